/** Kinds of marks that have words inside. */
export type MarkKind =
  | ('strong' | 'emphasis' | 'subscript' | 'superscript' | 'struck' | 'key')
  | ('link' | 'language' | 'abbreviation' | 'note');

export interface MarkPart {
  kind: MarkKind;
  /** Address of a link, tag of a language, meaning of an abbreviation; otherwise empty. */
  target: string;
  children: Part[];
}

export interface RunPart {
  kind: 'run' | 'formula';
  text: string;
}

/** Part of a sentence as it shall be read: text, a mark, or a line break. */
export type Part = string | MarkPart | RunPart | { kind: 'break' };

/** What marks a field allows: `passage` all, `inline` no notes, `title` neither notes nor links, `plain` none. */
export type SentenceField = 'passage' | 'inline' | 'title' | 'plain';

export const isMark = (part: Part): part is MarkPart => typeof part !== 'string' && 'children' in part;
export const isRun = (part: Part): part is RunPart => typeof part !== 'string' && 'text' in part;
export const isBreak = (part: Part): part is { kind: 'break' } => typeof part !== 'string' && part.kind === 'break';

/** Text of parts without marks; notes and meanings follow in parentheses. */
export function textOfParts(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (isRun(part)) return part.kind === 'formula' ? ` ${part.text} ` : part.text;
      if (!isMark(part)) return ' ';
      const inner = textOfParts(part.children);
      if (part.kind === 'note') return ` (${inner.trim()})`;
      return part.kind === 'abbreviation' ? `${inner} (${part.target})` : inner;
    })
    .join('');
}

/** Joins adjacent texts and runs, and adjacent marks of one kind that need no border: asterisks would run together. */
function joined(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') result[result.length - 1] = last + part;
    else if (last !== undefined && isRun(part) && isRun(last) && part.kind === 'run' && last.kind === 'run') {
      result[result.length - 1] = { kind: 'run', text: last.text + part.text };
    } else if (last !== undefined && isMark(part) && isMark(last) && isSameMark(part, last)) {
      result[result.length - 1] = { ...last, children: joined([...last.children, ...part.children]) };
    } else if (part !== '') result.push(part);
  }
  return result;
}

const joinable = new Set<MarkKind>(['strong', 'emphasis', 'struck', 'subscript', 'superscript']);
const isSameMark = (one: MarkPart, other: MarkPart) => one.kind === other.kind && joinable.has(one.kind);

const hasSpaceAtStart = (part: Part | undefined) => typeof part === 'string' && /^\s/.test(part);

/** Splits the white space and breaks off both ends of parts. */
function splitEdges(parts: readonly Part[]): { before: Part[]; inner: Part[]; after: Part[] } {
  const inner = [...parts];
  const [before, after]: [Part[], Part[]] = [[], []];
  for (let first = inner[0]; first !== undefined; first = inner[0]) {
    if (isBreak(first)) before.push(first);
    else if (typeof first === 'string' && hasSpaceAtStart(first)) {
      const rest = first.trimStart();
      before.push(first.slice(0, first.length - rest.length));
      if (rest !== '') inner[0] = rest;
      if (rest !== '') break;
    } else break;
    inner.shift();
  }
  for (let last = inner.at(-1); last !== undefined; last = inner.at(-1)) {
    if (isBreak(last)) after.unshift(last);
    else if (typeof last === 'string' && /\s$/.test(last)) {
      const rest = last.trimEnd();
      after.unshift(last.slice(rest.length));
      if (rest !== '') inner[inner.length - 1] = rest;
      if (rest !== '') break;
    } else break;
    inner.pop();
  }
  return { before, inner, after };
}

/** Parts with white space and breaks moved out of their marks, and without empty marks. */
function withBareEdges(parts: readonly Part[]): Part[] {
  return joined(
    parts.flatMap((part): Part[] => {
      if (!isMark(part)) return [part];
      const { before, inner, after } = splitEdges(withBareEdges(part.children));
      return inner.length === 0 ? [...before, ...after] : [...before, { ...part, children: inner }, ...after];
    }),
  );
}

/** One space between words, none around breaks, and one break where there are several. */
function withSingleSpaces(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last !== undefined && isBreak(last) && isBreak(part)) continue;
    if (typeof part === 'string') {
      const text = part.replaceAll(/[ \t\r\n]+/g, ' ');
      const trimmed = last !== undefined && isBreak(last) ? text.trimStart() : text;
      if (trimmed !== '') result.push(trimmed);
      continue;
    }
    if (isBreak(part) && typeof last === 'string') {
      const trimmed = last.trimEnd();
      if (trimmed === '') result.pop();
      else result[result.length - 1] = trimmed;
      const before = result.at(-1);
      if (before === undefined || isBreak(before)) continue;
    }
    result.push(isMark(part) ? { ...part, children: withSingleSpaces(part.children) } : part);
  }
  return result;
}

/** Parts as they are written: no empty marks, no white space at the edges of marks and of the sentence. */
export function tidyParts(parts: readonly Part[]): Part[] {
  const bare = withSingleSpaces(withBareEdges(joined(parts)));
  return splitEdges(joined(bare)).inner;
}
