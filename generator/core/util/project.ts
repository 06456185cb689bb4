import { realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findCache } from './caches.mjs';

/** Name of the site file in a site's folder. */
export const siteFileName = 'site.json';

/**
 * What the last import wrote, beside the site file: a later import compares with it, and so knows what was edited here. It is
 * kept in version control like the site, as the folder of state is not on other computers. Compressed, as it is as large as
 * the site; its name does not end in `.json`, as it is no content.
 */
export const importBaseName = 'import.base.gz';

/** Name of the folder for a project's state. */
export const stateFolderName = '.qiyam';

/** Paths of a site, passed to whatever reads, checks, builds, previews or publishes it. */
export interface Project {
  root: string;
  siteFile: string;
  /** Images and files that the content refers to. */
  assets: string;
  /** State that cannot be recreated, such as the edit history. Beside the real site file, links resolved. */
  state: string;
  /** Cache folder; may be deleted at any time. Shared by the sites of one `node_modules`. */
  cache: string;
  /** Cache folder of the engine, if it is not the default. */
  engineCache?: string;
  /** Output folder. */
  out: string;
}

/** Resolves links in a path that may not exist. */
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

/** Folder of a site. @param place site file or folder */
export const folderOfSite = (place: string) => dirname(siteFileOf(place));

/**
 * @param place site file or folder
 * @param out output folder (default: "out" beside the site file)
 * @param cache folder for all caches, including the engine's (default: from `findCache`)
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
