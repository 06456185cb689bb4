import { type Stats, statSync } from 'node:fs';
import { serialize } from 'node:v8';
import { hashBytes, hashLength } from '../common/hash.ts';
import { isNumbers, isText, partsOf, readForm, readKept } from '../machine/forms.ts';
import type { Machine } from '../machine/machine.ts';
import type { Store } from '../machine/store.ts';
import { isAsLeft, type LeftFiles, type Look, numbersEach, numbersOf } from './look.ts';

/** Where the store keeps what a build has left in an output folder. */
export const leftEntry = (outDir: string) => `left in/${hashBytes(outDir)}`;

/** In one text and one row of numbers, as there are tens of thousands of files. */
interface Kept {
  /** `\0` stands between them. */
  paths: string;
  /** Of each path in their order. */
  numbers: Float64Array;
  hashes: string;
}

const keptForm = partsOf<Kept>({ paths: isText, numbers: isNumbers, hashes: isText });

/** Whether there is as much of each as there are paths. */
function isWhole({ paths, numbers, hashes }: Kept): boolean {
  const count = paths === '' ? 0 : paths.split('\0').length;
  return numbers.length === count * numbersEach && hashes.length === count * hashLength;
}

const nothing: Kept = { paths: '', numbers: new Float64Array(), hashes: '' };

/** A file that a site shall have, and what names its bytes. */
export interface Wanted {
  path: string;
  hash: string;
}

/**
 * The files that the last build left in an output folder: which they are, and what their bytes are. Who writes to one or replaces
 * it may give it its former time and size, but never that of the last change, which the system keeps; as long as that is the same,
 * its bytes are.
 */
export class Left implements LeftFiles {
  readonly paths: readonly string[];
  readonly numbers: Float64Array;
  readonly #hashes: string;
  /** By path the place in `paths`. */
  readonly #places: ReadonlyMap<string, number>;

  constructor({ paths, numbers, hashes }: Kept = nothing) {
    this.paths = paths === '' ? [] : paths.split('\0');
    this.numbers = numbers;
    this.#hashes = hashes;
    this.#places = new Map(this.paths.map((path, place) => [path, place]));
  }

  static async of(store: Store, outDir: string): Promise<Left> {
    const kept = readKept(await store.get(leftEntry(outDir)), readForm(keptForm));
    return new Left(kept && isWhole(kept) ? kept : nothing);
  }

  /** The place of a file, if it was left with these bytes. */
  placeOf({ path, hash }: Wanted): number | undefined {
    const place = this.#places.get(path);
    return place !== undefined && this.#hashes.startsWith(hash, place * hashLength) ? place : undefined;
  }

  /** Whether these files were left, and all stand where somebody has looked. */
  isStanding(wanted: readonly Wanted[], { untouched }: Look): boolean {
    return wanted.every((file) => untouched[this.placeOf(file) ?? -1] === 1);
  }

  /** Whether each of these files was left. */
  has(wanted: readonly Wanted[]): boolean {
    return wanted.every((file) => this.placeOf(file) !== undefined);
  }

  /** Whether a file stands there that was left with these bytes. */
  isUntouched(wanted: Wanted, file: string): boolean {
    const place = this.placeOf(wanted);
    return place !== undefined && isAsLeft(this, place, file);
  }

  /** What the system said of a file when it was left, and which file it was. */
  numbersAt(place: number): Float64Array {
    return this.numbers.subarray(place * numbersEach, (place + 1) * numbersEach);
  }

  placedAt(place: number): Placed {
    const [, ino = 0, size = 0, mtimeMs = 0] = this.numbersAt(place);
    return { ino, size, mtimeMs };
  }
}

/** Whether every file that the last build has left in an output folder stands there as it was left. */
export async function standsAsLeft(outDir: string, { core }: Pick<Machine, 'core'>): Promise<boolean> {
  const left = await Left.of(core, outDir);
  return left.paths.length > 0 && left.paths.every((path, place) => isAsLeft(left, place, `${outDir}/${path}`));
}

/** Which file was brought: what tells it from any that takes its place, or is written to later. */
export type Placed = Pick<Stats, 'ino' | 'size' | 'mtimeMs'>;

/** A file of a site that stands where it belongs. */
export interface StandingFile extends Wanted {
  /** What the system says of it, or which file was placed. */
  known: ArrayLike<number> | Placed;
}

/** What the system says of a file, where it still is the one that was placed. */
function numbersOfPlaced(file: string, { ino, size, mtimeMs }: Placed): number[] | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  const isSame = stats?.isFile() === true && stats.ino === ino && stats.size === size && stats.mtimeMs === mtimeMs;
  return isSame ? numbersOf(stats) : undefined;
}

/** Notes for the next build what was left, once nothing of it is touched any more. */
export async function keepLeft(store: Store, outDir: string, files: Iterable<StandingFile>): Promise<void> {
  const paths: string[] = [];
  const hashes: string[] = [];
  const numbers: number[] = [];
  for (const { path, hash, known } of files) {
    const own = 'ino' in known ? numbersOfPlaced(`${outDir}/${path}`, known) : Array.from(known);
    if (!own) continue;
    paths.push(path);
    hashes.push(hash);
    numbers.push(...own);
  }
  const kept: Kept = { paths: paths.join('\0'), numbers: Float64Array.from(numbers), hashes: hashes.join('') };
  await store.put(leftEntry(outDir), serialize(kept));
}
