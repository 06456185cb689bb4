import type { ReadOptions, Source, SourceDocument } from '../../model/document.ts';
import { SourceError } from '../../model/source-error.ts';
import { readDocument } from './documents.ts';
import { type ExportFile, exportFiles, uploadsIn } from './export-files.ts';
import { Identities } from './index/identities.ts';
import { isDocument, SiteIndex } from './index/site-index.ts';
import { statusOf } from './index/statuses.ts';
import type { XmlElement } from './wxr/element-reader.ts';
import { itemOf } from './wxr/item.ts';
import { readElements } from './wxr/read-elements.ts';

/** Whether a path is an export of WordPress: an `.xml` file in its format, or a folder with parts of one. */
export const isWordPressExport = (path: string): boolean => exportFiles(path).length > 0;

/** Children of the channels of all parts, with the name of their file. */
async function* elementsOf(files: readonly ExportFile[]): AsyncGenerator<{ element: XmlElement; file: string }> {
  for (const { path, name } of files) for await (const element of readElements(path, name)) yield { element, file: name };
}

async function readIndex(files: readonly ExportFile[], uploads: string | undefined, options: ReadOptions): Promise<SiteIndex> {
  const index = new SiteIndex(uploads, options);
  for await (const { element, file } of elementsOf(files)) index.add(element, file);
  index.finish();
  return index;
}

async function* documentsOf(
  files: readonly ExportFile[],
  indexOf: () => Promise<SiteIndex>,
  options: ReadOptions,
): AsyncGenerator<SourceDocument> {
  const index = await indexOf();
  const identities = new Identities();
  for await (const { element, file } of elementsOf(files)) {
    if (element.name !== 'item') continue;
    const item = itemOf(element);
    const status = statusOf(item);
    const id = status && isDocument(item, options) ? identities.idOf(item) : undefined;
    if (status && id !== undefined) yield readDocument({ ...item, id }, status, index, file, options);
  }
}

/**
 * Opens an export of WordPress (WXR 1.0 to 1.2).
 * @param path an `.xml` file, or a folder with the parts of one export and perhaps `uploads/`
 * @throws SourceError if there is no export
 */
export function openWordPressExport(path: string, options: ReadOptions = {}): Source {
  const files = exportFiles(path);
  if (files.length === 0) throw new SourceError('unknown-format', { file: path });
  let index: Promise<SiteIndex> | undefined;
  const indexOf = () => {
    index ??= readIndex(files, options.uploads ?? uploadsIn(path), options);
    return index;
  };
  return {
    format: 'wordpress',
    readOutline: async () => (await indexOf()).outline(),
    readDocuments: () => documentsOf(files, indexOf, options),
  };
}
