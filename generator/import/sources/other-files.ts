import { join } from 'node:path';
import { readRegularFile } from '../../core/util/regular-file.ts';
import type { SourceFormat, SourceOutline } from '../model/document.ts';
import type { Omission } from '../model/losses.ts';
import { findSourceFiles, isFolder } from './office/source-files.ts';

/** Documents that the reader of a format does not read. Those that sites offer as downloads are not among them. */
const otherDocuments: Partial<Record<SourceFormat, RegExp>> = {
  wordpress: /\.(?:md|mdx|markdown|x?html?|docx?|xlsx?|csv|tsv|rtf|odt)$/i,
  markdown: /\.(?:x?html?|adoc|asciidoc|rst|org|textile)$/i,
  word: /\.(?:xlsx?|csv|tsv|ods|pptx?|odp|pdf)$/i,
};

/** Folders of templates, programs, files and results. */
const noContent =
  /^(?:layouts|themes|archetypes|static|public|assets|resources|src|uploads|wp-content|vendor|bower_components|build|dist)\/|(?:^|\/)(?:node_modules|_[^/]*)\//;

const maxBytes = 1024 * 1024;

/** Whether a page of HTML in a folder of Markdown is content: generators read those with metadata. */
function isContent(path: string, name: string, { generator }: SourceOutline): boolean {
  if (!/\.x?html?$/i.test(name) || generator === undefined) return true;
  if (generator === 'Hugo') return name.startsWith('content/');
  const read = readRegularFile(path, maxBytes);
  return 'bytes' in read && /^\uFEFF?---\s*\n/.test(read.bytes.toString('utf8'));
}

/** Documents in other formats beside those of a source, which nobody reads: each is named in the account. */
export async function otherFiles(source: string, outline: SourceOutline): Promise<Omission[]> {
  const pattern = otherDocuments[outline.format];
  if (!pattern || !isFolder(source)) return [];
  const found = (await findSourceFiles(source)).filter(
    ({ name }) => pattern.test(name) && !noContent.test(name) && isContent(join(source, name), name, outline),
  );
  return found.map(({ name }) => ({ reason: 'unreadable', name, text: '', place: { file: name } }));
}
