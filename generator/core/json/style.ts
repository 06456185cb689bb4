import { type Container, type Member, readContainer } from './scan.ts';
import { type StringStyle, stringStyleOf } from './string-text.ts';

/** Formatting of a file, used if nothing near an edit shows it. */
export interface FileStyle {
  newline: string;
  /** Indentation of one level. */
  unit: string;
  /** Whether everything is on one line. */
  isInline: boolean;
  /** Separators between key and value, and between values on one line. */
  colon: string;
  comma: string;
  strings: StringStyle;
}

/** Characters at the start of a file that determine its escaping style. */
const sampled = 100_000;

/** Indentation of the line at an offset. */
export function indentAt(text: string, offset: number): string {
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  let end = start;
  while (text[end] === ' ' || text[end] === '\t') end++;
  return text.slice(start, end);
}

/** Text between a member and the bracket or member before it. */
export function gapBefore(text: string, { open, close, members }: Container, index: number): string {
  const from = index === 0 ? open + 1 : (members[index - 1]?.to ?? open + 1);
  return text.slice(from, members[index]?.start ?? close);
}

/** Separator between a key and its value. */
function colonOf(text: string, member: Member | undefined): string | undefined {
  if (!member || member.key === undefined) return undefined;
  let at = member.from;
  while (text[at - 1] !== '"') at--;
  return text.slice(at, member.from);
}

/** Whether a list or object, including its brackets, is on one line. */
export function isOnOneLine(text: string, { open, close }: Container): boolean {
  return !text.slice(open, close).includes('\n');
}

/** Indentation of the members of a list or object, relative to its first line. */
export function unitIn(text: string, container: Container): string | undefined {
  const gap = gapBefore(text, container, 0);
  const outer = indentAt(text, container.open);
  const inner = gap.slice(gap.lastIndexOf('\n') + 1);
  return gap.includes('\n') && inner.length > outer.length && inner.startsWith(outer) ? inner.slice(outer.length) : undefined;
}

const lineEnds = (text: string) => text.split('\n').length - 1;

/**
 * Separator between a new member and its neighbour, copied from other members, but without empty lines.
 * @param index of the member before which the new one is inserted
 */
export function separatorIn(text: string, container: Container, index: number, file: FileStyle): string {
  const { members } = container;
  if (members.length < 2) {
    const before = gapBefore(text, container, 0);
    return before.includes('\n') ? `,${file.newline}${before.slice(before.lastIndexOf('\n') + 1)}` : file.comma;
  }
  const near = Math.min(Math.max(index, 1), members.length - 1);
  const gap = gapBefore(text, container, near);
  const other = gapBefore(text, container, near > 1 ? near - 1 : Math.min(near + 1, members.length - 1));
  return lineEnds(other) > 0 && lineEnds(other) < lineEnds(gap) ? other : gap;
}

/** Separator between key and value in an object. */
export function colonIn(text: string, { members }: Container, index: number, file: FileStyle): string {
  return colonOf(text, members[Math.max(0, Math.min(index, members.length - 1))]) ?? file.colon;
}

/** Space between bracket and content on one line; undefined if unknown. */
export function paddingIn(text: string, container: Container): string | undefined {
  const gap = gapBefore(text, container, 0);
  return container.members.length > 0 && !gap.includes('\n') ? gap : undefined;
}

/** Formatting of a file. */
export function fileStyleOf(text: string): FileStyle {
  const root = readFirst(text);
  const isInline = !text.trim().includes('\n');
  const start = text.slice(0, sampled);
  const colon = /"(\s*:[ \t]*)["\d[{tfn-]/.exec(start)?.[1] ?? (isInline ? ':' : ': ');
  const isTight = isInline && colon === ':';
  return {
    newline: /\r?\n/.exec(text)?.[0] ?? '\n',
    unit: root ?? /\n([ \t]+)\S/.exec(start)?.[1] ?? '  ',
    isInline,
    colon,
    comma: isTight ? ',' : ', ',
    strings: stringStyleOf(start),
  };
}

/** Indentation of the first top-level member. */
function readFirst(text: string): string | undefined {
  const match = /^[\ufeff\s]*[[{][^\S\n]*(?:\r?\n)+([ \t]+)\S/.exec(text.slice(0, sampled));
  return match?.[1];
}

/** The list or object at an offset, unless it is empty: used as a sample for similar values. */
export function sampleAt(text: string, from: number | undefined): Container | undefined {
  const container = from === undefined ? undefined : readContainer(text, from);
  return container && container.members.length > 0 ? container : undefined;
}
