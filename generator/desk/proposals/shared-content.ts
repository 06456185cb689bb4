import { type DefaultTreeAdapterMap, parse, serialize } from 'parse5';
import { decodedPart } from '../../../templates/model/addresses/decode.ts';
import { isPlainPath } from './input.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Files that pages show or link, by extension. */
const fileName = /\.(?:css|woff2?|svg|png|jpe?g|webp|avif|gif|ico|mp4|webm|mp3|m4a|ogg|vtt|pdf)$/i;

/** Host of relative addresses, which no address of a site has. */
const ownOrigin = 'http://site.invalid';

/** What a shared page refers to. */
export interface SharedContent {
  content: string;
  /** Paths of files that it shows or links. */
  files: string[];
}

interface Place {
  /** Path of the page or style sheet in the preview. */
  path: string;
  /** Path below which shared pages and files are, without a slash at its end. */
  home: string;
}

/** Path of the site that an address means; undefined for addresses of other sites and of the editor. */
function siteTarget(address: string, path: string): { path: string; hash: string } | undefined {
  const base = ownOrigin + encodeURI(path);
  if (!URL.canParse(address, base)) return undefined;
  const { origin, pathname, hash } = new URL(address, base);
  const decoded = decodedPart(pathname);
  return origin === ownOrigin && decoded !== undefined && isPlainPath(decoded) ? { path: decoded, hash } : undefined;
}

/** Addresses of a style sheet lead to shared files. */
export function shareStyles(css: string, { path, home }: Place): SharedContent {
  const files: string[] = [];
  const content = css.replaceAll(/url\(\s*(["']?)([^"')]+)\1\s*\)/g, (whole, _quote: string, address: string) => {
    const target = siteTarget(address, path);
    if (!target || !fileName.test(target.path)) return whole;
    files.push(target.path);
    return `url("${home}${encodeURI(target.path)}${target.hash}")`;
  });
  return { content, files };
}

/** Elements that are left out: what runs, what loads other documents, and what only search engines and feeds read. */
const removed = new Set(['script', 'noscript', 'base', 'iframe', 'object', 'embed', 'template']);

const isRemoved = (element: Element): boolean => {
  const attribute = (name: string) => element.attrs.find((one) => one.name === name)?.value ?? '';
  if (element.tagName === 'meta') return attribute('http-equiv') !== '' || attribute('property').startsWith('og:');
  if (element.tagName !== 'link') return removed.has(element.tagName);
  return !/\b(?:stylesheet|icon|preload)\b/.test(attribute('rel')) || attribute('href').includes('/_preview/');
};

/** Attributes with the address of a file. */
const fileAttributes = new Set(['src', 'poster', 'data', 'xlink:href']);

/** Attributes that are left out: handlers, targets of forms, and places in the site file. */
const removedAttribute = /^(?:on|data-pointer|action$|formaction$|ping$|integrity$|target$|nonce$)/;

class Sharing {
  readonly files: string[] = [];
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  /** Shared address of a file; empty for one that is not shared. */
  #file(address: string): string {
    if (/^(?:data:image\/|#)/.test(address)) return address;
    const target = siteTarget(address, this.#place.path);
    if (!target || !fileName.test(target.path)) return '';
    this.files.push(target.path);
    return this.#place.home + encodeURI(target.path) + target.hash;
  }

  /** Links lead to shared pages, of which others are refused, or to other sites in a new window. */
  #link(element: Element, address: string): string {
    if (address.startsWith('#')) return address;
    const target = siteTarget(address, this.#place.path);
    if (target) return fileName.test(target.path) ? this.#file(address) : this.#place.home + encodeURI(target.path) + target.hash;
    if (!/^(?:https?:|mailto:|tel:)/i.test(address)) return '#';
    element.attrs.push({ name: 'target', value: '_blank' }, { name: 'rel', value: 'noopener noreferrer' });
    return address;
  }

  #valueOf(element: Element, name: string, value: string): string {
    if (/srcset$/.test(name)) {
      const candidates = value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/));
      return candidates.map(([address = '', ...size]) => [this.#file(address), ...size].join(' ')).join(', ');
    }
    if (fileAttributes.has(name)) return this.#file(value);
    if (name !== 'href') return value;
    return element.tagName === 'a' || element.tagName === 'area' ? this.#link(element, value) : this.#file(value);
  }

  #shareElement(element: Element): void {
    const kept = element.attrs.filter(({ name }) => !removedAttribute.test(name) && name !== 'rel');
    const rel = element.tagName === 'link' ? element.attrs.filter(({ name }) => name === 'rel') : [];
    element.attrs = [...kept, ...rel];
    for (const attribute of kept) {
      const full = attribute.prefix ? `${attribute.prefix}:${attribute.name}` : attribute.name;
      attribute.value = this.#valueOf(element, full, attribute.value);
    }
  }

  share(node: Node): void {
    if ('tagName' in node) this.#shareElement(node);
    if (!('childNodes' in node)) return;
    node.childNodes = node.childNodes.filter((child) => !('tagName' in child) || !isRemoved(child));
    for (const child of node.childNodes) this.share(child);
  }
}

/** Page without scripts, forms and places in the site file, whose addresses lead to shared pages and files. */
export function sharePage(html: string, place: Place): SharedContent {
  const document = parse(html);
  const sharing = new Sharing(place);
  sharing.share(document);
  return { content: serialize(document), files: sharing.files };
}
