import { expect, test } from 'vitest';
import { buildTemporarily, serveBuilt } from '../support/build.ts';
import { type CheckedSite, pathsOf } from '../support/checked-sites.ts';
import { openIssues } from './check.ts';
import { allSchemes } from './schemes.ts';
import { statesOf, targetsOf } from './targets.ts';

/** Only stops what hangs: the largest site has sixty pages in three schemes. */
const limit = 3_600_000;

/** A test for each site: the pages that a browser opens on a desktop, and its states, in all schemes. */
export function checkSites(sites: readonly CheckedSite[]): void {
  const issuesOf = openIssues(allSchemes);
  test.each(sites)('$name', { timeout: limit }, async (site) => {
    const siteFile = await site.write();
    const outDir = await buildTemporarily(siteFile, { isDraft: true });
    const server = await serveBuilt(siteFile, outDir);
    try {
      const paths = pathsOf(outDir).filter((path) => site.opened?.test(path) ?? true);
      expect(paths.length).toBeGreaterThan(0);
      for (const target of [...targetsOf(paths, [1280]), ...statesOf(site)])
        expect.soft(await issuesOf(server.url, target), `/${target.path} ${target.actions}`).toEqual([]);
    } finally {
      await server.close();
    }
  });
}
