import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, readSite } from '../../generator/build.ts';
import { securityHeaders } from '../../generator/headers.ts';
import { projectRoot } from '../../generator/paths.ts';
import { basePath } from '../../generator/plan.ts';
import { type RunningServer, serveSite } from '../../generator/serve.ts';

export const shippedSite = join(projectRoot, 'site.json');

export function fixtureSite(name: string): string {
  return join(projectRoot, 'tests/fixtures/sites', name, 'site.json');
}

/** A folder of its own that nothing else writes to. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'qiyam-'));
}

/** Builds a site into a temporary folder. */
export async function buildTemporarily(siteFile: string): Promise<string> {
  const outDir = join(await temporaryFolder(), 'out');
  await buildSite({ siteFile, outDir });
  return outDir;
}

/** Builds a site and serves it as `npm run preview` does. */
export async function buildAndServe(siteFile: string): Promise<RunningServer> {
  const outDir = await buildTemporarily(siteFile);
  const { site } = await readSite({ siteFile });
  return serveSite({ outDir, base: basePath(site.site.url), headers: securityHeaders(site), port: 0 });
}
