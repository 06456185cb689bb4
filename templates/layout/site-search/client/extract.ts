import type { TextRow } from '../index-format.ts';
import { type Word, wordsIn } from '../words.ts';
import type { Hits } from './search-index.ts';

/** Piece of a text, and whether it is a hit. */
export interface Piece {
  text: string;
  isHit: boolean;
}

/** Extract of a page in a result: words around the hits, and their section. */
export interface Extract {
  pieces: Piece[];
  /** Section that contains them; absent at the start of the page. */
  part?: { anchor: string; heading: string };
}

/** Length of an extract in UTF-16 units, and how much of it precedes the first hit. */
const longest = 220;
const before = 60;

/** Words of a text that are hits, with their positions. */
const hitsIn = (text: string, terms: Hits): Word[] => wordsIn(text).filter(({ term }) => terms.has(term));

/** Splits a text into hits and the text between them. */
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

/** Extract around a position, whole words only. */
function cutAround(text: string, place: number): string {
  const wanted = Math.max(0, place - before);
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const word = from > place || from === 0 ? wanted : from;
  // Does not cut an isolated number: its end alone would be reordered.
  const isolate = text.lastIndexOf('\u2066', word);
  const start = isolate > text.lastIndexOf('\u2069', word) ? isolate : word;
  if (text.length - start <= longest) return `${start > 0 ? '… ' : ''}${text.slice(start)}`;
  const last = text.lastIndexOf(' ', start + longest);
  return `${start > 0 ? '… ' : ''}${text.slice(start, last > start ? last : start + longest)} …`;
}

/** Extract of a page from the section with the most distinct terms; the first if equal. */
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
