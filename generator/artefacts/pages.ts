import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import type { PagePlan, RenderedPage } from '../../templates/page-plan.ts';
import type { PlannedPicture } from '../graphics/social/pictures.ts';
import { compressionKey, type Effort } from '../hosts/compress.ts';
import type { NewSite } from '../output/new-site.ts';
import { hashBytes, type StoredFile } from '../output/output-file.ts';
import type { PlannablePage } from '../plan/plan.ts';
import type { PreparedSite } from '../prepare.ts';
import type { Progress } from '../progress/progress.ts';
import { isAtHand } from './crate.ts';
import { createCrateReader, type Packed } from './crate-reader.ts';
import { createSharing, type KnownPage, KnownPages } from './known-pages.ts';
import { PageContent } from './page-content.ts';
import type { MadePages, PageTask } from './workshop.ts';
import { inBatches, type Workshops } from './workshops.ts';

/** A page that is made: what it uses, and its files. */
export interface PageArtefact extends Pick<RenderedPage, 'outputPath' | 'resources'> {
  /** Bytes of its HTML as most browsers are sent it. */
  sent: number;
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

type KeysInput = Pick<MakePagesInput, 'frame' | 'manifest' | 'rendererKey' | 'effort' | 'codeKey' | 'traceOf'>;

/** Names a page by all that it is made of, and by the content that is known before it is planned. */
function createKeys({ frame, manifest, rendererKey, effort, codeKey, traceOf }: KeysInput) {
  // Sheets of other pages are no part of a page.
  const { stylesBelow, ...files } = manifest;
  const shared = hashBytes(JSON.stringify([rendererKey, compressionKey, effort, frame, files]));
  const around = hashBytes(JSON.stringify([codeKey, stylesBelow, shared]));
  return {
    /** @param text the plan as JSON. */
    keyOf: ({ styleSet }: PagePlan, text: string): string =>
      hash('sha256', Buffer.from(`${shared} ${text} ${stylesBelow?.[styleSet]}`, 'utf16le'), 'base64url'),
    nameOf: ({ route }: Pick<PlannablePage, 'route'>): string | undefined => {
      const trace = route && traceOf(route);
      return trace === undefined ? undefined : hash('sha256', around + trace, 'base64url');
    },
  };
}

/** A page that is to be made, and where it stands. */
interface MissingPage extends PageTask {
  key: string;
  index: number;
  known: Omit<KnownPage, 'facts' | 'crate'>;
}

/** Gives away what is to be made: its text is most of what a page takes, and is held no longer than until another thread has it. */
function giveTask(page: MissingPage): PageTask {
  const { key, path, plan } = page;
  page.plan = '';
  return { key, path, plan };
}

/** Notes the files of pages that were written as soon as they were made. */
function noteFiles(newSite: NewSite | undefined, batch: readonly Pick<PageTask, 'path'>[], { pages }: MadePages): void {
  for (const [index, { path }] of batch.entries()) {
    const { facts, placed = [] } = pages[index] ?? {};
    for (const [at, { extension, content }] of (facts?.copies ?? []).entries()) {
      const file = placed[at];
      if (file) newSite?.note(path + extension, file, content.hash);
    }
  }
}

/** What is known of pages, each in its place, and what goes through the others: once `missing` is at its end, all are planned. */
interface FoundPages {
  known: KnownPages;
  pages: (KnownPage | undefined)[];
  missing: Generator<MissingPage>;
}

/** Finds what is known of pages, and plans the others as they are asked for. */
async function findPages(input: MakePagesInput): Promise<FoundPages> {
  const { plannable, effort, siteFile, social, onPlanned, newSite } = input;
  const { keyOf, nameOf } = createKeys(input);
  const known = await KnownPages.of(`pages of/${effort}/${hashBytes(resolve(siteFile))}`);
  const ifAtHand = (page: KnownPage | undefined, { outputPath }: PlannablePage): KnownPage | undefined => {
    if (!page || isAtHand({ path: outputPath, copies: page.facts.copies, crate: page.crate, newSite })) return page;
    known.forget(page);
    return undefined;
  };
  const traces = plannable.map(nameOf);
  const pages = plannable.map((page, index) => ifAtHand(known.byTrace(traces[index]), page));

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
      pages[index] = ifAtHand(known.byKey(one), page);
      if (!pages[index]) yield { key: one.key, path: page.outputPath, plan: text, index, known: one };
    }
    onPlanned(needed);
  }
  return { known, pages, missing: findMissing() };
}

/**
 * Makes the pages that are not known.
 * @returns what is known of each.
 */
async function makeMissing(input: MakePagesInput): Promise<(KnownPage | undefined)[]> {
  const { effort, workshops, progress, newSite } = input;
  const { known, pages, missing } = await findPages(input);
  const share = createSharing();
  await inBatches<MissingPage>({
    tasks: missing,
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
    make: async () => (await workshops.here.makePage({ plan: JSON.stringify(plan()) })).copies,
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
    const copy = facts.copies.find(({ extension }) => extension === '.br') ?? facts.copies[0];
    return [{ outputPath, resources: facts.resources, sent: copy?.content.size ?? 0, files }];
  });
}
