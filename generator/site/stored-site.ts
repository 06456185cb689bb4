import type { Site, WrittenRoute, WrittenSite } from '../../site.schema.ts';
import { createPool } from '../common/share.ts';
import { UsageError } from '../diagnostics/errors.ts';
import type { CutEntry } from '../json/cut.ts';
import { type FileBytes, inRuns } from '../json/file-bytes.ts';
import type { Path } from '../json/path.ts';
import { textOfUtf8 } from '../json/utf8.ts';
import { isAnything, partsOf, tableOf } from '../machine/forms.ts';
import type { Machine } from '../machine/machine.ts';
import { withDefaults } from './defaults.ts';
import { type CollectionFacts, collectionFactNames, comesFrom, factsOfCollection } from './stored-collections.ts';
import { factNames, type KeptRoute, keepRoute, type RouteOrigin, storedRoute } from './stored-routes.ts';

/** A file that was cut into its entries, each of which the check has taken. */
export interface TakenFile {
  /** How messages call it. */
  file: string;
  bytes: FileBytes;
  entries: readonly (Pick<CutEntry, 'path' | 'from' | 'to'> & { name: string })[];
  /** Names bytes. */
  nameOf: (bytes: Buffer) => string;
  /** Where the store keeps what is known of the pages, by the names of their bytes. */
  keptAs: string;
  /** Names the code that finds it out. */
  codeKey: string;
}

/** Bytes that are read at a time: pages are asked for one after another, and have some thousands each. */
const runSize = 1 << 16;

/** Reads entries of a file. @throws UsageError when somebody has written to it since it was checked. */
function createReader({ file, bytes, nameOf }: Pick<TakenFile, 'file' | 'bytes' | 'nameOf'>) {
  const readBytes = inRuns(bytes, runSize);
  return ({ from, to, name }: Omit<TakenFile['entries'][number], 'path'>): unknown => {
    const own = readBytes(from, to);
    if (!bytes.whole && nameOf(own) !== name) throw new UsageError('site-changed', { file });
    return JSON.parse(textOfUtf8(own));
  };
}

type ReadEntry = ReturnType<typeof createReader>;

/** Where a page comes from. A class, as a function would hold whatever it was made beside, such as the pages of the last build. */
class EntryOrigin implements RouteOrigin {
  readonly name: string;
  readonly facts: KeptRoute['facts'];
  readonly #from: number;
  readonly #to: number;
  readonly #readEntry: ReadEntry;

  constructor({ from, to, name }: Parameters<ReadEntry>[0], facts: KeptRoute['facts'], readEntry: ReadEntry) {
    this.name = name;
    this.facts = facts;
    this.#from = from;
    this.#to = to;
    this.#readEntry = readEntry;
  }

  read(): WrittenRoute {
    return this.#readEntry({ from: this.#from, to: this.#to, name: this.name }) as WrittenRoute;
  }
}

function place(site: Record<string, unknown>, [top = '', inner]: Path, value: unknown): void {
  if (inner === undefined) site[top] = value;
  else site[top] = Object.assign(site[top] ?? {}, { [inner]: value });
}

/** All of a site but its pages. */
function readOthers({ entries }: TakenFile, read: ReadEntry): Record<string, unknown> {
  const site: Record<string, unknown> = {};
  for (const entry of entries) if (entry.path[0] !== 'routes') place(site, entry.path, read(entry));
  return site;
}

/** What the content says, and what follows from it, has the form that the code gives it by whose name it is kept. */
const routeForm = partsOf<KeptRoute>({ head: tableOf(isAnything), facts: tableOf(isAnything) });

/** What earlier commands have found out. Those that ask for other facts keep theirs apart. */
async function openKnown({ keptAs, codeKey: version }: TakenFile, machine: Machine) {
  const name = (kind: string, facts: readonly string[]) => `${keptAs} ${kind} ${facts.join(' ')}`;
  return {
    routes: await machine.openTable({ name: name('routes', factNames()), version, form: routeForm }),
    collections: await machine.openTable<CollectionFacts>({
      name: name('collections', collectionFactNames()),
      version,
      form: tableOf(isAnything),
    }),
  };
}

/** Ties the collections of a site to what is known of them. */
function tieCollections(
  { entries }: TakenFile,
  site: Record<string, unknown>,
  known: ReadonlyMap<string, CollectionFacts>,
): ReadonlyMap<string, CollectionFacts> {
  const kept = new Map<string, CollectionFacts>();
  const collections = (site.collections ?? {}) as Site['collections'];
  for (const { path, name } of entries) {
    const [top, inner] = path;
    const collection = top === 'collections' && inner !== undefined ? collections[inner] : undefined;
    if (!collection) continue;
    const facts = kept.get(name) ?? known.get(name) ?? factsOfCollection(collection);
    kept.set(name, facts);
    comesFrom(collection, { name, facts });
  }
  return kept;
}

/**
 * The site that a file is which the check has let pass. Its pages stay on the disk: what is often asked of them is kept from
 * build to build.
 */
export async function readStoredSite(taken: TakenFile, machine: Machine): Promise<Site> {
  const share = createPool();
  const read = createReader(taken);
  const known = await openKnown(taken, machine);
  const kept = new Map<string, KeptRoute>();
  const site = readOthers(taken, read);
  const collections = tieCollections(taken, site, known.collections.rows);
  const routes: WrittenRoute[] = [];
  for (const entry of taken.entries) {
    const { path, name } = entry;
    if (path[0] !== 'routes') continue;
    const route = kept.get(name) ?? known.routes.rows.get(name) ?? keepRoute(read(entry) as WrittenRoute, share);
    kept.set(name, route);
    routes.push(storedRoute(route.head, new EntryOrigin(entry, route.facts, read)));
  }
  await known.routes.keep(kept);
  await known.collections.keep(collections);
  return withDefaults({ ...site, routes } as WrittenSite);
}
