import type { Cut } from './cut.ts';

/** A file and how it was cut. */
export interface CutBytes {
  bytes: Buffer;
  cut: Cut;
}

/** Bytes compared at a time: long enough to be fast, short enough to end close to the difference. */
const stride = 1 << 16;

/** How many bytes two files begin with in common. */
function commonStart(a: Buffer, b: Buffer, most: number): number {
  let length = 0;
  while (length + stride <= most && a.compare(b, length, length + stride, length, length + stride) === 0) length += stride;
  while (length < most && a[length] === b[length]) length++;
  return length;
}

/** How many bytes two files end with in common. */
function commonEnd(a: Buffer, b: Buffer, most: number): number {
  let length = 0;
  const isSame = (to: number) => a.compare(b, b.length - to, b.length - length, a.length - to, a.length - length) === 0;
  while (length + stride <= most && isSame(length + stride)) length += stride;
  while (length < most && a[a.length - length - 1] === b[b.length - length - 1]) length++;
  return length;
}

/** How many lines end between two places. */
export function countLines(bytes: Buffer, from = 0, to = bytes.length): number {
  let count = 0;
  for (let at = bytes.indexOf(10, from); at !== -1 && at < to; at = bytes.indexOf(10, at + 1)) count++;
  return count;
}

/**
 * The cut of a file after an edit within one entry, which is not yet known to be one: the rest has only moved.
 * @returns undefined when anything else has changed; `edited` is undefined when nothing has.
 */
export function recutFile(before: CutBytes, bytes: Buffer): { cut: Cut; edited: number | undefined } | undefined {
  const { cut } = before;
  const shortest = Math.min(before.bytes.length, bytes.length);
  const start = commonStart(before.bytes, bytes, shortest);
  if (start === shortest && before.bytes.length === bytes.length) return { cut, edited: undefined };
  const end = before.bytes.length - commonEnd(before.bytes, bytes, shortest - start);
  // Its first and last bytes stay: what begins with a bracket or a quotation mark still does.
  const edited = cut.entries.findLastIndex(({ from }) => from < start);
  const entry = cut.entries[edited];
  if (!entry || end >= entry.to) return undefined;
  const moved = bytes.length - before.bytes.length;
  const lines = countLines(bytes, entry.from, entry.to + moved) - countLines(before.bytes, entry.from, entry.to);
  const entries = cut.entries.map((one, index) => {
    if (index < edited) return one;
    if (index === edited) return { ...one, to: one.to + moved };
    const { path, keyFrom, from, to, line } = one;
    return {
      path,
      keyFrom: keyFrom === undefined ? undefined : keyFrom + moved,
      from: from + moved,
      to: to + moved,
      line: line + lines,
    };
  });
  return { cut: { entries, skeleton: cut.skeleton }, edited };
}
