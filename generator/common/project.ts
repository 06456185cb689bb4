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
  /** Where it is built. */
  out: string;
}

/** A file with links followed, also where it is not there. */
function followed(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

/** @param place a site file, or its folder. @param out where it is built; by itself "out" beside the site file */
export function openProject(place: string, out?: string): Project {
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
  const siteFile = resolve(place, isFolder ? siteFileName : '');
  const root = dirname(siteFile);
  const state = join(dirname(followed(siteFile)), stateFolderName);
  return {
    root,
    siteFile,
    assets: join(root, 'assets'),
    state,
    cache: join(findCache(root) ?? join(state, 'cache'), 'sites'),
    out: resolve(out ?? join(root, 'out')),
  };
}
