import type { XmlElement } from './element-reader.ts';

/** Term of an item. */
export interface ItemTerm {
  /** Taxonomy: `category`, `post_tag`, `language`. */
  domain: string;
  /** As in addresses, percent-encoded if it is Arabic. */
  slug: string;
  title: string;
}

/** Comment without what identifies its author: no e-mail, no IP, no address. */
export interface ItemComment {
  id: string;
  author: string;
  date: string;
  dateGmt: string;
  html: string;
  isApproved: boolean;
  /** Pingback or trackback: a note that another site links here. */
  isPingback: boolean;
}

/** A post of any type, as exported. */
export interface WxrItem {
  id: string;
  type: string;
  status: string;
  title: string;
  link: string;
  guid: string;
  creator: string;
  content: string;
  excerpt: string;
  date: string;
  dateGmt: string;
  modified: string;
  modifiedGmt: string;
  /** Name in addresses, percent-encoded if it is Arabic. */
  slug: string;
  /** Number of the post above it; `0` if there is none. */
  parent: string;
  order: number;
  /** The password is not kept. */
  hasPassword: boolean;
  isSticky: boolean;
  attachmentUrl: string;
  terms: ItemTerm[];
  meta: Map<string, string[]>;
  comments: ItemComment[];
  line: number;
  /** Where the content begins. */
  contentLine: number;
  isTooLarge: boolean;
}

export const childText = (element: XmlElement, name: string): string =>
  element.children.find((child) => child.name === name)?.text ?? '';

export const shortText = (element: XmlElement, name: string): string => childText(element, name).trim();

/** Values of metadata of a post or term, in the order of the file. */
export function metaOf(element: XmlElement, name: string): Map<string, string[]> {
  const meta = new Map<string, string[]>();
  for (const child of element.children) {
    if (child.name !== name) continue;
    const key = shortText(child, 'wp:meta_key');
    if (key === '') continue;
    const values = meta.get(key) ?? [];
    values.push(childText(child, 'wp:meta_value'));
    meta.set(key, values);
  }
  return meta;
}

/** Terms of an item. WXR 1.0 writes each twice, once without taxonomy, and calls tags `tag`. */
function termsOf(element: XmlElement): ItemTerm[] {
  const terms: ItemTerm[] = [];
  for (const { name, attributes, text } of element.children) {
    const { domain, nicename } = attributes;
    if (name !== 'category' || domain === undefined || nicename === undefined || nicename === '') continue;
    const term = { domain: domain === 'tag' ? 'post_tag' : domain, slug: nicename, title: text };
    if (!terms.some((other) => other.domain === term.domain && other.slug === term.slug)) terms.push(term);
  }
  return terms;
}

function commentOf(element: XmlElement): ItemComment {
  const type = shortText(element, 'wp:comment_type');
  return {
    id: shortText(element, 'wp:comment_id'),
    author: shortText(element, 'wp:comment_author'),
    date: shortText(element, 'wp:comment_date'),
    dateGmt: shortText(element, 'wp:comment_date_gmt'),
    html: childText(element, 'wp:comment_content'),
    isApproved: ['', '1', 'approve', 'approved'].includes(shortText(element, 'wp:comment_approved')),
    isPingback: type === 'pingback' || type === 'trackback',
  };
}

/** Number of a post; old exports have it in the address only. Empty for what is no post of WordPress. */
function idOf(element: XmlElement): string {
  if (!element.children.some(({ name }) => name.startsWith('wp:'))) return '';
  const [id, guid, link] = ['wp:post_id', 'guid', 'link'].map((name) => shortText(element, name));
  const inAddress = /[?&](?:p|page_id|attachment_id)=(\d+)/.exec(guid ?? '')?.[1];
  return id || inAddress || shortText(element, 'wp:post_name') || link || '';
}

/** An element `item` as a post. */
export function itemOf(element: XmlElement): WxrItem {
  const text = (name: string) => shortText(element, name);
  const type = text('wp:post_type');
  return {
    id: idOf(element),
    type: type === '' ? 'post' : type,
    status: text('wp:status'),
    title: childText(element, 'title'),
    link: text('link'),
    guid: text('guid'),
    creator: text('dc:creator'),
    content: childText(element, 'content:encoded'),
    excerpt: childText(element, 'excerpt:encoded'),
    date: text('wp:post_date'),
    dateGmt: text('wp:post_date_gmt'),
    modified: text('wp:post_modified'),
    modifiedGmt: text('wp:post_modified_gmt'),
    slug: text('wp:post_name'),
    parent: text('wp:post_parent') || '0',
    order: Number.parseInt(text('wp:menu_order'), 10) || 0,
    hasPassword: childText(element, 'wp:post_password') !== '',
    isSticky: text('wp:is_sticky') === '1',
    attachmentUrl: text('wp:attachment_url'),
    terms: termsOf(element),
    meta: metaOf(element, 'wp:postmeta'),
    comments: element.children.filter(({ name }) => name === 'wp:comment').map(commentOf),
    line: element.line,
    contentLine: element.children.find(({ name }) => name === 'content:encoded')?.line ?? element.line,
    isTooLarge: element.isTooLarge,
  };
}

/** The first value of a metadata key. */
export const metaValue = (item: WxrItem, key: string): string => item.meta.get(key)?.[0] ?? '';
