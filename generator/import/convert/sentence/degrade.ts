import { isBeyondReading } from '../../../content/text/inline/read.ts';
import type { Recorder } from '../base/recorder.ts';
import { allGuards, type Guard, guardAgainst } from './guards.ts';
import { isMark, isRun, type MarkPart, type Part, type RunPart, textOfParts, tidyParts } from './parts.ts';
import { marksRead, writeParts } from './write.ts';

/** A note of one Latin word is read as a note if it ends with a full stop. */
const withNoteEnd = ({ children }: MarkPart): Part[] => (/[.\s]/.test(textOfParts(children)) ? [] : ['.']);

/** What stands in place of a mark that cannot be written where it is. */
function plainer(part: MarkPart | RunPart): Part[] {
  if (isRun(part)) return part.kind === 'formula' ? [{ kind: 'run', text: part.text }] : [part.text];
  if (part.kind === 'note') return [' (', ...part.children, ') '];
  return part.kind === 'abbreviation' ? [...part.children, ` (${part.target})`] : part.children;
}

/** Parts with some marks replaced by plainer ones. */
function withPlainer(parts: readonly Part[], some: ReadonlySet<Part>): Part[] {
  return parts.flatMap((part): Part[] => {
    if (typeof part === 'string' || (!isMark(part) && !isRun(part))) return [part];
    const own = isMark(part) ? { ...part, children: withPlainer(part.children, some) } : part;
    return some.has(part) ? plainer(own) : [own];
  });
}

/** Notes follow their word without a space, and end so that they are read as notes. */
function withNotes(parts: readonly Part[]): Part[] {
  return parts.map((part, index): Part => {
    const next = parts[index + 1];
    if (typeof part === 'string') return next !== undefined && isMark(next) && next.kind === 'note' ? part.trimEnd() : part;
    if (!isMark(part)) return part;
    const children = withNotes(part.children);
    return part.kind === 'note' ? { ...part, children: [...children, ...withNoteEnd(part)] } : { ...part, children };
  });
}

/** Marks to give up first: emphasis, which often prevents strong text around it, and links last. */
function leastNeeded(missing: readonly (MarkPart | RunPart)[]): readonly (MarkPart | RunPart)[] {
  const isOther = ({ kind }: MarkPart | RunPart) => kind !== 'link';
  const groups = [
    missing.filter(({ kind }) => kind === 'emphasis'),
    missing.filter(({ kind }) => kind === 'strong'),
    missing.filter(isOther),
  ];
  return groups.find(({ length }) => length > 0) ?? missing;
}

function recordGuards(text: string, plain: string, recorder: Recorder): void {
  const signs = (value: string) => value.match(/[*\u2217`\u2018[\]()^]/g)?.join('') ?? '';
  if (signs(text) !== signs(plain)) recorder.change('characters', 'signs', signs(plain), signs(text));
}

/**
 * Guards to add after a sentence was misread.
 * @param extra kinds of marks that are read but were not meant
 */
function nextGuards(guards: ReadonlySet<Guard>, extra: readonly string[]): Guard[] {
  const needed = extra.flatMap((kind) => guardAgainst[kind] ?? []).filter((guard) => !guards.has(guard));
  if (needed.length > 0) return needed;
  const others = allGuards.filter((guard) => !guards.has(guard));
  if (others.length > 0) return others;
  return guards.has('singleBrackets') ? [] : ['singleBrackets'];
}

/** A sentence without any mark, in which no sign is read as one. */
function withoutAnyMark(parts: readonly Part[], recorder: Recorder): string {
  const text = textOfParts(parts).replaceAll(/\s+/g, ' ').trim();
  const plain = writeParts([text], new Set([...allGuards, 'singleBrackets'])).text.replaceAll('\\', '/');
  recordGuards(plain, text, recorder);
  return plain;
}

const removedLinks = (marks: readonly (MarkPart | RunPart)[], recorder: Recorder) => {
  for (const part of marks) {
    if (part.kind === 'link') recorder.change('link-removed', part.target, '', '', { links: -1 });
    else recorder.change('structure-flattened', part.kind);
  }
};

/** Most attempts at one sentence; each gives up a mark or adds a guard. */
const mostAttempts = 40;

interface Attempt {
  text: string;
  missing: (MarkPart | RunPart)[];
  /** Kinds of marks that are read but were not meant. */
  extra: string[];
}

function tryParts(parts: readonly Part[], guards: ReadonlySet<Guard>): Attempt {
  const { text, marks } = writeParts(parts, guards);
  const read = isBeyondReading(text) ? new Map<string, string>() : marksRead(text);
  return {
    text,
    missing: [...marks].flatMap(([key, part]) => (read.has(key) ? [] : [part])),
    extra: [...read].flatMap(([key, kind]) => (marks.has(key) ? [] : [kind])),
  };
}

/**
 * Writes parts so that the same marks are read from the sentence. What no sentence can express is written more plainly, and
 * recorded; no word is lost.
 */
export function writeSentence(given: readonly Part[], recorder: Recorder): string {
  let parts = tidyParts(withNotes(tidyParts(given)));
  let hasDropped = false;
  const guards = new Set<Guard>();
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const { text, missing, extra } = tryParts(parts, guards);
    const isRead = missing.length === 0 && extra.length === 0;
    if (isRead && !(hasDropped && guards.size > 0)) {
      if (guards.size > 0) recordGuards(text, writeParts(parts, new Set()).text, recorder);
      return text;
    }
    const added = isRead || isBeyondReading(text) ? [] : nextGuards(guards, extra);
    for (const guard of added) guards.add(guard);
    // Guards that a mark needed may be needless without it.
    if (isRead) guards.clear();
    if (isRead) hasDropped = false;
    if (isRead || added.length > 0) continue;
    const dropped = leastNeeded(missing);
    if (dropped.length === 0) break;
    removedLinks(dropped, recorder);
    hasDropped = true;
    parts = tidyParts(withPlainer(parts, new Set(dropped)));
  }
  return withoutAnyMark(parts, recorder);
}
