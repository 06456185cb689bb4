import { type Cut, type CutEntry, cutFile } from './cut.ts';
import { type FileBytes, inRuns } from './file-bytes.ts';

/** How a file was cut the last time, without its bytes. */
export interface FormerCut {
  /** What names the bytes of each entry. */
  names: string[];
  /** Of each entry: its bytes, and the lines that end in it. */
  sizes: Float64Array;
  skeleton: string;
}

/** Numbers of each entry in `sizes`. */
export const numbersEach = 2;

export function formerOf({ entries, skeleton }: Cut, names: string[]): FormerCut {
  return { names, sizes: Float64Array.from(entries.flatMap(({ from, to, lines }) => [to - from, lines])), skeleton };
}

/** The cut of a file most of which is as it was: so many entries `before` and `after` those that were cut anew. */
export interface CutAgain {
  cut: Cut;
  before: number;
  after: number;
}

/** Whether some bytes are those of an entry of the former file. */
export type IsSame = (index: number, own: Buffer) => boolean;

/** Bytes that are read at a time; more where an entry has more. */
const runSize = 1 << 20;

/** Bytes that are cut anew at most: of more, the whole is. */
const mostAnew = 1 << 24;

/** A former cut, whose skeleton has been cut itself: it tells where its entries stood among what is between them. */
class Former {
  readonly skeleton: Buffer;
  readonly cut: Cut | undefined;
  readonly places: readonly CutEntry[];
  readonly #sizes: Float64Array;

  constructor({ skeleton, sizes }: Pick<FormerCut, 'skeleton' | 'sizes'>) {
    this.skeleton = Buffer.from(skeleton);
    this.cut = cutFile(this.skeleton);
    const places = this.cut?.entries ?? [];
    this.places = places.length * numbersEach === sizes.length ? places : [];
    this.#sizes = sizes;
  }

  sizeOf = (index: number): number => this.#sizes[index * numbersEach] ?? 0;
  linesOf = (index: number): number => this.#sizes[index * numbersEach + 1] ?? 0;

  /** Where an entry ends in the skeleton; 0 for the one before the first. */
  endOf = (index: number): number => this.places[index]?.to ?? 0;

  /** What stands between an entry and the one before it; for the one behind the last, up to the end. */
  gapBefore = (index: number): Buffer =>
    this.skeleton.subarray(this.endOf(index - 1), this.places[index]?.from ?? this.skeleton.length);
}

/** What of a file is as it was: up to `start`, and from `end` on. */
interface Unchanged {
  before: number;
  start: number;
  after: number;
  /** Undefined where not even what follows the last entry is. */
  end: number | undefined;
}

/** Goes from the beginning, then from the end, to the first entry that has changed, or what stands before it. */
function findUnchanged(bytes: FileBytes, former: Former, isSame: IsSame): Unchanged {
  const { sizeOf, gapBefore } = former;
  const count = former.places.length;
  const read = inRuns(bytes, runSize);
  const isEntry = (index: number, from: number) => {
    const gap = gapBefore(index);
    const own = read(from, from + gap.length + sizeOf(index));
    return own.subarray(0, gap.length).equals(gap) && isSame(index, own.subarray(gap.length));
  };
  let [before, start] = [0, 0];
  for (; before < count && isEntry(before, start); before++) start += gapBefore(before).length + sizeOf(before);
  const last = gapBefore(count);
  let end = bytes.size - last.length;
  if (end < start || !read(end, bytes.size).equals(last)) return { before, start, after: 0, end: undefined };
  let after = 0;
  for (; before + after < count; after++) {
    const index = count - 1 - after;
    const from = end - sizeOf(index) - gapBefore(index).length;
    if (from < start || !isEntry(index, from)) break;
    end = from;
  }
  return { before, start, after, end };
}

/**
 * The cut of a file most of which is as it was when it was cut before: what has changed, and all between two changes, is cut
 * anew, among the former skeleton as far as that is still there.
 * @returns undefined where more has changed than is worth it, or it cannot be told where entries end.
 */
export function cutAgain(bytes: FileBytes, last: Pick<FormerCut, 'skeleton' | 'sizes'>, isSame: IsSame): CutAgain | undefined {
  const former = new Former(last);
  const count = former.places.length;
  const { before, start, after, end } = findUnchanged(bytes, former, isSame);
  if ((end ?? bytes.size) - start > mostAnew) return undefined;
  const head = former.skeleton.subarray(0, former.endOf(before - 1));
  const tail = former.skeleton.subarray(end === undefined ? former.skeleton.length : former.endOf(count - after - 1));
  const isUnchanged = before === count && start === end;
  const found = isUnchanged ? former.cut : cutFile(Buffer.concat([head, bytes.read(start, end ?? bytes.size), tail]));
  const more = (found?.entries.length ?? 0) - count;
  if (!found || count + more < before + after) return undefined;
  const moved = head.length + (end ?? bytes.size) - start + tail.length - former.skeleton.length;
  let [shift, lines] = [0, 0];
  const entries: CutEntry[] = [];
  for (const [index, one] of found.entries.entries()) {
    const { path, keyFrom, from, to, line } = one;
    const placed = { path, keyFrom: keyFrom === undefined ? undefined : keyFrom + shift, from: from + shift, line: line + lines };
    const isBehind = index >= count + more - after;
    if (index >= before && !isBehind) {
      entries.push({ ...placed, to: to + shift, lines: one.lines });
      continue;
    }
    // A 0 stands for it, which has to be the same value in the same place.
    const own = isBehind ? index - more : index;
    const stood = former.places[own];
    const isThere = stood && from === stood.from + (isBehind ? moved : 0) && to === from + 1 && path.length === stood.path.length;
    if (!isThere) return undefined;
    shift += former.sizeOf(own) - 1;
    lines += former.linesOf(own);
    entries.push({ ...placed, to: to + shift, lines: former.linesOf(own) });
  }
  return { cut: { entries, skeleton: found.skeleton }, before, after };
}
