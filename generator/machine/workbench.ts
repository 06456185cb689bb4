import { hashBytes } from '../common/hash.ts';
import { type Pack, type Packable, packOf, putPack } from './packs.ts';
import type { Copy, Make, Surroundings } from './task.ts';

/** What is known of a file without its bytes. */
export interface FileFacts {
  /** In bytes. */
  size: number;
  hash: string;
}

export interface Order<Input> {
  key: string;
  input: Input;
}

/** What is known of a thing that was made. */
export interface MadeFacts<Facts> {
  facts: Facts;
  copies: Copy<FileFacts>[];
}

/** What became of things that were ordered together, in their order. Their bytes are in the store. */
export interface Delivery<Facts, Trouble> {
  things: (MadeFacts<Facts> | { trouble: Trouble })[];
  pack: Pack;
}

/** Makes things that were ordered together. */
export type Workbench<Input, Facts, Trouble> = (orders: readonly Order<Input>[]) => Promise<Delivery<Facts, Trouble>>;

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

/** Makes things in this thread: their bytes go into the store, and what is known of them is given back. */
export function workbenchOf<Input, Facts, Trouble>(
  make: Make<Input, Facts, Trouble>,
  { store, isWorker }: Pick<Surroundings, 'store' | 'isWorker'>,
): Workbench<Input, Facts, Trouble> {
  return async (orders) => {
    const outcomes = isWorker ? await makeInTurn(make, orders) : await Promise.all(orders.map(({ input }) => make(input)));
    const packed: Packable[] = [];
    const things = outcomes.map((outcome, index) => {
      if ('trouble' in outcome) return outcome;
      if (outcome.copies.length > 0) packed.push({ key: orders[index]?.key ?? '', copies: outcome.copies });
      return { facts: outcome.facts, copies: outcome.copies.map(knownOf) };
    });
    const pack = packOf(packed.map(({ key }) => key));
    if (packed.length > 0) await putPack(store, pack, packed);
    return { things, pack };
  };
}
