import { transcode } from 'node:buffer';
import type { PagePlan, PageResources, RenderedPage } from '../../templates/page-plan.ts';
import type { PictureContent } from '../graphics/social/painter.ts';
import type { Effort } from '../hosts/compress.ts';
import { PicturesError, type PictureTrouble } from '../images/trouble.ts';
import { hashBytes } from '../output/output-file.ts';
import { type Ground, type PlacedFile, placeFile } from '../output/place-file.ts';
import type { RenderOptions } from '../render/render.tsx';
import { type Crate, crateOf, type PackedPage, packCrate } from './crate.ts';

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

/** What is made of a route. */
export interface PageTask {
  /** The name of all that it is made of. */
  key: string;
  /** Where it stands in the site. */
  path: string;
  /** A `PagePlan` as JSON: it is named by this text, and other threads get a text for a third of what copying objects costs. */
  plan: string;
}

export interface PictureTask {
  key: string;
  /** Where it stands in the site. */
  path: string;
  content: PictureContent;
}

/** What is made together. */
export interface Batch<Task> {
  tasks: readonly Task[];
  /** Where their files are written at once. */
  ground?: Ground | undefined;
}

/** A page that was made, and which file each of its copies is where it was written. */
export interface MadePage {
  key: string;
  facts: PageFacts;
  placed: (PlacedFile | undefined)[];
}

export interface MadePages {
  pages: MadePage[];
  /** Where the store keeps their bytes; drafts are not kept, making them again is cheaper. */
  crate?: Crate | undefined;
}

export interface MadePictures {
  /** In the order of the tasks; none for one that shows a picture of the content that cannot be drawn. */
  pictures: ({ facts: FileFacts; placed: PlacedFile | undefined } | undefined)[];
  crate: Crate;
  /** As data: threads get no errors of their own kinds from each other. */
  troubles: PictureTrouble[];
}

/** Makes what routes become, one at a time. */
export interface Makers {
  makePage: (task: Pick<PageTask, 'plan'>) => Promise<{ facts: PageFacts; copies: Copy<Uint8Array>[] }>;
  makePicture: (task: Pick<PictureTask, 'content'>) => Promise<{ facts: FileFacts; bytes: Uint8Array }>;
}

/** The same for many, in this thread or in others; tells only what is known of them. */
export interface Workshop {
  makePages: (batch: Batch<PageTask>) => Promise<MadePages>;
  makePictures: (batch: Batch<PictureTask>) => Promise<MadePictures>;
  /** Calls that it works on at the same time. */
  atOnce: number;
  /** Works beside it, in this thread, which has time for it. */
  beside?: Workshop;
}

export interface MakersInput {
  renderPage: (plan: PagePlan, options: RenderOptions) => RenderedPage;
  paint: (content: PictureContent) => Promise<Uint8Array>;
  compress: (bytes: Uint8Array, effort: Effort) => Promise<Copy<Uint8Array>[]> | Copy<Uint8Array>[];
  /** How hard pages are compressed. */
  effort: Effort;
}

/** A draft is not weighed: of what its pages use, nothing is known. */
const ofDraft = ({ found }: PageResources): PageResources => ({
  islands: [],
  pictures: [],
  characters: '',
  ...(found && { found }),
});

const factsOf = (bytes: Uint8Array): FileFacts => ({ size: bytes.byteLength, hash: hashBytes(bytes) });

/**
 * A text in UTF-8. Pages are mostly letters of two bytes, of which the usual way is thrice as slow; it alone takes halves of
 * characters, and puts the sign for what is none in their place.
 */
export function encodeText(text: string): Uint8Array {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    return Buffer.from(text);
  }
}

export function createMakers({ renderPage, paint, compress, effort }: MakersInput): Makers {
  return {
    makePage: async ({ plan }) => {
      const { html, resources } = renderPage(JSON.parse(plan), { isWeighed: effort !== 'none' });
      const bytes = encodeText(html);
      const copies = [{ extension: '', content: bytes }, ...(await compress(bytes, effort))];
      const known = copies.map(({ extension, content }) => ({ extension, content: factsOf(content) }));
      return { facts: { resources: effort === 'none' ? ofDraft(resources) : resources, copies: known }, copies };
    },
    makePicture: async ({ content }) => {
      const bytes = await paint(content);
      return { facts: factsOf(bytes), bytes };
    },
  };
}

export interface WorkshopOptions {
  /** Calls that it works on at the same time. */
  atOnce: number;
  effort: Effort;
}

/** What is kept of a page until the others of its batch are made. */
type PackedMade = MadePage & PackedPage;

/** Pages of one batch, in the order of `tasks`. One after another leaves less behind that was in use for a while. */
async function makeAll(tasks: readonly PageTask[], isOneByOne: boolean, make: (task: PageTask) => Promise<PackedMade>) {
  if (!isOneByOne) return Promise.all(tasks.map(make));
  const made: PackedMade[] = [];
  for (const task of tasks) made.push(await make(task));
  return made;
}

async function makePages(
  { makePage }: Makers,
  { tasks, ground }: Batch<PageTask>,
  { effort, atOnce }: WorkshopOptions,
): Promise<MadePages> {
  const crate = effort === 'none' ? undefined : crateOf(tasks.map(({ key }) => key));
  const made = await makeAll(tasks, effort === 'none' || atOnce === 1, async (task) => {
    const { facts, copies } = await makePage(task);
    const placed = copies.map(({ extension, content }) => ground && placeFile(ground, task.path + extension, content));
    return { key: task.key, facts, placed, copies: crate ? copies : [] };
  });
  if (crate) await packCrate(crate.name, made);
  return { pages: made.map(({ key, facts, placed }) => ({ key, facts, placed })), crate };
}

async function makePictures({ makePicture }: Makers, { tasks, ground }: Batch<PictureTask>): Promise<MadePictures> {
  const pictures: MadePictures['pictures'] = [];
  const packed: PackedPage[] = [];
  const troubles: PictureTrouble[] = [];
  // One after another: what pictures share is drawn for the first of them.
  for (const task of tasks) {
    const made = await makePicture(task).catch((error) => {
      if (!(error instanceof PicturesError)) throw error;
      troubles.push(...error.troubles);
      return undefined;
    });
    pictures.push(made && { facts: made.facts, placed: ground && placeFile(ground, task.path, made.bytes) });
    if (made) packed.push({ key: task.key, copies: [{ extension: '', content: made.bytes }] });
  }
  // Other versions may pack the same pixels into other bytes.
  const keys = packed.map(({ key }) => key);
  const crate = crateOf(keys, process.versions.zlib);
  await packCrate(crate.name, packed);
  return { pictures, crate, troubles };
}

/** A workshop in this thread. */
export function createWorkshop(makers: Makers, options: WorkshopOptions): Workshop {
  return {
    makePages: (batch) => makePages(makers, batch, options),
    makePictures: (batch) => makePictures(makers, batch),
    atOnce: options.atOnce,
  };
}
