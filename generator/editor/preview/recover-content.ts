import type { Site } from '../../../site.schema.ts';
import { checkRules } from '../../check/check.ts';
import { type AssetIndex, isDisplayable } from '../../content/site/assets.ts';
import { withDefaults } from '../../content/site/defaults.ts';
import type { Diagnostic, RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { hasTrait, messages } from '../../core/diagnostics/messages/messages.ts';
import { isWithin, type Path } from '../../core/json/path.ts';
import type { Source } from '../../core/json/source.ts';
import {
  type CollectionFragment,
  type ContentFragment,
  type ContentFragments,
  rowsOf,
  splitContent,
} from './content-fragments.ts';

/** Content to display for a file with errors: valid entries as in the file, others as last shown. */
export interface RecoveredContent {
  site: Site;
  assets: AssetIndex;
  /** Path in the file of a path in `site`; of the nearest existing parent if it was lost. */
  toFile: (path: Path) => Path;
  /** Paths in the file of entries that are outdated or missing in `site`. */
  stale: Path[];
  /** Paths of pages that show an older version. */
  stalePages: ReadonlySet<string>;
  /** Paths of pages that were never valid and cannot be shown. */
  unseen: string[];
}

interface RecoveryInput {
  source: Source;
  assets: AssetIndex;
  diagnostics: Diagnostic[];
  last: { site: Site; assets: AssetIndex } | undefined;
}

/** Maximum number of rounds; each reverts at least one entry, and few entries depend on one another. */
const mostRounds = 8;

/** All entries, including the cards of valid collections. */
function listFragments({ parts, collections, routes }: ContentFragments): ContentFragment[] {
  return [...parts.values(), ...collections.flatMap((one) => [one, ...(one.cards ?? [])]), ...routes];
}

/** Ranges of the text that contain errors. */
function errorRanges({ source, diagnostics }: RecoveryInput): [from: number, to: number][] {
  const errors = diagnostics.filter(({ severity, quote }) => severity === 'error' && quote !== undefined);
  return [...errors.map((error): [number, number] => [source.offsetAt(error), source.offsetAt(error) + 1]), ...source.broken];
}

/** Discards the new value of entries in which the check found an error. */
function dropInvalid(fragments: ContentFragments, input: RecoveryInput): void {
  const { source, diagnostics } = input;
  const stretches = errorRanges(input);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const isFaulty = (path: Path) => {
    if (errors.some((error) => error.path.length > 0 && isWithin(error.path, path))) return true;
    // With a duplicate key it is unknown which value is meant.
    if (errors.some((error) => error.code === 'duplicate-key' && isWithin(path, error.path))) return true;
    const [start, end] = source.spanOf(path) ?? [0, 0];
    return stretches.some(([from, to]) => from < end && to > start);
  };
  for (const fragment of listFragments({ ...fragments, collections: [] })) {
    if (fragment.path && isFaulty(fragment.path)) fragment.fresh = undefined;
  }
  for (const collection of fragments.collections) {
    const faulty = (collection.cards ?? []).filter(({ path }) => path && isFaulty(path));
    for (const card of faulty) card.fresh = undefined;
    // Syntax errors may have shifted cards, so the whole collection stays as it was.
    const isOnlyCards = source.syntaxErrors.length === 0 && source.broken.length === 0 && faulty.length > 0;
    if (collection.path && isFaulty(collection.path) && !isOnlyCards) collection.fresh = undefined;
  }
}

interface AssembledSite {
  site: Site;
  /** Entries of the routes and of the cards of each collection, in the order of `site`. */
  routes: ContentFragment[];
  cards: Map<string, ContentFragment[] | undefined>;
}

const currentOrLast = ({ fresh, last }: ContentFragment) => fresh ?? last;

function assembleCollection({
  cards,
  ...fragment
}: CollectionFragment): { value: unknown; cards?: ContentFragment[] } | undefined {
  if (!fragment.fresh || !cards) return fragment.last;
  const shown = cards.filter((card) => currentOrLast(card));
  return {
    value: {
      ...(fragment.fresh.value as object),
      [rowsOf(fragment.fresh.value)]: shown.map((card) => currentOrLast(card)?.value),
    },
    cards: shown,
  };
}

/** Assembles the entries; undefined if a required part was never valid. */
function assemble(fragments: ContentFragments): AssembledSite | undefined {
  const parts = [...fragments.parts].map(([key, fragment]) => ({ key, kept: currentOrLast(fragment) }));
  const routes = fragments.routes.filter((fragment) => currentOrLast(fragment));
  if (routes.length === 0 || parts.some(({ kept: value }) => value === undefined)) return undefined;
  const cards: AssembledSite['cards'] = new Map();
  const collections = fragments.collections.flatMap((fragment) => {
    const assembled = assembleCollection(fragment);
    cards.set(fragment.name, assembled?.cards);
    return assembled ? [[fragment.name, assembled.value]] : [];
  });
  const site = withDefaults({
    ...Object.fromEntries(parts.flatMap(({ key, kept: value }) => (value?.value === undefined ? [] : [[key, value.value]]))),
    collections: Object.fromEntries(collections),
    routes: routes.map((fragment) => currentOrLast(fragment)?.value),
  } as unknown as Site);
  return { site, routes, cards };
}

/** Entry that contains an error of the assembled site. */
function fragmentAt(path: Path, fragments: ContentFragments, { routes, cards }: AssembledSite): ContentFragment | undefined {
  const [top, second, , index] = path;
  if (top === 'routes') return routes[Number(second)];
  if (top !== 'collections') return fragments.parts.get(String(top));
  const card = cards.get(String(second))?.[Number(index)];
  return card ?? fragments.collections.find(({ name }) => name === second);
}

/** Converts a path in the assembled site into one in the file; they differ because entries are omitted or kept. */
function placeInFile(path: Path, { routes, cards }: AssembledSite): Path {
  const [top, second, , index, ...rest] = path;
  if (top === 'routes') return [...(routes[Number(second)]?.path ?? ['routes']), ...path.slice(2)];
  const card = top === 'collections' ? cards.get(String(second))?.[Number(index)] : undefined;
  return card?.path ? [...card.path, ...rest] : path;
}

const errorsOf = (site: Site, assets: AssetIndex) =>
  checkRules(site, assets).filter(({ code }) => messages[code].severity === 'error');

/** Present pictures, and former ones that outdated entries still refer to. */
function withPreviousPictures(assets: AssetIndex, former: AssetIndex | undefined): AssetIndex {
  const all = new Map(assets);
  for (const [source, asset] of former ?? []) {
    if (isDisplayable(asset) && !isDisplayable(all.get(source))) all.set(source, asset);
  }
  return all;
}

/** Restores deleted collections that outdated pages still refer to. */
function restoreCollections(fragments: ContentFragments, errors: RawDiagnostic[], last: Site | undefined): boolean {
  const gone = errors.flatMap(({ code, parameters }) => (code === 'unknown-collection' ? [parameters?.found ?? ''] : []));
  const value = [...new Set(gone)].filter((name) => last && Object.hasOwn(last.collections, name));
  for (const name of value) {
    fragments.collections.push({
      name,
      path: undefined,
      fresh: undefined,
      last: { value: last?.collections[name] },
      cards: undefined,
    });
  }
  return value.length > 0;
}

/** Reverts new entries until the assembled site has no errors that the last version did not have. */
function assembleValid(
  fragments: ContentFragments,
  { assets, last }: RecoveryInput,
): { assembled: AssembledSite; pictures: AssetIndex } | undefined {
  const pictures = withPreviousPictures(assets, last?.assets);
  for (let round = 0; round < mostRounds; round++) {
    const assembled = assemble(fragments);
    if (!assembled) return undefined;
    const errors = errorsOf(assembled.site, assets);
    const culprits = errors
      .map(({ path }) => fragmentAt(path, fragments, assembled))
      .filter((fragment) => fragment?.fresh && fragment.path);
    if (culprits.length === 0) {
      const left = errorsOf(assembled.site, pictures).filter(({ code }) => !hasTrait(code, 'of-surroundings'));
      if (left.length === 0) return { assembled, pictures };
      if (!restoreCollections(fragments, left, last?.site)) return undefined;
    }
    for (const fragment of culprits) if (fragment) fragment.fresh = undefined;
  }
  return undefined;
}

/** Paths of entries that are outdated or missing. */
function findStale(fragments: ContentFragments): Path[] {
  const inCollections = fragments.collections.flatMap((one) => (one.fresh ? (one.cards ?? []) : [one]));
  const all = [...fragments.parts.values(), ...inCollections, ...fragments.routes];
  return all.flatMap(({ fresh, path }) => (fresh || !path ? [] : [path]));
}

/**
 * Best displayable content of a file with errors. Entries with errors are replaced by their last valid version.
 * @returns undefined if nothing new can be displayed; the last version then stays
 */
export function recoverContent(input: RecoveryInput): RecoveredContent | undefined {
  const { source, last } = input;
  const isReadable = source.value !== undefined && source.encodingError === undefined;
  if (!isReadable) return undefined;
  const isWhole = source.syntaxErrors.length === 0 && source.broken.length === 0;
  const fragments = splitContent(source.value, last?.site, isWhole);
  dropInvalid(fragments, input);
  const recovered = assembleValid(fragments, input);
  if (!recovered) return undefined;
  const { assembled, pictures } = recovered;
  const unseen = fragments.routes.filter((fragment) => !currentOrLast(fragment) && fragment.path);
  const pathOf = ({ path }: ContentFragment) =>
    (source.value as { routes: { path?: unknown }[] }).routes[Number(path?.[1])]?.path;
  return {
    site: assembled.site,
    assets: pictures,
    toFile: (path) => placeInFile(path, assembled),
    stale: findStale(fragments),
    stalePages: new Set(assembled.site.routes.filter((_, index) => !assembled.routes[index]?.fresh).map(({ path }) => path)),
    unseen: unseen.map(pathOf).filter((path) => typeof path === 'string'),
  };
}
