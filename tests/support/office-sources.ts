import { join } from 'node:path';
import type { InlineNode } from '../../generator/import/model/content.ts';
import type { ReadOptions, Source, SourceDocument, SourceOutline } from '../../generator/import/model/document.ts';
import { openSheets } from '../../generator/import/sources/sheets/open.ts';
import { openWord } from '../../generator/import/sources/word/open.ts';
import { temporaryFolder } from './build.ts';
import { type DocxParts, docx, writeFile, type XlsxParts, xlsx } from './office-files.ts';

/** All that a source has. */
export interface ReadSource {
  outline: SourceOutline;
  documents: SourceDocument[];
}

export async function readSource(source: Source): Promise<ReadSource> {
  const outline = await source.readOutline();
  const documents: SourceDocument[] = [];
  for await (const document of source.readDocuments(outline)) documents.push(document);
  return { outline, documents };
}

const only = ({ documents }: ReadSource): SourceDocument => {
  if (documents.length !== 1 || !documents[0]) throw new Error(`${documents.length} documents`);
  return documents[0];
};

/** Reads files of a folder as Word documents. */
export async function readWordFolder(files: Record<string, Uint8Array | string>, options: ReadOptions = {}): Promise<ReadSource> {
  const folder = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) writeFile(join(folder, name), content);
  return readSource(openWord(folder, options));
}

/** Reads one Word document. */
export async function readDocx(parts: DocxParts): Promise<SourceDocument> {
  const path = writeFile(join(await temporaryFolder(), 'وثيقة.docx'), docx(parts));
  return only(await readSource(openWord(path, {})));
}

/** Reads one file with a sheet. */
export async function readSheetFile(name: string, content: Uint8Array | string): Promise<ReadSource> {
  return readSource(openSheets(writeFile(join(await temporaryFolder(), name), content), {}));
}

export const readXlsx = (parts: XlsxParts): Promise<ReadSource> => readSheetFile('book.xlsx', xlsx(parts));

/** A sentence as text: marks by their names, so that expectations are easy to read. */
export const marked = (nodes: readonly InlineNode[]): string =>
  nodes
    .map((node) => {
      switch (node.type) {
        case 'text':
          return node.value;
        case 'code':
          return `<code>${node.value}</code>`;
        case 'break':
          return '<br>';
        case 'link':
          return `<a ${node.href}>${marked(node.children)}</a>`;
        case 'picture':
          return `<img ${node.picture.address} ${node.picture.alt}>`;
        case 'formula':
          return `<math>${node.tex}</math>`;
        case 'language':
          return `<${node.language}>${marked(node.children)}</${node.language}>`;
        default:
          return `<${node.type}>${marked(node.children)}</${node.type}>`;
      }
    })
    .join('');
