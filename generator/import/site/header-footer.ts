import type { Json, JsonObject } from '../../core/json/value.ts';
import type { Losses } from '../model/losses.ts';
import { flattened, type MenuItem, type MenuSource, most, recordSimpler } from './menu-items.ts';
import type { Menus } from './menus.ts';
import type { PlannedLanguages } from './plan-languages.ts';
import { siteWords } from './site-words.ts';
import { type Texts, textIn, titleIn, wordsOf } from './texts.ts';

/** Languages of an item, if it does not have all. */
function limitedTo(labels: ReadonlyMap<string, string>, { tags }: PlannedLanguages): JsonObject {
  return labels.size < tags.length ? { languages: tags.filter((tag) => labels.has(tag)) } : {};
}

/** A link with words, in the languages that have words for it. */
export function linkOf({ labels, href }: Pick<MenuItem, 'labels' | 'href'>, languages: PlannedLanguages): JsonObject {
  return { label: textIn(labels, languages), ...(href !== undefined && { href }), ...limitedTo(labels, languages) };
}

const withTarget = (items: readonly MenuItem[]) => items.filter(({ href }) => href !== undefined);

interface Overflow {
  labels: Texts;
  items: MenuItem[];
  /** Menu whose item is only the name of the column, so not among its links. */
  named?: MenuSource;
}

function navItem(item: MenuItem, languages: PlannedLanguages, overflow: Overflow[]): JsonObject[] {
  const below = withTarget(flattened(item.items));
  const [shown, rest] = [below.slice(0, most.subLinks), below.slice(most.subLinks)];
  if (rest.length > 0) overflow.push({ labels: item.labels, items: rest });
  if (item.href === undefined && shown.length === 0) return [];
  const { label, href, languages: limit } = linkOf(item, languages);
  const links = shown.map((one) => linkOf(one, languages));
  return [
    {
      label: label ?? '',
      ...(href !== undefined && { href }),
      ...(links.length > 0 && { links }),
      ...(limit !== undefined && { languages: limit }),
    },
  ];
}

/** The menu in the header, and what it has no room for. */
export function headerOf(
  { main }: Pick<Menus, 'main'>,
  languages: PlannedLanguages,
): { header: JsonObject; overflow: Overflow[] } {
  const overflow: Overflow[] = [];
  const links = main.slice(0, most.links).flatMap((item) => navItem(item, languages, overflow));
  const rest = main.slice(most.links);
  if (rest.length > 0) overflow.unshift({ labels: wordsOf(siteWords.links, languages), items: withTarget(flattened(rest)) });
  return { header: links.length > 0 ? { links } : {}, overflow };
}

/** Columns of a menu: one for each item with items below, and one for the others. */
function columnsOf({ items, source }: Menus['footers'][number], labels: Texts): Overflow[] {
  const [parents, others] = [items.filter((item) => item.items.length > 0), items.filter((item) => item.items.length === 0)];
  const own = parents.map((item) => ({
    labels: item.labels,
    items: withTarget([{ ...item, items: [] }, ...flattened(item.items)]),
    ...(item.href === undefined && { named: source }),
  }));
  return [...(others.length > 0 ? [{ labels, items: withTarget(others) }] : []), ...own];
}

export interface FooterInput {
  menus: Pick<Menus, 'footers'>;
  overflow: readonly Overflow[];
  languages: PlannedLanguages;
  /** Legal texts of the site. */
  legal: readonly MenuItem[];
  about: Texts | undefined;
  copyright: JsonObject;
  /** Words of the list of pages, as a starter has them. */
  pages: Json | undefined;
  losses: Losses;
}

/** The footer: columns of links, legal texts and copyright. */
export function footerOf({ menus, overflow, languages, legal, about, copyright, pages, losses }: FooterInput): JsonObject {
  const words = wordsOf(siteWords.links, languages);
  const all = [...menus.footers.flatMap((footer) => columnsOf(footer, words)), ...overflow].filter(
    ({ items }) => items.length > 0,
  );
  const isLegal = ({ href }: MenuItem) => legal.some((one) => one.href === href);
  const columns = all
    .map((one) => ({ ...one, items: one.items.filter((item) => !isLegal(item)) }))
    .filter(({ items }) => items.length > 0);
  const [shown, rest] = [columns.slice(0, most.columns), columns.slice(most.columns)];
  for (const { labels, named } of rest) if (named) recordSimpler(named, [...labels.values()], losses);
  const linksOf = (items: readonly MenuItem[]) => items.map((item) => linkOf(item, languages));
  const column = ({ labels, items }: Overflow): JsonObject => {
    const { label, languages: limit } = linkOf({ labels: new Map(labels) }, languages);
    return { heading: label ?? '', items: linksOf(items), ...(limit !== undefined && { languages: limit }) };
  };
  return {
    ...(rest.length > 0 && {
      related: { heading: titleIn(words, languages), items: linksOf(rest.flatMap(({ items }) => items)) },
    }),
    ...(columns.length === 0 && pages !== undefined && { pages }),
    ...(about && { about: textIn(about, languages) }),
    ...(shown.length > 0 && { columns: shown.map(column) }),
    ...(legal.length > 0 && { legal: linksOf(legal) }),
    copyright,
  };
}
