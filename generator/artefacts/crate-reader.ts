import { hashBytes } from '../output/output-file.ts';
import { remember } from '../remember.ts';
import { type Crate, packCrate, takeFromCrate } from './crate.ts';
import type { Copy, FileFacts } from './workshop.ts';

type Copies = readonly Copy<Uint8Array>[];

/** Something that was made, as it is known without its bytes. */
export interface Packed {
  key: string;
  copies: readonly Copy<FileFacts>[];
  /** Where its bytes are kept; absent where they are not. */
  crate: Crate | undefined;
  /** Makes its bytes again. */
  make: () => Promise<Copies>;
}

/** Pages whose bytes stay in memory while their copies are asked for one after another. */
const inMemory = 16;

const holds = (copies: Copies, { copies: known }: Packed) =>
  copies.length === known.length &&
  known.every(({ extension, content }, index) => {
    const copy = copies[index];
    return copy?.extension === extension && hashBytes(copy.content) === content.hash;
  });

/**
 * Makes a function that gives the bytes of what was made, with its copies: from the store, or by making them again.
 * @param packedIn all of the site that is kept in a crate: where one of them is lost, it is packed anew.
 */
export function createCrateReader(packedIn: (crate: string) => Packed[]): (one: Packed) => Promise<Copies> {
  const mend = remember(
    async (crate: string) => {
      const made = [];
      for (const { key, make } of packedIn(crate)) made.push({ key, copies: await make() });
      await packCrate(crate, made);
      return new Map(made.map(({ key, copies }) => [key, copies]));
    },
    { most: 1 },
  );
  return remember(
    async (one: Packed): Promise<Copies> => {
      const { key, crate, make } = one;
      const kept = crate && takeFromCrate(crate.name, key);
      if (kept && holds(kept, one)) return kept;
      return (crate && (await mend(crate.name)).get(key)) ?? make();
    },
    { most: inMemory, keyOf: ({ key }) => key },
  );
}
