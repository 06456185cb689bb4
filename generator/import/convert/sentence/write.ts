import { abbreviationSign, keyEnd, linedEnds, mathEnd } from '../../../content/text/inline/grammar.ts';
import { flattenElements, type InlineElement, readInline } from '../../../content/text/inline/read.ts';
import { type Guard, guarded } from './guards.ts';
import { isMark, isRun, type MarkPart, type Part, type RunPart } from './parts.ts';

/** A sentence with the place of each mark, by a key that is the same for what was written and what is read. */
export interface Written {
  text: string;
  marks: Map<string, MarkPart | RunPart>;
}

const signsBefore = (kind: MarkPart['kind']) =>
  kind === 'strong' ? '**' : kind === 'emphasis' ? '*' : kind === 'note' ? '^[' : '[';

function signsAfter({ kind, target }: MarkPart): string {
  switch (kind) {
    case 'strong':
      return '**';
    case 'emphasis':
      return '*';
    case 'note':
      return ']';
    case 'link':
      return `](${target})`;
    case 'language':
      return `](lang:${target})`;
    case 'abbreviation':
      return `${abbreviationSign}${target})`;
    case 'key':
      return keyEnd;
    default:
      return linedEnds[kind];
  }
}

/** Code between so many backticks that none in it ends it. */
function writeRun(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const isPadded = /^`|`$/.test(text) || (text.startsWith(' ') && text.endsWith(' '));
  return isPadded ? `${fence} ${text} ${fence}` : fence + text + fence;
}

const keyOf = (kind: string, from: number, to: number, target: string) => `${kind} ${from} ${to} ${target}`;

/** Writes parts as a sentence. Its marks may be read as others: see {@link marksRead}. */
export function writeParts(parts: readonly Part[], guards: ReadonlySet<Guard>): Written {
  const marks = new Map<string, MarkPart | RunPart>();
  let text = '';
  const write = (part: Part): void => {
    const from = text.length;
    if (typeof part === 'string') text += guarded(part, guards);
    else if (isRun(part)) text += part.kind === 'run' ? writeRun(part.text) : `[${part.text}${mathEnd}`;
    else if (isMark(part)) {
      text += signsBefore(part.kind);
      for (const child of part.children) write(child);
      text += signsAfter(part);
    } else text += '\\\n';
    if (isRun(part)) marks.set(keyOf(part.kind, from, text.length, part.text), part);
    if (isMark(part)) marks.set(keyOf(part.kind, from, text.length, part.target), part);
  };
  for (const part of parts) write(part);
  return { text, marks };
}

function targetOf(element: InlineElement): string {
  switch (element.kind) {
    case 'link':
      return element.href;
    case 'language':
      return element.tag;
    case 'abbreviation':
      return element.meaning;
    case 'run':
    case 'formula':
      return element.text;
    default:
      return '';
  }
}

/** Keys of the marks that a page reads in a sentence, each with its kind. */
export function marksRead(text: string): Map<string, InlineElement['kind']> {
  const elements = flattenElements(readInline(text) ?? []).filter(({ kind }) => kind !== 'text' && kind !== 'break');
  return new Map(elements.map((one) => [keyOf(one.kind, one.from, one.to, targetOf(one)), one.kind]));
}
