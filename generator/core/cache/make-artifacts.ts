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
  cacheKey?: string;
  /** Fingerprint of the content that the input is created from: if an artifact with it is cached, the input is not created. */
  inputFingerprint?: string | undefined;
  /** Creates the job: the input and its cache key. */
  createJob: () => Job<Input>;
}

/** Metadata and files of an artifact, or the reason why it could not be created. */
export type ArtifactResult<Facts, Trouble> = { metadata: Facts; files: ArtifactFile<ArtifactContent>[] } | { failure: Trouble };

export interface MakeArtifactsInput<Setup, Input> {
  /** Scope of the cache index: records of artifacts that are no longer requested are dropped. */
  scope: string;
  setup: Setup;
  requests: readonly ArtifactRequest<Input>[];
  /** Estimated CPU time for one artifact in seconds. */
  secondsEach: number;
  progress: Progress;
}

type KeyedRecord<Facts> = [key: string, row: ArtifactRecord<Facts>];

/** Looks up requested artifacts in the cache index. */
class CacheLookup<Input, Facts, Trouble> {
  readonly results: (KeyedRecord<Facts> | { failure: Trouble } | undefined)[];
  readonly #requests: readonly ArtifactRequest<Input>[];
  readonly #records: ReadonlyMap<string, ArtifactRecord<Facts>>;

  constructor(wants: readonly ArtifactRequest<Input>[], known: ReadonlyMap<string, ArtifactRecord<Facts>>) {
    this.#requests = wants;
    this.#records = known;
    const byName = new Map(
      [...known].flatMap((one) => (one[1].inputFingerprint === undefined ? [] : [[one[1].inputFingerprint, one]])),
    );
    this.results = wants.map(({ cacheKey = '', inputFingerprint = '' }) => {
      const record = known.get(cacheKey);
      return record ? [cacheKey, record] : byName.get(inputFingerprint);
    });
  }

  get countOfMissing(): number {
    return this.results.filter((one) => !one).length;
  }

  /** Jobs that are not cached. Created lazily, so that few inputs are in memory at a time. */
  *missing(): Generator<IndexedJob<Input>> {
    for (const [index, { inputFingerprint, createJob: make }] of this.#requests.entries()) {
      if (this.results[index]) continue;
      const order = make();
      const record = this.#records.get(order.cacheKey);
      if (record)
        this.results[index] = [
          order.cacheKey,
          record.inputFingerprint === inputFingerprint ? record : { ...record, inputFingerprint },
        ];
      else yield { index, job: order };
    }
  }

  /** Records by cache key. */
  records(): Map<string, ArtifactRecord<Facts>> {
    return new Map(this.results.flatMap((one) => (Array.isArray(one) ? [one] : [])));
  }
}

async function makeMissingArtifacts<Setup, Input, Facts, Trouble>(
  task: Task<Setup, Input, Facts, Trouble>,
  { setup, requests, secondsEach, progress }: MakeArtifactsInput<Setup, Input>,
  lookup: CacheLookup<Input, Facts, Trouble>,
  context: PoolContext,
): Promise<void> {
  const maxCount = lookup.countOfMissing;
  progress.expect(maxCount * secondsEach);
  let made = 0;
  const onResult = ({ index, key }: { index: number; key: string }, artifact: JobResult<Facts, Trouble>) => {
    lookup.results[index] =
      'failure' in artifact ? artifact : [key, { inputFingerprint: requests[index]?.inputFingerprint, ...artifact }];
    made++;
    progress.did(secondsEach);
  };
  await runInBatches(task, { setup, jobs: lookup.missing(), onResult }, context);
  progress.did((maxCount - made) * secondsEach);
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
  const { scope, setup, requests } = input;
  const store = storeOf(task, context);
  const makeHere = once(() => task.open(setup, taskContextOf(context)));
  const cacheIndex = await CacheIndex.open<ArtifactRecord<Facts>>(store, `${task.name} ${scope}`);
  const lookup = new CacheLookup<Input, Facts, Trouble>(requests, cacheIndex.records);
  await makeMissingArtifacts(task, input, lookup, context);
  await cacheIndex.save(lookup.records());

  const artifactOf = (index: number, [key, record]: KeyedRecord<Facts>): StoredArtifact => ({
    entryKey: entryKeyOf(task.name, key),
    record,
    make: async () => {
      const outcome = await (await makeHere())((requests[index] as ArtifactRequest<Input>).createJob().input);
      return 'failure' in outcome ? [] : outcome.files;
    },
  });
  const artifacts = lookup.results.map((one, index) => (Array.isArray(one) ? artifactOf(index, one) : one));
  const read = memoize((artifact: StoredArtifact) => readArtifact(store, artifact), {
    maxKeys: maxInMemory,
    keyOf: ({ entryKey }) => entryKey,
  });
  return artifacts.map((artifact): ArtifactResult<Facts, Trouble> => {
    if (!artifact) throw new Error(`A ${task.name} was not made.`);
    if (!('record' in artifact)) return artifact;
    const { record } = artifact;
    const files = record.files.map((file) => ({
      extension: file.extension,
      content: new ArtifactContent(file, { artifact, code: task.code }, read),
    }));
    return { metadata: record.metadata as Facts, files };
  });
}
