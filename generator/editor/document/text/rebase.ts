import { diffArrays } from 'diff';
import { endOfText } from '../../../core/json/plain-json.ts';
import type { Span } from '../../../core/json/scan.ts';
import { editText, type TextEdit } from '../../../core/json/text-edit.ts';

/** Maximum number of differing lines; beyond it the stretch is replaced as a whole. */
const mostChanged = 2000;

const linesOf = (text: string) => text.split(/(?<=\n)/);

/** Edit without the common beginning and end of both texts; none if they are equal. */
function trim(before: string, after: string, offset: number): TextEdit[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  const most = Math.min(before.length, after.length) - start;
  let end = 0;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  if (start === before.length && start === after.length) return [];
  return [{ from: offset + start, to: offset + before.length - end, text: after.slice(start, after.length - end) }];
}

/** Minimal edits from one text to another: a line diff, with each changed stretch trimmed. */
export function editsBetween(before: string, after: string): TextEdit[] {
  const [whole] = trim(before, after, 0);
  if (!whole) return [];
  // Extends the range to whole lines.
  const from = whole.from === 0 ? 0 : before.lastIndexOf('\n', whole.from - 1) + 1;
  const ending = before.indexOf('\n', whole.to);
  const to = ending === -1 ? before.length : ending + 1;
  const [old, young] = [before.slice(from, to), after.slice(from, after.length - (before.length - to))];
  const parts = diffArrays(linesOf(old), linesOf(young), { maxEditLength: mostChanged });
  if (!parts) return [whole];
  const edits: TextEdit[] = [];
  let at = from;
  let gone = '';
  let added = '';
  const close = () => {
    edits.push(...trim(gone, added, at));
    at += gone.length;
    [gone, added] = ['', ''];
  };
  for (const part of parts) {
    const text = part.value.join('');
    if (part.removed) gone += text;
    else if (part.added) added += text;
    else {
      close();
      at += text.length;
    }
  }
  close();
  return edits;
}

/** Start of the string literal that contains an offset; undefined outside strings. JSON strings contain no line breaks. */
function openQuote(text: string, offset: number): number | undefined {
  let open: number | undefined;
  for (let at = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1; at < offset; at++) {
    if (text[at] === '"') open = open === undefined ? at : undefined;
    else if (open !== undefined && text[at] === '\\') at++;
  }
  return open;
}

const isLiteral = (letter: string | undefined) => letter !== undefined && /[-+.\w]/.test(letter);

/** Extends an edit to the whole strings, numbers and words that it touches. */
export function widen(text: string, { from, to }: Span): Span {
  let start = openQuote(text, from) ?? from;
  while (isLiteral(text[start - 1])) start--;
  const open = openQuote(text, to);
  let end = open === undefined ? to : endOfText(text, open) + 1;
  if (end === 0) end = to;
  while (isLiteral(text[end])) end++;
  return { from: start, to: end };
}

const isGap = ({ from, to }: Span) => from === to;

/** Whether two ranges have characters in common, or are the same gap: insertions there have no certain order. */
export const overlaps = (one: Span, other: Span): boolean =>
  isGap(one) && isGap(other) ? one.from === other.from : one.from < other.to && one.to > other.from;

/** Range after edits; one that they overlap grows to what replaced it. */
export function shiftSpan({ from, to }: Span, edits: readonly TextEdit[]): Span {
  const after = (offset: number, isEnd: boolean) => {
    let moved = 0;
    for (const edit of edits) {
      const isBefore = edit.to < offset || (edit.to === offset && (!isEnd || !isGap(edit)));
      if (isBefore) moved += edit.text.length - (edit.to - edit.from);
      else if (edit.from < offset) return edit.from + moved + (isEnd ? edit.text.length : 0);
    }
    return offset + moved;
  };
  const start = after(from, false);
  return { from: start, to: Math.max(start, after(to, true)) };
}

/**
 * Rebases edits of a JSON text onto edits of others.
 * @param over edits of others, of the same text
 * @returns undefined if both touch the same string, number or range
 */
export function rebaseEdits(text: string, edits: readonly TextEdit[], over: readonly TextEdit[]): TextEdit[] | undefined {
  const rebased: TextEdit[] = [];
  const others = over.map((other) => ({ ...other, wide: widen(text, other) }));
  for (const edit of edits) {
    const { from, to } = edit;
    const wide = widen(text, edit);
    let moved = 0;
    for (const other of others) {
      const isSameGap = isGap(edit) && isGap(other) && from === other.from;
      if (isSameGap || (other.wide.from < wide.to && other.wide.to > wide.from)) return undefined;
      if (other.to <= from) moved += other.text.length - (other.to - other.from);
    }
    rebased.push({ from: from + moved, to: to + moved, text: edit.text });
  }
  return rebased;
}

/**
 * Rebases edits of a JSON text onto successive edits of others.
 * @param overs edits of others: the first ones of the same text, each of the others of the text before it
 * @returns undefined if both touch the same string, number or range
 */
export function rebaseOverSteps(
  text: string,
  edits: readonly TextEdit[],
  overs: readonly (readonly TextEdit[])[],
): TextEdit[] | undefined {
  let [now, rebased] = [text, [...edits]];
  for (const over of overs) {
    const next = rebaseEdits(now, rebased, over);
    if (!next) return undefined;
    [now, rebased] = [editText(now, over), next];
  }
  return rebased;
}
