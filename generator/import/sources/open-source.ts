import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { ReadOptions, Source, SourceFormat } from '../model/document.ts';
import { SourceError } from '../model/source-error.ts';
import { isHtmlFolder, openHtmlFolder } from './html/open-html-folder.ts';
import { isMarkdownFolder, openMarkdownFolder } from './markdown/open-markdown-folder.ts';
import { isSheetSource, openSheets } from './sheets/open-sheets.ts';
import { isWordSource, openWord } from './word/open-word.ts';
import { isWordPressExport, openWordPressExport } from './wordpress/open-wordpress-export.ts';

interface Reader {
  isFormat(path: string): boolean;
  open(path: string, options: ReadOptions): Source;
}

/** Readers in the order in which they are tried: a folder may contain files of several formats. */
const readers: Record<SourceFormat, Reader> = {
  wordpress: { isFormat: isWordPressExport, open: openWordPressExport },
  markdown: { isFormat: isMarkdownFolder, open: openMarkdownFolder },
  html: { isFormat: isHtmlFolder, open: openHtmlFolder },
  word: { isFormat: isWordSource, open: openWord },
  sheets: { isFormat: isSheetSource, open: openSheets },
};

/**
 * Opens an old site by looking at it.
 * @param path absolute path of a file or folder
 * @throws SourceError if there is nothing, or no reader knows the format
 */
export function openSource(path: string, options: ReadOptions): Source {
  const place = { file: basename(path) };
  if (!existsSync(path)) throw new SourceError('unreadable', place);
  const reader = Object.values(readers).find(({ isFormat }) => isFormat(path));
  if (!reader) throw new SourceError('unknown-format', place);
  return reader.open(path, options);
}
