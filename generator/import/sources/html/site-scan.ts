import { join } from 'node:path';
import { readRegularFile } from '../../../core/util/regular-file.ts';
import { findElement, type HtmlElement, type HtmlNode, isElement, isText, nodesWithin } from '../../html/dom.ts';
import { parsePage } from '../../html/parse.ts';
import { countsWithin, plainTextOf } from '../../html/plain-text.ts';
import { assertWords, longestWord } from '../../model/longest-word.ts';
import type { OmissionReason } from '../../model/losses.ts';
import { decodePage } from './decode.ts';
import { FrameTexts } from './frame.ts';
import { mainFrameOf } from './frameset.ts';
import { addressesOf, addressesOfFile, originOf, pageKey, targetOf } from './page-addresses.ts';
import { authorOf, type PageTerm, termsOf } from './page-facts.ts';
import { isPageFile, isSavedPart, type PageFiles } from './page-files.ts';
import { type PageHead, readHead } from './page-head.ts';

/** Larger pages are none. */
const maxPageBytes = 32 * 1024 * 1024;

/** Pages that are compared to find what they have in common. */
const maxCompared = 300;

/** A page of the folder, before its content is read. */
export interface ScannedPage {
  /** Path within the source. */
  file: string;
  /** The same without the folder of the host. */
  place: string;
  head: PageHead;
  /** Decoded, the permanent one first. */
  addresses: string[];
  /** BCP 47 tag. */
  language: string;
  terms: PageTerm[];
  author?: string;
}

/** A file that becomes no document. */
export interface SkippedPage {
  file: string;
  reason: OmissionReason;
  text: string;
  counts: ReturnType<typeof countsWithin>;
  /** Where it leads. */
  redirect?: string;
}

/** Everything that is known of a folder before documents are read. */
export interface SiteScan {
  pages: ScannedPage[];
  skipped: SkippedPage[];
  frame: FrameTexts;
  /** Scheme and host of the old site. */
  origin?: string;
}

export interface ParsedPage {
  head: PageHead;
  /** Its `body`, or its `frameset`. */
  body: HtmlElement;
  language: string;
}

const arabicIn = (text: string): number => text.match(/[\u0621-\u064a]/g)?.length ?? 0;
const latinIn = (text: string): number => text.match(/[a-z]/gi)?.length ?? 0;

/** Attributes with text for visitors. */
const textAttributes = new Set(['alt', 'aria-label', 'content', 'label', 'placeholder', 'title', 'value']);

/** Texts of nodes, as they are written. */
function* textsOf(nodes: readonly HtmlNode[]): Generator<string> {
  for (const node of nodesWithin(nodes, ({ tagName }) => tagName === 'script' || tagName === 'style')) {
    if (isText(node)) yield node.value;
    else if (isElement(node)) for (const { name, value } of node.attrs) if (textAttributes.has(name)) yield value;
  }
}

/**
 * Reads and parses a file; undefined if it is too large or has no body.
 * @throws SourceError if it has a word of more letters than any text has
 */
export function readPage({ root }: PageFiles, file: string): ParsedPage | undefined {
  const read = readRegularFile(join(root, file), maxPageBytes);
  if ('reason' in read) return undefined;
  const { tree } = parsePage(decodePage(read.bytes).text);
  if (read.bytes.length > longestWord) assertWords([...textsOf(tree.childNodes)], { file });
  const html = tree.childNodes.find((node) => isElement(node));
  const body = html && isElement(html) ? findElement(html, 'body', 'frameset') : undefined;
  if (!body) return undefined;
  const head = readHead(tree.childNodes);
  const start = head.language === undefined ? plainTextOf([body]).slice(0, 20_000) : '';
  return { head, body, language: head.language ?? (arabicIn(start) >= latinIn(start) ? 'ar' : 'en') };
}

const withoutHost = (file: string, { hostFolder }: PageFiles): string => file.slice(hostFolder.length);

/** Why a file is no document, by its name. */
function reasonOfName(file: string): OmissionReason | undefined {
  if (isSavedPart(file)) return 'page-frame';
  return /(?:^|\/)404(?:\.x?html?|\/index\.x?html?)$|(?:^|\/)page\/\d+(?:\.x?html?|\/index\.x?html?)$/i.test(file)
    ? 'dynamic'
    : undefined;
}

class Scanner {
  readonly scan: SiteScan = { pages: [], skipped: [], frame: new FrameTexts() };
  readonly #files: PageFiles;
  readonly #origins = new Map<string, number>();

  constructor(files: PageFiles) {
    this.#files = files;
    const host = files.hostFolder.slice(0, -1);
    if (host !== '') this.#origins.set(`https://${host}`, 1);
  }

  read(): SiteScan {
    const pages = this.#files.files.filter(isPageFile);
    const step = Math.max(1, Math.ceil(pages.length / maxCompared));
    for (const [index, file] of pages.entries()) this.#page(file, index % step === 0);
    const [origin] = [...this.#origins].sort(([, one], [, other]) => other - one);
    this.#stateAddresses();
    return { ...this.scan, ...(origin && { origin: origin[0] }) };
  }

  #page(file: string, isCompared: boolean): void {
    const page = readPage(this.#files, file);
    if (!page) {
      this.scan.skipped.push({ file, reason: 'unreadable', text: '', counts: {} });
      return;
    }
    const { head, body, language } = page;
    const isFrames = body.tagName === 'frameset';
    const redirect = head.redirect ?? (isFrames ? mainFrameOf(body) : undefined);
    const reason = reasonOfName(file) ?? (isFrames || redirect !== undefined ? 'page-frame' : undefined);
    if (reason !== undefined) {
      const text = [head.title, head.description ?? '', plainTextOf([body])].join(' ').trim();
      this.scan.skipped.push({ file, reason, text, counts: countsWithin([body]), ...(redirect !== undefined && { redirect }) });
      return;
    }
    if (isCompared) this.scan.frame.add(body);
    const origin = originOf(head.canonical ?? head.savedFrom ?? head.base);
    if (origin !== undefined) this.#origins.set(origin, (this.#origins.get(origin) ?? 0) + 1);
    const place = withoutHost(file, this.#files);
    const author = authorOf(body, head);
    const facts = { terms: termsOf(body, head), ...(author !== undefined && { author }) };
    this.scan.pages.push({ file, place, head, addresses: [], language, ...facts });
  }

  /** Takes stated addresses, but not one that several pages state. */
  #stateAddresses(): void {
    const claims = new Map<string, number>();
    const stated = ({ head }: ScannedPage) => head.canonical ?? head.savedFrom;
    for (const page of this.scan.pages) {
      const key = pageKey(stated(page) ?? '');
      claims.set(key, (claims.get(key) ?? 0) + 1);
    }
    for (const page of this.scan.pages) {
      const address = stated(page);
      const own = addressesOfFile(page.place);
      const isOwn =
        address !== undefined && (claims.get(pageKey(address)) === 1 || own.some((one) => pageKey(one) === pageKey(address)));
      page.addresses = addressesOf(page.place, isOwn ? this.#absolute(address, own[0] ?? '/') : undefined);
    }
  }

  #absolute(address: string, page: string): string {
    return /^(?:https?:)?\/\//i.test(address) ? address : (targetOf(address, page, undefined) ?? address);
  }
}

/** Reads all pages of a folder once. */
export const scanSite = (files: PageFiles): SiteScan => new Scanner(files).read();
