import { pageAbove } from '../../content/site/pages-below.ts';
import type { Json, JsonObject } from '../../core/json/value.ts';
import { isPublished } from './address-table.ts';
import type { ConvertedDocument } from './convert-document.ts';
import { dayIn, instantIn } from './dates.ts';
import type { LanguagePairs } from './pair-languages.ts';
import type { Placed } from './plan-places.ts';
import type { SitePlan } from './plan-site.ts';
import { siteWords } from './site-words.ts';
import { type Texts, textIn, titleIn, wordsOf } from './texts.ts';
import type { DocumentHeader } from './types.ts';

/** A page or item with its documents. */
export interface Row {
  placed: Placed;
  /** In the order of the languages of the site; not empty. */
  documents: readonly [ConvertedDocument, ...ConvertedDocument[]];
  movedFrom: readonly Json[];
}

export interface RowContext {
  plan: SitePlan;
  pairs: LanguagePairs;
  /** Titles by place. */
  titles: ReadonlyMap<Placed, Texts>;
  /** Paths by which links name the pages of the site. */
  links: ReadonlySet<string>;
}

/** Whether an item has a page of its own: it has a text, or it had a page on the old site. */
export const hasOwnPage = (documents: readonly Pick<ConvertedDocument, 'content' | 'header'>[]): boolean =>
  documents.some(({ content, header }) => content.length > 0 || header.addresses.length > 0);

export const titlesOf = ({ documents }: Row): Texts => new Map(documents.map(({ language, texts }) => [language, texts.title]));

/** A text of each document; languages without one have the first. */
export const textsOf = ({ documents }: Row, textOf: (document: ConvertedDocument) => string): Texts =>
  new Map(documents.map((document) => [document.language, textOf(document)]));

/** Path of a page, by language if languages differ. */
export function pathValue({ paths }: Placed): Json {
  const all = [...paths.values()];
  return new Set(all).size === 1 ? (all[0] ?? '/') : Object.fromEntries(paths);
}

/** Whether something is a draft, or when it is published. @param hasOwnDate its date decides when it is published */
export function publicationOf({ status, date, until }: DocumentHeader, hasOwnDate: boolean): JsonObject {
  const end = instantIn(until);
  const ends: JsonObject = end === undefined ? {} : { until: end };
  if (status === 'published') return ends;
  const from = instantIn(date);
  if (status !== 'scheduled' || from === undefined) return { draft: true };
  return hasOwnDate ? ends : { from, ...ends };
}

/** Settings that pages and items share. */
export function pageSettings({ documents: [{ header }, ...others], movedFrom }: Row): JsonObject {
  const isHidden = [header, ...others.map((one) => one.header)].every(({ isListed }) => isListed === false);
  return { ...(movedFrom.length > 0 && { movedFrom: [...movedFrom] }), ...(isHidden && { listed: false }) };
}

/** Last day on which a document changed, if that is after another day. */
export function updatedOf({ documents }: Row, after = ''): string | undefined {
  const days = documents.flatMap(({ header }) => dayIn(header.updated) ?? []).toSorted();
  const last = days.at(-1);
  return last !== undefined && last > after ? last : undefined;
}

/** Pages above a page in the old site, the topmost first; undefined if they cannot be shown as a way to it. */
function ancestorsOf(placed: Placed, { plan }: RowContext): Placed[] | undefined {
  const above: Placed[] = [];
  let parent = placed.unit.leader.parent;
  while (parent !== undefined) {
    const found = plan.places.get(parent);
    if (!found || found === placed || above.includes(found) || !isPublished(found.unit.leader)) return undefined;
    if (found.link === '/') break;
    above.unshift(found);
    parent = found.unit.leader.parent;
  }
  return above;
}

/** The way to a page, if its path does not say it. */
export function breadcrumbOf({ placed }: Row, context: RowContext): JsonObject {
  const { plan, titles, links } = context;
  const above = ancestorsOf(placed, context);
  const hasTitles = (one: Placed) => [...placed.paths.keys()].every((tag) => titles.get(one)?.has(tag));
  if (placed.link === '/' || !above || above.length === 0 || !above.every(hasTitles)) return {};
  const byPath: string[] = [];
  for (let path = pageAbove(placed.link, (one) => links.has(one)); path !== '/'; path = pageAbove(path, (one) => links.has(one)))
    byPath.unshift(path);
  if (byPath.join('\n') === above.map(({ link }) => link).join('\n')) return {};
  const labelOf = (one: Placed) => textIn(titles.get(one) ?? new Map(), plan.languages);
  const home = { label: titleIn(wordsOf(siteWords.home, plan.languages), plan.languages), href: '/' };
  return { breadcrumb: [home, ...above.map((one) => ({ label: labelOf(one), href: one.link })), { label: labelOf(placed) }] };
}
