import { posix } from 'node:path';
import type { SourceDocument } from '../../model/document.ts';
import { noLosses } from '../../model/losses.ts';
import { officeDocument } from '../office/office-document.ts';
import { titleOfName } from '../office/source-files.ts';

/** Names of the home page, in the folder of the source. */
export const homeNames = /^(?:index|home|الرئيسية|الصفحة الرئيسية)\.\w+$/i;

const postFolders: [RegExp, string][] = [
  [/^(?:news|(?:ال)?[أا]خبار)$/i, 'news'],
  [/^(?:blog|(?:ال)?مدونة)$/i, 'blog'],
  [/^(?:articles|posts|(?:ال)?مقالات)$/i, 'articles'],
];

/** Type of posts in a folder; undefined if its documents are pages. */
export function postFolder(folder: string): string | undefined {
  for (const part of folder.split('/')) {
    const found = postFolders.find(([pattern]) => pattern.test(titleOfName(part)));
    if (found) return found[1];
  }
  return undefined;
}

/** Day at the beginning of the name of a post, and the rest: `2024-05-01 افتتاح`. */
export function splitPostName(name: string): { date?: string; name: string } {
  const found = /^(\d{4})[-_.](\d{2})[-_.](\d{2})[\s_–-]*(.*)$/.exec(posix.basename(name));
  if (!found) return { name };
  const [, year, month, day, rest = ''] = found;
  return { date: `${year}-${month}-${day}`, name: /^\.\w+$/.test(rest) ? name : rest };
}

const bareName = (name: string) => posix.basename(name).replace(/\.\w+$/, '');

/** Document that is the page of a folder: `index`, or one with the name of the folder in it or beside it. */
function pageOfFolder(folder: string, names: readonly string[]): string | undefined {
  const own = posix.basename(folder);
  return names.find((name) => {
    if (posix.dirname(name) === folder) return homeNames.test(posix.basename(name)) || bareName(name) === own;
    return posix.dirname(name) === posix.dirname(folder) && bareName(name) === own;
  });
}

/** Folders that documents are in, the upper ones first. */
function foldersOf(names: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const name of names) {
    const parts = posix.dirname(name).split('/');
    if (parts[0] !== '.') parts.forEach((_, index) => void folders.add(parts.slice(0, index + 1).join('/')));
  }
  return [...folders].toSorted((a, b) => a.split('/').length - b.split('/').length);
}

function emptyPage(folder: string, parent: string | undefined, order: number): SourceDocument {
  return officeDocument({
    id: `${folder}/`,
    title: titleOfName(posix.basename(folder)),
    ...(parent === undefined ? {} : { parent }),
    order,
    losses: noLosses(),
    place: { file: folder },
  });
}

/**
 * Tree of documents by their folders.
 * @returns empty pages for folders without a page, and the document above each
 */
export function folderDocuments(names: readonly string[]): {
  pages: SourceDocument[];
  parentOf: (name: string) => string | undefined;
} {
  const ids = new Map<string, string>();
  const pages: SourceDocument[] = [];
  const above = (folder: string) => (folder === '.' ? undefined : ids.get(folder));
  for (const folder of foldersOf(names)) {
    if (postFolder(folder) !== undefined) continue;
    const page = pageOfFolder(folder, names);
    ids.set(folder, page ?? `${folder}/`);
    if (page === undefined) pages.push(emptyPage(folder, above(posix.dirname(folder)), pages.length));
  }
  const parentOf = (name: string) => {
    const parent = above(posix.dirname(name));
    if (postFolder(posix.dirname(name)) !== undefined) return undefined;
    return parent === name ? above(posix.dirname(posix.dirname(name))) : parent;
  };
  return { pages, parentOf };
}
