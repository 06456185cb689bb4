import type { AccountInput, ImportedDocument } from '../account.ts';
import { addTally, emptyTally, type Tally } from '../tally.ts';
import { readBuiltPage, readRoute } from './built-page.ts';
import { type PageWords, pageWords } from './reconcile-words.ts';

/** Pages of a document, read for comparison. What is found in them is taken away. */
export interface DocumentPages {
  words: PageWords;
  items: Tally;
  /** Words in order, each between spaces. */
  shown: string;
  /** All words of the pages, in no order. */
  all: string[];
  /** Routes without a page. */
  absent: string[];
  /** Other documents have the same pages. */
  isShared: boolean;
}

/** Reads pages of a built site. Pages that several documents share are kept, so that each word counts once. */
export class PageReader {
  readonly #out: string;
  readonly #shared = new Map<string, DocumentPages>();
  readonly #users = new Map<string, number>();

  constructor({ out, documents }: Pick<AccountInput, 'out' | 'documents'>) {
    this.#out = out;
    for (const { pages } of documents) for (const route of pages) this.#users.set(route, (this.#users.get(route) ?? 0) + 1);
  }

  /** @param isShared whether other source documents have the same pages */
  async read(routes: readonly string[], isShared: boolean): Promise<DocumentPages> {
    const key = [...new Set(routes)].sort().join('\n');
    const kept = this.#shared.get(key);
    if (kept) return kept;
    const tallies: Tally[] = [];
    const absent: string[] = [];
    for (const route of new Set(routes)) {
      const html = await readRoute(this.#out, route);
      if (html === undefined) absent.push(route);
      else tallies.push(readBuiltPage(html).tally);
    }
    const items = emptyTally();
    for (const tally of tallies) addTally(items, tally);
    const all = [...items.title, ...items.body, ...items.head];
    const shown = ` ${[...items.title, ...items.body].join(' ')} `;
    const isOfMany = isShared || routes.some((route) => (this.#users.get(route) ?? 0) > 1);
    const pages = { words: pageWords(tallies), items, shown, all, absent, isShared: isOfMany };
    if (isOfMany) this.#shared.set(key, pages);
    return pages;
  }
}

/** Documents that a source document became. */
export interface ImportedDocuments {
  documents: ImportedDocument[];
  /** Other source documents became the same ones, such as sheets of a workbook that are one page. */
  isShared: boolean;
}

/** Documents of an import by the id of the source document they come from. */
export function documentsBySource(documents: readonly ImportedDocument[]): (id: string) => ImportedDocuments {
  const exact = new Map<string, ImportedDocument[]>();
  const parts = new Map<string, ImportedDocument[]>();
  const put = (map: Map<string, ImportedDocument[]>, key: string, document: ImportedDocument) => {
    const list = map.get(key);
    if (list) list.push(document);
    else map.set(key, [document]);
  };
  for (const document of documents) {
    put(exact, document.id, document);
    // Rows of a sheet.
    const end = Math.max(document.id.lastIndexOf('#'), document.id.lastIndexOf(':'));
    if (end > 0) put(parts, document.id.slice(0, end), document);
  }
  return (id) => {
    const own = [...(exact.get(id) ?? []), ...(parts.get(id) ?? [])];
    if (own.length > 0) return { documents: own, isShared: false };
    const file = id.slice(0, Math.max(0, id.lastIndexOf('#')));
    return { documents: exact.get(file) ?? [], isShared: true };
  };
}
