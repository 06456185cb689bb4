import type { Site, WrittenRoute, WrittenSite } from '../../site.schema.ts';
import { hashBytes } from '../common/hash.ts';
import { createPool } from '../common/share.ts';
import { UsageError } from '../diagnostics/errors.ts';
import type { EntryFile, FileEntry } from '../json/entries.ts';
import { inRuns } from '../json/file-bytes.ts';
import type { Path } from '../json/path.ts';
import { textOfUtf8 } from '../json/utf8.ts';
import { isAnything, partsOf, tableOf } from '../machine/forms.ts';
import type { Machine } from '../machine/machine.ts';
import type { Query } from '../machine/query.ts';
import { withDefaults } from './defaults.ts';
import { type PresentSite, presentSite } from './present-site.ts';
import type { ShownAt } from './publication.ts';
import { type CollectionFacts, comesFrom, factsOfCollection, factsOfCollections } from './stored-collections.ts';
import { digestOf, factsOfRoutes, type RouteDigest, type RouteOrigin, storedRoute } from './stored-routes.ts';

/** A site file in entries, each of which the check has taken. */
export interface TakenFile {
  /** How messages call it. */
  file: string;
  /** Names the site among others. */
  scope: string;
  taken: EntryFile;
}

/** Bytes that are read at a time: pages are asked for one after another, and have some thousands each. */
const runSize = 1 << 16;

/** Reads entries of a file. @throws UsageError when somebody has written to it since it was checked. */
function createReader({ file, taken: { bytes } }: TakenFile) {
  const readBytes = inRuns(bytes, runSize);
  return ({ from, to, name }: Pick<FileEntry, 'from' | 'to' | 'name'>): unknown => {
    const own = readBytes(from, to);
    if (!bytes.whole && hashBytes(own) !== name) throw new UsageError('site-changed', { file });
    return JSON.parse(textOfUtf8(own));
  };
}

type ReadEntry = ReturnType<typeof createReader>;

/** Where a page comes from. A class, as a function would hold whatever it was made beside, such as the pages of the last build. */
class EntryOrigin implements RouteOrigin {
  readonly name: string;
  readonly facts: RouteDigest['facts'];
  readonly #from: number;
  readonly #to: number;
  readonly #readEntry: ReadEntry;

  constructor({ from, to, name }: Parameters<ReadEntry>[0], facts: RouteDigest['facts'], readEntry: ReadEntry) {
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
function readOthers({ entries }: EntryFile, read: ReadEntry): Record<string, unknown> {
  const site: Record<string, unknown> = {};
  for (const entry of entries) if (entry.path[0] !== 'routes') place(site, entry.path, read(entry));
  return site;
}

/** What the content says, and what follows from it, has the form that the code gives it by whose key it is kept. */
const digestForm = partsOf<RouteDigest>({ head: tableOf(isAnything), facts: tableOf(isAnything) });

/** What pages are asked for. Those who ask for other facts keep theirs apart. */
function digestQuery(read: ReadEntry): Query<FileEntry, RouteDigest> {
  return {
    name: `routes ${factsOfRoutes().join(' ')}`,
    keyOf: ({ name }) => name,
    form: digestForm,
    open: () => {
      const share = createPool();
      return (entry) => digestOf(read(entry) as WrittenRoute, share);
    },
  };
}

interface NamedCollection {
  name: string;
  collection: Site['collections'][string];
}

/** What collections are asked for. */
function collectionQuery(): Query<NamedCollection, CollectionFacts> {
  return {
    name: `collections ${factsOfCollections().join(' ')}`,
    keyOf: ({ name }) => name,
    form: tableOf(isAnything),
    open:
      () =>
      ({ collection }) =>
        factsOfCollection(collection),
  };
}

/** Ties the collections of a site to what follows from them. */
async function tieCollections({ scope, taken }: TakenFile, site: Record<string, unknown>, machine: Machine): Promise<void> {
  const collections = (site.collections ?? {}) as Site['collections'];
  const inputs = taken.entries.flatMap(({ path: [top, inner], name }): NamedCollection[] => {
    const collection = top === 'collections' && inner !== undefined ? collections[inner] : undefined;
    return collection ? [{ name, collection }] : [];
  });
  const found = await machine.answerAll(collectionQuery(), { scope, inputs });
  for (const [index, facts] of found.entries()) {
    const { name = '', collection } = inputs[index] ?? {};
    if (collection) comesFrom(collection, { name, facts });
  }
}

/** The site that a file is which the check has let pass, as it is shown. Its pages are read when they are asked for. */
export async function readStoredSite(file: TakenFile, machine: Machine, at: ShownAt): Promise<PresentSite<Site>> {
  const { scope, taken } = file;
  const read = createReader(file);
  const site = readOthers(taken, read);
  await tieCollections(file, site, machine);
  const inputs = taken.entries.filter(({ path }) => path[0] === 'routes');
  const digests = await machine.answerAll(digestQuery(read), { scope, inputs });
  const routes = digests.flatMap(({ head, facts }, index) => {
    const entry = inputs[index];
    return entry ? [storedRoute(head, new EntryOrigin(entry, facts, read))] : [];
  });
  const shown = presentSite({ ...site, routes } as WrittenSite, at);
  return { ...shown, site: withDefaults(shown.site) };
}
