import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../../core/util/hash.ts';
import type { Project } from '../../core/util/project.ts';

/** Folder of what was fetched for a site by imports that are not written yet. */
export const downloadFolder = ({ cache, root }: Pick<Project, 'cache' | 'root'>): string =>
  join(cache, 'import', contentHash(root));

/** Forgets what was fetched, once an import is written: the next one must not get files that have changed since. */
export const forgetDownloads = (project: Pick<Project, 'cache' | 'root'>): Promise<void> =>
  rm(downloadFolder(project), { recursive: true, force: true });
