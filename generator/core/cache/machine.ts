import { join } from 'node:path';
import type { Engine } from '../util/engine.mjs';
import { once } from '../util/remember.ts';
import type { Workplace } from './batches.ts';
import { openCrew } from './crew.ts';
import { giveBack, little, much, some } from './heap.ts';
import { takeOrMake } from './kept-value.ts';
import { type Made, makeAll, type WantedAll } from './make-all.ts';
import { type Asked, answerAll, type Query } from './query.ts';
import { type Cache, openCache, type Store } from './store.ts';
import { Table } from './table.ts';
import type { Task } from './task.ts';

/** What remembers what was made, and decides whether, when and in which thread anything is made. */
export interface Machine {
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
  openTable: <Row>(name: string) => Promise<Table<Row>>;
  /** Makes files of many things, but those that were made before. */
  makeAll: <Setup, Input, Facts, Trouble>(
    task: Task<Setup, Input, Facts, Trouble>,
    wanted: WantedAll<Setup, Input>,
  ) => Promise<Made<Facts, Trouble>[]>;
  /** Whether its process goes on, and does the same again and again. */
  isLasting: boolean;
  /** Answers a question to many inputs, but those to which earlier commands have found the answer. */
  answerAll: <Input, Answer>(query: Query<Input, Answer>, asked: Asked<Input>) => Promise<Answer[]>;
  /** What the core of the code has made under a key, or makes now: for what many sites have. */
  take: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export interface MachineInput {
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
function createTables(store: Store, isLasting: boolean) {
  const tables = new Map<string, Table<unknown>>();
  return async <Row>(name: string): Promise<Table<Row>> => {
    const table = (tables.get(name) as Table<Row> | undefined) ?? (await Table.open<Row>(store, name));
    if (isLasting) tables.set(name, table as Table<unknown>);
    return table;
  };
}

/** A machine whose memory is a folder. Where that cannot be used, everything is made. */
export function openMachine({ engine, cache, workerFile, isLasting = false, ...input }: MachineInput): Machine {
  const engineFolder = engine.cache ?? join(cache, 'engine');
  const given = input.store && { store: input.store, core: input.store };
  const { folder, store, core } = given ? { folder: cache, ...given } : openCache(cache, engine);
  const engineCache = given ? { folder: engineFolder, ...given } : openCache(engineFolder, engine);
  let isCalled = false;
  const crew = once(() => {
    isCalled = true;
    // What goes before has left much behind, and threads take room of their own.
    giveBack(some);
    return openCrew({
      started: { engine, engineFolder: engineCache.folder, folder },
      ...(workerFile !== undefined && { file: workerFile }),
    });
  });
  const workplace: Workplace = { engine, engineCache, store, core, crew, isCalled: () => isCalled };
  const openTable = createTables(store, isLasting);
  return {
    engine,
    engineCache,
    store,
    core,
    folder,
    openTable: (name) => Table.open(core, name),
    answerAll: async <Input, Answer>(query: Query<Input, Answer>, asked: Asked<Input>) =>
      answerAll(query, asked, await openTable<Answer>(`${query.name} ${asked.scope}`)),
    makeAll: async (task, wanted) => {
      giveBack(much);
      const made = await makeAll(task, wanted, workplace);
      if (isCalled) giveBack(little);
      return made;
    },
    isLasting,
    take: (key, make) => takeOrMake(core, key, make),
    close: async () => {
      if (isCalled) await crew()?.close();
    },
  };
}
