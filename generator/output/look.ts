import { readdirSync, statSync } from 'node:fs';

/** Of each file: which it is, its size in bytes, and when it was last written to. */
export const numbersEach = 3;

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

/** Whether a file is as it was left. */
export function isAsLeft({ numbers }: Pick<LeftFiles, 'numbers'>, place: number, file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  const at = place * numbersEach;
  return (
    stats?.isFile() === true && numbers[at] === stats.ino && numbers[at + 1] === stats.size && numbers[at + 2] === stats.mtimeMs
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
