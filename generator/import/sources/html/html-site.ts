import { join } from 'node:path';
import { elementsWithin, type HtmlElement } from '../../html/dom.ts';
import { countsWithin, plainTextOf } from '../../html/plain-text.ts';
import type {
  ReadOptions,
  SourceAuthor,
  SourceDocument,
  SourceMedia,
  SourceMenu,
  SourceOutline,
  SourceTerm,
} from '../../model/document.ts';
import { noLosses } from '../../model/losses.ts';
import { contentOf } from './frame.ts';
import { pageKey, targetOf } from './page-addresses.ts';
import { readContent, titleHeading } from './page-content.ts';
import { dateOfPath, isPost, markedTime, type PageTerm } from './page-facts.ts';
import { isPageFile, isSavedPart, type PageFiles } from './page-files.ts';
import { menusOf } from './page-menus.ts';
import { siteNameOf, withoutSiteName } from './page-titles.ts';
import { type ParsedPage, readPage, type ScannedPage, type SiteScan, scanSite } from './site-scan.ts';
import { groupTranslations } from './translations.ts';

const mediaEndings =
  /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|pdf|docx?|xlsx?|pptx?|odt|ods|odp|epub|zip|mp3|m4a|ogg|oga|wav|flac|mp4|m4v|webm|ogv|mov)$/i;

/**
 * Pages in other formats than HTML: one file with its pictures, programs that write pages, or pages with a query in their name,
 * as `wget` writes them without `--adjust-extension`.
 */
const unreadPages = /\.(?:mht|mhtml|webarchive|(?:php\d?|aspx?|jsp|cfm|x?html?)(?:[?@].*)?)$/i;

/** A folder of saved pages, as a site. */
export class HtmlSite {
  readonly #files: PageFiles;
  readonly #options: ReadOptions;
  readonly #scan: SiteScan;
  readonly #byKey = new Map<string, ScannedPage>();
  readonly #groups: ReadonlyMap<string, string>;
  readonly #name: string | undefined;
  /** Pictures that many pages state, such as the logo: the picture of none. */
  readonly #sharedPictures: ReadonlySet<string>;

  constructor(files: PageFiles, options: ReadOptions) {
    this.#files = files;
    this.#options = options;
    this.#scan = scanSite(files);
    for (const page of this.#scan.pages) for (const address of page.addresses) this.#byKey.set(pageKey(address), page);
    this.#groups = groupTranslations(this.#scan.pages, (href, page) => this.#pageOf(href, page)?.file);
    const names = this.#scan.pages.flatMap(({ head }) => head.siteName ?? []);
    this.#name = mostFrequent(names) ?? siteNameOf(this.#scan.pages.map(({ head }) => head.title));
    const pictures = this.#scan.pages.flatMap(({ head }) => head.picture ?? []);
    this.#sharedPictures = new Set(pictures.filter((picture, index) => pictures.indexOf(picture) !== index));
  }

  get hasPages(): boolean {
    return this.#files.files.some(isPageFile);
  }

  #pageOf(href: string, { addresses: [own = '/'] }: Pick<ScannedPage, 'addresses'>): ScannedPage | undefined {
    const target = targetOf(href, own, this.#scan.origin);
    return target === undefined ? undefined : this.#byKey.get(pageKey(target));
  }

  outline(): SourceOutline {
    const { pages, origin } = this.#scan;
    const home = this.#home();
    const languages = languagesOf(pages, home);
    const { terms, authors } = this.#lists();
    const homeHead = home?.head;
    const generator = mostFrequent(pages.flatMap(({ head }) => head.generator ?? []));
    return {
      format: 'html',
      ...(generator !== undefined && { generator }),
      ...(this.#name !== undefined && { name: this.#name }),
      ...(homeHead?.description !== undefined && { description: homeHead.description }),
      ...(origin !== undefined && { address: origin }),
      languages: languages.length > 0 ? languages : ['ar'],
      terms,
      authors,
      menus: this.#menus(languages),
      media: this.#media(),
      redirects: this.#redirects(),
      ...(home && { home: home.file }),
      losses: this.#losses(),
    };
  }

  /** Page of the root or the one that the root leads to, else the page with the shortest address. */
  #home(): ScannedPage | undefined {
    const shortest = this.#scan.pages.toSorted((one, other) => keyLength(one) - keyLength(other));
    const sent = this.#redirects().find(([from]) => from === '/')?.[1];
    return this.#byKey.get('') ?? (sent === undefined ? undefined : this.#byKey.get(pageKey(sent))) ?? shortest[0];
  }

  #menus(languages: readonly string[]): SourceMenu[] {
    return languages.flatMap((language) => {
      const pages = this.#scan.pages.filter((page) => page.language === language);
      const first = pages.toSorted((one, other) => keyLength(one) - keyLength(other))[0];
      const parsed = first && readPage(this.#files, first.file);
      if (!first || !parsed) return [];
      const target = (href: string) => {
        const page = this.#pageOf(href, first);
        return page ? { document: page.file } : { href };
      };
      const content = contentOf(parsed.body, this.#scan.frame.measure(parsed.body).words);
      return menusOf(parsed.body, content, target).map(({ name, line, items }) => {
        const place = { file: first.place, ...(line !== undefined && { line }) };
        return { name, language, items, place };
      });
    });
  }

  /** Terms and authors of all pages. */
  #lists(): { terms: SourceTerm[]; authors: SourceAuthor[] } {
    const terms = new Map<string, SourceTerm>();
    const authors = new Map<string, SourceAuthor>();
    for (const page of this.#scan.pages) {
      for (const term of page.terms) terms.set(`${term.taxonomy} ${term.name}`, { ...term, addresses: [] });
      const { author } = page;
      if (author !== undefined) authors.set(author, { name: author, title: author, addresses: [] });
    }
    return { terms: [...terms.values()], authors: [...authors.values()] };
  }

  #media(): SourceMedia[] {
    const { root, files, hostFolder } = this.#files;
    return files
      .filter((file) => mediaEndings.test(file))
      .map((file) => ({
        id: file,
        address: `/${file.slice(hostFolder.length)}`,
        file: join(root, file),
        addresses: [],
      }));
  }

  /** Pages that send their visitors on, and further pages of a list, which lead to its first. */
  #redirects(): [string, string][] {
    return this.#scan.skipped.flatMap(({ file, redirect }): [string, string][] => {
      const path = `/${file.slice(this.#files.hostFolder.length)}`;
      const from = path.replace(/(?<=\/)index\.x?html?$/i, '');
      const list = /^(.*\/)page\/\d+(?:\/|\.x?html?)$/i.exec(from)?.[1];
      const to = redirect === undefined ? list : targetOf(redirect, path, this.#scan.origin);
      return to === undefined ? [] : [[from, to]];
    });
  }

  #losses(): SourceOutline['losses'] {
    const losses = noLosses();
    for (const { file, reason, text, counts } of this.#scan.skipped)
      losses.omissions.push({ reason, name: file, text, counts, place: { file } });
    for (const file of this.#files.files)
      if (unreadPages.test(file) && !isPageFile(file) && !isSavedPart(file))
        losses.omissions.push({ reason: 'unreadable', name: file, text: '', place: { file } });
    return losses;
  }

  async *documents(outline: SourceOutline): AsyncGenerator<SourceDocument> {
    for (const page of this.#scan.pages) {
      const parsed = readPage(this.#files, page.file);
      const document = parsed && this.#document(page, parsed);
      if (!document) continue;
      const year = Number(document.date?.slice(0, 4) ?? Number.NaN);
      const { types, since } = this.#options;
      const isSelected = (types === undefined || types.includes(document.type)) && !(since !== undefined && year < since);
      if (isSelected) yield document;
      else this.#leaveOut(page, parsed.body, outline);
    }
  }

  /** Records a page that was not selected, once: documents are read several times. */
  #leaveOut({ file, place, head }: ScannedPage, body: HtmlElement, { losses }: SourceOutline): void {
    if (losses.omissions.some(({ reason, name }) => reason === 'not-selected' && name === file)) return;
    const text = [head.title, head.description ?? '', plainTextOf([body])].join(' ').trim();
    losses.omissions.push({ reason: 'not-selected', name: file, text, counts: countsWithin([body]), place: { file: place } });
  }

  #document(page: ScannedPage, parsed: ParsedPage): SourceDocument {
    const { head, body, language } = parsed;
    const { words, common } = this.#scan.frame.measure(body);
    const content = contentOf(body, words);
    const heading = titleHeading({ body, content }, (text) => this.#scan.frame.isCommonHeading(text) || text === this.#name);
    const stated = withoutSiteName(head.title, this.#name);
    const title = (heading && plainTextOf(heading.childNodes)) || stated || page.place;
    const [path = '/'] = page.addresses;
    const date = head.published ?? markedTime(body) ?? dateOfPath(path);
    const kind = isPost(path, body, head, date) ? 'post' : 'page';
    const place = { file: page.place };
    const losses = noLosses();
    if (head.base !== undefined) resolveAddresses(body, head.base, path);
    const blocks = readContent({ body, content, common, ...(heading && { title: heading }) }, { place, losses, language });
    return {
      id: page.file,
      kind,
      type: kind,
      title,
      status: 'published',
      language,
      addresses: page.addresses,
      ...this.#details(page, parsed, kind === 'post' ? date : undefined),
      ...(stated !== title && stated !== '' && { searchTitle: stated }),
      blocks,
      losses,
      place,
    };
  }

  #details(page: ScannedPage, { head }: ParsedPage, date: string | undefined) {
    const named = (taxonomy: PageTerm['taxonomy']) =>
      page.terms.filter((term) => term.taxonomy === taxonomy).map(({ name }) => name);
    const { author } = page;
    const picture = head.picture !== undefined && !this.#sharedPictures.has(head.picture) ? head.picture : undefined;
    const group = this.#groups.get(page.file);
    const parent = date === undefined ? this.#parent(page) : undefined;
    return {
      ...(group !== undefined && { translationGroup: group }),
      ...(date !== undefined && { date }),
      ...(head.modified !== undefined && { updated: head.modified }),
      authors: author === undefined ? [] : [author],
      categories: named('category'),
      tags: named('tag'),
      ...(head.description !== undefined && { searchDescription: head.description }),
      ...(picture !== undefined && { picture: { address: picture, alt: '' } }),
      ...(!head.isListed && { isListed: false }),
      ...(parent !== undefined && { parent }),
      fields: {},
      comments: [],
    };
  }

  /** Page whose address is the folder of a page. */
  #parent({ file, addresses: [own = '/'] }: ScannedPage): string | undefined {
    const folder = pageKey(own).split('/').slice(0, -1).join('/');
    const parent = folder === '' ? undefined : this.#byKey.get(folder)?.file;
    return parent === file ? undefined : parent;
  }
}

const keyLength = ({ addresses: [own = '/'] }: ScannedPage): number => pageKey(own).length;

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** Languages of pages: that of the home page first, then by frequency. */
function languagesOf(pages: readonly ScannedPage[], home: ScannedPage | undefined): string[] {
  const counts = new Map<string, number>(home ? [[home.language, Number.POSITIVE_INFINITY]] : []);
  for (const { language } of pages) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([language]) => language);
}

/** Makes relative addresses of a page absolute that a `base` element changes. */
function resolveAddresses(body: HtmlElement, base: string, page: string): void {
  const root = URL.parse(base, `https://site.invalid${encodeURI(page)}`);
  if (!root) return;
  for (const element of elementsWithin(body.childNodes)) {
    for (const attribute of element.attrs) {
      if (!/^(?:href|src|data|poster|data-src|data-lazy-src)$/.test(attribute.name)) continue;
      const { value } = attribute;
      if (value.startsWith('#') || /^[a-z][a-z\d+.-]*:/i.test(value)) continue;
      const url = URL.parse(value, root.href);
      if (url) attribute.value = url.href.replace(/^https:\/\/site\.invalid/, '');
    }
  }
}
