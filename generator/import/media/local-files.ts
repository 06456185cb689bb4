import { readdirSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { statRegularFile } from '../../core/util/regular-file.ts';

/** Where a path leads: to a file, out of the folder, or nowhere. */
export type LocalResult = { file: string } | 'outside' | undefined;

const realPath = (path: string): string | undefined => {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
};

/** Whether a path is within a folder; both without links. */
function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !/^(?:[a-z]:|[\\/])/i.test(way);
}

/** A regular file that is in one of the folders after all links are followed. @returns its real path */
export function fileWithin(folders: readonly string[], file: string): LocalResult {
  const real = file.includes('\0') ? undefined : realPath(file);
  if (real === undefined) return undefined;
  const isInside = folders.some((folder) => {
    const root = realPath(folder);
    return root !== undefined && isWithin(root, real);
  });
  if (!isInside) return 'outside';
  return 'reason' in statRegularFile(real) ? undefined : { file: real };
}

/** Spelling that differs neither in case nor in the form of its accents. */
const folded = (name: string) => name.normalize('NFC').toLowerCase();

/** The names of a folder by each of their spellings. */
interface Listing {
  names: ReadonlySet<string>;
  composed: ReadonlyMap<string, string>;
  folded: ReadonlyMap<string, string>;
}

/** First name of each key, in the order of the names. */
function namesBy(names: readonly string[], keyOf: (name: string) => string): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of names) if (!found.has(keyOf(name))) found.set(keyOf(name), name);
  return found;
}

/** Files of a folder, by paths as old sites spell them. */
export class LocalFiles {
  readonly root: string;
  readonly #listings = new Map<string, Listing>();

  constructor(root: string) {
    this.root = root;
  }

  #list(folder: string): Listing {
    const known = this.#listings.get(folder);
    if (known) return known;
    let names: string[] = [];
    try {
      names = readdirSync(folder).sort();
    } catch {
      // Not a folder: nothing is in it.
    }
    const byForm = (name: string) => name.normalize('NFC');
    const listing = { names: new Set(names), composed: namesBy(names, byForm), folded: namesBy(names, folded) };
    this.#listings.set(folder, listing);
    return listing;
  }

  /** The name on disk: as spelt, with other forms of its accents, in other case. */
  #nameIn(folder: string, name: string): string | undefined {
    const listing = this.#list(folder);
    if (listing.names.has(name)) return name;
    return listing.composed.get(name.normalize('NFC')) ?? listing.folded.get(folded(name));
  }

  /**
   * Finds a file. Hidden files and folders are not found.
   * @param path path within the folder, with `/`; not percent-encoded
   */
  find(path: string): LocalResult {
    if (path.includes('\0') || /^[a-z]:/i.test(path)) return 'outside';
    const parts: string[] = [];
    for (const part of path.split('/')) {
      if (part === '' || part === '.') continue;
      if (part !== '..') parts.push(part);
      else if (parts.pop() === undefined) return 'outside';
    }
    let place = this.root;
    for (const part of parts) {
      const name = part.startsWith('.') ? undefined : this.#nameIn(place, part);
      if (name === undefined) return undefined;
      place = join(place, name);
    }
    return parts.length === 0 ? undefined : fileWithin([this.root], place);
  }
}
