import type { Mark, MarkType, ResolvedPos } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { maxMeaningLength } from '../../../content/text/inline/grammar.ts';
import { attributesOf, markValue, schema, type ToggledMark } from './schema.ts';

interface Range {
  from: number;
  to: number;
}

/** Mark of a type at a place. */
function markAt({ nodeBefore, nodeAfter }: ResolvedPos, type: MarkType): Mark | undefined {
  return type.isInSet(nodeAfter?.marks ?? []) ?? type.isInSet(nodeBefore?.marks ?? []);
}

/** Range of the neighbouring nodes with a mark. */
function rangeOfMark(place: ResolvedPos, mark: Mark): Range {
  const { parent } = place;
  const ranges: Range[] = [];
  parent.forEach((node, offset) => {
    const [from, to] = [place.start() + offset, place.start() + offset + node.nodeSize];
    const last = ranges.at(-1);
    if (!mark.isInSet(node.marks)) return;
    if (last?.to === from) last.to = to;
    else ranges.push({ from, to });
  });
  return ranges.find(({ from, to }) => from <= place.pos && place.pos <= to) ?? { from: place.pos, to: place.pos };
}

const wordCharacters = /[\p{L}\p{M}\p{N}\u200c\u0640]/u;

/** Selection without spaces at its end, or the word at the caret; undefined if neither has text. */
function rangeOf({ selection, doc }: EditorState): Range | undefined {
  const { $from, $to, from, to } = selection;
  const between = (start: number, end: number) => doc.textBetween(start, end, ' ', '\ufffc');
  if (from < to) {
    const last = between(Math.max(from, $to.start()), to);
    const end = to - (last.length - last.trimEnd().length);
    return between(from, to).trim() === '' ? undefined : { from, to: end };
  }
  if (!$from.parent.isTextblock) return undefined;
  const before = [...between($from.start(), from)].toReversed();
  const after = [...between(from, $from.end())];
  const lengthOf = (letters: string[]) => {
    const end = letters.findIndex((letter) => !wordCharacters.test(letter));
    return letters.slice(0, end === -1 ? letters.length : end).join('').length;
  };
  const range = { from: from - lengthOf(before), to: from + lengthOf(after) };
  return range.from < range.to ? range : undefined;
}

const select = (tr: Transaction, { from, to }: Range) => tr.setSelection(TextSelection.create(tr.doc, from, to)).scrollIntoView();

function isMarked(state: EditorState, { from, to }: Range, type: MarkType): boolean {
  let isWhole = true;
  state.doc.nodesBetween(from, to, (node) => {
    if (node.isText && !type.isInSet(node.marks)) isWhole = false;
  });
  return isWhole;
}

/** Sets or removes a mark; without a word at the caret, for the text typed next. */
export const toggleMark =
  (name: ToggledMark): Command =>
  (state, dispatch) => {
    const { tr, doc, selection } = state;
    const type = schema.marks[name] as MarkType;
    const existing = selection.empty ? markAt(selection.$from, type) : undefined;
    const range = existing ? rangeOfMark(selection.$from, existing) : rangeOf(state);
    const mark = (text: string) => type.create(attributesOf(name, /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en'));
    if (!range) {
      if (!selection.empty) return false;
      const isStored = type.isInSet(state.storedMarks ?? []);
      dispatch?.(isStored ? tr.removeStoredMark(type) : tr.addStoredMark(mark('')));
    } else if (isMarked(state, range, type)) dispatch?.(tr.removeMark(range.from, range.to, type));
    else dispatch?.(select(tr.addMark(range.from, range.to, mark(doc.textBetween(range.from, range.to))), range));
    return true;
  };

/** Sets a mark with a value around the caret or on the selection; an empty value removes it. */
const setValue =
  (name: 'link' | 'abbreviation', value: string): Command =>
  (state, dispatch) => {
    const { tr, selection } = state;
    const type = schema.marks[name] as MarkType;
    const existing = markAt(selection.$from, type);
    const range = existing ? rangeOfMark(selection.$from, existing) : rangeOf(state);
    if (!range) return false;
    const marked = tr.removeMark(range.from, range.to, type);
    if (value !== '') select(marked.addMark(range.from, range.to, type.create(attributesOf(name, value))), range);
    dispatch?.(marked);
    return true;
  };

/** Links the selection; an empty address removes the link. */
export const setLink = (href: string): Command => setValue('link', href);

/** Marks the selection as an abbreviation. Meanings cannot contain brackets. */
export const setMeaning = (meaning: string): Command =>
  setValue(
    'abbreviation',
    meaning
      .replaceAll(/[\s()[\]]+/g, ' ')
      .trim()
      .slice(0, maxMeaningLength),
  );

const valueAround = ({ selection }: EditorState, name: 'link' | 'abbreviation'): string => {
  const mark = markAt(selection.$from, schema.marks[name] as MarkType);
  return mark ? markValue(mark) : '';
};

export const linkAround = (state: EditorState): string => valueAround(state, 'link');
export const meaningAround = (state: EditorState): string => valueAround(state, 'abbreviation');
