import { availableParallelism } from 'node:os';
import type { Crew } from './crew.ts';
import { type Surroundings, storeOf, type Task } from './task.ts';
import { type Delivered, type Order, workbenchOf } from './workbench.ts';

export interface Workplace extends Omit<Surroundings, 'isWorker'> {
  /** Starts threads, where there can be any. */
  crew: () => Crew | undefined;
  /** Whether they have been started: they are then worth less work. */
  isCalled: () => boolean;
}

/** Those of a task that is done in this thread. */
export const surroundingsOf = ({ engine, engineCache, store, core }: Workplace): Surroundings => ({
  engine,
  engineCache,
  store,
  core,
  isWorker: false,
});

/** An order, and its place among what was asked for. */
export interface Placed<Input> {
  index: number;
  order: Order<Input>;
}

export interface Batches<Setup, Input, Facts, Trouble> {
  setup: Setup;
  /** They are taken when they are worked on, so that few inputs are in memory. */
  orders: Iterator<Placed<Input>>;
  /** Is told what came of each, in no order. */
  deliver: (from: { index: number; key: string }, thing: Delivered<Facts, Trouble>) => void;
}

/** The next of some things; fewer where they end. */
function take<Thing>(things: Iterator<Thing>, most: number): Thing[] {
  const taken: Thing[] = [];
  while (taken.length < most) {
    const next = things.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

/** Does a task with many inputs, a few at a time: here, or by a crew where there is enough of it. */
export async function inBatches<Setup, Input, Facts, Trouble>(
  task: Task<Setup, Input, Facts, Trouble>,
  { setup, orders, deliver }: Batches<Setup, Input, Facts, Trouble>,
  workplace: Workplace,
): Promise<void> {
  const worth = workplace.isCalled() ? Math.min(task.together, task.worthWorkers) : task.worthWorkers;
  const first = take(orders, worth);
  if (first.length === 0) return;
  const called = first.length < worth ? undefined : workplace.crew();
  const surroundings = surroundingsOf(workplace);
  const workHere = async () =>
    workbenchOf(task, await task.open(setup, surroundings), { store: storeOf(task, surroundings), isWorker: false });
  const work = called ? called.openWorkbench(task, setup) : await workHere();
  const next = () => (first.length > 0 ? first.splice(0, task.together) : take(orders, task.together));
  const goOn = async () => {
    for (let batch = next(); batch.length > 0; batch = next()) {
      // Inputs are let go of once they are sent.
      const from = batch.map(({ index, order: { key } }) => ({ index, key }));
      const things = await work(batch.map(({ order }) => order));
      for (const [at, one] of from.entries()) {
        const thing = things[at];
        if (thing) deliver(one, thing);
      }
    }
  };
  await Promise.all(Array.from({ length: called?.atOnce ?? availableParallelism() }, goOn));
}
