import type { ReadOptions, SourceMedia, SourceMenu, SourceOutline } from '../../../model/document.ts';
import { noLosses, type Omission, type OmissionReason } from '../../../model/losses.ts';
import { navigationItems } from '../blocks/navigation.ts';
import { basePath, pathOnSite } from '../values/addresses.ts';
import { detached, plainText } from '../values/plain-text.ts';
import type { XmlElement } from '../wxr/element-reader.ts';
import { itemOf, metaValue, type WxrItem } from '../wxr/item.ts';
import { termOf } from '../wxr/term.ts';
import { Authors } from './authors.ts';
import { Identities } from './identities.ts';
import { Languages } from './languages.ts';
import { MediaTable } from './media.ts';
import { homeLabels, Menus } from './menus.ts';
import { kindOf, roleOf } from './post-types.ts';
import { SiteFacts } from './site-facts.ts';
import { isPublicMedia, statusOf } from './statuses.ts';
import { TermTable } from './terms.ts';

/** What is remembered of a post that the site may contain. */
interface KnownPost {
  type: string;
  title: string;
  slug: string;
  path?: string;
  language?: string;
}

/** A term that only private posts have. */
const unpublishedTerm: Omission = { reason: 'unpublished', name: '', text: '' };

/** Longest text of all reusable blocks and menus together. */
const maxKept = 8 * 1024 * 1024;

/** Everything about a site that its documents refer to, without their content. */
export class SiteIndex {
  readonly facts = new SiteFacts();
  readonly terms = new TermTable();
  readonly authors = new Authors(() => this.facts.address);
  readonly losses = noLosses();
  readonly media: MediaTable;
  languages = new Languages('');
  private readonly menus = new Menus();
  private readonly posts = new Map<string, KnownPost>();
  private readonly hidden = new Set<string>();
  private readonly featured = new Set<string>();
  private readonly ofHidden = new Set<string>();
  private readonly reusable = new Map<string, string>();
  private readonly navigations: (Pick<SourceMenu, 'name' | 'place'> & { content: string })[] = [];
  private readonly redirects: [string, string][] = [];
  private readonly options: ReadOptions;
  private readonly descriptions: { item: Pick<WxrItem, 'id' | 'type' | 'line' | 'parent'>; file: string; text: string }[] = [];
  private readonly identities = new Identities();
  private keptLength = 0;
  private hasLanguages = false;

  constructor(uploads: string | undefined, options: ReadOptions) {
    this.media = new MediaTable(uploads);
    this.options = options;
  }

  /** Reads a child of the channel. @param file name of the file */
  add(element: XmlElement, file: string): void {
    const term = termOf(element);
    if (element.name === 'item') this.addItem(itemOf(element), file);
    else if (element.name === 'wp:author') this.authors.addElement(element);
    else if (!term) this.facts.add(element);
    else {
      this.startLanguages();
      this.languages.addTerm(term);
      this.terms.addTerm(term);
    }
  }

  /** Ends the first pass. */
  finish(): void {
    this.startLanguages();
    for (const media of this.media.all()) if (media.parent !== undefined && this.hidden.has(media.parent)) this.keepSecret(media);
    for (const { item, file, text } of this.descriptions)
      this.lose(item, file, 'hidden', this.hidden.has(item.parent) ? '' : text);
  }

  /** Removes the references to the private post that a picture belongs to; public posts may show the picture itself. */
  private keepSecret(media: SourceMedia): void {
    if (!this.featured.has(media.id)) this.ofHidden.add(media.id);
    withoutWords(media);
  }

  /** HTML of a reusable block. */
  reusableBlock(id: string): string | undefined {
    return this.reusable.get(id);
  }

  /** A post that the site may contain. */
  post(id: string): KnownPost | undefined {
    return this.posts.get(id);
  }

  outline(): SourceOutline {
    const { address: site, name, description, generator } = this.facts;
    const languages = this.languages.all();
    const secretTerms = Array.from({ length: this.terms.secretCount }, () => unpublishedTerm);
    const losses = { omissions: [...this.losses.omissions, ...secretTerms], changes: [...this.losses.changes] };
    const targets = {
      ...{ terms: this.terms, site, languages, losses },
      document: (id: string) => this.posts.get(id),
      isHidden: (id: string) => this.hidden.has(id),
    };
    const navigations = this.navigations.map(({ content, ...menu }) => ({ ...menu, items: navigationItems(content, targets) }));
    const menus = [...this.menus.all(targets), ...navigations.filter(({ items }) => items.length > 0)];
    const home = this.homeOf(menus);
    return {
      ...{ format: 'wordpress', generator },
      ...(name !== '' && { name }),
      ...(description !== '' && { description }),
      ...(site !== undefined && { address: site }),
      languages,
      terms: this.terms.all(site, this.languages),
      authors: this.authors.all(),
      menus,
      media: this.media.all().filter(({ id }) => !this.ofHidden.has(id)),
      redirects: this.redirects,
      ...(home !== undefined && { home }),
      losses,
    };
  }

  private startLanguages(): void {
    if (!this.hasLanguages) this.languages = new Languages(this.facts.language);
    this.hasLanguages = true;
  }

  private addItem(item: WxrItem, file: string): void {
    const role = roleOf(item.type);
    const status = statusOf(item);
    if (item.id === '') this.lose(item, file, 'unreadable');
    else if (item.type === 'redirect_rule') this.addRedirect(item);
    else if (role === 'media') this.addMedia(item, file);
    else if (role === 'confidential' || (!status && role !== 'internal')) this.hide(item, file);
    else if (role === 'menu') this.menus.add(item, file);
    else if (role === 'reusable' || role === 'navigation') this.keepContent(item, role, file);
    else if (role !== 'content') this.lose(item, file, 'plugin-data');
    else if (item.isTooLarge) this.lose(item, file, 'too-large');
    else if (!isSelected(item, this.options)) this.lose(item, file, 'not-selected');
    else this.addNamed(item, file);
  }

  private addNamed(item: WxrItem, file: string): void {
    const id = this.identities.idOf(item);
    if (id === undefined) this.lose(item, file, 'duplicate');
    else this.addPost({ ...item, id });
  }

  private addPost(item: WxrItem): void {
    this.startLanguages();
    this.languages.addItem(item);
    this.terms.addItem(item);
    this.authors.nameOf(item.creator);
    const path = pathOnSite(item.link, this.facts.address);
    const language = this.languages.languageOf(item);
    this.posts.set(detached(item.id), {
      ...{ type: detached(item.type), title: detached(plainText(item.title)), slug: detached(item.slug) },
      ...(path !== undefined && { path: detached(path) }),
      ...(language !== undefined && { language }),
    });
    const featured = metaValue(item, '_thumbnail_id');
    if (featured !== '') this.featured.add(detached(featured));
  }

  private addMedia(item: WxrItem, file: string): void {
    if (!isPublicMedia(item)) {
      this.hide(item, file);
      return;
    }
    this.media.add(item, this.facts.address);
    const text = detached(plainText(item.content));
    const { id, type, line, parent } = item;
    if (text !== '') this.descriptions.push({ item: { id, type, line, parent }, file, text });
  }

  /** Keeps the content of a reusable block or a menu: what refers to it may come before. */
  private keepContent(item: WxrItem, role: 'reusable' | 'navigation', file: string): void {
    this.keptLength += item.content.length;
    const id = detached(item.id);
    if (this.keptLength > maxKept) this.lose(item, file, 'too-large');
    else if (role === 'reusable') this.reusable.set(id, detached(item.content));
    else {
      const place = { file, line: item.line };
      this.navigations.push({ name: detached(plainText(item.title)) || id, content: detached(item.content), place });
    }
  }

  private addRedirect(item: WxrItem): void {
    const from = pathOnSite(metaValue(item, '_redirect_rule_from'), this.facts.address);
    const to = metaValue(item, '_redirect_rule_to');
    if (from !== undefined && to !== '' && item.status === 'publish')
      this.redirects.push([detached(from), detached(pathOnSite(to, this.facts.address) ?? to)]);
  }

  private hide(item: WxrItem, file: string): void {
    this.hidden.add(detached(item.id));
    this.terms.addHidden(item);
    this.lose(item, file, 'unpublished');
  }

  private lose(item: Pick<WxrItem, 'id' | 'type' | 'line'>, file: string, reason: OmissionReason, text = ''): void {
    const name = detached(`${item.type} ${item.id}`);
    this.losses.omissions.push({ reason, name, text, place: { file, line: item.line } });
  }

  /** WordPress gives the page that is the home page the address of the site; else names and the menu tell. */
  private homeOf(menus: readonly SourceMenu[]): string | undefined {
    const pages = [...this.posts].filter(([, { type }]) => kindOf(type) === 'page');
    const base = basePath(this.facts.address);
    const labels = homeLabels(menus, this.facts.address);
    const tests: ((page: KnownPost) => boolean)[] = [
      ({ path }) => path === base,
      ({ path }) => ['home', 'الرئيسية', 'الصفحة-الرئيسية', 'front-page', 'homepage'].some((name) => path === `${base}${name}/`),
      ({ title }) => labels.includes(title),
    ];
    for (const test of tests) {
      const found = pages.find(([, page]) => test(page));
      if (found) return found[0];
    }
    return undefined;
  }
}

/** Whether a post becomes a document, unless it is a copy. */
export const isDocument = (item: WxrItem, options: ReadOptions): boolean =>
  item.id !== '' &&
  !item.isTooLarge &&
  roleOf(item.type) === 'content' &&
  statusOf(item) !== undefined &&
  isSelected(item, options);

/** Whether a post is among those that were asked for. */
function isSelected({ type, date }: WxrItem, { types, since }: ReadOptions): boolean {
  const year = Number(date.slice(0, 4));
  return (types?.includes(type) ?? true) && (since === undefined || !year || year >= since);
}

function withoutWords(media: SourceMedia): void {
  delete media.title;
  delete media.caption;
  delete media.alt;
  delete media.parent;
  media.addresses = [];
}
