import type { PagePlan } from '../../templates/page-plan.ts';
import type { Effort } from '../hosts/compress.ts';
import type { PreparedSite } from '../prepare.ts';
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
}

/** What routes become, pages and social pictures, and the icons of the site: made side by side, or known from earlier builds. */
export async function makeArtefacts({ prepared, isDraft = false, ...input }: MakeArtefactsInput) {
  const workshops = openWorkshops({ ...prepared, ...input });
  try {
    const [pages, pictures, icons] = await Promise.all([
      makePages({ ...prepared, ...input, workshops }),
      makePictures({ planned: isDraft ? [] : prepared.social.planned, siteFile: input.siteFile, workshops }),
      prepared.drawIcons(),
    ]);
    return { pages, drawn: [...icons, ...pictures] };
  } finally {
    await workshops.close();
  }
}
