import { join } from 'node:path';
import type { GitObstacle } from '../../editor/document/protocol-publishing.ts';
import { checkOut } from './checkout.ts';
import { fetchPublished, findPublishedBranch, type PublishedBranch, type PublishedVersion } from './published-version.ts';

/** Where the published version comes from. */
export interface PublishedSource {
  /** Newest published version. @param timeout milliseconds */
  find: (timeout: number) => Promise<PublishedVersion | { obstacle: GitObstacle }>;
  /** Writes a version into a folder. @returns site file */
  checkOut: (commit: string) => Promise<string>;
}

/** Published version of a site in a git repository. @param folder for checkouts */
export function gitSource(siteFile: string, folder: string): PublishedSource {
  let branch: PublishedBranch | undefined;
  return {
    find: async (timeout) => {
      const found = await findPublishedBranch(siteFile);
      if ('obstacle' in found) return found;
      branch = found;
      return fetchPublished(found, timeout);
    },
    checkOut: async (commit) => {
      if (!branch) throw new Error('The published version was not looked up.');
      return join(await checkOut(branch, commit, folder), branch.siteName);
    },
  };
}
