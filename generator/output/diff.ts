import type { Left, Wanted } from './left.ts';
import type { Look } from './look.ts';

/** What is to be done in the folder where a new site is made, in this order. */
export interface Steps {
  /** Files and whole folders that are none of it. */
  remove: string[];
  /** Folders that are to be made, outer ones first. */
  makeFolders: string[];
  /** Files that the site that will be replaced has, as the last build left it; by their places in what is wanted. */
  link: number[];
  /** All others that do not stand there. */
  write: number[];
}

/** Every folder of some files, relative, outer ones first. */
export function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1)) folders.add(path.slice(0, end));
  }
  return folders;
}

/** Whether something stands in one of some folders. */
function isWithin(path: string, folders: ReadonlySet<string>): boolean {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    if (folders.has(path.slice(0, end))) return true;
  }
  return false;
}

/**
 * What brings a folder to what a site shall be.
 * @param left what the last build left in the output folder. @param there what stands where the new site is made: links to files of
 * the site before the last, most of which are the same files.
 */
export function diff(left: Left, there: Look, wanted: readonly Wanted[]): Steps {
  const folders = foldersOf(wanted.map(({ path }) => path));
  const standing = new Set<number>();
  const steps: Steps = { remove: [], makeFolders: [], link: [], write: [] };
  for (const [index, file] of wanted.entries()) {
    const place = left.placeOf(file);
    if (place === undefined) steps.write.push(index);
    else if (there.untouched[place] === 1) standing.add(place);
    else steps.link.push(index);
  }
  const needless = new Set(there.folders.filter((folder) => !folders.has(folder)));
  const gone = left.paths.filter((_, place) => there.untouched[place] === 1 && !standing.has(place));
  for (const path of [...gone, ...there.others]) if (!isWithin(path, needless)) steps.remove.push(path);
  for (const folder of needless) if (!isWithin(folder, needless)) steps.remove.push(folder);
  const made = new Set(there.folders);
  steps.makeFolders = [...folders].filter((folder) => !made.has(folder));
  return steps;
}
