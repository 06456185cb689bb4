import { resolve } from 'node:path';
import { serialize } from 'node:v8';
import type { Route, WrittenRoute, WrittenSite } from '../../site.schema.ts';
import type { Manifest } from '../../templates/page-plan.ts';
import { type AssetIndex, readPictures } from '../content/assets.ts';
import { createCompletion, withDefaults } from '../content/defaults.ts';
import { letterIcon } from '../content/letter-icon.ts';
import { isText, listOf, partsOf, readForm, readKept } from '../kept-value.ts';
import type { NewSite } from '../output/new-site.ts';
import { hashBytes } from '../output/output-file.ts';
import type { Ground } from '../output/place-file.ts';
import { showsCollections } from '../plan/trace.ts';
import { type Ahead, assetsOf, type PreparedSite, prepareSite } from '../prepare.ts';
import { store } from '../store.ts';
import { callCrew, lendCrew } from './crew.ts';
import { manifestForm } from './kept-forms.ts';
import { createSharing, type KnownPage } from './known-pages.ts';
import { createKeys, noteFiles } from './pages.ts';
import { createWorkshop, type MadePages, type PageTask, type Workshop } from './workshop.ts';
import { makersHere } from './workshops.ts';

/** What a site is expected to have as the last draft had it. */
interface Expected {
  /** Names the code of the generator: with another, pages that are as they were count as new. */
  codeKey: string;
  /** Names the templates. */
  rendererKey: string;
  manifest: Manifest;
  /** Pictures and other files that it names. */
  sources: string[];
}

const expectedForm = partsOf<Expected>({
  codeKey: isText,
  rendererKey: isText,
  manifest: manifestForm,
  sources: listOf(isText),
});

/** Pages that are sent at once. */
const batchSize = 8;

/** Pages that wait for other threads; beyond them, this one makes some too. Each takes some 15 KB until it is made. */
const mostWaiting = 600;

type Meeting = Parameters<Ahead['meet']>[1];

interface Waiting extends PageTask {
  trace: string;
  picture: KnownPage['picture'];
}

interface PlanningInput {
  /** The site without its pages. */
  written: WrittenSite;
  /** Names the code of the generator. */
  codeKey: string;
  assets: AssetIndex;
  /** Names of all that `assets` has. */
  sources: ReadonlySet<string>;
  /** The site as it is expected to be. */
  prepared: PreparedSite;
  workshop: Workshop;
  newSite: NewSite;
  ground: Ground | undefined;
}

/** This thread. */
function openHere({ bundle, frame, manifest, social }: PreparedSite): Workshop {
  const renderPage = bundle.createRenderer(frame, manifest);
  return createWorkshop(makersHere({ renderPage, social, effort: 'none' }), { atOnce: 1, effort: 'none' });
}

/** The threads that are there already. */
const borrow = ({ bundle, frame, manifest, social }: PreparedSite) =>
  lendCrew({ server: bundle.server, frame, manifest, effort: 'none', painter: social.shared }, { isJoined: true });

/** Plans pages of a site that is not known yet, and has other threads make them. */
class Planning {
  readonly #made = new Map<string, KnownPage>();
  readonly assets: AssetIndex;
  readonly #sources: ReadonlySet<string>;
  readonly #prepared: PreparedSite;
  readonly #keys: ReturnType<typeof createKeys>;
  readonly #completion: ReturnType<typeof createCompletion>;
  readonly #workshop: Workshop;
  readonly #beside: Workshop;
  readonly #newSite: NewSite;
  readonly #ground: Ground | undefined;
  readonly #counter = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #calls: Promise<void>[] = [];
  readonly #share = createSharing();
  #sent = 0;
  #batch: Waiting[] = [];

  constructor(input: PlanningInput) {
    this.assets = input.assets;
    this.#sources = input.sources;
    this.#prepared = input.prepared;
    this.#keys = createKeys({ ...input.prepared, codeKey: input.codeKey, effort: 'none' });
    this.#completion = createCompletion(input.written);
    this.#workshop = input.workshop;
    this.#beside = openHere(input.prepared);
    this.#newSite = input.newSite;
    this.#ground = input.ground;
  }

  /** Whether the pictures are those of exactly these names. */
  isOf(sources: ReadonlySet<string>): boolean {
    return sources.size === this.#sources.size && [...sources].every((source) => this.#sources.has(source));
  }

  meet(page: WrittenRoute, { path, sources }: Meeting): void {
    const { titles, complete } = this.#completion;
    titles.set(page.path, page.title);
    if (!sources.every((source) => this.#sources.has(source))) return;
    try {
      this.#plan(complete(page), Number(path[1]));
    } catch {
      // What is wrong with it is for the check to tell.
    }
  }

  #plan(route: Route, index: number): void {
    const { planner, social } = this.#prepared;
    // What a list tells of other pages is not known yet.
    if (showsCollections(route)) return;
    const trace = this.#keys.nameOf({ route });
    if (trace === undefined) return;
    const plan = planner.planRoute(route, index);
    const { path, key } = social.planOf(route);
    const text = JSON.stringify(plan);
    const task = { key: this.#keys.partsOf(plan), path: plan.outputPath, plan: text };
    this.#batch.push({ ...task, trace, picture: { path, key } });
    const isBusy = this.#sent - Atomics.load(this.#counter, 0) >= mostWaiting;
    if (this.#batch.length >= batchSize && !isBusy) this.#send();
  }

  /** Makes some in this thread, where the others have enough to do. */
  pause(): Promise<void> | undefined {
    if (this.#batch.length < batchSize) return undefined;
    return this.#send(this.#beside);
  }

  #send(workshop = this.#workshop): Promise<void> {
    const batch = this.#batch.splice(0);
    const tasks = batch.map(({ key, path, plan }) => ({ key, path, plan }));
    const known = batch.map(({ path, trace, picture }) => ({ path, trace, picture }));
    this.#sent += batch.length;
    const making = workshop.makePages({ tasks, ground: this.#ground, counter: this.#counter });
    // One that cannot be made is made again later, and then tells why; others before it may be written already.
    const call = making.then((made) => this.#keep(known, made)).catch(() => this.#newSite.forgetLook());
    this.#calls.push(call);
    return call;
  }

  #keep(batch: readonly Omit<Waiting, 'key' | 'plan'>[], made: MadePages): void {
    noteFiles(this.#newSite, batch, made);
    for (const [index, { trace, picture }] of batch.entries()) {
      const page = made.pages[index];
      if (!page) continue;
      const { key, facts } = page;
      const { resources, copies } = facts;
      this.#made.set(trace, { key, trace, picture, facts: { resources: this.#share(resources), copies } });
    }
  }

  /** What was made, by the names of the content that it is made of. */
  async end(): Promise<ReadonlyMap<string, KnownPage>> {
    if (this.#batch.length > 0) void this.#send();
    await Promise.all(this.#calls);
    return this.#made;
  }
}

export interface PagesAheadInput {
  siteFile: string;
  isDraft: boolean;
  /** Where pages are written as soon as they are made. */
  newSite: NewSite;
  /** Makes them, in place of a crew. */
  workshop?: (site: PreparedSite) => Workshop | undefined;
}

/**
 * Makes pages of a draft while the check still reads the rest of the site, as if the last draft had been of a site with the
 * same pictures and sheets. Each is named by the content that its plan is made of (`createTracer`): one that turns out to be
 * made of other content is not asked for, and is made again. A complete build is told early that it will need workers.
 */
export class PagesAhead implements Ahead {
  readonly #input: PagesAheadInput;
  readonly #name: string;
  #kept: Uint8Array | undefined;
  #planning: Planning | undefined;

  constructor(input: PagesAheadInput) {
    this.#input = input;
    this.#name = `expected/${hashBytes(resolve(input.siteFile))}`;
  }

  readonly picturesOf = (sources: ReadonlySet<string>): AssetIndex | undefined =>
    this.#planning?.isOf(sources) ? this.#planning.assets : undefined;

  async begin(written: Omit<WrittenSite, 'routes'>, codeKey: string): Promise<void> {
    const { isDraft } = this.#input;
    if (!this.#input.workshop) callCrew({ isJoined: isDraft });
    // What stands in the way of it is told when the site is made.
    if (isDraft) this.#planning = await this.#open({ ...written, routes: [] }, codeKey).catch(() => undefined);
  }

  async #open(written: WrittenSite, codeKey: string): Promise<Planning | undefined> {
    this.#kept = await store.get(this.#name);
    if (!this.#kept) return undefined;
    const { newSite, siteFile, workshop = borrow } = this.#input;
    const expected = readKept(this.#kept, readForm(expectedForm));
    if (expected?.codeKey !== codeKey) return undefined;
    const { manifest, sources: named, ...last } = expected;
    const sources = new Set(named);
    const assets = await readPictures(assetsOf({ file: siteFile }), sources);
    const prepared = { ...(await prepareSite({ site: withDefaults(written), assets })), manifest };
    const makers = last.rendererKey === prepared.rendererKey ? workshop(prepared) : undefined;
    if (!makers) return undefined;
    const ground = await newSite.openEarly();
    return new Planning({ written, codeKey, assets, sources, prepared, workshop: makers, newSite, ground });
  }

  readonly pause = (): Promise<void> | undefined => this.#planning?.pause();

  meet(page: WrittenRoute, known: Meeting): void {
    this.#planning?.meet(page, known);
  }

  /** What was made, by the names of the content that it is made of; once. */
  async take(): Promise<ReadonlyMap<string, KnownPage>> {
    const made = await this.#planning?.end();
    this.#planning = undefined;
    return made ?? new Map();
  }

  /** Remembers of a draft what the next one may expect. */
  async keep({ assets, ...found }: Pick<PreparedSite, 'assets' | 'rendererKey' | 'manifest'> & { codeKey: string }) {
    if (!this.#input.isDraft) return;
    const used = [...assets].filter(([name, { state }]) => state !== 'unused' && name !== letterIcon.src);
    const { codeKey, rendererKey, manifest } = found;
    const expected = serialize({ codeKey, rendererKey, manifest, sources: used.map(([name]) => name) } satisfies Expected);
    this.#kept ??= await store.get(this.#name);
    if (!this.#kept || !expected.equals(this.#kept)) await store.put(this.#name, expected);
  }
}
