import { mainId } from '../../templates/layout/ids.ts';
import type { AssetIndex } from '../assets.ts';
import type { Finding } from '../diagnostics.ts';
import { nearest } from '../nearest.ts';
import type { Path } from '../source.ts';
import { get, items, repeated, walk } from './walk.ts';

/** The pages of a site as the rules see them; shape faults may be in it, so everything is taken with care. */
interface Page {
  value: unknown;
  path: Path;
  route: string | undefined;
  ids: { value: unknown; path: Path }[];
}

/** Ids of a page that links can lead to: of blocks and of tabs. */
function pageIds(blocks: unknown, path: Path): Page['ids'] {
  return items(blocks).flatMap((block, index) => {
    const blockPath = [...path, 'blocks', index];
    const tabs = items(get(block, 'tabs')).map((tab, tabIndex) => ({
      value: get(tab, 'id'),
      path: [...blockPath, 'tabs', tabIndex, 'id'],
    }));
    return [{ value: get(block, 'id'), path: [...blockPath, 'id'] }, ...tabs].filter(({ value }) => typeof value === 'string');
  });
}

function listPages(site: unknown): Page[] {
  const routes = items(get(site, 'routes')).map((value, index) => ({ value, path: ['routes', index] as Path }));
  const notFound = { value: get(site, 'notFound'), path: ['notFound'] as Path };
  return [...routes, notFound].map(({ value, path }) => {
    const route = get(value, 'path');
    return { value, path, route: typeof route === 'string' ? route : undefined, ids: pageIds(get(value, 'blocks'), path) };
  });
}

function checkDuplicates(site: unknown, pages: Page[]): Finding[] {
  // Disks and people may not tell such paths apart.
  const routes = pages.map(({ route, path }) => ({ value: route?.normalize('NFC').toLowerCase(), path: [...path, 'path'] }));
  const ids = pages.flatMap((page) =>
    repeated(page.ids, ({ value, path }): Finding => ({ code: 'duplicate-id', path, parameters: { found: String(value) } })),
  );
  const cards = Object.entries((get(site, 'collections') as object | undefined) ?? {}).flatMap(([name, collection]) =>
    ['name', 'id'].flatMap((key) => {
      const values = items(get(collection, 'cards')).map((card, index) => ({
        value: get(card, key),
        path: ['collections', name, 'cards', index, key],
      }));
      return repeated(
        values,
        ({ value, path }): Finding => ({ code: 'duplicate-card', path, parameters: { found: String(value) } }),
      );
    }),
  );
  const fields = pages.flatMap(({ value, path }) =>
    items(get(value, 'blocks')).flatMap((block, index) => {
      const place = [...path, 'blocks', index];
      const names = items(get(get(block, 'form'), 'fields')).map((field, fieldIndex) => ({
        value: get(field, 'name'),
        path: [...place, 'form', 'fields', fieldIndex, 'name'],
      }));
      const cardNames = items(get(get(block, 'cards'), 'names')).map((name, nameIndex) => ({
        value: name,
        path: [...place, 'cards', 'names', nameIndex],
      }));
      return [
        ...repeated(
          names,
          ({ value: found, path: at }): Finding => ({ code: 'duplicate-id', path: at, parameters: { found: String(found) } }),
        ),
        ...repeated(
          cardNames,
          ({ value: found, path: at }): Finding => ({ code: 'duplicate-card', path: at, parameters: { found: String(found) } }),
        ),
      ];
    }),
  );
  return [
    ...fields,
    ...repeated(routes, ({ value, path }): Finding => ({ code: 'duplicate-route', path, parameters: { found: String(value) } })),
    ...ids,
    ...cards,
  ];
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Ids that every page has besides those of its content. */
const frameIds = [mainId];

function checkLinks(site: unknown, pages: Page[]): Finding[] {
  const targets = new Map(
    pages.flatMap(({ route, ids }) => (route ? [[route, ids.map(({ value }) => String(value))] as const] : [])),
  );
  const findings: Finding[] = [];
  walk(site, ({ key, value, path }) => {
    if (key !== 'href' || typeof value !== 'string' || !value.startsWith('/')) return;
    const [address = '', fragment] = value.split('#');
    const route = decoded(address.replace(/\?.*$/, ''));
    const ids = targets.get(route);
    if (!ids) {
      findings.push({ code: 'dead-link', path, parameters: { found: route, nearest: nearest(route, targets.keys()) } });
    } else if (fragment !== undefined && ![...frameIds, ...ids].includes(fragment)) {
      findings.push({ code: 'dead-fragment', path, parameters: { found: fragment, nearest: nearest(fragment, ids), list: ids } });
    }
  });
  return findings;
}

function checkBreadcrumbs(pages: Page[]): Finding[] {
  return pages.flatMap(({ value, path, route }) => {
    const breadcrumb = items(get(value, 'breadcrumb'));
    const findings: Finding[] = [];
    const [first] = breadcrumb;
    const startsAtHome = get(first, 'href') === '/' || (route === '/' && breadcrumb.length === 1);
    if (first !== undefined && !startsAtHome) findings.push({ code: 'breadcrumb-start', path: [...path, 'breadcrumb', 0] });
    breadcrumb.slice(0, -1).forEach((item, index) => {
      if (index > 0 && get(item, 'href') === undefined)
        findings.push({ code: 'breadcrumb-item', path: [...path, 'breadcrumb', index] });
    });
    return findings;
  });
}

const titledTypes = new Set<unknown>(['hero', 'banner', 'intro', 'login']);

function checkTitles(pages: Page[]): Finding[] {
  return pages.flatMap(({ value, path }) => {
    const blocks = items(get(value, 'blocks'));
    if (blocks.length === 0) return [];
    const titled = blocks.map((block) => titledTypes.has(get(block, 'type')) || get(block, 'titled') === true);
    const count = titled.filter(Boolean).length;
    const finding = (index: number, found: string): Finding => ({
      code: 'page-title',
      path: [...path, 'blocks', index],
      parameters: { found },
    });
    if (count === 0) return [finding(0, '0')];
    if (!titled[0]) return [finding(titled.indexOf(true), 'one that does not come first')];
    return count === 1 ? [] : [finding(titled.indexOf(true, 1), String(count))];
  });
}

function checkReferences(site: unknown, pages: Page[]): Finding[] {
  const collections = (get(site, 'collections') as Record<string, unknown> | undefined) ?? {};
  const findings: Finding[] = [];
  for (const page of pages) {
    walk(get(page.value, 'blocks'), ({ key, value, path }) => {
      if (key !== 'cards') return;
      const name = String(get(value, 'collection'));
      const place: Path = [...page.path, 'blocks', ...path];
      if (!Object.hasOwn(collections, name)) {
        findings.push({
          code: 'unknown-collection',
          path: [...place, 'collection'],
          parameters: { found: name, nearest: nearest(name, Object.keys(collections)), list: Object.keys(collections) },
        });
        return;
      }
      const known = items(get(collections[name], 'cards')).map((card) => String(get(card, 'name')));
      items(get(value, 'names')).forEach((card, index) => {
        if (known.includes(String(card))) return;
        findings.push({
          code: 'unknown-card',
          path: [...place, 'names', index],
          parameters: { found: String(card), nearest: nearest(String(card), known), list: known },
        });
      });
    });
  }
  return findings;
}

function checkFilters(pages: Page[]): Finding[] {
  return pages.flatMap(({ value, path }) => {
    const blocks = items(get(value, 'blocks'));
    const grids = blocks
      .filter((block) => get(block, 'type') === 'card-grid')
      .map((block) => get(block, 'id'))
      .filter((id) => typeof id === 'string');
    return blocks.flatMap((block, index): Finding[] => {
      const filters = get(block, 'filters');
      if (get(block, 'type') !== 'search' || typeof filters !== 'string' || grids.includes(filters)) return [];
      return [
        {
          code: 'unknown-filter',
          path: [...path, 'blocks', index, 'filters'],
          parameters: { found: filters, nearest: nearest(filters, grids), list: grids },
        },
      ];
    });
  });
}

function checkImages(site: unknown, assets: AssetIndex): Finding[] {
  const findings: Finding[] = [];
  walk(site, ({ key, value, path }) => {
    if (key !== 'src' || typeof value !== 'string') return;
    const asset = assets.get(value);
    if (asset?.state === 'missing') findings.push({ code: 'missing-image', path, parameters: { found: value } });
    if (asset?.state === 'unreadable') findings.push({ code: 'unreadable-image', path, parameters: { found: value } });
  });
  return findings;
}

function checkPlaceholders(site: unknown): Finding[] {
  const findings: Finding[] = [];
  walk(site, ({ key, value, path }) => {
    if (key === 'placeholder' && value === true) findings.push({ code: 'placeholder', path: path.slice(0, -1) });
  });
  const url = get(get(site, 'site'), 'url');
  // RFC 2606 and RFC 6761 reserve these names: nobody's real site has them.
  if (
    typeof url === 'string' &&
    /^https:\/\/(?:[^/]*\.)?(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?:[:/]|$)/.test(url)
  ) {
    findings.push({ code: 'placeholder-url', path: ['site', 'url'], parameters: { found: url } });
  }
  return findings;
}

/** Rules that look at more than one place. They run also where the shape is wrong, on what can be read. */
export function checkSiteRules(site: unknown, assets: AssetIndex): Finding[] {
  const pages = listPages(site);
  return [
    ...checkDuplicates(site, pages),
    ...checkLinks(site, pages),
    ...checkBreadcrumbs(pages),
    ...checkTitles(pages),
    ...checkReferences(site, pages),
    ...checkFilters(pages),
    ...checkImages(site, assets),
    ...checkPlaceholders(site),
  ];
}
