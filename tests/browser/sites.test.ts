import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../generator/build/build.ts';
import { planHost } from '../../generator/build/hosting/host-plan.ts';
import { serveSite } from '../../generator/build/hosting/preview.ts';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { fixtureSite, temporaryFolder } from '../support/build.ts';
import { machine } from '../support/environment.ts';
import { bilingualMuseum } from '../support/languages-site.ts';
import { openBrowser } from '../support/page.ts';
import { placedSources, unlevelFields } from './measures/rows.ts';
import { clippedText, overlappingText, sidewaysOverflow } from './measures/text.ts';
import { measureTogether } from './measures/together.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });

const measures = [sidewaysOverflow, clippedText, overlappingText, unlevelFields, placedSources];

interface Written {
  routes: { path: string; draft?: true; blocks: { type: string }[] }[];
  collections?: Record<
    string,
    { path?: string; posts?: { name: string; draft?: true }[]; entries?: { name: string; draft?: true; href?: string }[] }
  >;
}

interface Case {
  name: string;
  file: () => Promise<string>;
  /** Path prefix of a second language. */
  second?: string;
}

const siteOf = (name: string): Case => ({ name, file: async () => fixtureSite(name) });
const sites = [
  siteOf('municipality'),
  siteOf('school'),
  { name: 'museum', file: bilingualMuseum, second: '/ar' },
  siteOf('smallest'),
];

const isPublished = ({ draft }: { draft?: boolean }) => draft !== true;

/** Paths of a site: its routes, post lists with the latest post, and entries. */
function pathsOf({ name, second }: Case): string[] {
  const { routes, collections = {} }: Written = JSON.parse(readFileSync(fixtureSite(name), 'utf8'));
  const ofCollections = Object.values(collections).flatMap(({ path, posts, entries = [] }) => {
    const lists = path === undefined || !posts ? [] : [path];
    const rows =
      path === undefined
        ? []
        : [
            ...(posts ?? []).filter(isPublished).slice(0, 1),
            ...entries.filter((one) => isPublished(one) && one.href === undefined).slice(0, 3),
          ];
    return [...lists, ...rows.map(({ name }) => `${path}/${name}`)];
  });
  const published = routes.filter(isPublished);
  const paths = [...published.map(({ path }) => path), ...ofCollections];
  return second === undefined ? paths : [...paths, ...paths.map((path) => (path === '/' ? second : second + path))];
}

describe.each(sites)('the site $name', (site) => {
  let server: RunningServer;
  let warnings: string[];
  beforeAll(async () => {
    const outDir = join(await temporaryFolder(), 'out');
    const built = await buildSite({ project: openProject(await site.file(), outDir) }, machine);
    warnings = built.warnings.map(({ code, message }) => `${code}: ${message.en}`);
    server = await serveSite({ outDir, plan: planHost(...built.sites), port: 0, isSecure: false });
  });
  afterAll(() => server?.close());

  test('builds without warnings except placeholders and past dates', () => {
    // Ignores warnings that depend on the current date.
    expect(
      warnings.filter((one) => !/^(?:placeholder|placeholder-url|event-passed|announcement-passed|date-passed):/.test(one)),
    ).toEqual([]);
  });

  test.each(pathsOf(site))('has no layout faults on %s', async (path) => {
    const { page, problems } = await visit(path, { home: server.url, width: 1280 });
    expect(await page.locator('h1').count()).toBe(1);
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await measureTogether(page, measures), `${width} px`).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
});
