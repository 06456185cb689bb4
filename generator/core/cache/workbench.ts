import { hashBytes } from '../util/hash.ts';
import type { Copy, FileFacts, MadeFacts, Make, Surroundings } from './task.ts';
import { entryOf, putThing } from './things.ts';

export interface Order<Input> {
  key: string;
  input: Input;
}

/** What became of an order. The bytes are in the store. */
export type Delivered<Facts, Trouble> = MadeFacts<Facts> | { trouble: Trouble };

/** Makes things that were ordered together. */
export type Workbench<Input, Facts, Trouble> = (orders: readonly Order<Input>[]) => Promise<Delivered<Facts, Trouble>[]>;

const knownOf = ({ extension, content }: Copy<Uint8Array>): Copy<FileFacts> => ({
  extension,
  content: { size: content.byteLength, hash: hashBytes(content) },
});

/** Things one after another leave less behind that was in use for a while than all at once. */
async function makeInTurn<Input, Facts, Trouble>(make: Make<Input, Facts, Trouble>, orders: readonly Order<Input>[]) {
  const outcomes = [];
  for (const { input } of orders) outcomes.push(await make(input));
  return outcomes;
}

/** Makes things in this thread: their bytes go into the store, and what is known of them is given back, in the order of the orders. */
export function workbenchOf<Input, Facts, Trouble>(
  { name }: { name: string },
  make: Make<Input, Facts, Trouble>,
  { store, isWorker }: Pick<Surroundings, 'store' | 'isWorker'>,
): Workbench<Input, Facts, Trouble> {
  return async (orders) => {
    const outcomes = isWorker ? await makeInTurn(make, orders) : await Promise.all(orders.map(({ input }) => make(input)));
    const delivered: Delivered<Facts, Trouble>[] = [];
    for (const [index, outcome] of outcomes.entries()) {
      const { key = '' } = orders[index] ?? {};
      if ('trouble' in outcome) delivered.push(outcome);
      else {
        if (outcome.copies.length > 0) await putThing(store, entryOf(name, key), outcome.copies);
        delivered.push({ facts: outcome.facts, copies: outcome.copies.map(knownOf) });
      }
    }
    return delivered;
  };
}
