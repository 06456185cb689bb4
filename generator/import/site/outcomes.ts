import {
  hasShortFormerSegments,
  isFormerAddress,
  isFreeFormerPath,
  isShortPath,
} from '../../../templates/model/addresses/rules.ts';
import { isHref } from '../../../templates/schema/rules.ts';
import { formerKey } from '../../content/site/former-paths.ts';
import type { Json, JsonObject } from '../../core/json/value.ts';
import type { OmissionReason } from '../model/losses.ts';
import type { Target } from './address-table.ts';
import { addressText, type OldAddress, oldKey, readOldAddress } from './old-address.ts';
import { furtherPages } from './old-lists.ts';
import type { Placed } from './plan-places.ts';
import type { SitePlan } from './plan-site.ts';
import type { AddressOutcome } from './types.ts';

/** What old addresses become. */
export interface Outcomes {
  addresses: AddressOutcome[];
  movedFrom: ReadonlyMap<Placed, readonly Json[]>;
  redirects: JsonObject[];
}

/** Pages of the new site that old addresses can lead to. */
export interface NewPages {
  /** Paths with the prefixes of their languages. */
  paths: Iterable<string>;
  /** Whether a page is always published. */
  isShown(path: string): boolean;
  /** Path that answers for one which no page has, such as the list of a term without posts; undefined if none does. */
  insteadOf(path: string): string | undefined;
  /** Whether a placed item has a page. */
  hasPage(placed: Placed): boolean;
}

/** Whether `movedFrom` and `redirects` can have an address. */
const isPossible = (address: string): boolean =>
  isShortPath(address) && isFormerAddress(address) && isFreeFormerPath(address) && hasShortFormerSegments(address);

/** An address as `movedFrom` and `redirects` write it; undefined if they cannot. */
function formerOf({ path, query }: OldAddress): string | undefined {
  const start = path.replace(/\/+$/, '').replaceAll('%', '%25');
  const address = query === '' ? start : `${start === '' ? '/' : start}?${query.replace(/^&+|&+$/g, '')}`;
  return isPossible(address) && !address.startsWith('/files/') ? address : undefined;
}

/** Finds an outcome for every old address, each once. */
class OutcomePlan {
  readonly #plan: SitePlan;
  readonly #pages: NewPages;
  readonly #byKey: ReadonlyMap<string, string>;
  readonly #seen = new Map<string, AddressOutcome>();
  readonly #spellings = new Set<string>();
  readonly addresses: AddressOutcome[] = [];
  readonly movedFrom = new Map<Placed, Json[]>();
  readonly redirects: JsonObject[] = [];

  constructor(plan: SitePlan, pages: NewPages) {
    this.#plan = plan;
    this.#pages = pages;
    this.#byKey = new Map([...pages.paths].map((path) => [formerKey(path), path]));
  }

  /** @param target page of the address; undefined if there is none */
  add(address: OldAddress, target: Target | undefined, reason: OmissionReason = 'address-gone'): void {
    const key = oldKey(address);
    const from = addressText(address);
    if (this.#spellings.has(from)) return;
    this.#spellings.add(from);
    const known = this.#seen.get(key);
    if (known && known.outcome !== 'gone') {
      this.addresses.push({ ...known, from });
      return;
    }
    const outcome = this.#outcomeOf(address, key, target) ?? { from, outcome: 'gone', reason };
    this.#seen.set(key, outcome);
    this.addresses.push(outcome);
  }

  #outcomeOf(address: OldAddress, key: string, target: Target | undefined): AddressOutcome | undefined {
    const from = addressText(address);
    const page = this.#byKey.get(key);
    if (page !== undefined) return { from, outcome: 'route', to: page };
    const former = formerOf(address);
    if (!target || former === undefined) return undefined;
    const { placed, full } = target;
    const isMoved =
      placed !== undefined && placed.isList === undefined && this.#pages.hasPage(placed) && this.#move(former, target, placed);
    if (isMoved) return { from, outcome: 'movedFrom', to: full };
    const to = this.#pages.isShown(full) ? full : this.#pages.insteadOf(full);
    if (to === undefined || !target.isPublished) return undefined;
    this.redirects.push({ from: former, to });
    return { from, outcome: 'redirect', to };
  }

  /** Adds a former address to a page, unless only a redirect of the whole site can have it. */
  #move(former: string, { language }: Target, placed: Placed): boolean {
    const { tags, prefixOf } = this.#plan.languages;
    const prefixes = tags.map(prefixOf).filter((prefix) => prefix !== '');
    const around = prefixes.find(
      (prefix) => former === prefix || former.startsWith(`${prefix}/`) || former.startsWith(`${prefix}?`),
    );
    if (around !== (prefixOf(language) || undefined)) return false;
    const own = former.slice(around?.length ?? 0);
    if (!isPossible(own)) return false;
    // The home page is completed in all languages.
    const others = [...(placed.link === '/' ? tags : placed.paths.keys())].filter((tag) => tag !== language);
    const isFirst = language === tags[0];
    const value =
      others.length === 0 ? own : { [language]: own, ...(isFirst && Object.fromEntries(others.map((tag) => [tag, null]))) };
    this.movedFrom.set(placed, [...(this.movedFrom.get(placed) ?? []), value]);
    return true;
  }

  /** A redirect to another site. */
  addOutside(address: OldAddress, to: string): void {
    const former = formerOf(address);
    const isFree =
      former !== undefined &&
      !this.#spellings.has(addressText(address)) &&
      !this.#seen.has(oldKey(address)) &&
      !this.#byKey.has(oldKey(address));
    if (!isFree || !isHref(to) || !to.startsWith('https://')) {
      this.add(address, undefined);
      return;
    }
    this.redirects.push({ from: former, to });
    const outcome: AddressOutcome = { from: addressText(address), outcome: 'redirect', to };
    this.#seen.set(oldKey(address), outcome);
    this.#spellings.add(outcome.from);
    this.addresses.push(outcome);
  }
}

/** Addresses of the feeds of WordPress. */
const feeds: readonly OldAddress[] = [
  { path: '/feed', query: '' },
  { path: '/', query: 'feed=rss2' },
];

/** Paths of the feed of the whole site, by the generator of the old site. */
const feedPaths: Readonly<Record<string, string>> = { Hugo: '/index.xml', Jekyll: '/feed.xml' };

/** Nothing answers the feed of all comments any more. */
const commentFeed: OldAddress = { path: '/comments/feed', query: '' };

/** Feeds and further pages of lists, which WordPress has without saying so in an export. */
function addUnnamed(outcomes: OutcomePlan, { outline, headers, oldPlace, table }: SitePlan, list: Target | undefined): void {
  const feed = list && { ...list, full: `${list.full}/feed.atom` };
  for (const address of feeds) outcomes.add(address, feed);
  outcomes.add(commentFeed, undefined);
  const home = `${oldPlace?.base ?? ''}/`;
  for (const [address, first] of furtherPages(outline, headers, home)) {
    const target = first === home ? list : table.find(readOldAddress(first, oldPlace));
    outcomes.add(readOldAddress(address, oldPlace), target && { ...target, placed: undefined });
  }
}

/** Decides what every address of the old site becomes: a page, a redirect, or nothing. */
export function planOutcomes(plan: SitePlan, unselected: readonly { addresses: readonly string[] }[], pages: NewPages): Outcomes {
  const outcomes = new OutcomePlan(plan, pages);
  const { outline, oldPlace, table, collections } = plan;
  const read = (address: string) => readOldAddress(address, oldPlace);
  for (const { address, target } of table.claims) outcomes.add(address, target);
  for (const [from, to] of outline.redirects) {
    const target = table.find(read(from));
    if (target) outcomes.add(read(from), target);
    else outcomes.addOutside(read(from), to);
  }
  const posts = collections.find(({ collection }) => collection.kind === 'post')?.collection;
  const list = posts && { link: posts.path, full: posts.path, language: plan.languages.tags[0], isPublished: true };
  for (const { addresses } of [...outline.terms, ...outline.authors])
    for (const address of addresses) outcomes.add(read(address), list);
  for (const { addresses } of outline.media) for (const address of addresses) outcomes.add(read(address), undefined);
  for (const { addresses } of unselected) for (const address of addresses) outcomes.add(read(address), undefined, 'not-selected');
  if (outline.format === 'wordpress') addUnnamed(outcomes, plan, list);
  const feed = feedPaths[outline.generator ?? ''];
  if (feed !== undefined && list) outcomes.add({ path: feed, query: '' }, { ...list, full: `${list.full}/feed.atom` });
  return outcomes;
}
