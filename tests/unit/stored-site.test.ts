import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkEntries } from '../../generator/check/check-entries.ts';
import { planHost } from '../../generator/hosts/host-plan.ts';
import { styleSets } from '../../generator/plan/opening.ts';
import { siteStyles } from '../../generator/plan/styles.ts';
import { createTracer } from '../../generator/plan/trace.ts';
import { siteOf } from '../../generator/site/defaults.ts';
import { loadSite, readSiteFile } from '../../generator/site/load.ts';
import { namedFiles } from '../../generator/site/named-files.ts';
import { readStoredSite } from '../../generator/site/stored-site.ts';
import { fixtureSite, temporaryFolder } from '../support/build.ts';
import { machine } from '../support/machine.ts';

/** A site whose file stays on the disk, as large ones do. */
async function readFromDisk(siteFile: string) {
  const file = readSiteFile(siteFile, { mostHeld: 0 });
  const checked = await checkEntries({ file, assets: join(dirname(siteFile), 'assets') }, machine);
  if (!checked?.taken) throw new Error('The fixture is wrong.');
  const { site } = await readStoredSite({ file: file.name, scope: siteFile, taken: checked.taken }, machine, 'always');
  return { site, assets: checked.assets, content: file.content };
}

async function copyOf(name: string): Promise<string> {
  const folder = await temporaryFolder();
  cpSync(dirname(fixtureSite(name)), folder, { recursive: true });
  return join(folder, 'site.json');
}

describe('a site whose pages stay on the disk is the one that the file says', () => {
  test.each(['minimal', 'variants', 'specification'])('%s', async (name) => {
    const siteFile = await copyOf(name);
    const whole = siteOf(await loadSite(siteFile));
    for (const time of ['first', 'again']) {
      const { site, content } = await readFromDisk(siteFile);
      expect(content.whole, time).toBeUndefined();
      expect(site, time).toEqual(whole);
      expect(Object.keys(site.routes[1] ?? {}), time).toEqual(Object.keys(whole.routes[1] ?? {}));
      expect(planHost(site), time).toEqual(planHost(whole));
      expect(styleSets(site), time).toEqual(styleSets(whole));
      expect(siteStyles(site), time).toBe(siteStyles(whole));
      expect([...namedFiles(site)].sort(), time).toEqual([...namedFiles(whole)].sort());
    }
  });

  test('a byte order mark is passed over', async () => {
    const siteFile = await copyOf('minimal');
    const whole = siteOf(await loadSite(siteFile));
    writeFileSync(siteFile, `\ufeff${readFileSync(siteFile, 'utf8')}`);
    expect((await readFromDisk(siteFile)).site).toEqual(whole);
  });
});

test('a file that somebody writes to meanwhile is told of, in both languages', async () => {
  const siteFile = await copyOf('variants');
  // Longer than what is read at once, which stays as it was.
  writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replaceAll('\n', `\n${' '.repeat(1000)}`));
  const { site } = await readFromDisk(siteFile);
  writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replaceAll('"type"', '"eypt"'));
  expect(() => site.routes.map(({ blocks }) => blocks)).toThrow('was changed while the site was made of it');
});

test('what follows from collections is kept, and follows an edit of one of them', async () => {
  const siteFile = await copyOf('variants');
  const before = (await readFromDisk(siteFile)).site;
  writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replace('"id": 30', '"id": 5'));
  for (const time of ['first', 'again']) {
    const { site } = await readFromDisk(siteFile);
    expect(siteStyles(site), time).toBe(siteStyles(siteOf(await loadSite(siteFile))));
    expect(siteStyles(site), time).not.toBe(siteStyles(before));
  }
});

test('the plan of a page is named by its own content, and by what it shows of others', async () => {
  const { site, assets } = await readFromDisk(await copyOf('variants'));
  const tracesOf = (one: typeof site) => one.routes.map(createTracer(one, assets));
  const before = tracesOf(site);
  expect(new Set(before).size).toBe(site.routes.length);
  expect(before).not.toContain(undefined);
  expect(tracesOf(site)).toEqual(before);
  const changed = (other: typeof site) => tracesOf(other).filter((trace, index) => trace !== before[index]).length;
  expect(changed({ ...site, site: { ...site.site, name: 'Another' } })).toBe(site.routes.length);
  const collections = Object.fromEntries(Object.entries(site.collections).map(([name, one]) => [`${name}-2`, one]));
  const shown = changed({ ...site, collections });
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(site.routes.length);
});
