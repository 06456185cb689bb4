import { resolve } from 'node:path';
import type { PlannedPicture } from '../graphics/social/pictures.ts';
import { groupBy } from '../group-by.ts';
import { PicturesError, type PictureTrouble } from '../images/trouble.ts';
import { KeptMap } from '../kept-map.ts';
import { isNumber, isText, maybe, partsOf } from '../kept-value.ts';
import type { NewSite } from '../output/new-site.ts';
import { hashBytes, type StoredFile } from '../output/output-file.ts';
import type { Progress } from '../progress/progress.ts';
import { type Crate, isAtHand, withoutMostlyDead } from './crate.ts';
import { createCrateReader, type Packed } from './crate-reader.ts';
import { crateForm } from './kept-forms.ts';
import type { NeededPicture } from './pages.ts';
import type { FileFacts } from './workshop.ts';
import { inBatches, type Workshops } from './workshops.ts';

export interface MakePicturesInput {
  needed: readonly NeededPicture[];
  /** Whose pictures these are: what is known of them is kept together. */
  siteFile: string;
  workshops: Workshops;
  /** Where they are written as soon as they are drawn. */
  newSite?: NewSite | undefined;
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

/** What is known of a picture. */
interface KnownPicture extends FileFacts {
  key: string;
  /** Where the store keeps its bytes; absent where it does not. */
  crate?: Crate | undefined;
}

const pictureForm = partsOf<KnownPicture>({ key: isText, size: isNumber, hash: isText, crate: maybe(crateForm) });

const nameOf = (siteFile: string) => `pictures of/${process.versions.zlib}/${hashBytes(resolve(siteFile))}`;

/** Files whose bytes are read when they are asked for. */
function readable(
  wanted: readonly NeededPicture[],
  pictures: ReadonlyMap<string, KnownPicture>,
  { here }: Workshops,
): StoredFile[] {
  const packed = ({ plan }: NeededPicture, { key, size, hash, crate }: KnownPicture): Packed => ({
    key,
    copies: [{ extension: '', content: { size, hash } }],
    crate,
    make: async () => [{ extension: '', content: (await here.makePicture(plan())).bytes }],
  });
  const read = createCrateReader((crate) =>
    wanted.flatMap((picture) => {
      const one = pictures.get(picture.key);
      return one?.crate?.name === crate ? [packed(picture, one)] : [];
    }),
  );
  return wanted.flatMap((picture): StoredFile[] => {
    const one = pictures.get(picture.key);
    if (!one) return [];
    const { size, hash, crate } = one;
    const readNow = async () => {
      const [copy] = await read(packed(picture, one));
      if (!copy) throw new Error(`There is no picture ${picture.path}.`);
      return copy.content;
    };
    return [{ path: picture.path, content: { size, hash, entry: crate?.name, read: readNow } }];
  });
}

/**
 * Draws the social pictures that no earlier build has drawn. Their bytes stay out of memory until they are asked for.
 * @throws PicturesError with every picture of the content that cannot be drawn
 */
export async function makePictures(input: MakePicturesInput): Promise<StoredFile[]> {
  const { needed, siteFile, workshops, progress, newSite } = input;
  const known = await KeptMap.of(nameOf(siteFile), pictureForm);
  // Two pages with the same words share a picture.
  const wanted = [...new Map(needed.map((picture) => [picture.key, picture])).values()];
  const pictures = new Map<string, KnownPicture>();
  for (const { key, path } of wanted) {
    const one = known.entries.get(key);
    if (one && isAtHand({ path, copies: [{ extension: '', content: one }], crate: one.crate, newSite })) pictures.set(key, one);
  }
  const missing = wanted.filter(({ key }) => !pictures.has(key));
  const troubles: PictureTrouble[] = [];
  await inBatches<PlannedPicture>({
    tasks: planEach(missing),
    atMost: missing.length,
    batchSize,
    workshops,
    make: async (workshop, batch) => {
      const tasks = batch.map(({ key, path, content }) => ({ key, path, content }));
      const { pictures: made, crate, ...met } = await workshop.makePictures({ tasks, ground: await newSite?.openEarly() });
      troubles.push(...met.troubles);
      for (const [index, { key, path }] of batch.entries()) {
        const { facts, placed } = made[index] ?? {};
        if (facts) pictures.set(key, { key, size: facts.size, hash: facts.hash, crate });
        if (facts && placed) newSite?.note(path, placed, facts.hash);
      }
    },
    workOf: workOfPicture,
    progress,
  });
  await known.keep(new Map(withoutMostlyDead([...pictures.values()]).map((picture) => [picture.key, picture])));
  if (troubles.length > 0) throw new PicturesError(troubles);
  return readable(wanted, pictures, workshops);
}
