import { giveBack, much } from '../give-back.ts';
import type { Effort } from '../hosts/compress.ts';
import { allWorks } from '../images/trouble.ts';
import type { NewSite } from '../output/new-site.ts';
import type { PreparedSite } from '../prepare.ts';
import type { Progress } from '../progress/progress.ts';
import { type MakePagesInput, makePages, type NeededPicture } from './pages.ts';
import { makePictures } from './pictures.ts';
import { openWorkshops } from './workshops.ts';

export interface MakeArtefactsInput {
  prepared: PreparedSite;
  /** Names the code of the generator. */
  codeKey: string;
  /** Whose artefacts these are. */
  siteFile: string;
  /** How hard pages are compressed. */
  effort: Effort;
  /** A draft has no social pictures. */
  isDraft?: boolean;
  /** Where pages are written as soon as they are made. */
  newSite?: NewSite;
  progress: Progress;
}

/** Of a build that takes seconds. Bytes. */
const little = 48 * 1024 ** 2;

/**
 * What routes become, pages and social pictures, with the icons of the site and the pictures of its content: made side by
 * side, or known from earlier builds. @throws PicturesError with every picture that cannot be worked on
 */
export async function makeArtefacts({ prepared, isDraft = false, ...input }: MakeArtefactsInput) {
  const workshops = openWorkshops({ ...prepared, ...input });
  let onPlanned: MakePagesInput['onPlanned'] = () => {};
  const planned = new Promise<NeededPicture[]>((resolve) => {
    onPlanned = resolve;
  });
  const make = async () => {
    const pages = await makePages({ ...prepared, ...input, plannable: prepared.planner.pages, workshops, onPlanned });
    // Drawing takes long, and memory of its own.
    if (!isDraft) giveBack(workshops.areMany() ? little : much);
    return pages;
  };
  // A draft forgets none of those that are known.
  const draw = async () => (isDraft ? [] : makePictures({ ...input, needed: await planned, workshops }));
  try {
    const [pages, pictures, icons, photos] = await allWorks([
      make(),
      draw(),
      prepared.drawIcons(),
      prepared.encodeImages(input.progress),
    ] as const);
    return { pages, drawn: [...photos, ...icons, ...pictures] };
  } finally {
    await workshops.close();
    if (!isDraft && workshops.areMany()) giveBack(little);
  }
}
