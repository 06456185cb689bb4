import type { PictureFailure } from '../../assets/images/picture-failures.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { Progress } from '../../core/progress/progress.ts';
import { groupBy } from '../../core/util/group-by.ts';
import type { StoredFile } from '../../core/util/output-file.ts';
import type { PictureContent } from '../../pages/social/painter.ts';
import type { PageArtifact } from './pages.ts';
import { pictureTask } from './picture-task.ts';
import type { PlannedSite } from './plan-site.ts';

export interface MakePicturesInput {
  planned: Pick<PlannedSite, 'planner' | 'social'>;
  /** In the order of the planner. */
  pages: readonly Pick<PageArtifact, 'picture'>[];
  /** Identifies the site in the cache. */
  scope: string;
  progress: Progress;
}

/** Created files, and failures of the others. */
export interface PictureArtifacts {
  files: StoredFile[];
  failures: PictureFailure[];
}

/** Estimated CPU seconds per picture, for progress. */
const secondsPerPicture = 0.008;

/** Creates the social pictures of a site; pages with the same text share one. */
export async function makePictures(input: MakePicturesInput, environment: BuildEnvironment): Promise<PictureArtifacts> {
  const { planned, pages, scope, progress } = input;
  const { planner, social } = planned;
  const needed = pages.flatMap(({ picture }, index) => {
    const route = planner.pages[index]?.route;
    return picture && route ? [{ ...picture, route }] : [];
  });
  const uniquePictures = [...new Map(needed.map((one) => [one.key, one])).values()];
  // Grouped by backdrop, so that pictures with the same one follow each other.
  const pictures = [...groupBy(uniquePictures, ({ group }) => group).values()].flat();
  const results = await environment.makeArtifacts(pictureTask, {
    scope,
    setup: social.shared,
    requests: pictures.map(({ key, route }) => ({
      cacheKey: key,
      createJob: (): { cacheKey: string; input: PictureContent } => ({ cacheKey: key, input: social.planOf(route).content }),
    })),
    secondsEach: secondsPerPicture,
    progress,
  });
  return {
    files: results.flatMap((picture, index) => {
      const path = pictures[index]?.path;
      if ('failure' in picture || path === undefined) return [];
      return picture.files.map(({ content }) => ({ path, content }));
    }),
    failures: results.flatMap((picture) => ('failure' in picture ? picture.failure : [])),
  };
}
