import { posix } from 'node:path';
import type { SourceMenuItem } from '../../../model/document.ts';
import { titleOfName } from './addresses.ts';
import { isFolderPage } from './plain.ts';
import type { Page } from './site-reader.ts';

/** How a tree of pages becomes a menu. */
export interface TreeOptions {
  /** Folder of the pages. */
  root: string;
  labelOf(page: Page): string;
  orderOf(page: Page): number | undefined;
  /** Label and order of a folder without a page. */
  folder(path: string): { label?: string; order?: number };
}

interface Entry {
  order: number;
  name: string;
  item: SourceMenuItem;
}

const byOrder = (one: Entry, other: Entry): number => one.order - other.order || (one.name < other.name ? -1 : 1);

/** A menu of pages as their folders have them: by their order, then by name. */
export function treeMenu(pages: readonly Page[], options: TreeOptions): SourceMenuItem[] {
  const below = (folder: string): SourceMenuItem[] => {
    const inside = pages.filter(({ file }) => file.startsWith(`${folder}/`));
    const entries: Entry[] = inside
      .filter(({ file }) => posix.dirname(file) === folder && !(isFolderPage(file) && folder !== options.root))
      .map(entryOf);
    const folders = new Set(
      inside.flatMap(({ file }) => (posix.dirname(file) === folder ? [] : (file.slice(folder.length + 1).split('/')[0] ?? []))),
    );
    for (const name of folders) entries.push(folderEntry(`${folder}/${name}`, name));
    return entries.toSorted(byOrder).map(({ item }) => item);
  };
  const entryOf = (page: Page): Entry => ({
    order: options.orderOf(page) ?? Number.MAX_SAFE_INTEGER,
    name: page.file,
    item: { label: options.labelOf(page), document: page.file, items: [] },
  });
  const folderEntry = (path: string, name: string): Entry => {
    const page = pages.find(({ file }) => posix.dirname(file) === path && isFolderPage(file));
    const { label, order } = options.folder(path);
    const own = page && options.orderOf(page);
    return {
      order: order ?? own ?? Number.MAX_SAFE_INTEGER,
      name: path,
      item: {
        label: label ?? (page ? options.labelOf(page) : titleOfName(name)),
        ...(page ? { document: page.file } : {}),
        items: below(path),
      },
    };
  };
  return below(options.root);
}
