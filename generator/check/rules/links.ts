import { basename } from 'node:path';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import { splitFragment } from '../../../templates/model/addresses/fragment.ts';
import { fileOfHref, folderOfFile, looksLikeFile } from '../../../templates/model/files/file-kinds.ts';
import { mainId } from '../../../templates/model/page/ids.ts';
import { formerKey } from '../../content/site/former-paths.ts';
import { routeKey } from '../../content/site/page-url.ts';
import { plainWords } from '../../content/text/inline/read.ts';
import { idSpace, routeSpace, startAssumption, targetAssumption } from '../../core/diagnostics/cause-links.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { createSuggest, createSuggestionBudget, type SuggestionBudget } from '../../core/diagnostics/nearest.ts';
import { get, items, wordOf } from '../../core/json/walk.ts';
import { allPages, type PageSummary, type SiteSummary } from '../facts/site-summary.ts';
import { isStrip, type LocatedValue, type SiteView } from '../facts/site-view.ts';
import { formerAddresses } from './former-addresses.ts';

/** Route and fragment of an internal link; undefined for other addresses. */
export function targetOf(href: unknown): { route: string; fragment: string | undefined } | undefined {
  if (typeof href !== 'string' || !href.startsWith('/')) return undefined;
  const [address, fragment] = splitFragment(href);
  return { route: decodedAddress(address.split('?', 1)[0] ?? ''), fragment: fragment && decodedAddress(fragment) };
}

/** Internal links to a page or fragment that does not exist. */
export function checkLinks(summary: SiteSummary): RawDiagnostic[] {
  return checkTargets(summary, summary.hrefs);
}

/** Computes a value on first use; valid links need few of them. */
function lazy<Value>(make: () => Value): () => Value {
  let generatedPages: { value: Value } | undefined;
  return () => {
    generatedPages ??= { value: make() };
    return generatedPages.value;
  };
}

/** Ids on a page that links can point to, with the path of each. */
function placesIn({ path, ids: all }: PageSummary, budget: SuggestionBudget) {
  const visible = all.filter(({ isHidden }) => !isHidden);
  const ids = new Map(visible.toReversed().map((id) => [wordOf(id.value), id.path]));
  return {
    path,
    ids,
    isHidden: (name: string) => all.some((id) => id.isHidden && wordOf(id.value) === name),
    list: [...new Set(visible.map(({ value }) => wordOf(value)))],
    suggest: createSuggest(ids.keys(), budget),
  };
}

/** Ids on every page. */
const shownIdsOfStrips = ({ pages }: SiteSummary): Set<string> =>
  new Set(pages.filter(isStrip).flatMap(({ ids }) => ids.flatMap((id) => (id.isHidden ? [] : [wordOf(id.value)]))));

const placeOf = ({ path, textIndex }: { path: LocatedValue['path']; textIndex?: number | undefined }) => ({
  path,
  ...(textIndex !== undefined && { textIndex }),
});

/** Returns a function that reports a link to a missing page, with a likely target. */
function createDeadLink(summary: SiteSummary, routes: Iterable<string>, budget: SuggestionBudget) {
  const former = formerAddresses(summary);
  const bySameness = new Map([...routes].map((route) => [routeKey(route), route]));
  const suggest = createSuggest(routes, budget);
  return (route: string, { value, path, textIndex }: LocatedValue<string>): RawDiagnostic => {
    const place = placeOf({ path, textIndex });
    const moved = former.get(formerKey(splitFragment(value)[0])) ?? former.get(formerKey(route));
    if (moved !== undefined)
      return { code: 'dead-link', ...place, parameters: { found: route, moved }, invalidates: [targetAssumption(path)] };
    if (looksLikeFile(route)) {
      const parameters = { found: route.slice(1), moved: `/${folderOfFile(route)}${basename(route)}` };
      return { code: 'missing-file', ...place, parameters, invalidates: [targetAssumption(path)] };
    }
    const near = bySameness.get(routeKey(route)) ?? suggest(route);
    const assumptions = {
      missingName: { space: routeSpace, name: route, near },
      invalidates: [targetAssumption(path)],
      assumes: [startAssumption(path)],
    };
    return { code: 'dead-link', ...place, parameters: { found: route, nearest: near }, ...assumptions };
  };
}

/** Internal addresses whose page or fragment does not exist. */
export function checkTargets(summary: SiteSummary, hrefs: LocatedValue<string>[]): RawDiagnostic[] {
  const budget = createSuggestionBudget();
  const placesOf = new Map(
    allPages(summary).flatMap((page) => (page.route ? [[page.route, lazy(() => placesIn(page, budget))] as const] : [])),
  );
  const used = lazy(() => new Set(summary.hrefs.map(({ value }) => decodedAddress(value))));
  const ofStrips = lazy(() => shownIdsOfStrips(summary));
  const deadLink = lazy(() => createDeadLink(summary, [...placesOf.keys()], budget));
  return hrefs.flatMap((href): RawDiagnostic[] => {
    const target = targetOf(href.value);
    if (!target) return [];
    const { route, fragment } = target;
    const places = placesOf.get(route);
    // Problems of the file itself are reported by the rule for files.
    if (!places && fileOfHref(href.value) !== undefined) return [];
    if (!places) return [deadLink()(route, href)];
    // The target of the skip link and the ids of strips exist on every page.
    if (fragment === undefined || fragment === mainId || places().ids.has(fragment) || ofStrips().has(fragment)) return [];
    const { suggest, ids, list, path: page, isHidden } = places();
    if (isHidden(fragment)) {
      return [{ code: 'dead-fragment', ...placeOf(href), parameters: { found: fragment, expected: 'hidden' } }];
    }
    const near = suggest(fragment);
    const nearAt = near && !used().has(`${route}#${near}`) ? ids.get(near) : undefined;
    const lacks = { space: idSpace(page), name: fragment, near, nearAt };
    return [
      { code: 'dead-fragment', ...placeOf(href), parameters: { found: fragment, nearest: near, list }, missingName: lacks },
    ];
  });
}

interface Link {
  label: unknown;
  href: unknown;
  path: LocatedValue['path'];
}

function linksOf(list: LocatedValue[], labelKey: string): Link[] {
  return list.map(({ value, path }) => ({ label: get(value, labelKey), href: get(value, 'href'), path: [...path, labelKey] }));
}

function locateItems(list: unknown, path: LocatedValue['path']): LocatedValue[] {
  return items(list).map((value, index) => ({ value, path: [...path, index] }));
}

/** Links of a list; empty if fewer than two could have the same text. */
function linksUnder({ value, path }: LocatedValue, key: string): Link[] {
  const list = items(get(value, key));
  return list.length < 2 ? [] : linksOf(locateItems(list, [...path, key]), 'label');
}

/** Lists whose links are shown next to each other. */
function listsOfLinks({ site, pages, collections }: SiteView): Link[][] {
  const related = get(get(get(site, 'footer'), 'related'), 'items');
  const menu = locateItems(get(get(site, 'header'), 'links'), ['header', 'links']);
  return [
    linksOf(menu, 'label'),
    ...menu.map(({ value, path }) => linksOf(locateItems(get(value, 'links'), [...path, 'links']), 'label')),
    linksOf(locateItems(related, ['footer', 'related', 'items']), 'label'),
    linksOf(locateItems(get(get(site, 'site'), 'social'), ['site', 'social']), 'label'),
    ...[...collections.values()].map((cards) => linksOf(cards, 'title')),
    ...pages.flatMap((page) => [linksUnder(page, 'breadcrumb'), ...page.blocks.map((block) => linksUnder(block, 'actions'))]),
  ];
}

/** Links in one list with the same text and different targets (WCAG 2.4.4). */
export function checkLabels(view: SiteView): RawDiagnostic[] {
  const lists = listsOfLinks(view).filter(({ length }) => length > 1);
  return lists.flatMap((links) => {
    const seen = new Map<string, Link>();
    return links.flatMap((link): RawDiagnostic[] => {
      if (typeof link.label !== 'string' || typeof link.href !== 'string') return [];
      const label = plainWords(link.label).trim();
      const first = seen.get(label);
      if (!first) seen.set(label, link);
      if (!first || first.href === link.href) return [];
      const assumes = [link, first].map(({ path }) => targetAssumption([...path.slice(0, -1), 'href']));
      return [{ code: 'same-label', path: link.path, other: first.path, parameters: { found: label }, assumes }];
    });
  });
}
