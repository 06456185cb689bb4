import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReadOptions, Source } from '../../model/document.ts';
import { SourceError } from '../../model/source-error.ts';
import { HtmlSite } from './html-site.ts';
import { isPageFile, listPageFiles } from './page-files.ts';

/** Folders in folders that are looked into. */
const maxLook = 4;

function hasPage(folder: string, depth: number): boolean {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.') && name !== 'node_modules',
  );
  if (entries.some((entry) => entry.isFile() && isPageFile(entry.name))) return true;
  return depth < maxLook && entries.some((entry) => entry.isDirectory() && hasPage(join(folder, entry.name), depth + 1));
}

/** Whether a path is a saved page or a folder with some. */
export function isHtmlFolder(path: string): boolean {
  try {
    return statSync(path).isFile() ? isPageFile(path) : hasPage(path, 0);
  } catch {
    return false;
  }
}

/**
 * Opens a folder of saved pages: a mirror, pages saved by a browser, or what a generator wrote.
 * @throws SourceError if it has no pages or cannot be read
 */
export function openHtmlFolder(path: string, options: ReadOptions): Source {
  let site: HtmlSite | undefined;
  const open = (): HtmlSite => {
    try {
      site ??= new HtmlSite(listPageFiles(path), options);
      if (!site.hasPages) throw new SourceError('unknown-format', { file: basename(path) });
      return site;
    } catch (error) {
      if (error instanceof SourceError) throw error;
      throw new SourceError('unreadable', { file: basename(path) }, error instanceof Error ? error.message : '');
    }
  };
  return {
    format: 'html',
    readOutline: async () => open().outline(),
    readDocuments: (outline) => open().documents(outline),
  };
}
