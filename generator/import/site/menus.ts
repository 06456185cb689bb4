import { plainLine } from '../convert/base/plain-line.ts';
import type { SourceMenu, SourceMenuItem } from '../model/document.ts';
import type { Losses } from '../model/losses.ts';
import { type MenuItem, type MenuSource, recordLevels } from './menu-items.ts';
import { networkOf } from './networks.ts';
import type { SitePlan } from './plan-site.ts';
import { resolveLink } from './resolve-link.ts';

/** A profile in a social network that a menu leads to. */
export interface MenuProfile {
  network: NonNullable<ReturnType<typeof networkOf>>;
  label: string;
  href: string;
}

export interface Menus {
  main: MenuItem[];
  footers: { source: MenuSource; items: MenuItem[] }[];
  profiles: MenuProfile[];
}

const mainName = /main|primary|header|top|nav|رئيس|عليا|أعلى/i;
const footerName = /foot|bottom|secondary|تذييل|أسفل|سفلي/i;

/** Reads the menus of one language. */
class MenuReader {
  readonly #plan: SitePlan;
  readonly #losses: Losses;
  readonly profiles: MenuProfile[];

  constructor(plan: SitePlan, losses: Losses, profiles: MenuProfile[]) {
    this.#plan = plan;
    this.#losses = losses;
    this.profiles = profiles;
  }

  /** Items of a menu; those that lead to a page in another language are at its end. */
  menu(items: readonly SourceMenuItem[], language: string): MenuItem[] {
    const all = this.#items(items, language, 0);
    const isForeign = ({ labels }: MenuItem) => !labels.has(language);
    const withoutForeign = (list: readonly MenuItem[]): MenuItem[] =>
      list.filter((item) => !isForeign(item)).map((item) => ({ ...item, items: withoutForeign(item.items) }));
    const foreign = (list: readonly MenuItem[]): MenuItem[] =>
      list.flatMap((item) => [...(isForeign(item) ? [item] : []), ...foreign(item.items)]);
    return [...withoutForeign(all), ...foreign(all)];
  }

  #items(items: readonly SourceMenuItem[], language: string, depth: number): MenuItem[] {
    if (depth > 20) return [];
    return items.flatMap((item): MenuItem[] => {
      const label = plainLine(item.label) || this.#titleOf(item);
      const href = this.#targetOf(item);
      const below = this.#items(item.items, language, depth + 1);
      if (this.#isProfile(label, href, below)) return [];
      if (label === '') return below;
      if (href === undefined && below.length === 0) {
        this.#losses.omissions.push({
          reason: 'address-gone',
          name: item.href ?? item.document ?? '',
          text: label,
          counts: { links: 1 },
        });
        return [];
      }
      const own = this.#languageOf(item, language);
      const found = { labels: new Map([[own, label]]), ...(href !== undefined && { href }) };
      // Menus of a language show its pages only: an item that leads to another one stands alone there.
      return own === language ? [{ ...found, items: below }] : [{ ...found, items: [] }, ...below];
    });
  }

  /** Language in which an item leads to a page: that of its menu, if the page has that. */
  #languageOf({ document }: SourceMenuItem, language: string): string {
    const members = document === undefined ? undefined : this.#plan.places.get(document)?.unit.members;
    const [other] = members?.keys() ?? [];
    return members?.has(language) || other === undefined ? language : other;
  }

  #titleOf({ document }: SourceMenuItem): string {
    return plainLine(this.#plan.headers.find(({ id }) => id === document)?.title ?? '');
  }

  #targetOf({ document, href }: SourceMenuItem): string | undefined {
    const placed = document === undefined ? undefined : this.#plan.places.get(document);
    if (placed) return placed.link;
    if (href === undefined) return undefined;
    const { table, oldPlace, outline } = this.#plan;
    const place = {
      header: { id: '', addresses: ['/'], status: 'published' as const },
      link: '/',
      media: { file: () => undefined },
    };
    return resolveLink(href, place, { table, place: oldPlace, format: outline.format });
  }

  #isProfile(label: string, href: string | undefined, below: readonly MenuItem[]): boolean {
    const network = href === undefined ? undefined : networkOf(href);
    if (network === undefined || href === undefined || below.length > 0 || !href.startsWith('https:')) return false;
    // A profile is a mark; its name is spoken only.
    if (label !== '') this.#losses.changes.push({ reason: 'structure-flattened', name: href, before: label, after: '' });
    if (!this.profiles.some((profile) => profile.href === href)) this.profiles.push({ network, label: label || network, href });
    return true;
  }
}

/** Adds the labels of a menu in a further language to the items with the same targets. */
function merge(items: MenuItem[], others: readonly MenuItem[]): void {
  const before = [...items];
  for (const other of others) {
    const [[language, label] = ['', '']] = other.labels;
    const same = before.find(
      (item) => item.href === other.href && item.href !== undefined && [undefined, label].includes(item.labels.get(language)),
    );
    if (!same) {
      items.push(other);
      continue;
    }
    same.labels.set(language, label);
    merge(same.items, other.items);
  }
}

const sizeOf = (items: readonly SourceMenuItem[]): number => items.reduce((sum, item) => sum + 1 + sizeOf(item.items), 0);

/** The main menu of a language: by its name, or the largest. */
function mainOf(menus: readonly SourceMenu[]): SourceMenu | undefined {
  const others = menus.filter(({ name }) => !footerName.test(name));
  return (
    others.find(({ name }) => mainName.test(name)) ?? others.toSorted((one, other) => sizeOf(other.items) - sizeOf(one.items))[0]
  );
}

/** The menus of the old site, those of all languages together. */
export function readMenus(plan: SitePlan, losses: Losses): Menus {
  const { languages, outline } = plan;
  const profiles: MenuProfile[] = [];
  const reader = new MenuReader(plan, losses, profiles);
  const main: MenuItem[] = [];
  const footers: Menus['footers'] = [];
  for (const tag of languages.tags) {
    const menus = outline.menus.filter(({ language }) => languages.of(language) === tag);
    const first = mainOf(menus);
    if (first) merge(main, recordLevels(first, reader.menu(first.items, tag), losses, true));
    menus
      .filter((menu) => menu !== first)
      .forEach((menu, index) => {
        const items = recordLevels(menu, reader.menu(menu.items, tag), losses);
        const same = footers[index];
        if (same && tag !== languages.tags[0]) merge(same.items, items);
        else if (items.length > 0) footers.push({ source: menu, items });
      });
  }
  return { main, footers, profiles };
}
