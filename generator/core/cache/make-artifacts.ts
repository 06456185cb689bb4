import type { Progress } from '../progress/progress.ts';
import { memoize, once } from '../util/memoize.ts';
import { ArtifactContent, type ArtifactRecord, entryKeyOf, readArtifact, type StoredArtifact } from './artifacts.ts';
import { type IndexedJob, type PoolContext, runInBatches, taskContextOf } from './batches.ts';
import { CacheIndex } from './cache-index.ts';
import { type ArtifactFile, storeOf, type Task } from './task.ts';
import type { Job, JobResult } from './worker-session.ts';

/** Request for an artifact. */
export interface ArtifactRequest<Input> {
  /** Cache key, if known without creating the input. */
  key?: string;
  /** Fingerprint of the content that the input is created from: if an artifact with it is cached, the input is not created. */
  name?: string | undefined;
  /** Creates the job: the input and its cache key. */
  order: () => Job<Input>;
}

/** Metadata and files of an artifact, or the reason why it could not be created. */
export type ArtifactResult<Facts, Trouble> = { facts: Facts; copies: ArtifactFile<ArtifactContent>[] } | { trouble: Trouble };

export interface MakeArtifactsInput<Setup, Input> {
  /** Scope of the cache index: records of artifacts that are no longer requested are dropped. */
  scope: string;
  setup: Setup;
  wants: readonly ArtifactRequest<Input>[];
  /** Estimated CPU time for one artifact in seconds. */
  work: number;
  progress: Progress;
}

type KeyedRecord<Facts> = [key: string, row: ArtifactRecord<Facts>];

/** Looks up requested artifacts in the cache index. */
class CacheLookup<Input, Facts, Trouble> {
  readonly found: (KeyedRecord<Facts> | { trouble: Trouble } | undefined)[];
  readonly #requests: readonly ArtifactRequest<Input>[];
  readonly #records: ReadonlyMap<string, ArtifactRecord<Facts>>;

  constructor(wants: readonly ArtifactRequest<Input>[], known: ReadonlyMap<string, ArtifactRecord<Facts>>) {
    this.#requests = wants;
    this.#records = known;
    const byName = new Map([...known].flatMap((one) => (one[1].name === undefined ? [] : [[one[1].name, one]])));
    this.found = wants.map(({ key = '', name = '' }) => {
      const record = known.get(key);
      return record ? [key, record] : byName.get(name);
    });
  }

  get countOfMissing(): number {
    return this.found.filter((one) => !one).length;
  }

  /** Jobs that are not cached. Created lazily, so that few inputs are in memory at a time. */
  *missing(): Generator<IndexedJob<Input>> {
    for (const [index, { name, order: make }] of this.#requests.entries()) {
      if (this.found[index]) continue;
      const order = make();
      const record = this.#records.get(order.key);
      if (record) this.found[index] = [order.key, record.name === name ? record : { ...record, name }];
      else yield { index, order };
    }
  }

  /** Records by cache key. */
  rows(): Map<string, ArtifactRecord<Facts>> {
    return new Map(this.found.flatMap((one) => (Array.isArray(one) ? [one] : [])));
  }
}

async function makeMissingArtifacts<Setup, Input, Facts, Trouble>(
  task: Task<Setup, Input, Facts, Trouble>,
  { setup, wants, work, progress }: MakeArtifactsInput<Setup, Input>,
  lookup: CacheLookup<Input, Facts, Trouble>,
  context: PoolContext,
): Promise<void> {
  const maxCount = lookup.countOfMissing;
  progress.expect(maxCount * work);
  let made = 0;
  const onResult = ({ index, key }: { index: number; key: string }, artifact: JobResult<Facts, Trouble>) => {
    lookup.found[index] = 'trouble' in artifact ? artifact : [key, { name: wants[index]?.name, ...artifact }];
    made++;
    progress.did(work);
  };
  await runInBatches(task, { setup, orders: lookup.missing(), deliver: onResult }, context);
  progress.did((maxCount - made) * work);
}

/** Maximum number of artifacts in memory while their files are read one by one. */
const maxInMemory = 16;

/**
 * Creates artifacts, reusing cached ones with the same input. Their bytes stay in the store until they are read; only a few
 * inputs are in memory at a time.
 * @returns results in the order of the requests
 */
export async function makeAllArtifacts<Setup, Input, Facts, Trouble>(
  task: Task<Setup, Input, Facts, Trouble>,
  input: MakeArtifactsInput<Setup, Input>,
  context: PoolContext,
): Promise<ArtifactResult<Facts, Trouble>[]> {
  const { scope, setup, wants } = input;
  const store = storeOf(task, context);
  const makeHere = once(() => task.open(setup, taskContextOf(context)));
  const cacheIndex = await CacheIndex.open<ArtifactRecord<Facts>>(store, `${task.name} ${scope}`);
  const lookup = new CacheLookup<Input, Facts, Trouble>(wants, cacheIndex.rows);
  await makeMissingArtifacts(task, input, lookup, context);
  await cacheIndex.keep(lookup.rows());

  const artifactOf = (index: number, [key, record]: KeyedRecord<Facts>): StoredArtifact => ({
    entry: entryKeyOf(task.name, key),
    row: record,
    make: async () => {
      const outcome = await (await makeHere())((wants[index] as ArtifactRequest<Input>).order().input);
      return 'trouble' in outcome ? [] : outcome.copies;
    },
  });
  const artifacts = lookup.found.map((one, index) => (Array.isArray(one) ? artifactOf(index, one) : one));
  const read = memoize((artifact: StoredArtifact) => readArtifact(store, artifact), {
    most: maxInMemory,
    keyOf: ({ entry }) => entry,
  });
  return artifacts.map((artifact): ArtifactResult<Facts, Trouble> => {
    if (!artifact) throw new Error(`A ${task.name} was not made.`);
    if (!('row' in artifact)) return artifact;
    const { row: record } = artifact;
    const files = record.copies.map((file) => ({
      extension: file.extension,
      content: new ArtifactContent(file, { thing: artifact, code: task.code }, read),
    }));
    return { facts: record.facts as Facts, copies: files };
  });
}
