import { PicturesError, waitForPictures } from '../../assets/images/picture-failures.ts';
import { toPictureDiagnostics } from '../../check/picture-diagnostics.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { ContentError } from '../../core/diagnostics/errors.ts';
import type { Progress } from '../../core/progress/progress.ts';
import type { OutputFile } from '../../core/util/output-file.ts';
import { speculationFile } from '../../pages/plan/speculation.ts';
import { findabilityFiles } from '../../pages/structured-data/files.ts';
import { effortFor } from '../hosting/compress.ts';
import { makePages, type PageArtifact } from './pages.ts';
import { makePictures } from './pictures.ts';
import type { PlannedSite } from './plan-site.ts';
import { type CheckedEditions, type CheckedSite, sitesOf } from './read-site.ts';
import { makeSearch } from './search.ts';
import { unusedScripts } from './unused-scripts.ts';

export interface MakeSiteInput {
  checked: CheckedSite;
  planned: PlannedSite;
  /** A draft has no compressed copies and no social pictures. */
  isDraft: boolean;
  progress: Progress;
}

interface MakePagesAndPicturesInput extends Omit<MakeSiteInput, 'checked'> {
  scope: string;
}

/** Pages and files of a site or edition, without files for hosts. */
export interface SiteArtifacts {
  pages: PageArtifact[];
  /** Files of pages first. */
  files: OutputFile[];
}

/** Artifacts of an edition. */
export interface EditionArtifacts extends SiteArtifacts, Pick<MakeSiteInput, 'checked' | 'planned'> {}

/** Files of a plan without scripts that no page uses. */
function usedFiles({ files, bundle, manifest }: PlannedSite, pages: readonly PageArtifact[]): OutputFile[] {
  const islands = [...new Set(pages.flatMap(({ resources }) => resources.islands))];
  const { loader, hydrate, react } = manifest;
  const asked = islands.length > 0 ? [loader, hydrate, react, ...islands.map((name) => manifest.islands[name] ?? '')] : [];
  const unused = unusedScripts(bundle.files, asked);
  return files.filter(({ path }) => !unused.has(path));
}

async function makePagesAndPictures({ isDraft, ...input }: MakePagesAndPicturesInput, environment: BuildEnvironment) {
  const effort = isDraft ? 'none' : effortFor(input.planned.planner.pages.length);
  const pages = await makePages({ ...input, effort }, environment);
  const pictureResult = isDraft ? { files: [], failures: [] } : await makePictures({ ...input, pages }, environment);
  if (pictureResult.failures.length > 0) throw new PicturesError(pictureResult.failures);
  return { effort, pages, pictures: pictureResult.files };
}

/**
 * Creates the files of a site, or of one of its editions.
 * @throws ContentError with all pictures that cannot be processed
 */
export async function makeSite({ checked, ...input }: MakeSiteInput, environment: BuildEnvironment): Promise<SiteArtifacts> {
  const { site } = checked;
  const { planned, progress } = input;
  const { scope } = checked;
  try {
    const [{ effort, pages, pictures }, icons, images] = await waitForPictures([
      makePagesAndPictures({ ...input, scope }, environment),
      planned.drawIcons(),
      planned.encodeImages(progress),
    ] as const);
    const ofPages = pages.flatMap(({ files }) => files);
    const searched = await makeSearch({ site, pages, scope, effort }, environment);
    return { pages, files: [...ofPages, ...searched, ...usedFiles(planned, pages), ...images, ...icons, ...pictures] };
  } catch (error) {
    if (!(error instanceof PicturesError)) throw error;
    throw new ContentError(toPictureDiagnostics(checked, error.failures), checked.language);
  }
}

/** Files that a site has once for all editions. */
export function siteWideFiles(editions: CheckedEditions): OutputFile[] {
  const sites = sitesOf(editions);
  return [...findabilityFiles(sites), speculationFile(sites[0])];
}

/** All files of a site; files that editions share occur once. */
export function allFiles([first, ...others]: readonly SiteArtifacts[], ofWhole: readonly OutputFile[]): OutputFile[] {
  const files = [...(first?.files ?? []), ...ofWhole];
  if (others.length === 0) return files;
  const paths = new Set(files.map(({ path }) => path));
  const isNew = ({ path }: OutputFile) => !paths.has(path) && paths.add(path);
  return [...files, ...others.flatMap((one) => one.files.filter(isNew))];
}
