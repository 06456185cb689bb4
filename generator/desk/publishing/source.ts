import { join } from 'node:path';
import type { GitObstacle } from '../../editor/document/protocol-publishing.ts';
import { checkOut } from './checkout.ts';
import {
  type FetchLimits,
  fetchPublished,
  findPublishedBranch,
  type PublishedBranch,
  type PublishedVersion,
} from './published-version.ts';

/** Where the published version comes from. */
export interface PublishedSource {
  /** Newest published version. */
  find: (limits: FetchLimits) => Promise<PublishedVersion | { obstacle: GitObstacle }>;
  /** Writes a version into a folder. @returns site file */
  checkOut: (commit: string, signal?: AbortSignal) => Promise<string>;
}

/** Published version of a site in a git repository. @param folder for checkouts */
export function gitSource(siteFile: string, folder: string): PublishedSource {
  let branch: PublishedBranch | undefined;
  return {
    find: async (limits) => {
      const found = await findPublishedBranch(siteFile);
      if ('obstacle' in found) return found;
      branch = found;
      return fetchPublished(found, limits);
    },
    checkOut: async (commit, signal) => {
      if (!branch) throw new Error('The published version was not looked up.');
      return join(await checkOut(branch, { commit, folder, signal }), branch.siteName);
    },
  };
}
