import { linkSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { isNumbers, isText, partsOf, takeValue } from '../kept-value.ts';
import { store } from '../store.ts';
import { isAsLeft, isLeftAs, type Look, numbersEach, numbersOf } from './look.ts';
import type { LookInput } from './look-worker.ts';
import { hashBytes, hashLength } from './output-file.ts';
import type { PlacedFile } from './place-file.ts';

/** Where the store keeps what is known of an output folder. */
export const knownFilesEntry = (outDir: string) => `known files of/${hashBytes(outDir)}`;

/**
 * What is known of files that a build has written or read: which they are, and what their bytes are. Who writes to one or
 * replaces it may give it its former time and size, but never that of the last change, which the system keeps; as long as
 * that is the same, its bytes are. In one text and one row of numbers, as there are tens of thousands of them.
 */
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

interface Written {
  placed: PlacedFile;
  hash: string;
}

const isSame = (a: PlacedFile, b: PlacedFile) => a.ino === b.ino && a.size === b.size && a.mtimeMs === b.mtimeMs;

/** What becomes of a known file in the new site: another name of a file is a change of it to the system. */
const standing = { gone: 0, asItWas: 1, linked: 2 } as const;

export interface ExpectedFile {
  path: string;
  hash: string;
}

/**
 * The files of an output folder whose bytes are known, so that tens of thousands are not read again for one that changed.
 * What is not known, or was touched, is read.
 */
export class KnownFiles {
  readonly #former: Kept;
  /** Those of `#former`. */
  readonly #paths: readonly string[];
  /** By path the place in `#former`. */
  readonly #places: ReadonlyMap<string, number>;
  /** Files of the new site: by place in `#former` how they stand in it, and what was written. */
  #nowKept: Uint8Array;
  readonly #nowWritten = new Map<string, Written>();
  /** Files that the new site shall have: by place in `#former` whether it is to be the same, and all others by path. */
  #kept = new Uint8Array();
  #others = new Map<string, string>();
  /** What was written into the new site before its files are looked through. */
  readonly #noted = new Map<string, Written>();

  constructor(former: Kept = nothing) {
    this.#former = former;
    this.#paths = former.paths === '' ? [] : former.paths.split('\0');
    this.#places = new Map(this.#paths.map((path, place) => [path, place]));
    this.#nowKept = new Uint8Array(this.#paths.length);
  }

  static async of(outDir: string): Promise<KnownFiles> {
    const kept = await takeValue(knownFilesEntry(outDir), keptForm);
    return new KnownFiles(kept && isWhole(kept) ? kept : nothing);
  }

  /** Where a path stands in what is known, if it is known to have these bytes. */
  #placeOf(path: string, hash: string): number | undefined {
    const place = this.#places.get(path);
    return place !== undefined && this.#former.hashes.startsWith(hash, place * hashLength) ? place : undefined;
  }

  /** Of a known file what `PlacedFile` has of any. */
  #placedAs(place: number): PlacedFile {
    const [, ino = 0, size = 0, mtimeMs = 0] = this.#former.numbers.subarray(place * numbersEach, (place + 1) * numbersEach);
    return { ino, size, mtimeMs };
  }

  /** Whether the last build left these bytes under a path. */
  knows(path: string, hash: string): boolean {
    return this.#placeOf(path, hash) !== undefined;
  }

  /** Is told which files the new site shall have. @returns whether the last build left each of them. */
  expect(files: Iterable<ExpectedFile>): boolean {
    this.#kept = new Uint8Array(this.#places.size);
    this.#others = new Map();
    for (const { path, hash } of files) {
      const place = this.#placeOf(path, hash);
      if (place === undefined) this.#others.set(path, hash);
      else this.#kept[place] = 1;
    }
    return this.#others.size === 0;
  }

  /** Whether a file stands there that is known to hold these bytes. */
  isUntouched(path: string, file: string, hash: string): boolean {
    const place = this.#placeOf(path, hash);
    return place !== undefined && isAsLeft(this.#former, place, file);
  }

  /** What another thread needs to look through a folder. */
  toLookThrough(folder: string): LookInput {
    const { paths, numbers } = this.#former;
    return { folder, paths, numbers };
  }

  /** Whether each expected file that the last build left stands where another thread has looked. */
  allStand({ untouched }: Look): boolean {
    return this.#kept.every((isKept, place) => isKept === 0 || untouched[place] === 1);
  }

  /**
   * Takes what another thread has found where the new site is made for what stands there.
   * @param drop is told the path of each file that is none of it.
   */
  confirmAll({ untouched, others }: Look, place: (path: string) => string, drop: (path: string) => void): void {
    const isWanted = (path: string) => this.confirm(path, place(path));
    for (const [at, path] of this.#paths.entries()) {
      if (untouched[at] !== 1) continue;
      if (this.#kept[at] === 1 && !this.#noted.has(path)) this.#nowKept[at] = standing.asItWas;
      else if (!isWanted(path)) drop(path);
    }
    for (const path of [...others, ...this.#noted.keys()]) if (!this.stands(path) && !isWanted(path)) drop(path);
  }

  /**
   * Brings a file into the new site as a link, when it is known to hold these bytes. At once, as nothing is read.
   * @returns whether it could.
   */
  takeOver(path: string, former: string, target: string, hash: string): boolean {
    try {
      const place = this.#placeOf(path, hash);
      if (place === undefined || !this.isUntouched(path, former, hash)) return false;
      linkSync(former, target);
      this.#nowKept[place] = standing.linked;
      return true;
    } catch {
      return false;
    }
  }

  /** Is told of a file that was written into the new site. */
  note(path: string, { ino, size, mtimeMs }: PlacedFile, hash: string): void {
    this.#noted.set(path, { placed: { ino, size, mtimeMs }, hash });
  }

  /** Files that the last build left. */
  get countOfFormer(): number {
    return this.#paths.length;
  }

  /** Files of which it was told that they were written into the new site. */
  get countOfNotes(): number {
    return this.#noted.size;
  }

  /** Files that were written into the new site and stand in it; those that are links to known ones are not counted. */
  countNoted(): number {
    let count = 0;
    for (const [path, noted] of this.#noted) {
      const place = this.#placeOf(path, noted.hash);
      if (this.#nowWritten.get(path) === noted && (place === undefined || !isSame(this.#placedAs(place), noted.placed))) count++;
    }
    return count;
  }

  /** Whether a file that stands in the new site is an expected one, known to hold its bytes; it is then one of it. */
  confirm(path: string, file: string): boolean {
    const place = this.#places.get(path);
    const kept = place !== undefined && this.#kept[place] === 1 ? place : undefined;
    const noted = this.#noted.get(path);
    const isNoted =
      noted !== undefined && (kept === undefined ? this.#others.get(path) === noted.hash : this.knows(path, noted.hash));
    if (kept === undefined && !isNoted) return false;
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found?.isFile()) return false;
    if (isNoted && isSame(noted.placed, found)) this.#nowWritten.set(path, noted);
    else if (kept !== undefined && isLeftAs(this.#former, kept, found)) this.#nowKept[kept] = standing.asItWas;
    else return false;
    return true;
  }

  /** Whether a file is one of the new site already. */
  stands(path: string): boolean {
    const place = this.#places.get(path);
    return (place !== undefined && this.#nowKept[place] !== standing.gone) || this.#nowWritten.has(path);
  }

  /** Begins the new site again with nothing. */
  forgetNew(): void {
    this.#nowKept = new Uint8Array(this.#paths.length);
    this.#nowWritten.clear();
  }

  /** Remembers a file of the new site with the hash of its bytes. */
  add(path: string, file: string, hash: string): void {
    const { ino, size, mtimeMs } = statSync(file);
    this.#nowWritten.set(path, { placed: { ino, size, mtimeMs }, hash });
  }

  /**
   * For the next build, once the site stands where it belongs and nothing of it is touched any more.
   * @param isRelinked whether files of it have got or lost another name since they were looked at.
   */
  async keep(outDir: string, isRelinked: boolean): Promise<void> {
    const { numbers: former, hashes: formerHashes } = this.#former;
    const paths: string[] = [];
    const hashes: string[] = [];
    const numbers = new Float64Array((this.#paths.length + this.#nowWritten.size) * numbersEach);
    const keepOne = (path: string, hash: string, known: Iterable<number>) => {
      numbers.set([...known], paths.length * numbersEach);
      paths.push(path);
      hashes.push(hash);
    };
    const keepNow = (path: string, hash: string, placed: PlacedFile) => {
      const found = foundAs(join(outDir, path), placed);
      if (found) keepOne(path, hash, numbersOf(found));
    };
    for (const [place, path] of this.#paths.entries()) {
      const stands = this.#nowKept[place];
      if (stands === standing.gone || this.#nowWritten.has(path)) continue;
      const hash = formerHashes.slice(place * hashLength, (place + 1) * hashLength);
      if (isRelinked || stands === standing.linked) keepNow(path, hash, this.#placedAs(place));
      else keepOne(path, hash, former.subarray(place * numbersEach, (place + 1) * numbersEach));
    }
    for (const [path, { placed, hash }] of this.#nowWritten) keepNow(path, hash, placed);
    const kept: Kept = {
      paths: paths.join('\0'),
      numbers: numbers.slice(0, paths.length * numbersEach),
      hashes: hashes.join(''),
    };
    await store.put(knownFilesEntry(outDir), serialize(kept));
  }
}

/** What the system says of a file, where it still is the one that was placed. */
function foundAs(file: string, placed: PlacedFile): Stats | undefined {
  try {
    const found = statSync(file);
    return found.isFile() && isSame(placed, found) ? found : undefined;
  } catch {
    return undefined;
  }
}
