import { Source } from '../../generator/core/json/source.ts';
import type { Random } from '../fuzz/random.ts';
import { breakByte } from './broken-bytes.ts';

/** File that is edited byte by byte. */
export interface EditedBytes {
  /** Current bytes. */
  now: Buffer;
  /** Last valid bytes. */
  right: Buffer;
}

type Edit = (random: Random, file: EditedBytes) => Buffer;

const arabicLetters = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'];

/** Replaces an Arabic letter in a text: the most common kind of edit. */
const changeLetter: Edit = (random, { right }) => {
  const text = right.toString();
  const places = [...text.matchAll(/[ا-ي]/g)].map(({ index }) => index);
  const at = random.pick(places);
  return Buffer.from(text.slice(0, at) + random.pick(arabicLetters) + text.slice(at + 1));
};

/** Swaps two adjacent items of a list. */
const swapItems: Edit = (random, { right }) => {
  const source = new Source('site.json', right.toString());
  const lists = [['routes'], ['routes', 0, 'blocks'], ['header', 'links'], ['footer', 'legal']];
  const list = random.pick(lists);
  const spans = [0, 1, 2, 3, 4].flatMap((index) => {
    const span = source.spanOf([...list, index]);
    return span ? [span] : [];
  });
  const index = random.int(0, Math.max(0, spans.length - 2));
  const [[from, to], [otherFrom, otherTo]] = [spans[index] ?? [0, 0], spans[index + 1] ?? [0, 0]];
  const { text } = source;
  return otherTo === 0
    ? right
    : Buffer.from(
        text.slice(0, from) +
          text.slice(otherFrom, otherTo) +
          text.slice(to, otherFrom) +
          text.slice(from, to) +
          text.slice(otherTo),
      );
};

/** Moves some bytes. */
const moveBytes: Edit = (random, { now }) => {
  const from = random.int(0, now.length - 1);
  const to = Math.min(now.length, from + random.int(1, 40));
  const rest = Buffer.concat([now.subarray(0, from), now.subarray(to)]);
  const at = random.int(0, rest.length);
  return Buffer.concat([rest.subarray(0, at), now.subarray(from, to), rest.subarray(at)]);
};

const edits: Record<string, Edit> = {
  break: (random, { right }) => breakByte(random, right).bytes,
  'break again': (random, { now }) => breakByte(random, now).bytes,
  repair: (_random, { right }) => right,
  'change a letter': changeLetter,
  'swap items': swapItems,
  'move bytes': moveBytes,
};

/** Random edit of a file, as people and faulty programs make them. */
export function editBytes(random: Random, file: EditedBytes): { kind: string; bytes: Buffer } {
  const kind = random.pick(Object.keys(edits));
  return { kind, bytes: edits[kind]?.(random, file) ?? file.right };
}
