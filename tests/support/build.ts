import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildSite } from '../../generator/build/build.ts';
import { planHost } from '../../generator/build/hosting/host-plan.ts';
import { serveSite } from '../../generator/build/hosting/preview.ts';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { readEditions, sitesOf } from '../../generator/build/tasks/read-site.ts';
import { loadValidSite } from '../../generator/check/load-site.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { machine } from './environment.ts';
import { projectRoot } from './project-root.ts';
import { openRunFolder } from './run-folder.ts';

export const shippedSite = join(projectRoot, 'site.json');

/** Content of the specification; unaffected by changes of `site.json`. */
export const specifiedContent = join(projectRoot, 'tests/fixtures/sites/specification/site.json');

/** Specified site in a temporary folder; see `withPictures`. */
export const specifiedSite = (): Promise<string> => withPictures(specifiedContent);

/** All pages of the company in Arabic and English; see `withPictures`. */
export const bilingualSite = (): Promise<string> => withPictures(fixtureSite('bilingual'));

/**
 * Copies a site into a temporary folder, with its pictures from `assets/` of the project, or a placeholder where one is
 * missing.
 * @returns path of its site file
 */
async function withPictures(siteFile: string): Promise<string> {
  const folder = await temporaryFolder();
  const content = readFileSync(siteFile, 'utf8');
  const pictures = new Set([...content.matchAll(/"src": "([^"]+)"/g)].map(([, source = '']) => source));
  for (const picture of pictures) {
    const own = join(projectRoot, 'assets', picture);
    await mkdir(dirname(join(folder, 'assets', picture)), { recursive: true });
    await copyFile(
      existsSync(own) ? own : join(dirname(fixtureSite('minimal')), 'assets/picture.svg'),
      join(folder, 'assets', picture),
    );
  }
  await writeFile(join(folder, 'site.json'), content);
  return join(folder, 'site.json');
}

export function fixtureSite(name: string): string {
  return join(projectRoot, 'tests/fixtures/sites', name, 'site.json');
}

/** Creates a temporary folder, removed at the end of the test run. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(openRunFolder(), 'qiyam-'));
}

/** Builds a site into a temporary folder; a draft build has the same pages in less time. */
export async function buildTemporarily(siteFile: string, { isDraft = false } = {}): Promise<string> {
  const outDir = join(await temporaryFolder(), 'out');
  await buildSite({ project: openProject(siteFile, outDir), isDraft }, machine);
  return outDir;
}

/** Serves a built site like `npm run preview`. */
export async function serveBuilt(siteFile: string, outDir: string, { isSecure = false } = {}): Promise<RunningServer> {
  const editions = readEditions(await loadValidSite({ project: openProject(siteFile) }, machine));
  return serveSite({ outDir, plan: planHost(...sitesOf(editions)), port: 0, isSecure });
}

/** Builds and serves a site. */
export async function buildAndServe(siteFile: string, { isSecure = false, isDraft = false } = {}): Promise<RunningServer> {
  return serveBuilt(siteFile, await buildTemporarily(siteFile, { isDraft }), { isSecure });
}
