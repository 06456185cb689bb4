import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from '../../../../generator/core/util/project.ts';
import { createRouteFingerprinter } from '../../../../generator/pages/plan/route-fingerprint.ts';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { readSite } from '../../../support/read-site.ts';

const { site, assets } = await readSite({ project: openProject(fixtureSite('variants')) }, machine);
const tracesOf = (one: typeof site) => one.routes.map(createRouteFingerprinter(one, assets));
const before = tracesOf(site);
const changed = (other: typeof site) => tracesOf(other).filter((trace, index) => trace !== before[index]).length;

test('depends on the content of a page and on what it shows of other content', () => {
  const fingerprinted = before.filter((trace) => trace !== undefined);
  expect(new Set(fingerprinted).size).toBe(fingerprinted.length);
  expect(tracesOf(site)).toEqual(before);
  expect(changed({ ...site, site: { ...site.site, name: 'Another' } })).toBe(fingerprinted.length);
  const collections = Object.fromEntries(Object.entries(site.collections).map(([name, one]) => [`${name}-2`, one]));
  const shown = changed({ ...site, collections });
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(fingerprinted.length);
});

test('exists for pages in the file, but not for generated pages', async () => {
  const written = JSON.parse(readFileSync(fixtureSite('municipality'), 'utf8')).routes.map(
    (route: { path: string }) => route.path,
  );
  const municipality = await readSite({ project: openProject(fixtureSite('municipality')) }, machine);
  const traceOf = createRouteFingerprinter(municipality.site, municipality.assets);
  const fingerprinted = municipality.site.routes.filter((route) => traceOf(route) !== undefined).map(({ path }) => path);
  expect(municipality.site.routes.length).toBeGreaterThan(written.length);
  expect(fingerprinted).toEqual(written);
});

test('ignores a byte order mark', async () => {
  const siteFile = join(await temporaryFolder(), 'site.json');
  writeFileSync(siteFile, readFileSync(fixtureSite('smallest'), 'utf8'));
  const plain = (await readSite({ project: openProject(siteFile) }, machine)).site;
  writeFileSync(siteFile, `\ufeff${readFileSync(siteFile, 'utf8')}`);
  expect((await readSite({ project: openProject(siteFile) }, machine)).site).toEqual(plain);
});
