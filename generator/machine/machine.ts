import { once, remember } from '../common/remember.ts';
import { codeKey } from './code-keys.ts';
import { openCrew } from './crew.ts';
import { giveBack, little, much, some } from './heap.ts';
import { type Made, makeAll, type WantedAll } from './make-all.ts';
import { openStore, type Store, takeOrMake } from './store.ts';
import { Table, type TableInput } from './table.ts';
import type { Task } from './task.ts';

/** What remembers what was made, and decides whether, when and in which thread anything is made. */
export interface Machine {
  store: Store;
  /** Of all that it remembers. */
  folder: string;
  /** What earlier commands have kept of many things. */
  openTable: <Row>(input: TableInput<Row>) => Promise<Table<Row>>;
  /** Makes files of many things, but those that were made before. */
  makeAll: <Setup, Input, Facts, Trouble>(
    task: Task<Setup, Input, Facts, Trouble>,
    wanted: WantedAll<Setup, Input>,
  ) => Promise<Made<Facts, Trouble>[]>;
  /** Names the code of some modules that this process runs, with all that they import. */
  codeKey: (modules: readonly string[]) => Promise<string>;
  /** What was made under a key, or is made now: for what many sites have. */
  take: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export interface MachineInput {
  /** Of what it remembers. */
  folder: string;
  /** What its threads run; undefined for that of the command. */
  workerFile?: string | undefined;
  /** In the place of that in its folder. */
  store?: Store;
}

/** A machine whose memory is a folder. Where that cannot be used, everything is made. */
export function openMachine({ folder, workerFile, store = openStore(`${folder}/store`) }: MachineInput): Machine {
  let isCalled = false;
  const crew = once(() => {
    isCalled = true;
    // What goes before has left much behind, and threads take room of their own.
    giveBack(some);
    return openCrew({ folder, ...(workerFile !== undefined && { file: workerFile }) });
  });
  return {
    store,
    folder,
    openTable: (input) => Table.open(store, input),
    makeAll: async (task, wanted) => {
      giveBack(much);
      const made = await makeAll(task, wanted, { store, folder, crew });
      if (isCalled) giveBack(little);
      return made;
    },
    codeKey: remember((modules) => codeKey(store, modules), { keyOf: (modules) => modules.join(' ') }),
    take: (key, make) => takeOrMake(store, key, make),
    close: async () => {
      if (isCalled) await crew()?.close();
    },
  };
}
