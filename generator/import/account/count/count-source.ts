import type { ReadOptions, SourceFormat } from '../../model/document.ts';
import type { SourceCount } from '../tally.ts';
import { countExport } from './count-export.ts';
import { countMarkdown } from './count-markdown.ts';
import { countPages } from './count-pages.ts';
import { countSheets } from './count-sheets.ts';
import { countWord } from './count-word.ts';
import { listSource, type SourcePart } from './list-source.ts';

type Count = (parts: readonly SourcePart[], options: ReadOptions) => AsyncIterable<SourceCount>;

/** @property most size in bytes of the largest file that is a document */
const counters: Record<SourceFormat, { pattern: RegExp; count: Count; most?: number }> = {
  wordpress: { pattern: /\.xml$/i, count: countExport, most: Number.POSITIVE_INFINITY },
  markdown: { pattern: /\.(?:md|mdx|markdown|mdown)$/i, count: countMarkdown, most: 16 * 1024 * 1024 },
  html: { pattern: /\.x?html?$/i, count: countPages, most: 64 * 1024 * 1024 },
  word: { pattern: /\.docx$/i, count: countWord },
  sheets: { pattern: /\.(?:csv|tsv|xlsx)$/i, count: countSheets },
};

/**
 * Counts what is in a source, independently of the readers that the import uses: one document at a time.
 * @param path file or folder
 */
export async function* countSource(path: string, format: SourceFormat, options: ReadOptions): AsyncGenerator<SourceCount> {
  const { pattern, count, most } = counters[format];
  yield* count(await listSource(path, pattern, most), options);
}
