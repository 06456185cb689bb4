import { countsOfBlocks } from '../../model/counts.ts';
import type { ReadOptions, SourceAuthor, SourceDocument, SourceOutline, SourceTerm } from '../../model/document.ts';
import { noLosses, type Omission } from '../../model/losses.ts';
import { readFrontMatter } from './folder/front-matter.ts';
import type { SourceFolder } from './folder/source-folder.ts';
import { readPage } from './read-page.ts';
import { AddressBook } from './resolve.ts';
import { basePathOf, slugOf } from './site/addresses.ts';
import { openSite } from './site/detect.ts';
import { pageOf } from './site/facts.ts';
import { isPublicFile, mediaOf } from './site/media.ts';
import { plainRules } from './site/plain.ts';
import type { Page, SiteReader } from './site/site-reader.ts';
import { DocumentReader } from './syntax/document-reader.ts';
import { headingOf } from './syntax/heading.ts';

/** A folder of Markdown, with the metadata of all its pages. */
export class MarkdownSite {
  readonly #folder: SourceFolder;
  readonly #site: SiteReader;
  readonly #options: ReadOptions;
  readonly #pages: Page[] = [];
  readonly #losses = noLosses();
  readonly #languages: string[];
  readonly #terms = new Map<string, SourceTerm>();
  readonly #authors = new Map<string, SourceAuthor>();

  constructor(folder: SourceFolder, options: ReadOptions) {
    this.#folder = folder;
    this.#options = options;
    this.#site = openSite(folder);
    for (const file of folder.files) if (/\.(?:md|mdx|markdown|mkd)$/i.test(file)) this.#add(file);
    this.#languages = this.#site.languages.length > 0 ? this.#site.languages : [languageOf(this.#pages)];
    for (const page of this.#pages) this.#nameTerms(page);
  }

  #add(file: string): void {
    const page = this.#site.isPage(file) ? this.#read(file) : undefined;
    if (page && this.#isSelected(page.facts)) this.#pages.push(page);
    else this.#losses.omissions.push(omissionOf(file, this.#folder.read(file) ?? ''));
  }

  #read(file: string): Page | undefined {
    const text = this.#folder.read(file);
    if (text === undefined) return undefined;
    const { fields, body } = readFrontMatter(text);
    return pageOf({ file, fields, heading: headingOf(body) }, this.#site, this.#options.today);
  }

  #isSelected({ type, date }: SourceDocument): boolean {
    const { types, since } = this.#options;
    if (types !== undefined && !types.includes(type)) return false;
    return since === undefined || date === undefined || Number(date.slice(0, 4)) >= since;
  }

  /** Replaces titles of terms and authors by their names. */
  #nameTerms({ facts }: Page): void {
    const language = facts.language ?? this.#languages[0] ?? '';
    const term = (taxonomy: 'category' | 'tag') => (title: string) => {
      const name = slugOf(title);
      const key = `${taxonomy}/${facts.language ?? ''}/${name}`;
      const addresses = this.#site.addressOfTerm(taxonomy, title, language);
      const own = facts.language === undefined ? {} : { language: facts.language };
      if (name !== '' && !this.#terms.has(key)) this.#terms.set(key, { taxonomy, name, title, ...own, addresses });
      return name;
    };
    facts.categories = facts.categories.map(term('category')).filter((name) => name !== '');
    facts.tags = facts.tags.map(term('tag')).filter((name) => name !== '');
    facts.authors = facts.authors.map((title) => {
      const name = slugOf(title);
      const addresses = this.#site.addressOfTerm('author', title, language);
      if (!this.#authors.has(name)) this.#authors.set(name, { name, title, addresses });
      return name;
    });
  }

  outline(): SourceOutline {
    const { generator, name, description, address } = this.#site;
    const home = this.#pages.find(({ facts }) => isHome(facts, this.#languages[0], this.#base()));
    const unread = this.#folder.unread.map(({ file, reason }) => ({ reason, name: file, text: '', place: { file } }));
    return {
      format: 'markdown',
      ...(generator === undefined ? {} : { generator }),
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(address === undefined ? {} : { address }),
      languages: this.#languages,
      terms: [...this.#terms.values()],
      authors: [...this.#authors.values()],
      menus: this.#site.menus(this.#pages),
      media: this.#folder.files.filter(isPublicFile).map((file) => mediaOf(file, this.#folder, this.#site)),
      redirects: this.#pages.flatMap(({ facts }) => facts.addresses.slice(1).map((from): [string, string] => [from, facts.id])),
      ...(home ? { home: home.file } : {}),
      losses: { omissions: [...this.#losses.omissions, ...unread], changes: [...this.#losses.changes] },
    };
  }

  #base(): string {
    return basePathOf(this.#site.address);
  }

  async *documents(_outline: SourceOutline): AsyncIterable<SourceDocument> {
    const book = new AddressBook(this.#folder, this.#site, this.#pages, this.#base());
    for (const page of this.#pages) {
      const text = this.#folder.read(page.file);
      if (text !== undefined) yield readPage(page, text, this.#site, book);
    }
  }
}

/** A file that is no page, as a whole. */
function omissionOf(file: string, text: string): Omission {
  const { body } = readFrontMatter(text);
  const reader = new DocumentReader({ file, losses: noLosses(), rules: plainRules(file) });
  return { reason: 'not-selected', name: file, text, counts: countsOfBlocks(reader.readDocument(body, 1)), place: { file } };
}

const isHome = ({ addresses, language }: SourceDocument, first: string | undefined, base: string): boolean => {
  const [address = ''] = addresses;
  const own = address.startsWith(`${base}/`) ? address.slice(base.length) : address;
  return own === '/' || (own === `/${first}/` && language === first);
};

/** Language of most titles: Arabic or English. */
function languageOf(pages: readonly Page[]): string {
  const arabic = pages.filter(({ facts }) => /\p{Script=Arabic}/u.test(facts.title)).length;
  return arabic * 2 >= pages.length ? 'ar' : 'en';
}
