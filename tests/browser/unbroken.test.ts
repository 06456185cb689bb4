import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import type { Site } from '../../site.schema.ts';
import { type ThemePresetName, themePresetNames } from '../../templates/theme/theme-options.ts';
import { buildTemporarily, fixtureSite, serveBuilt, shippedSite, temporaryFolder } from '../support/build.ts';
import { pathsOf } from '../support/checked-sites.ts';
import { writeExamples } from '../support/examples.ts';
import { openBrowser } from '../support/page.ts';
import { writePostsSite } from '../support/posts-site.ts';
import { brokenRuns } from './measures/unbroken.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });

async function copyOf(siteFile: string): Promise<string> {
  const folder = await temporaryFolder();
  await cp(join(dirname(siteFile), 'assets'), join(folder, 'assets'), { recursive: true });
  await cp(siteFile, join(folder, 'site.json'));
  return join(folder, 'site.json');
}

/** Sites with dates, numbers and breadcrumbs, in both languages and calendars. */
const sites = {
  'site.json': () => copyOf(shippedSite),
  examples: () => writeExamples(),
  posts: () => writePostsSite(),
  school: () => copyOf(fixtureSite('school')),
  museum: () => copyOf(fixtureSite('museum')),
};

async function buildWithPreset(siteFile: string, look: ThemePresetName): Promise<string> {
  const site: Site = JSON.parse(await readFile(siteFile, 'utf8'));
  const { brand = '#0f5c48', accent = '#e0b25f' } = site.site.theme ?? {};
  site.site.theme = { brand, accent, look };
  await writeFile(siteFile, JSON.stringify(site, null, 2));
  return buildTemporarily(siteFile, { isDraft: true });
}

describe.each(Object.entries(sites))('%s', (_, write) => {
  describe.each(themePresetNames)('with the theme preset %s', (look) => {
    let server: RunningServer;
    let paths: string[];
    beforeAll(async () => {
      const siteFile = await write();
      const outDir = await buildWithPreset(siteFile, look);
      paths = pathsOf(outDir);
      server = await serveBuilt(siteFile, outDir);
    });
    afterAll(() => server?.close());

    test('breaks no date, number or name in a breadcrumb', async () => {
      const broken: string[] = [];
      for (const path of paths) {
        const { page, leave } = await visit(`/${path}`, { home: server.url, width: 1280 });
        await page.evaluate(() => document.fonts.ready);
        for (const width of [1280, 768, 390, 320]) {
          await page.setViewportSize({ width, height: 900 });
          broken.push(...(await brokenRuns(page)).map((run) => `${look}, /${path}, ${width} px: ${run}`));
        }
        await leave();
      }
      expect(broken).toEqual([]);
    });
  });
});
