import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import type { Site } from '../../site.schema.ts';
import { buildAndServe, fixtureSite, specifiedSite, temporaryFolder } from './build.ts';

type Edit = (site: Site) => void;

async function editAndServe(siteFile: string, edit: Edit): Promise<RunningServer> {
  const site: Site = JSON.parse(await readFile(siteFile, 'utf8'));
  edit(site);
  await writeFile(siteFile, JSON.stringify(site, null, 2));
  return buildAndServe(siteFile, { isDraft: true });
}

/** Serves the minimal site after an edit. */
export async function serveMinimal(edit: Edit): Promise<RunningServer> {
  const folder = await temporaryFolder();
  await cp(dirname(fixtureSite('minimal')), folder, { recursive: true });
  return editAndServe(join(folder, 'site.json'), edit);
}

/** Serves the specified site after an edit. */
export async function serveSpecified(edit: Edit): Promise<RunningServer> {
  return editAndServe(await specifiedSite(), edit);
}
