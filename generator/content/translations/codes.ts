import { abbreviationSign, type LinedMark } from '../text/inline/grammar.ts';
import { flattenElements, type InlineElement, readInline, widthOfStars } from '../text/inline/read.ts';
import { placeholder } from './differences.ts';

/** Part of a text for translators: words, or a code that stays as it is. Concatenated, the parts are the text. */
export type InlineCode =
  | { is: 'words'; text: string }
  /** Start or end of a mark; both have the same id. */
  | {
      is: 'begin' | 'end';
      text: string;
      id: number;
      mark: 'strong' | 'emphasis' | 'link' | 'language' | 'abbreviation' | 'key' | 'note' | LinedMark;
    }
  /** A code run, a line break or a placeholder. */
  | { is: 'alone'; text: string; id: number; mark: 'run' | 'formula' | 'break' | 'abbreviation' | 'placeholder' };

type Abbreviation = Extract<InlineElement, { kind: 'abbreviation' }>;

type Sign = Exclude<InlineCode, { is: 'words' }> & { from: number };

/** The meaning of an abbreviation is text, which is translated too. */
function signsOfAbbreviation({ from, to, meaningFrom }: Abbreviation, text: string, id: number): Sign[] {
  const end = meaningFrom - abbreviationSign.length;
  return [
    { is: 'begin', mark: 'abbreviation', from, text: text.slice(from, from + 1), id },
    { is: 'end', mark: 'abbreviation', from: end, text: text.slice(end, meaningFrom), id },
    { is: 'alone', mark: 'abbreviation', from: to - 1, text: ')', id: 0 },
  ];
}

function signsOf(piece: InlineElement, text: string, id: number): Sign[] {
  const { kind, from, to } = piece;
  if (kind === 'run' || kind === 'formula' || kind === 'break')
    return [{ is: 'alone', mark: kind, from, text: text.slice(from, to), id }];
  if (kind === 'text') return [];
  const hasStars = kind === 'strong' || kind === 'emphasis';
  const width = hasStars ? widthOfStars(kind) : kind === 'note' ? 2 : 1;
  if (kind === 'abbreviation') return signsOfAbbreviation(piece, text, id);
  const end = hasStars ? to - width : (piece.children.at(-1)?.to ?? from + width);
  return [
    { is: 'begin', mark: kind, from, text: text.slice(from, from + width), id },
    { is: 'end', mark: kind, from: end, text: text.slice(end, to), id },
  ];
}

function placeholdersOf(text: string, taken: readonly Sign[], id: number): Sign[] {
  const found = [...text.matchAll(new RegExp(placeholder, 'g'))].filter(
    ({ index }) => !taken.some(({ from, text: sign }) => from < index + placeholder.length && index < from + sign.length),
  );
  return found.map(({ index }, count) => ({ is: 'alone', mark: 'placeholder', from: index, text: placeholder, id: id + count }));
}

/** Splits a text into words and codes; codes are numbered from 1. */
export function codesOf(text: string, hasMarks: boolean): InlineCode[] {
  const pieces = hasMarks ? flattenElements(readInline(text) ?? []).filter(({ kind }) => kind !== 'text') : [];
  let next = pieces.length + 1;
  // The bracket after a meaning belongs to no pair and gets a separate id.
  const marks = pieces
    .flatMap((piece, index) => signsOf(piece, text, index + 1))
    .map((one) => (one.id === 0 ? { ...one, id: next++ } : one));
  const signs = [...marks, ...placeholdersOf(text, marks, next)].toSorted((a, b) => a.from - b.from);
  const codes: InlineCode[] = [];
  let at = 0;
  const addWords = (to: number) => {
    if (to > at) codes.push({ is: 'words', text: text.slice(at, to) });
  };
  for (const { from, ...sign } of signs) {
    addWords(from);
    codes.push(sign);
    at = from + sign.text.length;
  }
  addWords(text.length);
  return codes;
}
