import { readdirSync, type Stats, statSync } from 'node:fs';

/**
 * Of each file: which it is on which disk, its size in bytes, when it was last written to, and when the system last changed
 * anything about it, which nobody can set.
 */
export const numbersOf = ({ dev, ino, size, mtimeMs, ctimeMs }: Stats): number[] => [dev, ino, size, mtimeMs, ctimeMs];

/** How many they are. */
export const numbersEach = 5;

/** Files that a build has left. */
export interface LeftFiles {
  /** Relative, with `/` between folders. */
  paths: readonly string[];
  /** Of each path in their order. */
  numbers: Float64Array;
}

/** What stands in a folder, told by looking at each file. */
export interface Look {
  /** By place among the files that were left: 1 where it stands there, and nobody has written to it or replaced it since. */
  untouched: Uint8Array;
  /** All others, and whatever else is no folder. */
  others: string[];
  /** Without a slash at their end. */
  folders: string[];
}

/** Of an empty folder. */
export const nothingThere = ({ paths }: LeftFiles): Look => ({
  untouched: new Uint8Array(paths.length),
  others: [],
  folders: [],
});

/** Whether a file is as it was left. */
export function isAsLeft(left: Pick<LeftFiles, 'numbers'>, place: number, file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true && isLeftAs(left, place, stats);
}

/** The same by what the system says of it. */
export function isLeftAs({ numbers }: Pick<LeftFiles, 'numbers'>, place: number, stats: Stats): boolean {
  const at = place * numbersEach;
  return (
    numbers[at] === stats.dev &&
    numbers[at + 1] === stats.ino &&
    numbers[at + 2] === stats.size &&
    numbers[at + 3] === stats.mtimeMs &&
    numbers[at + 4] === stats.ctimeMs
  );
}

/** Looks at everything in a folder. @throws what the machine says. */
export function lookThrough(folder: string, left: LeftFiles): Look {
  const places = new Map(left.paths.map((path, place) => [path, place]));
  const look: Look = { untouched: new Uint8Array(left.paths.length), others: [], folders: [] };
  const lookInto = (inner: string) => {
    for (const entry of readdirSync(`${folder}/${inner}`, { withFileTypes: true })) {
      const path = inner + entry.name;
      if (entry.isDirectory()) {
        look.folders.push(path);
        lookInto(`${path}/`);
        continue;
      }
      const place = entry.isFile() ? places.get(path) : undefined;
      if (place !== undefined && isAsLeft(left, place, `${folder}/${path}`)) look.untouched[place] = 1;
      else look.others.push(path);
    }
  };
  lookInto('');
  return look;
}
