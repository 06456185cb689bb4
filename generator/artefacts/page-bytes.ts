import type { PagePlan } from '../../templates/page-plan.ts';
import { hashBytes } from '../output/output-file.ts';
import { remember } from '../remember.ts';
import { packCrate, takeFromCrate } from './crate.ts';
import type { KnownPage } from './known-pages.ts';
import type { Copy, Makers } from './workshop.ts';

/** A page that is known, and how it is planned again where its bytes are lost. */
export interface ReadablePage extends Pick<KnownPage, 'key' | 'facts' | 'crate'> {
  plan: () => PagePlan;
}

type Copies = readonly Copy<Uint8Array>[];

/** Pages whose bytes stay in memory while their copies are asked for one after another. */
const pagesInMemory = 16;

const holds = (copies: Copies, { facts }: ReadablePage) =>
  copies.length === facts.copies.length &&
  facts.copies.every(({ extension, content }, index) => {
    const copy = copies[index];
    return copy?.extension === extension && hashBytes(copy.content) === content.hash;
  });

/**
 * Makes a function that gives the bytes of a page and its copies: from the store, or by making them again.
 * @param pagesOf all pages of the site that are kept in a crate: where one of them is lost, it is packed anew.
 */
export function createPageReader(
  { makePage }: Makers,
  pagesOf: (crate: string) => ReadablePage[],
): (page: ReadablePage) => Promise<Copies> {
  const make = async ({ key, plan }: ReadablePage) => (await makePage({ key, plan: JSON.stringify(plan()) })).copies;
  const mend = remember(
    async (crate: string) => {
      const made = [];
      for (const page of pagesOf(crate)) made.push({ key: page.key, copies: await make(page) });
      await packCrate(crate, made);
      return new Map(made.map(({ key, copies }) => [key, copies]));
    },
    { most: 1 },
  );
  return remember(
    async (page: ReadablePage): Promise<Copies> => {
      const { key, crate } = page;
      const kept = crate && takeFromCrate(crate.name, key);
      if (kept && holds(kept, page)) return kept;
      return (crate && (await mend(crate.name)).get(key)) ?? make(page);
    },
    { most: pagesInMemory, keyOf: ({ key }) => key },
  );
}
