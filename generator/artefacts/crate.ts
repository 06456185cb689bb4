import type { NewSite } from '../output/new-site.ts';
import { hashBytes } from '../output/output-file.ts';
import { store } from '../store.ts';
import type { Copy, FileFacts } from './workshop.ts';

/**
 * What was made together, pages or pictures, is kept together, its bytes in one entry of the store: a file for each of tens
 * of thousands takes several times as long.
 */
export interface Crate {
  /** Under which key the store has it. */
  name: string;
  /** How many pages or pictures it had when it was put. */
  pages: number;
}

/** Bytes of a page and its copies, or of a picture. */
export interface PackedPage {
  key: string;
  copies: readonly Copy<Uint8Array>[];
}

/** Where the copies of each page stand, by its key: extension and size of each, one after the other. */
type Head = Record<string, { at: number; sizes: [extension: string, size: number][] }>;

/** The crate of some pages or pictures: the same, the same name. @param maker what else their bytes follow from. */
export function crateOf(keys: readonly string[], maker = ''): Crate {
  return { name: `crate/${hashBytes([...keys, maker].join(' '))}`, pages: keys.length };
}

export async function packCrate(name: string, pages: readonly PackedPage[]): Promise<void> {
  const head: Head = {};
  let at = 0;
  for (const { key, copies } of pages) {
    head[key] = { at, sizes: copies.map(({ extension, content }) => [extension, content.byteLength]) };
    for (const { content } of copies) at += content.byteLength;
  }
  const parts = pages.flatMap(({ copies }) => copies.map(({ content }) => content));
  await store.putParts(name, Buffer.from(JSON.stringify(head)), parts);
}

/** Bytes of a page from a crate, unchecked; undefined where they are not there. */
export function takeFromCrate(name: string, key: string): Copy<Uint8Array>[] | undefined {
  let sizes: Head[string]['sizes'] = [];
  const bytes = store.getPart(name, (head) => {
    const page = (JSON.parse(Buffer.from(head).toString()) as Head)[key];
    sizes = page?.sizes ?? [];
    return page && [page.at, sizes.reduce((sum, [, size]) => sum + size, 0)];
  });
  let at = 0;
  return (
    bytes &&
    sizes.map(([extension, size]) => {
      at += size;
      return { extension, content: bytes.subarray(at - size, at) };
    })
  );
}

/**
 * Crates of which less than half is in use are left behind, so that edits do not pile up what they replaced. What was in them
 * is in the output; where it is not, it is made again.
 */
export function withoutMostlyDead<Kept extends { crate?: Crate | undefined }>(all: readonly Kept[]): Kept[] {
  const used = new Map<string, number>();
  for (const { crate } of all) if (crate) used.set(crate.name, (used.get(crate.name) ?? 0) + 1);
  return all.map((one) =>
    one.crate && (used.get(one.crate.name) ?? 0) * 2 < one.crate.pages ? { ...one, crate: undefined } : one,
  );
}

/** What is known of a page or picture, and where its bytes may be. */
export interface Whereabouts {
  /** Where it stands in the site. */
  path: string;
  copies: readonly Copy<Pick<FileFacts, 'hash'>>[];
  crate: Crate | undefined;
  /** Absent where nothing is written. */
  newSite: Pick<NewSite, 'isThere'> | undefined;
}

/** Whether bytes are kept, or in the output. What is in neither is made like what is new. */
export function isAtHand({ path, copies, crate, newSite }: Whereabouts): boolean {
  if (crate || !newSite) return true;
  return copies.every(({ extension, content }) => newSite.isThere(path + extension, content.hash));
}
