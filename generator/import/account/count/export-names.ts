import { wordsOf } from '../words.ts';
import { comparableAddresses } from './addresses.ts';
import type { ExportIndex } from './export-index.ts';
import { tallyHtml } from './tally-html.ts';
import { childText, type XmlElement } from './xml.ts';

/** Taxonomies whose terms visitors do not see. */
const hidden =
  /^(?:nav_menu|language|post_translations|term_language|term_translations|post_format|wp_theme|wp_template_part_area|link_category|elementor_library_type)$/;

const lists: Record<string, string> = { category: 'category', post_tag: 'tag' };

/** Names of an export that any page may show, as far as documents use them: terms, authors, menu items. */
export class ExportNames {
  readonly #index: ExportIndex;
  readonly #texts = new Set<string>();
  readonly #addresses = new Set<string>();
  readonly #authors = new Set<string>();

  /** Names of categories by those of the categories below them. */
  readonly #parents = new Map<string, string>();

  constructor(index: ExportIndex) {
    this.#index = index;
    for (const element of index.header) {
      const parent = childText(element, 'wp:category_parent').trim();
      if (element.name === 'wp:category' && parent !== '')
        this.#parents.set(childText(element, 'wp:category_nicename').trim(), parent);
    }
    for (const { name, text } of index.header) if (name === 'title' || name === 'description') this.#texts.add(text);
  }

  /** @param isDocument whether the item becomes a document */
  add(item: XmlElement, isDocument: boolean): void {
    const type = childText(item, 'wp:post_type');
    if (type === 'nav_menu_item') this.#texts.add(Buffer.from(childText(item, 'title')).toString());
    if (type === 'attachment') this.#addresses.add(Buffer.from(childText(item, 'link')).toString());
    if (!isDocument) return;
    const status = childText(item, 'wp:status');
    if (type === 'post' && status === 'publish') this.#authors.add(childText(item, 'dc:creator'));
    for (const { name, attributes, text } of item.children) {
      const { domain = '', nicename = '' } = attributes;
      if (name !== 'category' || domain === '' || hidden.test(domain)) continue;
      this.#texts.add(Buffer.from(text).toString());
      if (lists[domain] && status === 'publish') this.#addresses.add(this.#listOf(domain, nicename));
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

  /** Words of each name once, and addresses of lists and files. */
  result(): { phrases: string[][]; addresses: string[] } {
    for (const element of this.#index.header) {
      const login = childText(element, 'wp:author_login');
      if (element.name !== 'wp:author' || !this.#authors.has(login)) continue;
      this.#texts.add(childText(element, 'wp:author_display_name') || login);
      this.#addresses.add(`${this.#index.base}/author/${encodeURIComponent(login.toLowerCase())}/`);
    }
    const phrases = new Map([...this.#texts].map((text) => tallyHtml(text).body).map((words) => [words.join(' '), words]));
    phrases.delete('');
    return { phrases: [...phrases.values()], addresses: comparableAddresses([...this.#addresses], this.#index.base) };
  }
}

/** Words of a name, for lists of names in other formats. */
export const phrasesOf = (names: Iterable<string>): string[][] =>
  [...new Set([...names].map((name) => wordsOf(name).join(' ')))].filter((text) => text !== '').map((text) => text.split(' '));
