import type { SourceTerm } from '../../../model/document.ts';
import { basePath, decodedPath, distinct } from '../values/addresses.ts';
import { detached, plainText } from '../values/plain-text.ts';
import type { ItemTerm, WxrItem } from '../wxr/item.ts';
import type { WxrTerm } from '../wxr/term.ts';
import { type Languages, languageTaxonomies } from './languages.ts';

/** Taxonomies with data of WordPress and its plugins instead of topics. */
const internal = new Set([
  ...languageTaxonomies,
  ...['nav_menu', 'link_category', 'post_format', 'wp_theme', 'wp_template_part_area', 'wp_pattern_category'],
  ...['product_type', 'product_visibility', 'product_shipping_class', 'action-group', 'elementor_library_type'],
  ...['elementor_library_category', 'elementor_font_type', 'media_folder', 'attachment_category', 'layout_category'],
]);

const isTopic = (taxonomy: string) => !internal.has(taxonomy);

/** Base of the addresses of a taxonomy, as WordPress has it unless somebody changed it. */
const bases: Record<string, string> = { category: 'category', post_tag: 'tag' };

/** All categories, tags and terms of custom taxonomies of a site. */
export class TermTable {
  private readonly terms = new Map<string, WxrTerm>();
  private readonly byNumber = new Map<string, WxrTerm[]>();
  private readonly bySlug = new Map<string, WxrTerm[]>();
  private readonly levelled = new Set<string>();
  private readonly shown = new Set<string>();
  private readonly ofHidden = new Set<string>();

  /** Adds a term as the channel lists it. */
  addTerm(term: WxrTerm): void {
    if (isTopic(term.taxonomy)) this.add(term);
  }

  /** Adds the terms of an item that the channel does not list, as old exports and parts of exports do. */
  addItem(item: WxrItem): void {
    for (const { domain, slug, title } of item.terms) {
      if (!isTopic(domain)) continue;
      const key = keyOf(domain, slug);
      this.shown.add(detached(key));
      if (!this.terms.has(key)) this.add({ id: '', taxonomy: domain, slug, title, parent: '', description: '' });
    }
  }

  /** Remembers the terms of an item that is not public. */
  addHidden({ terms }: WxrItem): void {
    for (const { domain, slug } of terms) if (isTopic(domain)) this.ofHidden.add(detached(keyOf(domain, slug)));
  }

  /** Terms that only posts have which are not public: their names are secret. */
  private secretTerms(): Set<string> {
    const ofPublic = new Set<string>();
    for (const key of this.shown)
      for (let at = this.terms.get(key); at && !ofPublic.has(keyOf(at.taxonomy, at.slug)); at = this.parentOf(at))
        ofPublic.add(keyOf(at.taxonomy, at.slug));
    return new Set([...this.ofHidden].filter((key) => !ofPublic.has(key)));
  }

  /** Number of terms that are kept secret. */
  get secretCount(): number {
    return [...this.secretTerms()].filter((key) => this.terms.has(key)).length;
  }

  private add(term: WxrTerm): void {
    const key = keyOf(term.taxonomy, term.slug);
    const kept = this.terms.get(key);
    if (kept && kept.id !== '') return;
    const { id, taxonomy, slug, parent } = term;
    const title = plainText(term.title);
    const added = {
      ...{ id: detached(id), taxonomy: detached(taxonomy), slug: detached(slug), parent: detached(parent) },
      ...{ title: detached(title === '' ? decodedPath(slug) : title), description: detached(plainText(term.description)) },
    };
    this.terms.set(detached(key), added);
    this.byNumber.set(added.id, [...(this.byNumber.get(added.id) ?? []), added]);
    this.bySlug.set(added.slug, [...(this.bySlug.get(added.slug) ?? []), added]);
    if (parent !== '') this.levelled.add(added.taxonomy);
  }

  /** Names of an item's categories or tags, as in the outline. */
  namesOf(terms: readonly ItemTerm[], taxonomy: SourceTerm['taxonomy']): string[] {
    const own = terms.filter(({ domain }) => isTopic(domain) && this.taxonomyOf(domain) === taxonomy);
    return distinct(own.map(({ domain, slug }) => this.nameOf(domain, slug)));
  }

  /** Title of the first category of an item. */
  firstTitle(terms: readonly ItemTerm[]): string {
    const first = terms.find(({ domain }) => isTopic(domain) && this.taxonomyOf(domain) === 'category');
    return first ? (this.terms.get(keyOf(first.domain, first.slug))?.title ?? '') : '';
  }

  /** Title and path of a term by its number, for menus. */
  byId(id: string, taxonomy: string): { title: string; path: string } | undefined {
    const term = this.byNumber.get(id)?.find((other) => taxonomy === '' || other.taxonomy === taxonomy);
    return term && { title: term.title, path: this.pathOf(term) };
  }

  /** Name of a term by its number, as in the outline. */
  nameById(id: string, taxonomy: string): string | undefined {
    const term = this.byNumber.get(id)?.find((other) => other.taxonomy === taxonomy);
    return term && this.nameOf(term.taxonomy, term.slug);
  }

  /** Terms for the outline. */
  all(site: string | undefined, languages: Languages): SourceTerm[] {
    const [main] = languages.all();
    const secret = this.secretTerms();
    const shown = [...this.terms.values()].filter(({ taxonomy, slug }) => !secret.has(keyOf(taxonomy, slug)));
    return shown.map((term) => {
      const { language, translationGroup } = languages.ofTerm(term.id);
      const prefix = language !== undefined && language !== main ? `${language}/` : '';
      const parent = this.parentOf(term);
      return {
        taxonomy: this.taxonomyOf(term.taxonomy),
        name: this.nameOf(term.taxonomy, term.slug),
        title: term.title,
        ...(term.description !== '' && { description: term.description }),
        ...(language !== undefined && { language }),
        ...(translationGroup !== undefined && { translationGroup }),
        ...(parent && { parent: this.nameOf(parent.taxonomy, parent.slug) }),
        addresses: this.addressesOf(term, basePath(site), prefix),
      };
    });
  }

  private addressesOf(term: WxrTerm, base: string, prefix: string): string[] {
    const path = this.pathOf(term);
    const slug = decodedPath(term.slug);
    const query =
      term.taxonomy === 'category'
        ? term.id && `?cat=${term.id}`
        : `?${term.taxonomy === 'post_tag' ? 'tag' : term.taxonomy}=${slug}`;
    const paths = distinct([`${base}${prefix}${path}`, `${base}${path}`]);
    return distinct([...paths, query && `${base}${query}`, ...paths.map((address) => `${address}feed/`)]);
  }

  /** Path of a term below the folder of the site, with those above it. */
  private pathOf(term: WxrTerm): string {
    const names: string[] = [];
    for (let at: WxrTerm | undefined = term; at && names.length < 16; at = this.parentOf(at)) names.unshift(decodedPath(at.slug));
    return `${bases[term.taxonomy] ?? term.taxonomy}/${names.join('/')}/`;
  }

  private parentOf(term: WxrTerm): WxrTerm | undefined {
    return term.parent === '' ? undefined : this.terms.get(keyOf(term.taxonomy, term.parent));
  }

  /** Custom taxonomies with levels are categories, and those whose name says so. */
  private taxonomyOf(taxonomy: string): SourceTerm['taxonomy'] {
    if (taxonomy === 'category') return 'category';
    if (taxonomy === 'post_tag') return 'tag';
    if (/(?:^|[-_])tags?(?:$|[-_])/.test(taxonomy)) return 'tag';
    if (/cat(?:s|$|egor)|section|topic|department|type/.test(taxonomy)) return 'category';
    return this.levelled.has(taxonomy) ? 'category' : 'tag';
  }

  /** Unique among categories and among tags. */
  private nameOf(taxonomy: string, slug: string): string {
    const name = decodedPath(slug);
    const isBuiltIn = taxonomy === 'category' || taxonomy === 'post_tag';
    if (isBuiltIn) return name;
    const own = this.taxonomyOf(taxonomy);
    const rivals = (this.bySlug.get(slug) ?? []).filter(
      (term) => term.taxonomy !== taxonomy && this.taxonomyOf(term.taxonomy) === own,
    );
    const isFirst = rivals.every((rival) => rival.taxonomy > taxonomy && !(rival.taxonomy in bases));
    return isFirst ? name : `${taxonomy}-${name}`;
  }
}

const keyOf = (taxonomy: string, slug: string) => `${taxonomy}:${slug}`;
