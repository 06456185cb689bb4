import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import type { ReadOptions, Source, SourceDocument, SourceMedia, SourceOutline } from '../../model/document.ts';
import { type Losses, noLosses } from '../../model/losses.ts';
import { SourceError } from '../../model/source-error.ts';
import { officeDocument } from '../office/office-document.ts';
import { type OfficePackage, openPackage, type Properties } from '../office/package.ts';
import { findSourceFiles, isFolder, type SourceFile, titleOfName } from '../office/source-files.ts';
import { findMedia, mediaAddress, mediaFileName, readWordDocument } from './document.ts';
import { folderDocuments, homeNames, postFolder, splitPostName } from './folders.ts';

const isWordName = (name: string) => /\.(?:docx|docm|dotx)$/i.test(name);
/** Text documents in formats that cannot be read. */
const isOtherName = (name: string) => /\.(?:doc|dot|odt|ott|rtf|pages|wps|wpd)$/i.test(name);

/** Titles that programs put in. */
const noTitle = /^(?:untitled|document\d*|مستند\d*|microsoft word\b.*|word document|powerpoint presentation|slide 1)$|\.docx?$/i;

/** Whether a path is a Word document, or a folder of them. Documents in older formats count, for a sentence about them. */
export async function isWordSource(path: string): Promise<boolean> {
  if (!isFolder(path)) return isWordName(path) || isOtherName(path);
  const names = (await findSourceFiles(path)).map(({ name }) => name);
  const isOtherSource = names.some((name) => /\.(?:md|mdx|markdown|html?|xml)$/i.test(name));
  return !isOtherSource && names.some((name) => isWordName(name) || isOtherName(name));
}

/** Opens a file of the source; what cannot be read is reported, unless it is the only one. */
function open(file: SourceFile, isOnly: boolean, losses: Losses): OfficePackage | undefined {
  const place = { file: file.name };
  try {
    if (isOtherName(file.name)) throw new SourceError('unreadable', place, 'old-format');
    return openPackage(file.path, place);
  } catch (error) {
    if (!(error instanceof SourceError) || error.reason === 'hostile' || isOnly) throw error;
    losses.omissions.push({ reason: 'unreadable', name: `${file.name}: ${error.detail}`, text: '', place });
    return undefined;
  }
}

function extract(opened: OfficePackage, document: string, folder: string | undefined): SourceMedia[] {
  return findMedia(opened).map((part): SourceMedia => {
    const address = mediaAddress(document, part);
    const media: SourceMedia = { id: address, address, addresses: [], parent: document };
    if (folder === undefined) return media;
    const file = join(folder, mediaFileName(document, part));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, opened.archive.read(part) ?? new Uint8Array());
    return { ...media, file };
  });
}

const isProgramTitle = (title: string | undefined) => title === undefined || title === '' || noTitle.test(title);

const dayOf = (time: string | undefined) => (time !== undefined && /^\d{4}-\d\d-\d\d/.test(time) ? time : undefined);

const orderOf = (files: readonly SourceFile[], name: string) =>
  files.filter((file) => posix.dirname(file.name) === posix.dirname(name)).findIndex((file) => file.name === name);

/** Title from the properties of the file or its name. */
const otherTitle = ({ title }: Properties, name: string) =>
  isProgramTitle(title) ? titleOfName(posix.basename(name)) : (title as string);

class WordSource implements Source {
  readonly format = 'word';
  readonly #path: string;
  readonly #options: ReadOptions;

  constructor(path: string, options: ReadOptions) {
    this.#path = path;
    this.#options = options;
  }

  get #isFile() {
    return !isFolder(this.#path);
  }

  async readOutline(): Promise<SourceOutline> {
    const files = await findSourceFiles(this.#path);
    const losses = noLosses();
    const media: SourceMedia[] = [];
    let language: string | undefined;
    for (const file of files) {
      if (!isWordName(file.name) && !isOtherName(file.name)) {
        media.push({ id: `/${file.name}`, address: `/${file.name}`, file: file.path, addresses: [] });
        continue;
      }
      const opened = open(file, this.#isFile, losses);
      if (!opened) continue;
      media.push(...extract(opened, file.name, this.#options.folder));
      language ??= readWordDocument(opened, file.name).language;
    }
    const home = files.find(({ name }) => isWordName(name) && homeNames.test(name))?.name;
    return {
      format: 'word',
      name: titleOfName(basename(this.#path)),
      languages: [language ?? 'ar'],
      terms: [],
      authors: [],
      menus: [],
      media,
      redirects: [],
      ...(home === undefined ? {} : { home }),
      losses,
    };
  }

  async *readDocuments(outline: SourceOutline): AsyncGenerator<SourceDocument> {
    const files = (await findSourceFiles(this.#path)).filter(({ name }) => isWordName(name) || isOtherName(name));
    const { pages, parentOf } = folderDocuments(files.filter(({ name }) => isWordName(name)).map(({ name }) => name));
    yield* pages;
    for (const file of files) {
      const opened = open(file, this.#isFile, noLosses());
      if (opened) yield this.#readDocument(opened, file.name, orderOf(files, file.name), parentOf, outline);
    }
  }

  #readDocument(
    opened: OfficePackage,
    name: string,
    order: number,
    parentOf: (name: string) => string | undefined,
    { languages }: SourceOutline,
  ): SourceDocument {
    const { title, language, properties, blocks, losses } = readWordDocument(opened, name);
    const parent = parentOf(name);
    const type = postFolder(dirname(name));
    const post: { date?: string; name: string } = type === undefined ? { name } : splitPostName(name);
    return officeDocument({
      id: name,
      ...(type === undefined ? {} : { kind: 'post', type }),
      title: title ?? otherTitle(properties, post.name),
      ...(language === languages[0] ? {} : { language }),
      date: post.date ?? dayOf(properties.created),
      updated: dayOf(properties.modified),
      ...(parent === undefined ? {} : { parent }),
      order,
      blocks,
      losses,
      place: { file: name },
    });
  }
}

/** Opens a Word document or a folder of them. */
export const openWord = (path: string, options: ReadOptions): Source => new WordSource(path, options);
