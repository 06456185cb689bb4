import { resolve } from 'node:path';
import type { PlannedPicture } from '../graphics/social/pictures.ts';
import { hashBytes, type StoredFile } from '../output/output-file.ts';
import type { Progress } from '../progress/progress.ts';
import { store } from '../store.ts';
import { makeKnown } from './make-known.ts';
import { type FileFacts, pictureEntry } from './workshop.ts';
import { inBatches, type Workshops } from './workshops.ts';

export interface MakePicturesInput {
  planned: readonly PlannedPicture[];
  /** Whose pictures these are: what is known of them is kept together. */
  siteFile: string;
  workshops: Workshops;
  progress: Progress;
}

/** Seconds of a processor that a picture takes, about. */
const workOfPicture = 0.008;

/** Pictures that are asked for at once. */
const batchSize = 24;

/** Draws the social pictures that no earlier build has drawn. Their bytes stay out of memory until they are asked for. */
export async function makePictures({ planned, siteFile, workshops, progress }: MakePicturesInput): Promise<StoredFile[]> {
  // Two pages with the same words share a picture.
  const tasks = [...new Map(planned.map((picture) => [picture.path, picture])).values()];
  const facts = await makeKnown<PlannedPicture, FileFacts>({
    name: `pictures/${process.versions.zlib}/${hashBytes(resolve(siteFile))}`,
    tasks,
    make: (missing) => {
      const { makePictures: make, atOnce } = workshops.for(missing.length);
      const groupOf = ({ content }: PlannedPicture) => content.illustration?.key;
      return inBatches({ tasks: missing, groupOf, batchSize, atOnce, make, workOf: workOfPicture, progress });
    },
  });
  return tasks.flatMap((task): StoredFile[] => {
    const known = facts.get(task.key);
    const read = async () => (await store.get(pictureEntry(task.key))) ?? (await workshops.here.makePicture(task)).bytes;
    return known ? [{ path: task.path, content: { ...known, read } }] : [];
  });
}
