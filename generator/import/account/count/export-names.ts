import { wordsOf } from '../words.ts';
import { comparableAddresses, isOnHost } from './addresses.ts';
import { type ExportIndex, metaOf } from './export-index.ts';
import { isPublic, statusOf, typeOf } from './export-types.ts';
import { tallyHtml } from './tally-html.ts';
import { childText, childValue, type XmlElement } from './xml.ts';

/** Taxonomies whose terms visitors do not see. */
const hiddenTaxonomies =
  /^(?:nav_menu|language|post_translations|term_language|term_translations|post_format|wp_theme|wp_template_part_area|link_category|elementor_library_type)$/;

const lists: Record<string, string> = { category: 'category', post_tag: 'tag' };

/** Copy that does not keep the text it was cut from in memory. */
const detached = (text: string): string => Buffer.from(text).toString();

/** E-mail addresses are never shown, also as logins and display names. */
const isMail = (text: string) => text.includes('@');

/** Name of an author to read; undefined if there is none without an e-mail address. */
function nameOf(author: XmlElement): string | undefined {
  const [display, first, last, login] = ['display_name', 'first_name', 'last_name', 'login'].map((name) =>
    childValue(author, `wp:author_${name}`),
  );
  return [display, `${first} ${last}`.trim(), login].find((name) => name && !isMail(name));
}

/** Names of an export that any page may show, as far as documents use them: terms, authors, menu items. */
export class ExportNames {
  readonly #index: ExportIndex;
  readonly #texts = new Set<string>();
  readonly #hiddenTexts: string[] = [];
  readonly #addresses = new Set<string>();
  readonly #authors = new Set<string>();

  /** Names of categories by those of the categories below them. */
  readonly #parents = new Map<string, string>();

  constructor(index: ExportIndex) {
    this.#index = index;
    for (const element of index.header) {
      const parent = childValue(element, 'wp:category_parent');
      if (element.name === 'wp:category' && parent !== '') this.#parents.set(childValue(element, 'wp:category_nicename'), parent);
    }
    for (const { name, text } of index.header) if (name === 'title' || name === 'description') this.#texts.add(text);
  }

  /** @param isDocument whether the item becomes a document */
  add(item: XmlElement, isDocument: boolean): void {
    if (typeOf(item) === 'nav_menu_item') this.#addLabel(item);
    if (typeOf(item) === 'attachment') this.#addFile(item);
    if (isDocument) this.#addDocument(item);
  }

  /** Labels of items that lead to private pages are counted only. */
  #addLabel(item: XmlElement): void {
    const label = detached(childText(item, 'title'));
    const isHidden =
      metaOf(item, '_menu_item_type').trim() === 'post_type' &&
      this.#index.hidden.has(metaOf(item, '_menu_item_object_id').trim());
    if (isPublic(item) && !isHidden) this.#texts.add(label);
    else this.#hiddenTexts.push(label);
  }

  #addFile(item: XmlElement): void {
    const link = childValue(item, 'link');
    const isShown = isPublic(item) && !this.#index.hidden.has(childValue(item, 'wp:post_parent'));
    if (isShown && isOnHost(link, this.#index.address)) this.#addresses.add(detached(link));
  }

  #addDocument(item: XmlElement): void {
    const isPublished = statusOf(item) === 'publish';
    if (typeOf(item) === 'post' && isPublished) this.#authors.add(detached(childValue(item, 'dc:creator')));
    for (const { name, attributes, text } of item.children) {
      const { domain = '', nicename = '' } = attributes;
      if (name !== 'category' || domain === '' || hiddenTaxonomies.test(domain)) continue;
      this.#texts.add(detached(text));
      if (lists[domain] && isPublished) this.#addresses.add(this.#listOf(domain, nicename));
    }
  }

  /** Address of the list of a term, below those of the categories above it. */
  #listOf(domain: string, name: string): string {
    const path = [name];
    for (let parent = this.#parents.get(name); domain === 'category' && parent && !path.includes(parent); ) {
      path.unshift(parent);
      parent = this.#parents.get(parent);
    }
    return `${this.#index.base}/${lists[domain]}/${path.join('/')}/`;
  }

  #addAuthors(): void {
    for (const element of this.#index.header) {
      const login = childValue(element, 'wp:author_login');
      if (element.name !== 'wp:author' || !this.#authors.has(login)) continue;
      const name = nameOf(element);
      if (name !== undefined) this.#texts.add(name);
      if (!isMail(login)) this.#addresses.add(`${this.#index.base}/author/${encodeURIComponent(login.toLowerCase())}/`);
    }
  }

  /** Words of each name once, addresses of lists and files, and words of what is private. */
  result(): { phrases: string[][]; addresses: string[]; hidden: string[] } {
    this.#addAuthors();
    const phrases = new Map([...this.#texts].map((text) => tallyHtml(text).body).map((words) => [words.join(' '), words]));
    phrases.delete('');
    return {
      phrases: [...phrases.values()],
      addresses: comparableAddresses([...this.#addresses], this.#index.base),
      hidden: this.#hiddenTexts.flatMap((text) => tallyHtml(text).body),
    };
  }
}

/** Words of a name, for lists of names in other formats. */
export const phrasesOf = (names: Iterable<string>): string[][] =>
  [...new Set([...names].map((name) => wordsOf(name).join(' ')))].filter((text) => text !== '').map((text) => text.split(' '));
