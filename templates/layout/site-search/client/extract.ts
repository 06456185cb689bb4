import type { TextRow } from '../index-format.ts';
import { type Word, wordsIn } from '../words.ts';
import type { Hits } from './search-index.ts';

/** A piece of a text, and whether it is what was asked for. */
export interface Piece {
  text: string;
  isHit: boolean;
}

/** What a result says of a page besides its title: a few words around what was asked for, and where they stand. */
export interface Extract {
  pieces: Piece[];
  /** The place of the page that holds them, with its heading; absent at its start. */
  part?: { anchor: string; heading: string };
}

/** UTF-16 units of an extract, and how many of them stand before the first hit. */
const longest = 220;
const before = 60;

/** The words of a text that are among some terms, by their places. */
const hitsIn = (text: string, terms: Hits): Word[] => wordsIn(text).filter(({ term }) => terms.has(term));

/** A text in pieces: those that are among some terms, and what stands between. */
export function markHits(text: string, terms: Hits): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { from, to } of hitsIn(text, terms)) {
    if (from > end) pieces.push({ text: text.slice(end, from), isHit: false });
    pieces.push({ text: text.slice(from, to), isHit: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
  return pieces;
}

/** Some words of a text from about a place on, whole words only. */
function cutAround(text: string, place: number): string {
  const wanted = Math.max(0, place - before);
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const word = from > place || from === 0 ? wanted : from;
  // A number that the index isolates stays whole: its end alone would turn.
  const isolate = text.lastIndexOf('\u2066', word);
  const start = isolate > text.lastIndexOf('\u2069', word) ? isolate : word;
  if (text.length - start <= longest) return `${start > 0 ? '… ' : ''}${text.slice(start)}`;
  const last = text.lastIndexOf(' ', start + longest);
  return `${start > 0 ? '… ' : ''}${text.slice(start, last > start ? last : start + longest)} …`;
}

/** The extract of a page: from the section that has most of the terms, the first of several. */
export function extractOf([, , , sections]: TextRow, terms: Hits): Extract {
  let best = { score: 0, place: 0, index: sections.findIndex(([, , text]) => text !== '') };
  for (const [index, [, heading, text]] of sections.entries()) {
    const hits = hitsIn(text, terms);
    const inHeading = hitsIn(heading, terms).length;
    const score = new Set(hits.map(({ term }) => terms.get(term))).size + 2 * inHeading + Math.min(hits.length, 3) / 10;
    if (score > best.score) best = { score, place: hits[0]?.from ?? 0, index };
  }
  const [anchor = '', heading = '', text = ''] = sections[best.index] ?? [];
  const pieces = markHits(cutAround(text === '' ? heading : text, best.place), terms);
  return { pieces, ...(best.score > 0 && anchor !== '' && heading !== '' && { part: { anchor, heading } }) };
}
