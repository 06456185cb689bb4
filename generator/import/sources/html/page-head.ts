import {
  attributeOf,
  elementsWithin,
  firstAttribute,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isText,
} from '../../html/dom.ts';
import { languageTag } from '../../html/language.ts';
import { plainTextOf } from '../../html/plain-text.ts';

/** What a page states about itself, outside its content. */
export interface PageHead {
  title: string;
  language?: string;
  description?: string;
  /** As written. */
  canonical?: string;
  base?: string;
  picture?: string;
  siteName?: string;
  ogType?: string;
  generator?: string;
  published?: string;
  modified?: string;
  section?: string;
  tags: string[];
  author?: string;
  /** Language and address of each translation. */
  alternates: { language: string; href: string }[];
  /** Where a page sends its visitors at once. */
  redirect?: string;
  isListed: boolean;
  /** Original address, as browsers note it in saved pages. */
  savedFrom?: string;
}

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Values of `meta` elements by name or property. */
function metasOf(elements: readonly HtmlElement[]): (name: string) => string[] {
  const values = new Map<string, string[]>();
  for (const element of elements) {
    const name = firstAttribute(element, 'property', 'name', 'itemprop')?.toLowerCase();
    const value = spaced(attributeOf(element, 'content') ?? '');
    if (element.tagName === 'meta' && name !== undefined && value !== '') values.set(name, [...(values.get(name) ?? []), value]);
  }
  return (name) => values.get(name) ?? [];
}

const relationsOf = (element: HtmlElement): string[] => (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/);

function redirectOf(elements: readonly HtmlElement[]): string | undefined {
  for (const element of elements) {
    if (element.tagName !== 'meta' || attributeOf(element, 'http-equiv')?.toLowerCase() !== 'refresh') continue;
    const [, delay = '', address] =
      /^\s*(\d{1,4})?[\d.]*\s*[;,]\s*url\s*=\s*["']?\s*([^"']+)/i.exec(attributeOf(element, 'content') ?? '') ?? [];
    if (address !== undefined && Number(delay) <= 5) return address.trim();
  }
  return undefined;
}

/** Times as structured data states them. */
function structuredTime(elements: readonly HtmlElement[], name: string): string | undefined {
  for (const element of elements) {
    if (element.tagName !== 'script' || attributeOf(element, 'type')?.toLowerCase() !== 'application/ld+json') continue;
    const text = element.childNodes.map((node) => (isText(node) ? node.value : '')).join('');
    const found = new RegExp(`"${name}"\\s*:\\s*"([^"]{8,40})"`).exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A day or time in ISO 8601; undefined for anything else. */
export function isoTime(written: string | undefined): string | undefined {
  const found = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(
    written?.trim() ?? '',
  )?.[0];
  if (found === undefined) return undefined;
  const time = found
    .replace(' ', 'T')
    .replace(/\.\d+/, '')
    .replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  return Number.isNaN(Date.parse(time)) ? undefined : time;
}

const alternatesOf = (elements: readonly HtmlElement[]): PageHead['alternates'] =>
  elements.flatMap((element) => {
    const [language, href] = [attributeOf(element, 'hreflang')?.trim(), attributeOf(element, 'href')?.trim()];
    return element.tagName === 'link' && relationsOf(element).includes('alternate') && language && href
      ? [{ language, href }]
      : [];
  });

/** Address that a browser noted when it saved a page. */
function savedFrom(nodes: readonly HtmlNode[]): string | undefined {
  for (const node of nodes) {
    const found = 'data' in node ? /^\s*saved from url=\(\d+\)(\S+)/.exec(node.data)?.[1] : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

const linkOf = (elements: readonly HtmlElement[], relation: string): string | undefined =>
  elements.flatMap((element) =>
    element.tagName === 'link' && relationsOf(element).includes(relation) ? (firstAttribute(element, 'href') ?? []) : [],
  )[0];

/** Reads what a parsed page states about itself. */
export function readHead(nodes: readonly HtmlNode[]): PageHead {
  const root = nodes.find((node) => isElement(node) && node.tagName === 'html');
  const comments = [...nodes, ...(root && isElement(root) ? root.childNodes : [])];
  const elements = [...elementsWithin(nodes)].filter(({ tagName }) => /^(?:html|title|meta|link|base|script)$/.test(tagName));
  const first = (...names: string[]) => names.flatMap((name) => meta(name)).at(0);
  const meta = metasOf(elements);
  const title = elements.find(({ tagName, parentNode }) => tagName === 'title' && parentNode?.nodeName === 'head');
  const base = elements.find(({ tagName }) => tagName === 'base');
  const html = root && isElement(root) ? root : undefined;
  return withoutAbsent({
    title: title ? plainTextOf(title.childNodes) : '',
    language: languageTag(
      (html && firstAttribute(html, 'lang', 'xml:lang')) ?? first('language', 'content-language', 'og:locale'),
    ),
    description: first('description', 'og:description'),
    canonical: linkOf(elements, 'canonical') ?? first('og:url'),
    base: base && firstAttribute(base, 'href'),
    picture: first('og:image', 'twitter:image'),
    siteName: first('og:site_name', 'application-name'),
    ogType: first('og:type')?.toLowerCase(),
    generator: first('generator'),
    published: isoTime(first('article:published_time', 'datepublished')) ?? isoTime(structuredTime(elements, 'datePublished')),
    modified: isoTime(first('article:modified_time', 'datemodified')) ?? isoTime(structuredTime(elements, 'dateModified')),
    section: first('article:section'),
    tags: meta('article:tag'),
    author: first('author', 'article:author'),
    alternates: alternatesOf(elements),
    redirect: redirectOf(elements),
    isListed: !/\b(?:noindex|none)\b/i.test(first('robots') ?? ''),
    savedFrom: savedFrom(comments),
  });
}

const withoutAbsent = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
