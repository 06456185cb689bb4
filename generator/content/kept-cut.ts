import { type Cut, type CutEntry, isCutFurther, isSpace } from './cut.ts';
import { type FileBytes, inRuns } from './file-bytes.ts';
import type { Path } from './path.ts';
import { countLines } from './recut.ts';

/** How a file was cut, without its bytes: for the next command. */
export interface KeptCut {
  size: number;
  /** What names the bytes of each entry. */
  names: string[];
  paths: Path[];
  /** Of each entry: where its key begins (-1 for none), where it does, its end, and its line. */
  places: Float64Array;
  skeleton: string;
}

/** Numbers of each entry in `places`. */
export const numbersEach = 4;

export function keepCut(size: number, { entries, skeleton }: Cut, names: string[]): KeptCut {
  const places = new Float64Array(entries.length * numbersEach);
  let at = 0;
  for (const { keyFrom = -1, from, to, line } of entries) {
    places[at++] = keyFrom;
    places[at++] = from;
    places[at++] = to;
    places[at++] = line;
  }
  return { size, names, paths: entries.map(({ path }) => path), places, skeleton };
}

function* entriesOf({ paths, places }: KeptCut): Generator<CutEntry> {
  for (let index = 0, at = 0; index < paths.length; index++, at += numbersEach) {
    const [path = [], keyFrom = -1] = [paths[index], places[at]];
    const [from = 0, to = 0, line = 0] = [places[at + 1], places[at + 2], places[at + 3]];
    yield { path, keyFrom: keyFrom < 0 ? undefined : keyFrom, from, to, line };
  }
}

/** Bytes that are read at a time; more where an entry has more. */
const runSize = 1 << 20;

export interface Recut {
  cut: Cut;
  /** Which entry has changed: its bytes are not yet known to be one, but begin and end like one. Undefined where none has. */
  edited: number | undefined;
}

/**
 * The cut of a file that was known to another command, after an edit within one entry: the rest has only moved. That is told
 * by the names of the others, which takes a third of the time of cutting anew.
 * @returns undefined when anything else has changed.
 */
export function recutKept(bytes: FileBytes, kept: KeptCut, nameOf: (bytes: Buffer) => string): Recut | undefined {
  const read = inRuns(bytes, runSize);
  const skeleton = Buffer.from(kept.skeleton);
  const moved = bytes.size - kept.size;
  const entries: CutEntry[] = [];
  let edited: number | undefined;
  let [shift, lines, former, inSkeleton] = [0, 0, 0, 0];
  const isGap = (from: number, to: number) => {
    const start = inSkeleton;
    inSkeleton += to - from + 1;
    return inSkeleton <= skeleton.length + 1 && read(from, to).compare(skeleton, start, inSkeleton - 1) === 0;
  };
  for (const { path, keyFrom, from, to, line } of entriesOf(kept)) {
    const index = entries.length;
    if (!isGap(former + shift, from + shift)) return undefined;
    const [moving, before] = [shift, lines];
    if (nameOf(read(from + shift, to + shift)) !== kept.names[index]) {
      if (edited !== undefined || to + moved <= from) return undefined;
      edited = index;
      shift = moved;
      const own = read(from, to + shift);
      if (isSpace(own[0]) || isSpace(own.at(-1)) || isCutFurther(path, own[0])) return undefined;
      lines = countLines(own) - linesOf(kept, index, skeleton.subarray(inSkeleton));
    }
    const key = keyFrom === undefined ? undefined : keyFrom + moving;
    entries.push({ path, keyFrom: key, from: from + moving, to: to + shift, line: line + before });
    former = to;
  }
  if (!isGap(former + shift, bytes.size) || (edited === undefined && moved !== 0)) return undefined;
  return { cut: { entries, skeleton: kept.skeleton }, edited };
}

/** Lines that end in an entry, by the lines of the next; 0 for the last, behind which nobody asks. @param after what follows it in the skeleton. */
function linesOf({ places }: KeptCut, index: number, after: Buffer): number {
  const at = index * numbersEach;
  const [to = 0, line = 0, , from, , nextLine = 0] = places.subarray(at + 2);
  if (from === undefined) return 0;
  // Its place in the skeleton is a 0.
  return nextLine - line - countLines(after.subarray(0, from - to));
}
