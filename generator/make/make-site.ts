import { tellTroubles } from '../check/picture-troubles.ts';
import type { SiteFile } from '../common/output-file.ts';
import type { Project } from '../common/project.ts';
import { ContentError } from '../diagnostics/errors.ts';
import { findabilityFiles } from '../findability/files.ts';
import { effortFor } from '../hosts/compress.ts';
import { allWorks, PicturesError } from '../images/trouble.ts';
import type { Machine } from '../machine/machine.ts';
import { speculationFile } from '../plan/speculation.ts';
import type { CheckedSite } from '../posts/read-site.ts';
import type { Progress } from '../progress/progress.ts';
import { makePages, type PageArtefact } from './pages.ts';
import { makePictures } from './pictures.ts';
import type { PlannedSite } from './plan-site.ts';
import { makeSearch } from './search.ts';
import { unusedScripts } from './unused-scripts.ts';

export interface MakeSiteInput {
  checked: CheckedSite;
  planned: PlannedSite;
  project: Project;
  /** A draft has no compressed copies and no pictures for social networks. */
  isDraft: boolean;
  progress: Progress;
}

/** What content becomes, but for what hosts ask for. */
export interface MadeSite {
  pages: PageArtefact[];
  /** Those of the pages first. */
  files: SiteFile[];
}

/** The files of a plan without the scripts that no page has a use for. */
function usedFiles({ files, bundle, manifest }: PlannedSite, pages: readonly PageArtefact[]): SiteFile[] {
  const islands = [...new Set(pages.flatMap(({ resources }) => resources.islands))];
  const { loader, hydrate, react } = manifest;
  const asked = islands.length > 0 ? [loader, hydrate, react, ...islands.map((name) => manifest.islands[name] ?? '')] : [];
  const unused = unusedScripts(bundle.files, asked);
  return files.filter(({ path }) => !unused.has(path));
}

async function makePagesAndPictures({ isDraft, ...input }: Omit<MakeSiteInput, 'checked'>, machine: Machine) {
  const effort = isDraft ? 'none' : effortFor(input.planned.planner.pages.length);
  const pages = await makePages({ ...input, effort }, machine);
  const drawn = isDraft ? { files: [], troubles: [] } : await makePictures({ ...input, pages }, machine);
  if (drawn.troubles.length > 0) throw new PicturesError(drawn.troubles);
  return { effort, pages, pictures: drawn.files };
}

/** Makes all files of a site. @throws ContentError with every picture of the content that cannot be worked on */
export async function makeSite({ checked, ...input }: MakeSiteInput, machine: Machine): Promise<MadeSite> {
  const { site } = checked;
  const { planned, progress, project } = input;
  try {
    const [{ effort, pages, pictures }, icons, images] = await allWorks([
      makePagesAndPictures(input, machine),
      planned.drawIcons(),
      planned.encodeImages(progress),
    ] as const);
    const ofPages = pages.flatMap(({ files }) => files);
    const found = [...findabilityFiles(site), speculationFile(site)];
    const searched = await makeSearch({ site, pages, project, effort }, machine);
    return { pages, files: [...ofPages, ...found, ...searched, ...usedFiles(planned, pages), ...images, ...icons, ...pictures] };
  } catch (error) {
    if (!(error instanceof PicturesError)) throw error;
    throw new ContentError(tellTroubles(checked, error.troubles), checked.language);
  }
}
