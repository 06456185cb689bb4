import type { PagePlan } from '../../templates/page-plan.ts';
import type { Effort } from '../hosts/compress.ts';
import type { PreparedSite } from '../prepare.ts';
import type { Progress } from '../progress/progress.ts';
import { makePages } from './pages.ts';
import { makePictures } from './pictures.ts';
import { openWorkshops } from './workshops.ts';

export interface MakeArtefactsInput {
  prepared: PreparedSite;
  plans: readonly PagePlan[];
  /** Whose artefacts these are. */
  siteFile: string;
  /** How hard pages are compressed. */
  effort: Effort;
  /** A draft has no social pictures. */
  isDraft?: boolean;
  progress: Progress;
}

/**
 * What routes become, pages and social pictures, with the icons of the site and the pictures of its content: made side by
 * side, or known from earlier builds.
 */
export async function makeArtefacts({ prepared, isDraft = false, ...input }: MakeArtefactsInput) {
  const workshops = openWorkshops({ ...prepared, ...input });
  try {
    const [pages, pictures, icons, photos] = await Promise.all([
      makePages({ ...prepared, ...input, workshops }),
      makePictures({ ...input, planned: isDraft ? [] : prepared.social.planned, workshops }),
      prepared.drawIcons(),
      prepared.encodeImages(input.progress),
    ]);
    return { pages, drawn: [...photos, ...icons, ...pictures] };
  } finally {
    await workshops.close();
  }
}
