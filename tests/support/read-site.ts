import { type CheckedSite, readSite as read } from '../../generator/build/tasks/read-site.ts';
import { loadValidSite } from '../../generator/check/load-site.ts';
import type { BuildEnvironment } from '../../generator/core/cache/build-environment.ts';
import type { Project } from '../../generator/core/util/project.ts';

/** What a site file says, with the pages that follow from it. @throws ContentError where it is wrong */
export async function readSite({ project }: { project: Project }, machine: BuildEnvironment): Promise<CheckedSite> {
  return read(await loadValidSite({ project }, machine));
}
