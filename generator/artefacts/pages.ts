import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { deserialize } from 'node:v8';
import type { PagePlan, RenderedPage } from '../../templates/page-plan.ts';
import { compressionKey, type Effort } from '../hosts/compress.ts';
import { hashBytes, type StoredFile } from '../output/output-file.ts';
import type { PreparedSite } from '../prepare.ts';
import type { Progress } from '../progress/progress.ts';
import { remember } from '../remember.ts';
import { store } from '../store.ts';
import { makeKnown } from './make-known.ts';
import { type Copy, type PageFacts, type PageTask, pageEntry } from './workshop.ts';
import { inBatches, type Workshops } from './workshops.ts';

/** A page that is made: what it uses, and its files. */
export interface PageArtefact extends Pick<RenderedPage, 'outputPath' | 'resources'> {
  files: StoredFile[];
}

export interface MakePagesInput extends Pick<PreparedSite, 'frame' | 'manifest' | 'rendererKey'> {
  plans: readonly PagePlan[];
  /** Whose pages these are: what is known of them is kept together. */
  siteFile: string;
  /** How hard pages are compressed. */
  effort: Effort;
  workshops: Workshops;
  progress: Progress;
}

/** Seconds of a processor that a page takes, about. */
const workOfPage: Record<Effort, number> = { most: 0.04, less: 0.002, none: 0.001 };

/** Pages that are asked for at once. */
const batchSize = 16;

/** Pages whose bytes stay in memory while their copies are asked for one after another. */
const pagesInMemory = 128;

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

/**
 * The pages of a site: those that an earlier build made of the very same content, templates and frame are not made again.
 * Their bytes stay out of memory until they are asked for.
 */
export async function makePages(input: MakePagesInput): Promise<PageArtefact[]> {
  const { plans, effort, siteFile, workshops, progress } = input;
  const keyOf = createKeys(input);
  const tasks = plans.map((plan): PageTask => ({ key: keyOf(plan), plan }));
  const facts = await makeKnown<PageTask, PageFacts>({
    name: `pages/${effort}/${hashBytes(resolve(siteFile))}`,
    tasks,
    make: (missing) => {
      const { makePages: make, atOnce } = workshops.for(missing.length);
      return inBatches({ tasks: missing, groupOf: () => '', batchSize, atOnce, make, workOf: workOfPage[effort], progress });
    },
  });
  const readCopies = remember(
    async (task: PageTask): Promise<Copy<Uint8Array>[]> => {
      const kept = await store.get(pageEntry(task.key));
      return kept ? deserialize(kept) : (await workshops.here.makePage(task)).copies;
    },
    { most: pagesInMemory, keyOf: ({ key }) => key },
  );
  const readCopy = async (task: PageTask, extension: string): Promise<Uint8Array> => {
    const copy = (await readCopies(task)).find((one) => one.extension === extension);
    if (!copy) throw new Error(`The page ${task.plan.outputPath} has no copy "${extension}".`);
    return copy.content;
  };
  return tasks.flatMap((task): PageArtefact[] => {
    const { outputPath } = task.plan;
    const known = facts.get(task.key);
    if (!known) return [];
    const files = known.copies.map(({ extension, content }) => ({
      path: outputPath + extension,
      content: { ...content, read: () => readCopy(task, extension) },
    }));
    return [{ outputPath, resources: known.resources, files }];
  });
}
