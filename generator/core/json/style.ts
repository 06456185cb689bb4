import { type Container, type Member, readContainer } from './scan.ts';
import { type StringStyle, stringStyleOf } from './string-text.ts';

/** How a file is written, where nothing nearer tells it. */
export interface FileStyle {
  newline: string;
  /** What a level is indented by. */
  unit: string;
  /** Everything on one line. */
  isInline: boolean;
  /** Between a key and its value, and between what stands on one line. */
  colon: string;
  comma: string;
  strings: StringStyle;
}

/** Characters at the beginning of a file that tell how its texts are written. */
const sampled = 100_000;

/** The spaces at the beginning of the line of an offset. */
export function indentAt(text: string, offset: number): string {
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  let end = start;
  while (text[end] === ' ' || text[end] === '\t') end++;
  return text.slice(start, end);
}

/** What stands before a member: behind the bracket or behind the member before it. */
export function gapBefore(text: string, { open, close, members }: Container, index: number): string {
  const from = index === 0 ? open + 1 : (members[index - 1]?.to ?? open + 1);
  return text.slice(from, members[index]?.start ?? close);
}

/** Between a key and its value. */
function colonOf(text: string, member: Member | undefined): string | undefined {
  if (!member || member.key === undefined) return undefined;
  let at = member.from;
  while (text[at - 1] !== '"') at--;
  return text.slice(at, member.from);
}

/** Whether a list or object is written on one line, its own brackets and what is in it. */
export function isOnOneLine(text: string, { open, close }: Container): boolean {
  return !text.slice(open, close).includes('\n');
}

/** What the members of a list or object are indented by, beyond the line on which it begins. */
export function unitIn(text: string, container: Container): string | undefined {
  const gap = gapBefore(text, container, 0);
  const outer = indentAt(text, container.open);
  const inner = gap.slice(gap.lastIndexOf('\n') + 1);
  return gap.includes('\n') && inner.length > outer.length && inner.startsWith(outer) ? inner.slice(outer.length) : undefined;
}

const lineEnds = (text: string) => text.split('\n').length - 1;

/**
 * What goes between a new member and its neighbour: what stands between others there. An empty line between two is no
 * reason for another.
 * @param index of the member before which the new one goes
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

/** How a key is followed by its value in an object. */
export function colonIn(text: string, { members }: Container, index: number, file: FileStyle): string {
  return colonOf(text, members[Math.max(0, Math.min(index, members.length - 1))]) ?? file.colon;
}

/** Between the bracket and what is on its line; undefined where nothing tells it. */
export function paddingIn(text: string, container: Container): string | undefined {
  const gap = gapBefore(text, container, 0);
  return container.members.length > 0 && !gap.includes('\n') ? gap : undefined;
}

/** How a file is written. */
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

/** What the first member of the whole is indented by. */
function readFirst(text: string): string | undefined {
  const match = /^[\ufeff\s]*[[{][^\S\n]*(?:\r?\n)+([ \t]+)\S/.exec(text.slice(0, sampled));
  return match?.[1];
}

/** The list or object at an offset, when it holds anything: what is like it is written like it. */
export function sampleAt(text: string, from: number | undefined): Container | undefined {
  const container = from === undefined ? undefined : readContainer(text, from);
  return container && container.members.length > 0 ? container : undefined;
}
