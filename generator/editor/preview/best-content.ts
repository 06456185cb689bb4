import type { Site } from '../../../site.schema.ts';
import { checkRules } from '../../check/check.ts';
import { type AssetIndex, isDisplayable } from '../../content/site/assets.ts';
import { withDefaults } from '../../content/site/defaults.ts';
import type { Diagnostic, RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { hasTrait, messages } from '../../core/diagnostics/messages/messages.ts';
import { isWithin, type Path } from '../../core/json/path.ts';
import type { Source } from '../../core/json/source.ts';
import { type CollectionEntry, type ContentEntries, cutContent, type Entry, rowsOf } from './content-entries.ts';

/** Content to display for a file with errors: valid entries as in the file, others as last shown. */
export interface BestContent {
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

interface Input {
  source: Source;
  assets: AssetIndex;
  diagnostics: Diagnostic[];
  last: { site: Site; assets: AssetIndex } | undefined;
}

/** Maximum number of rounds; each reverts at least one entry, and few entries depend on one another. */
const mostRounds = 8;

/** All entries, including the cards of valid collections. */
function listEntries({ parts, collections, routes }: ContentEntries): Entry[] {
  return [...parts.values(), ...collections.flatMap((one) => [one, ...(one.cards ?? [])]), ...routes];
}

/** Ranges of the text that contain errors. */
function faultyStretches({ source, diagnostics }: Input): [from: number, to: number][] {
  const errors = diagnostics.filter(({ severity, quote }) => severity === 'error' && quote !== undefined);
  return [...errors.map((error): [number, number] => [source.offsetAt(error), source.offsetAt(error) + 1]), ...source.broken];
}

/** Discards the new value of entries in which the check found an error. */
function dropFaulty(entries: ContentEntries, input: Input): void {
  const { source, diagnostics } = input;
  const stretches = faultyStretches(input);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const isFaulty = (path: Path) => {
    if (errors.some((error) => error.path.length > 0 && isWithin(error.path, path))) return true;
    // With a duplicate key it is unknown which value is meant.
    if (errors.some((error) => error.code === 'duplicate-key' && isWithin(path, error.path))) return true;
    const [start, end] = source.spanOf(path) ?? [0, 0];
    return stretches.some(([from, to]) => from < end && to > start);
  };
  for (const entry of listEntries({ ...entries, collections: [] })) {
    if (entry.path && isFaulty(entry.path)) entry.fresh = undefined;
  }
  for (const collection of entries.collections) {
    const faulty = (collection.cards ?? []).filter(({ path }) => path && isFaulty(path));
    for (const card of faulty) card.fresh = undefined;
    // Syntax errors may have shifted cards, so the whole collection stays as it was.
    const isOnlyCards = source.syntaxErrors.length === 0 && source.broken.length === 0 && faulty.length > 0;
    if (collection.path && isFaulty(collection.path) && !isOnlyCards) collection.fresh = undefined;
  }
}

interface Assembled {
  site: Site;
  /** Entries of the routes and of the cards of each collection, in the order of `site`. */
  routes: Entry[];
  cards: Map<string, Entry[] | undefined>;
}

const chosen = ({ fresh, last }: Entry) => fresh ?? last;

function assembleCollection({ cards, ...entry }: CollectionEntry): { value: unknown; cards?: Entry[] } | undefined {
  if (!entry.fresh || !cards) return entry.last;
  const shown = cards.filter((card) => chosen(card));
  return {
    value: { ...(entry.fresh.value as object), [rowsOf(entry.fresh.value)]: shown.map((card) => chosen(card)?.value) },
    cards: shown,
  };
}

/** Assembles the entries; undefined if a required part was never valid. */
function assemble(entries: ContentEntries): Assembled | undefined {
  const parts = [...entries.parts].map(([key, entry]) => ({ key, kept: chosen(entry) }));
  const routes = entries.routes.filter((entry) => chosen(entry));
  if (routes.length === 0 || parts.some(({ kept }) => kept === undefined)) return undefined;
  const cards: Assembled['cards'] = new Map();
  const collections = entries.collections.flatMap((entry) => {
    const made = assembleCollection(entry);
    cards.set(entry.name, made?.cards);
    return made ? [[entry.name, made.value]] : [];
  });
  const site = withDefaults({
    ...Object.fromEntries(parts.flatMap(({ key, kept }) => (kept?.value === undefined ? [] : [[key, kept.value]]))),
    collections: Object.fromEntries(collections),
    routes: routes.map((entry) => chosen(entry)?.value),
  } as unknown as Site);
  return { site, routes, cards };
}

/** Entry that contains an error of the assembled site. */
function entryAt(path: Path, entries: ContentEntries, { routes, cards }: Assembled): Entry | undefined {
  const [top, second, , index] = path;
  if (top === 'routes') return routes[Number(second)];
  if (top !== 'collections') return entries.parts.get(String(top));
  const card = cards.get(String(second))?.[Number(index)];
  return card ?? entries.collections.find(({ name }) => name === second);
}

/** Converts a path in the assembled site into one in the file; they differ because entries are omitted or kept. */
function placeInFile(path: Path, { routes, cards }: Assembled): Path {
  const [top, second, , index, ...rest] = path;
  if (top === 'routes') return [...(routes[Number(second)]?.path ?? ['routes']), ...path.slice(2)];
  const card = top === 'collections' ? cards.get(String(second))?.[Number(index)] : undefined;
  return card?.path ? [...card.path, ...rest] : path;
}

const errorsOf = (site: Site, assets: AssetIndex) =>
  checkRules(site, assets).filter(({ code }) => messages[code].severity === 'error');

/** Present pictures, and former ones that outdated entries still refer to. */
function withFormerPictures(assets: AssetIndex, former: AssetIndex | undefined): AssetIndex {
  const all = new Map(assets);
  for (const [source, asset] of former ?? []) {
    if (isDisplayable(asset) && !isDisplayable(all.get(source))) all.set(source, asset);
  }
  return all;
}

/** Restores deleted collections that outdated pages still refer to. */
function restoreCollections(entries: ContentEntries, errors: RawDiagnostic[], last: Site | undefined): boolean {
  const gone = errors.flatMap(({ code, parameters }) => (code === 'unknown-collection' ? [parameters?.found ?? ''] : []));
  const kept = [...new Set(gone)].filter((name) => last && Object.hasOwn(last.collections, name));
  for (const name of kept) {
    entries.collections.push({
      name,
      path: undefined,
      fresh: undefined,
      last: { value: last?.collections[name] },
      cards: undefined,
    });
  }
  return kept.length > 0;
}

/** Reverts new entries until the assembled site has no errors that the last version did not have. */
function settle(entries: ContentEntries, { assets, last }: Input): { made: Assembled; pictures: AssetIndex } | undefined {
  const pictures = withFormerPictures(assets, last?.assets);
  for (let round = 0; round < mostRounds; round++) {
    const made = assemble(entries);
    if (!made) return undefined;
    const errors = errorsOf(made.site, assets);
    const culprits = errors.map(({ path }) => entryAt(path, entries, made)).filter((entry) => entry?.fresh && entry.path);
    if (culprits.length === 0) {
      const left = errorsOf(made.site, pictures).filter(({ code }) => !hasTrait(code, 'of-surroundings'));
      if (left.length === 0) return { made, pictures };
      if (!restoreCollections(entries, left, last?.site)) return undefined;
    }
    for (const entry of culprits) if (entry) entry.fresh = undefined;
  }
  return undefined;
}

/** Paths of entries that are outdated or missing. */
function findStale(entries: ContentEntries): Path[] {
  const inCollections = entries.collections.flatMap((one) => (one.fresh ? (one.cards ?? []) : [one]));
  const all = [...entries.parts.values(), ...inCollections, ...entries.routes];
  return all.flatMap(({ fresh, path }) => (fresh || !path ? [] : [path]));
}

/**
 * Best displayable content of a file with errors. Entries with errors are replaced by their last valid version.
 * @returns undefined if nothing new can be displayed; the last version then stays
 */
export function findBestContent(input: Input): BestContent | undefined {
  const { source, last } = input;
  const isReadable = source.value !== undefined && source.encodingFault === undefined;
  if (!isReadable) return undefined;
  const isWhole = source.syntaxErrors.length === 0 && source.broken.length === 0;
  const entries = cutContent(source.value, last?.site, isWhole);
  dropFaulty(entries, input);
  const settled = settle(entries, input);
  if (!settled) return undefined;
  const { made, pictures } = settled;
  const unseen = entries.routes.filter((entry) => !chosen(entry) && entry.path);
  const pathOf = ({ path }: Entry) => (source.value as { routes: { path?: unknown }[] }).routes[Number(path?.[1])]?.path;
  return {
    site: made.site,
    assets: pictures,
    toFile: (path) => placeInFile(path, made),
    stale: findStale(entries),
    stalePages: new Set(made.site.routes.filter((_, index) => !made.routes[index]?.fresh).map(({ path }) => path)),
    unseen: unseen.map(pathOf).filter((path) => typeof path === 'string'),
  };
}
