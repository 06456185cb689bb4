import type { Stats } from 'node:fs';
import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, join, posix, sep } from 'node:path';
import { readRegularFile } from '../../../../core/util/regular-file.ts';
import { decodeSource } from './decode.ts';

/** Larger texts are no documents. */
const maxTextBytes = 16 * 1024 * 1024;

/** Folders beyond what an honest source has. */
const maxDepth = 64;
const maxFiles = 200_000;

/** Packages, and what generators write. */
const ignoredFolders = new Set(['node_modules', '_site', '_includes', '_sass', 'bower_components', 'vendor', '__pycache__']);

export interface UnreadFile {
  file: string;
  reason: 'unsafe' | 'unreadable' | 'too-large';
}

/** A folder whose files are read. Links that lead out of it are not followed. */
export class SourceFolder {
  readonly root: string;
  /** Paths of all files, with `/`, sorted. */
  readonly files: readonly string[];
  readonly unread: UnreadFile[] = [];
  readonly #all: Set<string>;
  readonly #byName = new Map<string, string[]>();

  constructor(root: string) {
    this.root = realpathSync(root);
    const found: string[] = [];
    this.#walk('', 0, found);
    this.files = found.sort((one, other) => (one < other ? -1 : 1));
    this.#all = new Set(this.files);
    for (const file of this.files) {
      const name = posix.basename(file).toLowerCase();
      const same = this.#byName.get(name);
      if (same) same.push(file);
      else this.#byName.set(name, [file]);
    }
  }

  #walk(folder: string, depth: number, found: string[]): void {
    for (const name of readdirSync(join(this.root, folder)).toSorted()) {
      const file = folder === '' ? name : `${folder}/${name}`;
      const stats = lstatSync(join(this.root, file), { throwIfNoEntry: false });
      if (!stats || found.length >= maxFiles) continue;
      if (stats.isDirectory()) {
        const isIgnored = ignoredFolders.has(name) || name.startsWith('.') || depth >= maxDepth;
        if (!isIgnored) this.#walk(file, depth + 1, found);
      } else if (this.#isOwn(file, stats)) found.push(file);
    }
  }

  /** Whether a file, with its links resolved, is in the folder. */
  #isOwn(file: string, stats: Stats): boolean {
    if (!stats.isSymbolicLink()) return stats.isFile();
    try {
      const target = realpathSync(join(this.root, file));
      const isInside = target.startsWith(this.root + sep);
      if (!isInside) this.unread.push({ file, reason: 'unsafe' });
      return isInside && lstatSync(target).isFile();
    } catch {
      this.unread.push({ file, reason: 'unreadable' });
      return false;
    }
  }

  has(file: string): boolean {
    return this.#all.has(file);
  }

  /** The first of several files that exists. */
  first(...files: string[]): string | undefined {
    return files.find((file) => this.has(file));
  }

  /** Files below a folder. */
  below(folder: string): string[] {
    return this.files.filter((file) => file.startsWith(`${folder}/`));
  }

  hasFolder(folder: string): boolean {
    return this.files.some((file) => file.startsWith(`${folder}/`));
  }

  /** Files of a name, in any folder. */
  named(name: string): readonly string[] {
    return this.#byName.get(basename(name).toLowerCase()) ?? [];
  }

  /** Absolute path. */
  path(file: string): string {
    return join(this.root, file);
  }

  /** Text of a file in the folder; `undefined` if it cannot be read, which is recorded. */
  read(file: string): string | undefined {
    if (!this.has(file)) return undefined;
    const result = readRegularFile(this.path(file), maxTextBytes);
    if ('bytes' in result) return decodeSource(result.bytes);
    const reason = result.reason === 'large' ? 'too-large' : 'unreadable';
    if (!this.unread.some((each) => each.file === file)) this.unread.push({ file, reason });
    return undefined;
  }
}
