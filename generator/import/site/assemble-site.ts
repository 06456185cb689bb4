import { wordsLanguage } from '../../../templates/languages/message-languages.ts';
import { isEntryType } from '../../../templates/schema/entry-types.ts';
import { isObject, type Json, type JsonObject } from '../../core/json/value.ts';
import { groupBy } from '../../core/util/group-by.ts';
import { convertWords } from '../convert/base/words.ts';
import { type Losses, noLosses } from '../model/losses.ts';
import { languagesIn } from './address-table.ts';
import { type CollectionRows, collectionValue, titlesOfCollection } from './collections.ts';
import { type ConvertedDocument, sentenceIn } from './convert-document.ts';
import { repairFragments } from './fragments.ts';
import { footerOf, headerOf } from './header-footer.ts';
import { collectionBlock, completeHome, type HomeInput, listPage, madeHome } from './made-pages.ts';
import type { MenuItem } from './menu-items.ts';
import { type Menus, readMenus } from './menus.ts';
import { newPages } from './new-pages.ts';
import { type Outcomes, planOutcomes } from './outcomes.ts';
import { LanguagePairs } from './pair-languages.ts';
import type { Placed } from './plan-places.ts';
import type { SitePlan } from './plan-site.ts';
import { type Row, type RowContext, titlesOf } from './row-parts.ts';
import { pageRow } from './rows.ts';
import { inLanguages, settingsOf, siteDescriptions } from './settings.ts';
import { siteWords } from './site-words.ts';
import { textIn, wordsOf } from './texts.ts';
import type { AddressOutcome } from './types.ts';

type Converted = ReadonlyMap<string, ConvertedDocument>;

const legalTitle =
  /سياسة الخصوصية|سياسة الاستخدام|شروط الاستخدام|الشروط والأحكام|إخلاء المسؤولية|privacy|terms (?:of|and)|cookie policy|disclaimer/i;

/** Pages before the lists in a menu that the old site does not have. */
const mostInMenu = 6;

/** Pages and items in the order of the source, those without a converted document left out. */
function rowsOf({ headers, places }: SitePlan, converted: Converted, { movedFrom }: Outcomes): Row[] {
  const placed = [...new Set(headers.flatMap(({ id }) => places.get(id) ?? []))];
  return placed.flatMap((one): Row[] => {
    const [first, ...others] = [...one.unit.members.values()].flatMap(({ id }) => converted.get(id) ?? []);
    return first ? [{ placed: one, documents: [first, ...others], movedFrom: movedFrom.get(one) ?? [] }] : [];
  });
}

function collectionsOf({ collections }: SitePlan, rows: readonly Row[]): CollectionRows[] {
  return collections.flatMap(({ collection, terms }): CollectionRows[] => {
    const all = rows.filter(({ placed }) => placed.collection === collection);
    const own = all.filter(({ placed }) => placed.isList === undefined);
    const page = all.find(({ placed }) => placed.isList);
    return own.length > 0 ? [{ collection, terms, rows: own, ...(page && { page }) }] : [];
  });
}

/** Plain text as a sentence, where no document is around it. */
const plainSentence =
  ({ languages }: SitePlan) =>
  (text: string) =>
    sentenceIn(text, {
      language: languages.tags[0],
      resolveLink: () => undefined,
      resolvePicture: () => undefined,
      resolveFile: () => undefined,
      words: convertWords[wordsLanguage(languages.tags[0])],
      losses: noLosses(),
    });

interface Parts {
  pages: readonly Row[];
  collections: readonly CollectionRows[];
  context: RowContext;
  sentence: (text: string) => string;
}

/** The collection that a page lists: of its path, or whose posts were listed there. */
function listOn({ placed }: Row, collections: readonly CollectionRows[]): CollectionRows | undefined {
  const { list } = placed.unit.leader;
  const isHome = placed.link === '/';
  return collections.find(({ collection, rows }) => {
    if (isEntryType(collection.kind)) return collection.path === placed.link;
    if (list === undefined || collection.kind !== 'post') return false;
    return isHome || rows.some(({ documents }) => documents.some(({ header }) => header.list === list));
  });
}

/** A page with the block of the collection that it lists, in the languages that both have. */
function withList(row: Row, parts: Parts): JsonObject {
  const [page, list] = [pageRow(row, parts.context), listOn(row, parts.collections)];
  if (!list || !Array.isArray(page.blocks)) return page;
  const block = collectionBlock(list, parts.context, row.placed.link === '/');
  if (isEntryType(list.collection.kind)) return { ...page, blocks: [...page.blocks, block] };
  const has = languagesIn(list.collection, parts.context.plan.languages);
  const own = [...row.placed.paths.keys()];
  const both = own.filter((tag) => has.includes(tag));
  if (both.length === 0) return page;
  const { type = '', ...rest } = block;
  return { ...page, blocks: [...page.blocks, both.length === own.length ? block : { type, languages: both, ...rest }] };
}

/** All pages of the site, the home page first. */
function routesOf(parts: Parts): JsonObject[] {
  const { pages, collections, context, sentence } = parts;
  const home = pages.find(({ placed }) => placed.link === '/');
  const others = pages.filter((row) => row !== home).map((row) => withList(row, parts));
  const isMissing = ({ collection }: CollectionRows) => isEntryType(collection.kind) && !context.links.has(collection.path);
  const lists = collections.filter(isMissing).map((one) => listPage(one, context, sentence));
  const input: HomeInput = { collections, hasPages: others.length + lists.length > 0, sentence };
  const first = home
    ? completeHome(
        withList(home, parts),
        home.documents.map(({ language }) => language),
        input,
        context,
      )
    : madeHome(input, context);
  return [first, ...others, ...lists];
}

/** A menu of all pages and lists, for a site that had none: the topmost pages with those below them. */
function madeMenu({ pages, collections, context }: Parts): MenuItem[] {
  const { plan } = context;
  const isShown = ({ placed, documents: [{ texts }] }: Row) =>
    placed.link !== '/' && placed.unit.leader.status === 'published' && !legalTitle.test(texts.title);
  const parentOf = ({ placed }: Row) => {
    const parent = plan.places.get(placed.unit.leader.parent ?? '');
    return parent?.link === '/' || parent === placed ? undefined : parent;
  };
  const order = ({ placed }: Row) => placed.unit.leader.order ?? 0;
  const shown = pages.filter(isShown).toSorted((one, other) => order(one) - order(other));
  const itemOf = (row: Row, items: MenuItem[]): MenuItem => ({ labels: new Map(titlesOf(row)), href: row.placed.link, items });
  const below = groupBy(shown, parentOf);
  const itemsBelow = (parent: Placed, depth: number): MenuItem[] =>
    depth > 2 ? [] : (below.get(parent) ?? []).map((row) => itemOf(row, itemsBelow(row.placed, depth + 1)));
  const ofPages = (below.get(undefined) ?? []).map((row) => itemOf(row, itemsBelow(row.placed, 1)));
  const known = new Set(shown.map(({ placed }) => placed.link));
  const ofLists = collections
    .filter(
      ({ collection, rows }) =>
        !known.has(collection.path) && rows.some(({ placed }) => placed.unit.leader.status === 'published'),
    )
    .map((one): MenuItem => ({ labels: new Map(titlesOfCollection(one, context)), href: one.collection.path, items: [] }));
  return [...ofPages.slice(0, mostInMenu), ...ofLists, ...ofPages.slice(mostInMenu)];
}

/** Header and footer. */
function framesOf(parts: Parts, menus: Menus, losses: Losses): { header: JsonObject; footer: JsonObject } {
  const { pages, context } = parts;
  const { plan } = context;
  const { languages, options } = plan;
  const main = menus.main.length > 0 ? menus.main : madeMenu(parts);
  const { header, overflow } = headerOf({ main }, languages);
  const legal = pages.filter(
    ({ placed, documents }) => placed.unit.leader.status === 'published' && legalTitle.test(documents[0].texts.title),
  );
  const starter = isObject(options.starter.footer) ? options.starter.footer : {};
  const footer = footerOf({
    menus,
    overflow,
    languages,
    legal: legal.map((row) => ({ labels: new Map(titlesOf(row)), href: row.placed.link, items: [] })),
    about: siteDescriptions(plan),
    copyright: { year: options.year, text: textIn(wordsOf(siteWords.copyright, languages), languages) },
    pages: starter.pages === undefined ? undefined : inLanguages(starter.pages, languages),
    losses,
  });
  return { header, footer };
}

/** Records what the site as a whole leaves out. */
function recordLosses({ outline, collections }: SitePlan, addresses: readonly AddressOutcome[], losses: Losses): void {
  for (const { from, outcome, reason } of addresses) {
    if (outcome === 'gone')
      losses.omissions.push({ reason: reason ?? 'address-gone', name: from, text: '', counts: { addresses: 1 } });
  }
  const used = new Set(
    collections.flatMap(({ collection }) =>
      collection.units.flatMap(({ members }) =>
        [...members.values()].flatMap(({ categories, tags }) => [...categories, ...tags]),
      ),
    ),
  );
  for (const { taxonomy, name, title, description = '' } of outline.terms) {
    if (!used.has(name))
      losses.omissions.push({ reason: 'hidden', name: `${taxonomy} ${name}`, text: `${title} ${description}`.trim() });
  }
}

/** Ids of headings in the source by the path that links use. */
function idFinder(rows: readonly Row[]) {
  const byPath = new Map<string, Map<string, string>>();
  for (const { placed, documents } of rows) {
    for (const { language, ids } of documents) {
      const path = placed.paths.get(language) ?? placed.link;
      byPath.set(path, new Map([...(byPath.get(path) ?? []), ...ids]));
    }
  }
  return (route: string, fragment: string) => byPath.get(route)?.get(fragment);
}

/** The content of the new site, and what every old address becomes. @param losses collects what the whole site leaves out */
export function assembleSite(
  plan: SitePlan,
  converted: Converted,
  losses: Losses,
): { site: JsonObject; addresses: AddressOutcome[] } {
  const outcomes = planOutcomes(plan, plan.unselected, newPages(plan));
  const rows = rowsOf(plan, converted, outcomes);
  const titles = new Map<Placed, ReadonlyMap<string, string>>(rows.map((row) => [row.placed, titlesOf(row)]));
  const links = new Set(rows.flatMap(({ placed }) => (isEntryType(placed.collection?.kind) ? [] : [placed.link])));
  const context: RowContext = { plan, pairs: new LanguagePairs(plan.languages), titles, links };
  const pages = rows.filter(({ placed }) => placed.collection === undefined);
  const parts: Parts = { pages, collections: collectionsOf(plan, rows), context, sentence: plainSentence(plan) };
  const menus = readMenus(plan, losses);
  const collections = parts.collections.map((one): [string, Json] => [
    one.collection.key,
    collectionValue(one, context, parts.sentence),
  ]);
  const site: JsonObject = {
    $schema: plan.options.schema,
    site: settingsOf(plan, menus.profiles),
    ...framesOf(parts, menus, losses),
    ...(collections.length > 0 && { collections: Object.fromEntries(collections) }),
    routes: routesOf(parts),
    ...(outcomes.redirects.length > 0 && { redirects: outcomes.redirects }),
  };
  repairFragments(site, idFinder(rows));
  recordLosses(plan, outcomes.addresses, losses);
  return { site, addresses: outcomes.addresses };
}
