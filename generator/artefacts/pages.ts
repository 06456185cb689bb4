import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import type { PagePlan, RenderedPage } from '../../templates/page-plan.ts';
import type { PlannedPicture } from '../graphics/social/pictures.ts';
import { compressionKey, type Effort } from '../hosts/compress.ts';
import type { NewSite } from '../output/new-site.ts';
import { hashBytes, type StoredContent, type StoredFile } from '../output/output-file.ts';
import type { PlannablePage } from '../plan/plan.ts';
import type { PreparedSite } from '../prepare.ts';
import type { Progress } from '../progress/progress.ts';
import { createCrateReader, type Packed } from './crate-reader.ts';
import { createSharing, type KnownPage, KnownPages } from './known-pages.ts';
import type { Copy, FileFacts, MadePages, PageTask } from './workshop.ts';
import { inBatches, type Workshops } from './workshops.ts';

/** A page that is made: what it uses, and its files. */
export interface PageArtefact extends Pick<RenderedPage, 'outputPath' | 'resources'> {
  files: StoredFile[];
}

/** A picture that a page names. */
export interface NeededPicture extends Pick<PlannedPicture, 'path' | 'key'> {
  plan: () => PlannedPicture;
}

export interface MakePagesInput extends Pick<PreparedSite, 'frame' | 'manifest' | 'rendererKey' | 'social' | 'traceOf'> {
  plannable: readonly PlannablePage[];
  /** Names the code of the generator. */
  codeKey: string;
  /** Whose pages these are: what is known of them is kept together. */
  siteFile: string;
  /** How hard pages are compressed. */
  effort: Effort;
  workshops: Workshops;
  /** Where they are written as soon as they are made. */
  newSite?: NewSite | undefined;
  /** Is told which pictures the pages name, once all are planned. */
  onPlanned: (needed: NeededPicture[]) => void;
  progress: Progress;
}

/** Seconds of a processor that a page takes, about. */
const workOfPage: Record<Effort, number> = { most: 0.04, less: 0.002, none: 0.001 };

/** Pages that are asked for at once. */
const batchSize = 16;

/** Names a page by all that it is made of, and by the content that is known before it is planned. */
function createKeys({ frame, manifest, rendererKey, effort, codeKey, traceOf }: MakePagesInput) {
  // Sheets of other pages are no part of a page.
  const { stylesBelow, ...files } = manifest;
  const shared = hashBytes(JSON.stringify([rendererKey, compressionKey, effort, frame, files]));
  const around = hashBytes(JSON.stringify([codeKey, stylesBelow, shared]));
  return {
    /** @param text the plan as JSON. */
    keyOf: ({ styleSet }: PagePlan, text: string): string =>
      hash('sha256', Buffer.from(`${shared} ${text} ${stylesBelow?.[styleSet]}`, 'utf16le'), 'base64url'),
    nameOf: ({ route }: PlannablePage): string | undefined => {
      const trace = route && traceOf(route);
      return trace === undefined ? undefined : hash('sha256', around + trace, 'base64url');
    },
  };
}

/** A page that is to be made, and where it stands. */
interface MissingPage extends PageTask {
  index: number;
  known: Omit<KnownPage, 'facts' | 'crate'>;
}

/** Gives away what is to be made: its text is most of what a page takes, and is held no longer than until another thread has it. */
function giveTask(page: MissingPage): PageTask {
  const { key, path, plan } = page;
  page.plan = '';
  return { key, path, plan };
}

/** Bytes of a page or of a copy of it: read when they are asked for. */
class PageContent implements StoredContent {
  readonly #facts: FileFacts;
  readonly entry: string | undefined;
  readonly #extension: string;
  readonly #read: (extension: string) => Promise<Uint8Array>;

  constructor(
    { extension, content }: Copy<FileFacts>,
    entry: string | undefined,
    read: (extension: string) => Promise<Uint8Array>,
  ) {
    this.#facts = content;
    this.entry = entry;
    this.#extension = extension;
    this.#read = read;
  }

  get size(): number {
    return this.#facts.size;
  }

  get hash(): string {
    return this.#facts.hash;
  }

  read(): Promise<Uint8Array> {
    return this.#read(this.#extension);
  }
}

/** Notes the files of pages that were written as soon as they were made. */
function noteFiles(newSite: NewSite | undefined, batch: readonly PageTask[], { pages }: MadePages): void {
  for (const [index, { path }] of batch.entries()) {
    const { facts, placed = [] } = pages[index] ?? {};
    for (const [at, { extension, content }] of (facts?.copies ?? []).entries()) {
      const file = placed[at];
      if (file) newSite?.note(path + extension, file, content.hash);
    }
  }
}

/**
 * Finds what is known of pages, plans the others and makes them.
 * @returns what is known of each.
 */
async function makeMissing(input: MakePagesInput): Promise<(KnownPage | undefined)[]> {
  const { plannable, effort, siteFile, workshops, progress, social, onPlanned, newSite } = input;
  const { keyOf, nameOf } = createKeys(input);
  const known = await KnownPages.of(`pages of/${effort}/${hashBytes(resolve(siteFile))}`);
  const share = createSharing();
  // A page that is kept nowhere and is not in the output is made like one that is new.
  const ifThere = (page: KnownPage | undefined, { outputPath }: PlannablePage): KnownPage | undefined => {
    const isSomewhere = (copy: Copy<FileFacts>) => newSite?.isThere(outputPath + copy.extension, copy.content.hash) ?? true;
    if (!page || page.crate || page.facts.copies.every(isSomewhere)) return page;
    known.forget(page);
    return undefined;
  };
  const traces = plannable.map(nameOf);
  const pages = plannable.map((page, index) => ifThere(known.byTrace(traces[index]), page));

  const needed: NeededPicture[] = [];
  const need = ({ route }: PlannablePage, picture: KnownPage['picture']) => {
    if (picture && route) needed.push({ path: picture.path, key: picture.key, plan: () => social.planOf(route) });
  };
  function* findMissing(): Generator<MissingPage> {
    for (const [index, page] of plannable.entries()) {
      const there = pages[index];
      if (there) {
        need(page, there.picture);
        continue;
      }
      const plan = page.plan();
      const picture = page.route && social.planOf(page.route);
      const text = JSON.stringify(plan);
      const one = { key: keyOf(plan, text), trace: traces[index], picture: picture && { path: picture.path, key: picture.key } };
      need(page, one.picture);
      pages[index] = ifThere(known.byKey(one), page);
      if (!pages[index]) yield { key: one.key, path: page.outputPath, plan: text, index, known: one };
    }
    onPlanned(needed);
  }
  await inBatches<MissingPage>({
    tasks: findMissing(),
    atMost: pages.filter((page) => !page).length,
    batchSize,
    workshops,
    make: async (workshop, batch) => {
      const ground = await newSite?.openEarly();
      const made = await workshop.makePages({ tasks: batch.map(giveTask), ground });
      noteFiles(newSite, batch, made);
      for (const [at, { index, known: one }] of batch.entries()) {
        const facts = made.pages[at]?.facts;
        if (!facts) continue;
        const { key, trace, picture } = one;
        const { resources, copies } = facts;
        pages[index] = known.add({ key, trace, picture, facts: { resources: share(resources), copies }, crate: made.crate });
      }
    },
    workOf: workOfPage[effort],
    progress,
  });
  await known.keep();
  return pages;
}

/**
 * The pages of a site: those that an earlier build made of the very same content, templates and frame are not made again,
 * nor planned. Their bytes stay out of memory until they are asked for; of pages that are to be made, a few are in memory at
 * a time.
 */
export async function makePages(input: MakePagesInput): Promise<PageArtefact[]> {
  const { plannable, workshops } = input;
  const pages = await makeMissing(input);
  const packed = ({ key, facts, crate }: KnownPage, { plan }: PlannablePage): Packed => ({
    key,
    copies: facts.copies,
    crate,
    make: async () => (await workshops.here.makePage({ key, plan: JSON.stringify(plan()) })).copies,
  });
  const read = createCrateReader((crate) =>
    plannable.flatMap((planned, index) => {
      const page = pages[index];
      return page?.crate?.name === crate ? [packed(page, planned)] : [];
    }),
  );
  return plannable.flatMap((planned, index): PageArtefact[] => {
    const { outputPath } = planned;
    const page = pages[index];
    if (!page) return [];
    const { facts, crate } = page;
    const readCopy = async (extension: string): Promise<Uint8Array> => {
      const copy = (await read(packed(page, planned))).find((one) => one.extension === extension);
      if (!copy) throw new Error(`The page ${outputPath} has no copy "${extension}".`);
      return copy.content;
    };
    const files = facts.copies.map((copy) => ({
      path: outputPath + copy.extension,
      content: new PageContent(copy, crate?.name, readCopy),
    }));
    return [{ outputPath, resources: facts.resources, files }];
  });
}
