import { basename } from 'node:path';
import { readRegularFile } from '../../../core/util/regular-file.ts';
import type { ReadOptions, Source, SourceDocument, SourceMedia, SourceOutline, SourceTerm } from '../../model/document.ts';
import { type Losses, noLosses } from '../../model/losses.ts';
import { SourceError } from '../../model/source-error.ts';
import { officeDocument } from '../office/office-document.ts';
import { openPackage } from '../office/package.ts';
import { findSourceFiles, isFolder, type SourceFile, titleOfName } from '../office/source-files.ts';
import { readCsv } from './csv.ts';
import { decodeTable } from './decode.ts';
import { type Grid, textCell } from './grid.ts';
import { blocksOfSheets } from './pages.ts';
import { documentsOfRows, recogniseRows } from './rows.ts';
import { readWorkbook } from './workbook.ts';

const isTextName = (name: string) => /\.(?:csv|tsv|tab)$/i.test(name);
const isWorkbookName = (name: string) => /\.(?:xlsx|xlsm|xltx)$/i.test(name);
/** Sheets in formats that cannot be read. */
const isOtherName = (name: string) => /\.(?:xls|xlsb|ods|numbers)$/i.test(name);
const isSheetName = (name: string) => isTextName(name) || isWorkbookName(name) || isOtherName(name);

const maxTextBytes = 256 * 1024 * 1024;

/** Whether a path is a sheet, or a folder of them. Sheets in older formats count, for a sentence about them. */
export async function isSheetSource(path: string): Promise<boolean> {
  if (!isFolder(path)) return isSheetName(path);
  const names = (await findSourceFiles(path)).map(({ name }) => name);
  const isOtherSource = names.some((name) => /\.(?:md|mdx|markdown|html?|xml|docx?|docm)$/i.test(name));
  return !isOtherSource && names.some(isSheetName);
}

function readTextFile({ name, path }: SourceFile): Grid {
  const read = readRegularFile(path, maxTextBytes);
  if ('reason' in read) throw new SourceError(read.reason === 'large' ? 'too-large' : 'unreadable', { file: name }, read.reason);
  const rows = readCsv(decodeTable(read.bytes)).map(({ cells, line }, index) => ({
    cells: cells.map(textCell),
    line: index + 1,
    number: line,
  }));
  return { rows, notes: [], losses: noLosses() };
}

/** What a file holds: documents of its rows, and a page of the sheets that are tables. */
interface FileContent {
  documents: SourceDocument[];
  losses: Losses;
}

function addLosses(to: Losses, { omissions, changes }: Losses): void {
  to.omissions.push(...omissions);
  to.changes.push(...changes);
}

function pageOf(file: string, grids: readonly Grid[]): SourceDocument | undefined {
  const losses = noLosses();
  const blocks = blocksOfSheets(grids, losses);
  for (const grid of grids) addLosses(losses, grid.losses);
  if (blocks.length === 0) return undefined;
  return officeDocument({ id: file, title: titleOfName(basename(file)), blocks, losses, place: { file } });
}

function readFile(file: SourceFile): FileContent {
  if (isOtherName(file.name)) throw new SourceError('unreadable', { file: file.name }, 'old-format');
  const isText = isTextName(file.name);
  const grids = isText ? [readTextFile(file)] : readWorkbook(openPackage(file.path, { file: file.name }));
  const content: FileContent = { documents: [], losses: noLosses() };
  const tables: Grid[] = [];
  for (const grid of grids) {
    const sheet = recogniseRows(grid);
    if (!sheet) {
      tables.push(grid);
      continue;
    }
    const found = documentsOfRows(sheet, file.name, isText ? file.name : `${file.name}#${grid.name ?? ''}`);
    content.documents.push(...found.documents);
    addLosses(content.losses, found.losses);
  }
  const page = pageOf(file.name, tables);
  if (page) content.documents.push(page);
  else for (const { losses } of tables) addLosses(content.losses, losses);
  return content;
}

/** Reads a file of the source; what cannot be read is reported, unless it is the only one. */
function tryToRead(file: SourceFile, isOnly: boolean, losses: Losses): FileContent | undefined {
  try {
    return readFile(file);
  } catch (error) {
    if (!(error instanceof SourceError) || error.reason === 'hostile' || isOnly) throw error;
    losses.omissions.push({ reason: 'unreadable', name: `${file.name}: ${error.detail}`, text: '', place: { file: file.name } });
    return undefined;
  }
}

class SheetSource implements Source {
  readonly format = 'sheets';
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  async readOutline(): Promise<SourceOutline> {
    const losses = noLosses();
    const media: SourceMedia[] = [];
    const terms = new Map<string, SourceTerm>();
    const authors = new Set<string>();
    let arabic = 0;
    for (const file of await findSourceFiles(this.#path)) {
      if (!isSheetName(file.name)) {
        media.push({ id: `/${file.name}`, address: `/${file.name}`, file: file.path, addresses: [] });
        continue;
      }
      const content = tryToRead(file, !isFolder(this.#path), losses);
      if (!content) continue;
      addLosses(losses, content.losses);
      for (const document of content.documents) {
        arabic += /\p{Script=Arabic}/u.test(JSON.stringify(document)) ? 1 : -1;
        for (const name of document.authors) authors.add(name);
        for (const [taxonomy, names] of [
          ['category', document.categories],
          ['tag', document.tags],
        ] as const) {
          for (const name of names) terms.set(`${taxonomy}:${name}`, { taxonomy, name, title: name, addresses: [] });
        }
      }
    }
    return {
      format: 'sheets',
      name: titleOfName(basename(this.#path)),
      languages: [arabic >= 0 ? 'ar' : 'en'],
      terms: [...terms.values()],
      authors: [...authors].map((name) => ({ name, title: name, addresses: [] })),
      menus: [],
      media,
      redirects: [],
      losses,
    };
  }

  async *readDocuments(): AsyncGenerator<SourceDocument> {
    for (const file of await findSourceFiles(this.#path)) {
      if (isSheetName(file.name)) yield* tryToRead(file, !isFolder(this.#path), noLosses())?.documents ?? [];
    }
  }
}

/** Opens a sheet, a workbook or a folder of them. */
export const openSheets = (path: string, _options: ReadOptions): Source => new SheetSource(path);
