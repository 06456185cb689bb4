import { resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { PlannedPicture } from '../graphics/social/pictures.ts';
import { groupBy } from '../group-by.ts';
import { hashBytes, type StoredFile } from '../output/output-file.ts';
import type { Progress } from '../progress/progress.ts';
import { store } from '../store.ts';
import type { NeededPicture } from './pages.ts';
import { type FileFacts, pictureEntry } from './workshop.ts';
import { inBatches, type Workshops } from './workshops.ts';

export interface MakePicturesInput {
  needed: readonly NeededPicture[];
  /** Whose pictures these are: what is known of them is kept together. */
  siteFile: string;
  workshops: Workshops;
  progress: Progress;
}

/** Seconds of a processor that a picture takes, about. */
const workOfPicture = 0.008;

/** Pictures that are asked for at once. */
const batchSize = 24;

/** Those that share a backdrop one after another. */
function inGroups(missing: readonly NeededPicture[]): NeededPicture[] {
  return [...groupBy(missing, ({ plan }) => plan().content.illustration?.key).values()].flat();
}

function* planEach(missing: readonly NeededPicture[]): Generator<PlannedPicture> {
  for (const { plan } of inGroups(missing)) yield plan();
}

/** Draws the social pictures that no earlier build has drawn. Their bytes stay out of memory until they are asked for. */
export async function makePictures({ needed, siteFile, workshops, progress }: MakePicturesInput): Promise<StoredFile[]> {
  const name = `pictures/${process.versions.zlib}/${hashBytes(resolve(siteFile))}`;
  const kept = await store.get(name);
  const known: ReadonlyMap<string, FileFacts> = kept ? deserialize(kept) : new Map();
  // Two pages with the same words share a picture.
  const wanted = [...new Map(needed.map((picture) => [picture.key, picture])).values()];
  const missing = wanted.filter(({ key }) => !known.has(key));
  const facts = new Map(
    wanted.flatMap(({ key }): [string, FileFacts][] => {
      const one = known.get(key);
      return one ? [[key, one]] : [];
    }),
  );
  await inBatches<PlannedPicture>({
    tasks: planEach(missing),
    atMost: missing.length,
    batchSize,
    workshops,
    make: async (workshop, batch) => {
      const made = await workshop.makePictures(batch);
      for (const [index, { key }] of batch.entries()) facts.set(key, made[index] as FileFacts);
    },
    workOf: workOfPicture,
    progress,
  });
  if (missing.length > 0 || facts.size !== known.size) await store.put(name, serialize(facts));
  return wanted.flatMap(({ path, key, plan }): StoredFile[] => {
    const one = facts.get(key);
    const entry = pictureEntry(key);
    const read = async () => (await store.get(entry)) ?? (await workshops.here.makePicture(plan())).bytes;
    return one ? [{ path, content: { ...one, entry, read } }] : [];
  });
}
