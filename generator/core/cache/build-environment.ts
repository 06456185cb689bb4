import { join } from 'node:path';
import type { Engine } from '../util/engine.mjs';
import { once } from '../util/memoize.ts';
import type { PoolContext } from './batches.ts';
import { CacheIndex } from './cache-index.ts';
import { getOrCreateBytes } from './cached-value.ts';
import { collectGarbage, largeThreshold, mediumThreshold, smallThreshold } from './garbage-collection.ts';
import { type ArtifactResult, type MakeArtifactsInput, makeAllArtifacts } from './make-artifacts.ts';
import { answerAll, type Query, type QueryInput } from './query.ts';
import { type Cache, openCache, type Store } from './store.ts';
import type { Task } from './task.ts';
import { openWorkerPool } from './worker-pool.ts';

/** Cache and worker pool of a process: decides whether, when and in which thread artifacts are created. */
export interface BuildEnvironment {
  engine: Engine;
  /** Cache of what depends only on the engine's code. */
  engineCache: Cache;
  /** Store of what depends on sites. */
  store: Store;
  /** The same for results of the engine's core, which custom blocks and styles cannot affect. */
  core: Store;
  /** Cache folder for sites. */
  folder: string;
  /** Opens a cache index of results of the engine's core. */
  openIndex: <Row>(name: string) => Promise<CacheIndex<Row>>;
  /** Returns artifacts, creating those that are not cached. */
  makeArtifacts: <Setup, Input, Facts, Trouble>(
    task: Task<Setup, Input, Facts, Trouble>,
    artifactsInput: MakeArtifactsInput<Setup, Input>,
  ) => Promise<ArtifactResult<Facts, Trouble>[]>;
  /** Whether the process is long-running, such as a preview server. */
  isLongRunning: boolean;
  /** Answers a query for many inputs, using cached answers. */
  answerAll: <Input, Answer>(query: Query<Input, Answer>, queryInput: QueryInput<Input>) => Promise<Answer[]>;
  /** Bytes stored under a key by the engine's core; created if missing. For data shared by many sites. */
  getOrCreate: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export interface BuildEnvironmentOptions {
  engine: Engine;
  /** Cache folder for sites. */
  cache: string;
  /** Script of the workers (default: the bundled one). */
  workerFile?: string | undefined;
  /** Replaces all stores, independent of the code version. */
  store?: Store;
  /** For a long-running process: cache indexes stay in memory. */
  isLongRunning?: boolean;
}

/** Opens cache indexes of a store; a long-running process keeps them open. */
function createTables(store: Store, isLongRunning: boolean) {
  const indexes = new Map<string, CacheIndex<unknown>>();
  return async <Row>(name: string): Promise<CacheIndex<Row>> => {
    const index = (indexes.get(name) as CacheIndex<Row> | undefined) ?? (await CacheIndex.open<Row>(store, name));
    if (isLongRunning) indexes.set(name, index as CacheIndex<unknown>);
    return index;
  };
}

/** Opens the build environment with a cache folder. If the folder is unusable, everything is created again. */
export function openBuildEnvironment({
  engine,
  cache,
  workerFile,
  isLongRunning = false,
  ...input
}: BuildEnvironmentOptions): BuildEnvironment {
  const engineFolder = engine.cache ?? join(cache, 'engine');
  const custom = input.store && { store: input.store, core: input.store };
  const { folder, store, core } = custom ? { folder: cache, ...custom } : openCache(cache, engine);
  const engineCache = custom ? { folder: engineFolder, ...custom } : openCache(engineFolder, engine);
  let isPoolStarted = false;
  const startPool = once(() => {
    isPoolStarted = true;
    // Previous stages leave garbage, and workers need memory.
    collectGarbage(mediumThreshold);
    return openWorkerPool({
      context: { engine, engineCacheFolder: engineCache.folder, siteCacheFolder: folder },
      ...(workerFile !== undefined && { file: workerFile }),
    });
  });
  const context: PoolContext = { engine, engineCache, store, core, startPool, isPoolStarted: () => isPoolStarted };
  const openIndex = createTables(store, isLongRunning);
  return {
    engine,
    engineCache,
    store,
    core,
    folder,
    openIndex: (name) => CacheIndex.open(core, name),
    answerAll: async <Input, Answer>(query: Query<Input, Answer>, queryInput: QueryInput<Input>) =>
      answerAll(query, queryInput, await openIndex<Answer>(`${query.name} ${queryInput.scope}`)),
    makeArtifacts: async (task, artifactsInput) => {
      collectGarbage(largeThreshold);
      const artifacts = await makeAllArtifacts(task, artifactsInput, context);
      if (isPoolStarted) collectGarbage(smallThreshold);
      return artifacts;
    },
    isLongRunning,
    getOrCreate: (key, make) => getOrCreateBytes(core, key, make),
    close: async () => {
      if (isPoolStarted) await startPool()?.close();
    },
  };
}
