import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import pLimit from 'p-limit';
import type { PagePlan, PageResources, RenderedPage } from '../../templates/page-plan.ts';
import { compressedCopies, compressionKey, type Effort } from '../hosts/compress.ts';
import { hashBytes, type StoredFile } from '../output/output-file.ts';
import type { PreparedSite } from '../prepare.ts';
import { store } from '../store.ts';

/** A page and its compressed copies; the page itself has no extension of its own. */
interface Copy<Content> {
  extension: string;
  content: Content;
}

/** What is known of a page without its bytes. */
interface PageFacts {
  resources: PageResources;
  copies: Copy<{ size: number; hash: string }>[];
}

/** A page that is made: what it uses, and its files. */
export interface PageArtefact extends Pick<RenderedPage, 'outputPath' | 'resources'> {
  files: StoredFile[];
}

export interface MakePagesInput extends Pick<PreparedSite, 'frame' | 'manifest' | 'renderPage' | 'rendererKey'> {
  plans: PagePlan[];
  /** Whose pages these are: what is known of them is kept together. */
  siteFile: string;
  /** How hard pages are compressed. */
  effort: Effort;
}

/** Bytes of pages just made that stay in memory until they are written; others are read from the store. */
const mostInMemory = 64 * 1024 * 1024;

/** Pages that are compressed at once. */
const atOnce = 16;

/** Names a page by all that it is made of. */
function createKeys({ frame, manifest, rendererKey, effort }: MakePagesInput): (plan: PagePlan) => string {
  // Sheets of other pages are no part of a page.
  const { stylesBelow, ...files } = manifest;
  const shared = createHash('sha256').update(JSON.stringify([rendererKey, compressionKey, effort, frame, files]));
  return (plan) =>
    shared
      .copy()
      .update(JSON.stringify([plan, stylesBelow?.[plan.styleSet]]))
      .digest('base64url');
}

type FactsByKey = ReadonlyMap<string, PageFacts>;

/** What an earlier build of the site knew of its pages. */
async function readFacts(key: string): Promise<FactsByKey> {
  const kept = await store.get(key);
  return kept ? deserialize(kept) : new Map();
}

class PageMaker {
  readonly #renderPage: PreparedSite['renderPage'];
  readonly #effort: Effort;
  readonly #inMemory = new Map<string, Copy<Uint8Array>[]>();
  #bytesInMemory = 0;

  constructor({ renderPage, effort }: MakePagesInput) {
    this.#renderPage = renderPage;
    this.#effort = effort;
  }

  /** Renders a page and keeps it. */
  async make(key: string, plan: PagePlan): Promise<{ facts: PageFacts; copies: Copy<Uint8Array>[] }> {
    const { html, resources } = this.#renderPage(plan);
    const bytes = Buffer.from(html);
    const copies = [{ extension: '', content: bytes }, ...(await compressedCopies(bytes, this.#effort))];
    await store.put(`page/${key}`, serialize(copies));
    const size = copies.reduce((sum, { content }) => sum + content.byteLength, 0);
    if (this.#bytesInMemory + size <= mostInMemory) {
      this.#bytesInMemory += size;
      this.#inMemory.set(key, copies);
    }
    const known = copies.map(({ extension, content }) => ({
      extension,
      content: { size: content.byteLength, hash: hashBytes(content) },
    }));
    return { facts: { resources, copies: known }, copies };
  }

  /** A file of a page that is made; made again where it was not kept. */
  async read(key: string, plan: PagePlan, extension: string): Promise<Uint8Array> {
    const kept = this.#inMemory.get(key) ?? (await this.#readKept(key)) ?? (await this.make(key, plan)).copies;
    const copy = kept.find((one) => one.extension === extension);
    if (!copy) throw new Error(`The page ${plan.outputPath} has no copy "${extension}".`);
    return copy.content;
  }

  async #readKept(key: string): Promise<Copy<Uint8Array>[] | undefined> {
    const kept = await store.get(`page/${key}`);
    return kept && deserialize(kept);
  }
}

/**
 * The pages of a site: those that an earlier build made of the very same content, templates and frame are not made again.
 * Their bytes stay out of memory until they are asked for.
 */
export async function makePages(input: MakePagesInput): Promise<PageArtefact[]> {
  const keyOf = createKeys(input);
  const factsKey = `pages/${input.effort}/${hashBytes(resolve(input.siteFile))}`;
  const known = await readFacts(factsKey);
  const maker = new PageMaker(input);
  const entries = await pLimit(atOnce).map(input.plans, async (plan) => {
    const key = keyOf(plan);
    return { key, plan, facts: known.get(key) ?? (await maker.make(key, plan)).facts };
  });
  const facts: FactsByKey = new Map(entries.map((entry) => [entry.key, entry.facts]));
  if (entries.some(({ key }) => !known.has(key)) || facts.size !== known.size) await store.put(factsKey, serialize(facts));
  return entries.map(({ key, plan, facts: { resources, copies } }) => ({
    outputPath: plan.outputPath,
    resources,
    files: copies.map(({ extension, content }) => ({
      path: plan.outputPath + extension,
      content: { ...content, read: () => maker.read(key, plan, extension) },
    })),
  }));
}
