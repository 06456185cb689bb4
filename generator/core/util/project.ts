import { realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findCache } from './caches.mjs';

/** Of the content of a site, where a folder is named. */
export const siteFileName = 'site.json';

/** Of the folder in which the state of a project is kept. */
export const stateFolderName = '.qiyam';

/** The folder of a site, handed to whoever reads, checks, makes, shows or publishes it. */
export interface Project {
  root: string;
  siteFile: string;
  /** Pictures and files that the content names. */
  assets: string;
  /** What people have done to the site and nothing can make again, such as the history of edits. Beside the file itself, links followed. */
  state: string;
  /** Of what earlier commands have found and made: may be deleted at any time. Sites of one folder of packages share it. */
  cache: string;
  /** Of what follows from the code of the engine, where its own place is not the one that is wanted. */
  engineCache?: string;
  /** Where it is built. */
  out: string;
}

/** A file with links followed, also where it is not there. */
function resolveLinks(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

function siteFileOf(place: string): string {
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
  return resolve(place, isFolder ? siteFileName : '');
}

/** The folder of a site. @param place its site file, or that folder */
export const folderOfSite = (place: string) => dirname(siteFileOf(place));

/**
 * @param place a site file, or its folder
 * @param out where it is built; by itself "out" beside the site file
 * @param cache where all caches are that it uses, that of the engine too; by itself where `findCache` finds a place
 */
export function openProject(place: string, out?: string, cache?: string): Project {
  const siteFile = siteFileOf(place);
  const root = dirname(siteFile);
  const state = join(dirname(resolveLinks(siteFile)), stateFolderName);
  return {
    root,
    siteFile,
    assets: join(root, 'assets'),
    state,
    cache: join(cache === undefined ? (findCache(root) ?? join(state, 'cache')) : resolve(cache), 'sites'),
    ...(cache !== undefined && { engineCache: join(resolve(cache), 'engine') }),
    out: resolve(out ?? join(root, 'out')),
  };
}
