import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { ReadOptions, Source, SourceFormat } from '../model/document.ts';
import { SourceError } from '../model/source-error.ts';
import { isHtmlFolder, openHtmlFolder } from './html/open.ts';
import { isMarkdownFolder, openMarkdownFolder } from './markdown/markdown.ts';
import { isSheetSource, openSheets } from './sheets/open.ts';
import { isWordSource, openWord } from './word/open.ts';
import { isWordPressExport, openWordPressExport } from './wordpress/open.ts';

interface Reader {
  isFormat(path: string): boolean | Promise<boolean>;
  open(path: string, options: ReadOptions): Source;
}

/** Readers in the order in which they are tried: a folder may contain files of several formats. */
const readers: Record<SourceFormat, Reader> = {
  wordpress: { isFormat: isWordPressExport, open: openWordPressExport },
  markdown: { isFormat: isMarkdownFolder, open: openMarkdownFolder },
  // Before Word: sites offer such files.
  html: { isFormat: isHtmlFolder, open: openHtmlFolder },
  word: { isFormat: isWordSource, open: openWord },
  sheets: { isFormat: isSheetSource, open: openSheets },
};

/**
 * Opens an old site by looking at it.
 * @param path absolute path of a file or folder
 * @throws SourceError if there is nothing, or no reader knows the format
 */
export async function openSource(path: string, options: ReadOptions): Promise<Source> {
  const place = { file: basename(path) };
  if (!existsSync(path)) throw new SourceError('unreadable', place);
  for (const { isFormat, open } of Object.values(readers)) if (await isFormat(path)) return open(path, options);
  throw new SourceError('unknown-format', place);
}
