import { type CheckedSite, readSite as read } from '../../generator/build/tasks/read-site.ts';
import { loadValidSite } from '../../generator/check/load-site.ts';
import type { BuildEnvironment } from '../../generator/core/cache/build-environment.ts';
import type { Project } from '../../generator/core/util/project.ts';

/**
 * Content of a site file with its derived pages.
 * @throws ContentError if it has errors
 */
export async function readSite({ project }: { project: Project }, environment: BuildEnvironment): Promise<CheckedSite> {
  return read(await loadValidSite({ project }, environment));
}
