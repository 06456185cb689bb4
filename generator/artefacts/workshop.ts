import { serialize } from 'node:v8';
import type { PagePlan, PageResources, RenderedPage } from '../../templates/page-plan.ts';
import type { PictureContent } from '../graphics/social/painter.ts';
import type { Effort } from '../hosts/compress.ts';
import { hashBytes } from '../output/output-file.ts';
import { store } from '../store.ts';

/** What is known of a file without its bytes. */
export interface FileFacts {
  /** In bytes. */
  size: number;
  hash: string;
}

/** A page and its compressed copies; the page itself has no extension of its own. */
export interface Copy<Content> {
  extension: string;
  content: Content;
}

/** What is known of a page without its bytes. */
export interface PageFacts {
  resources: PageResources;
  copies: Copy<FileFacts>[];
}

/** What is made of a route, under the name of all that it is made of. */
export interface PageTask {
  key: string;
  /** A `PagePlan` as JSON: it is named by this text, and other threads get a text for a third of what copying objects costs. */
  plan: string;
}

export interface PictureTask {
  key: string;
  content: PictureContent;
}

/** Makes what routes become, one at a time, and keeps it in the store. */
export interface Makers {
  makePage: (task: PageTask) => Promise<{ facts: PageFacts; copies: Copy<Uint8Array>[] }>;
  makePicture: (task: PictureTask) => Promise<{ facts: FileFacts; bytes: Uint8Array }>;
}

/** The same for many, in this thread or in others; tells only what is known of them. */
export interface Workshop {
  makePages: (tasks: readonly PageTask[]) => Promise<PageFacts[]>;
  makePictures: (tasks: readonly PictureTask[]) => Promise<FileFacts[]>;
  /** Calls that it works on at the same time. */
  atOnce: number;
}

export interface MakersInput {
  renderPage: (plan: PagePlan) => RenderedPage;
  paint: (content: PictureContent) => Promise<Uint8Array>;
  compress: (bytes: Uint8Array, effort: Effort) => Promise<Copy<Uint8Array>[]> | Copy<Uint8Array>[];
  /** How hard pages are compressed. */
  effort: Effort;
}

const factsOf = (bytes: Uint8Array): FileFacts => ({ size: bytes.byteLength, hash: hashBytes(bytes) });

/** Where the store keeps a page: all copies in one entry, as `serialize` writes them. */
export const pageEntry = (key: string) => `page/${key}`;

/** Where the store keeps a picture. Other versions may pack the same pixels into other bytes. */
export const pictureEntry = (key: string) => `drawing/${key} ${process.versions.zlib}`;

export function createMakers({ renderPage, paint, compress, effort }: MakersInput): Makers {
  return {
    makePage: async ({ key, plan }) => {
      const { html, resources } = renderPage(JSON.parse(plan));
      const bytes = Buffer.from(html);
      const copies = [{ extension: '', content: bytes }, ...(await compress(bytes, effort))];
      await store.put(pageEntry(key), serialize(copies));
      const known = copies.map(({ extension, content }) => ({ extension, content: factsOf(content) }));
      return { facts: { resources, copies: known }, copies };
    },
    makePicture: async ({ key, content }) => {
      const bytes = await paint(content);
      await store.put(pictureEntry(key), bytes);
      return { facts: factsOf(bytes), bytes };
    },
  };
}

/** A workshop in this thread. */
export function createWorkshop({ makePage, makePicture }: Makers, atOnce: number): Workshop {
  return {
    makePages: (tasks) => Promise.all(tasks.map(async (task) => (await makePage(task)).facts)),
    // One after another: what pictures share is drawn for the first of them.
    makePictures: async (tasks) => {
      const made = [];
      for (const task of tasks) made.push((await makePicture(task)).facts);
      return made;
    },
    atOnce,
  };
}
