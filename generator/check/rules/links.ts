import { basename } from 'node:path';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import { splitFragment } from '../../../templates/model/addresses/fragment.ts';
import { fileOfHref, folderOfFile, looksLikeFile } from '../../../templates/model/files/file-kinds.ts';
import { mainId } from '../../../templates/model/page/ids.ts';
import { formerKey } from '../../content/site/former-paths.ts';
import { sameRoute } from '../../content/site/page-url.ts';
import { plainWords } from '../../content/text/inline/read.ts';
import type { Finding } from '../../core/diagnostics/diagnostics.ts';
import { createSuggest, newPatience, type Patience } from '../../core/diagnostics/nearest.ts';
import { idSpace, routeSpace, startFact, targetFact } from '../../core/diagnostics/ties.ts';
import { get, items, wordOf } from '../../core/json/walk.ts';
import { allPages, type PageFacts, type SiteFacts } from '../facts/site-facts.ts';
import { isStrip, type Placed, type SiteView } from '../facts/site-view.ts';
import { formerAddresses } from './former.ts';

/** Route and fragment that an internal address leads to; undefined for other addresses. */
export function targetOf(href: unknown): { route: string; fragment: string | undefined } | undefined {
  if (typeof href !== 'string' || !href.startsWith('/')) return undefined;
  const [address, fragment] = splitFragment(href);
  return { route: decodedAddress(address.split('?', 1)[0] ?? ''), fragment: fragment && decodedAddress(fragment) };
}

/** Links within the site that lead to no page, or to no place of a page. */
export function checkLinks(facts: SiteFacts): Finding[] {
  return checkTargets(facts, facts.hrefs);
}

/** A value that is made when it is first asked for: of links that lead somewhere little has to be known. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The places of a page that links can lead to, and where each stands. */
function placesIn({ path, ids: all }: PageFacts, patience: Patience) {
  const placed = all.filter(({ isHidden }) => !isHidden);
  const ids = new Map(placed.toReversed().map((id) => [wordOf(id.value), id.path]));
  return {
    path,
    ids,
    isHidden: (name: string) => all.some((id) => id.isHidden && wordOf(id.value) === name),
    list: [...new Set(placed.map(({ value }) => wordOf(value)))],
    suggest: createSuggest(ids.keys(), patience),
  };
}

/** Places that every page has. */
const shownIdsOfStrips = ({ pages }: SiteFacts): Set<string> =>
  new Set(pages.filter(isStrip).flatMap(({ ids }) => ids.flatMap((id) => (id.isHidden ? [] : [wordOf(id.value)]))));

const placeOf = ({ path, textIndex }: { path: Placed['path']; textIndex?: number | undefined }) => ({
  path,
  ...(textIndex !== undefined && { textIndex }),
});

/** Where a link leads that leads to no page, as far as it can be told. */
function createDeadLink(facts: SiteFacts, routes: Iterable<string>, patience: Patience) {
  const former = formerAddresses(facts);
  const bySameness = new Map([...routes].map((route) => [sameRoute(route), route]));
  const suggest = createSuggest(routes, patience);
  return (route: string, { value, path, textIndex }: Placed<string>): Finding => {
    const place = placeOf({ path, textIndex });
    const moved = former.get(formerKey(splitFragment(value)[0])) ?? former.get(formerKey(route));
    if (moved !== undefined)
      return { code: 'dead-link', ...place, parameters: { found: route, moved }, doubts: [targetFact(path)] };
    if (looksLikeFile(route)) {
      const parameters = { found: route.slice(1), moved: `/${folderOfFile(route)}${basename(route)}` };
      return { code: 'missing-file', ...place, parameters, doubts: [targetFact(path)] };
    }
    const near = bySameness.get(sameRoute(route)) ?? suggest(route);
    const ties = { lacks: { space: routeSpace, name: route, near }, doubts: [targetFact(path)], relies: [startFact(path)] };
    return { code: 'dead-link', ...place, parameters: { found: route, nearest: near }, ...ties };
  };
}

/** Addresses within the site that no page, or no place of a page, has. */
export function checkTargets(facts: SiteFacts, hrefs: Placed<string>[]): Finding[] {
  const patience = newPatience();
  const placesOf = new Map(
    allPages(facts).flatMap((page) => (page.route ? [[page.route, lazily(() => placesIn(page, patience))] as const] : [])),
  );
  const used = lazily(() => new Set(facts.hrefs.map(({ value }) => decodedAddress(value))));
  const ofStrips = lazily(() => shownIdsOfStrips(facts));
  const deadLink = lazily(() => createDeadLink(facts, [...placesOf.keys()], patience));
  return hrefs.flatMap((href): Finding[] => {
    const target = targetOf(href.value);
    if (!target) return [];
    const { route, fragment } = target;
    const places = placesOf.get(route);
    // What is wrong with the file itself, the rule of files tells.
    if (!places && fileOfHref(href.value) !== undefined) return [];
    if (!places) return [deadLink()(route, href)];
    // Every page has the place that the skip link leads to, and those of strips.
    if (fragment === undefined || fragment === mainId || places().ids.has(fragment) || ofStrips().has(fragment)) return [];
    const { suggest, ids, list, path: page, isHidden } = places();
    if (isHidden(fragment)) {
      return [{ code: 'dead-fragment', ...placeOf(href), parameters: { found: fragment, expected: 'hidden' } }];
    }
    const near = suggest(fragment);
    const nearAt = near && !used().has(`${route}#${near}`) ? ids.get(near) : undefined;
    const lacks = { space: idSpace(page), name: fragment, near, nearAt };
    return [{ code: 'dead-fragment', ...placeOf(href), parameters: { found: fragment, nearest: near, list }, lacks }];
  });
}

interface Link {
  label: unknown;
  href: unknown;
  path: Placed['path'];
}

function linksOf(list: Placed[], labelKey: string): Link[] {
  return list.map(({ value, path }) => ({ label: get(value, labelKey), href: get(value, 'href'), path: [...path, labelKey] }));
}

function placed(list: unknown, path: Placed['path']): Placed[] {
  return items(list).map((value, index) => ({ value, path: [...path, index] }));
}

/** The links of a list; none where there are not two that can read the same. */
function linksUnder({ value, path }: Placed, key: string): Link[] {
  const list = items(get(value, key));
  return list.length < 2 ? [] : linksOf(placed(list, [...path, key]), 'label');
}

/** Lists in which visitors see links side by side. */
function listsOfLinks({ site, pages, collections }: SiteView): Link[][] {
  const related = get(get(get(site, 'footer'), 'related'), 'items');
  const menu = placed(get(get(site, 'header'), 'links'), ['header', 'links']);
  return [
    linksOf(menu, 'label'),
    ...menu.map(({ value, path }) => linksOf(placed(get(value, 'links'), [...path, 'links']), 'label')),
    linksOf(placed(related, ['footer', 'related', 'items']), 'label'),
    linksOf(placed(get(get(site, 'site'), 'social'), ['site', 'social']), 'label'),
    ...[...collections.values()].map((cards) => linksOf(cards, 'title')),
    ...pages.flatMap((page) => [linksUnder(page, 'breadcrumb'), ...page.blocks.map((block) => linksUnder(block, 'actions'))]),
  ];
}

/** Links of one list that read the same and lead to different places (WCAG 2.4.4). */
export function checkLabels(view: SiteView): Finding[] {
  const lists = listsOfLinks(view).filter(({ length }) => length > 1);
  return lists.flatMap((links) => {
    const seen = new Map<string, Link>();
    return links.flatMap((link): Finding[] => {
      if (typeof link.label !== 'string' || typeof link.href !== 'string') return [];
      const label = plainWords(link.label).trim();
      const first = seen.get(label);
      if (!first) seen.set(label, link);
      if (!first || first.href === link.href) return [];
      const relies = [link, first].map(({ path }) => targetFact([...path.slice(0, -1), 'href']));
      return [{ code: 'same-label', path: link.path, other: first.path, parameters: { found: label }, relies }];
    });
  });
}
