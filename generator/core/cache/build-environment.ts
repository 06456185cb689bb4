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

/** What remembers what was made, and decides whether, when and in which thread anything is made. */
export interface BuildEnvironment {
  /** Whose code it runs. */
  engine: Engine;
  /** What follows from the code of the engine alone. */
  engineCache: Cache;
  /** What follows from sites. */
  store: Store;
  /** The same of what the core of the code makes: no block and no style of a site takes part in it. */
  core: Store;
  /** Of all that it remembers of sites. */
  folder: string;
  /** What the core of the code has kept of many things. */
  openTable: <Row>(name: string) => Promise<CacheIndex<Row>>;
  /** Makes files of many things, but those that were made before. */
  makeAll: <Setup, Input, Facts, Trouble>(
    task: Task<Setup, Input, Facts, Trouble>,
    artifactsInput: MakeArtifactsInput<Setup, Input>,
  ) => Promise<ArtifactResult<Facts, Trouble>[]>;
  /** Whether its process goes on, and does the same again and again. */
  isLasting: boolean;
  /** Answers a question to many inputs, but those to which earlier commands have found the answer. */
  answerAll: <Input, Answer>(query: Query<Input, Answer>, queryInput: QueryInput<Input>) => Promise<Answer[]>;
  /** What the core of the code has made under a key, or makes now: for what many sites have. */
  take: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export interface BuildEnvironmentOptions {
  engine: Engine;
  /** Folder of what it remembers of sites. */
  cache: string;
  /** What its threads run; undefined for that of the command. */
  workerFile?: string | undefined;
  /** In the place of those in the folders, whatever the code. */
  store?: Store;
  /** It is of a process that goes on, and does the same again and again: what that remembers stays in memory. */
  isLasting?: boolean;
}

/** Opens tables of a store; those of a process that goes on stay open. */
function createTables(store: Store, isLongRunning: boolean) {
  const indexes = new Map<string, CacheIndex<unknown>>();
  return async <Row>(name: string): Promise<CacheIndex<Row>> => {
    const index = (indexes.get(name) as CacheIndex<Row> | undefined) ?? (await CacheIndex.open<Row>(store, name));
    if (isLongRunning) indexes.set(name, index as CacheIndex<unknown>);
    return index;
  };
}

/** A machine whose memory is a folder. Where that cannot be used, everything is made. */
export function openBuildEnvironment({
  engine,
  cache,
  workerFile,
  isLasting: isLongRunning = false,
  ...input
}: BuildEnvironmentOptions): BuildEnvironment {
  const engineFolder = engine.cache ?? join(cache, 'engine');
  const custom = input.store && { store: input.store, core: input.store };
  const { folder, store, core } = custom ? { folder: cache, ...custom } : openCache(cache, engine);
  const engineCache = custom ? { folder: engineFolder, ...custom } : openCache(engineFolder, engine);
  let isPoolStarted = false;
  const startPool = once(() => {
    isPoolStarted = true;
    // What goes before has left much behind, and threads take room of their own.
    collectGarbage(mediumThreshold);
    return openWorkerPool({
      started: { engine, engineFolder: engineCache.folder, folder },
      ...(workerFile !== undefined && { file: workerFile }),
    });
  });
  const context: PoolContext = { engine, engineCache, store, core, crew: startPool, isCalled: () => isPoolStarted };
  const openIndex = createTables(store, isLongRunning);
  return {
    engine,
    engineCache,
    store,
    core,
    folder,
    openTable: (name) => CacheIndex.open(core, name),
    answerAll: async <Input, Answer>(query: Query<Input, Answer>, queryInput: QueryInput<Input>) =>
      answerAll(query, queryInput, await openIndex<Answer>(`${query.name} ${queryInput.scope}`)),
    makeAll: async (task, artifactsInput) => {
      collectGarbage(largeThreshold);
      const artifacts = await makeAllArtifacts(task, artifactsInput, context);
      if (isPoolStarted) collectGarbage(smallThreshold);
      return artifacts;
    },
    isLasting: isLongRunning,
    take: (key, make) => getOrCreateBytes(core, key, make),
    close: async () => {
      if (isPoolStarted) await startPool()?.close();
    },
  };
}
