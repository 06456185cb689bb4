import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { checkSite } from '../../../generator/check/check.ts';
import { checkFile } from '../../../generator/check/check-file.ts';
import { loadSite } from '../../../generator/content/site/load.ts';
import { readAssets } from '../../../generator/content/site/read-assets.ts';
import { type BuildEnvironment, openBuildEnvironment } from '../../../generator/core/cache/build-environment.ts';
import { createMeter } from '../../../generator/core/progress/progress.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { siteSchema } from '../../../site.schema.ts';
import { getBase } from '../../fuzz/bases.ts';
import { applyEdits, toBytes } from '../../fuzz/input.ts';
import { mutateStructure } from '../../fuzz/mutate-structure.ts';
import { mutateText } from '../../fuzz/mutate-text.ts';
import { Random } from '../../fuzz/random.ts';
import { temporaryFolder } from '../../support/build.ts';
import { engine, machine } from '../../support/environment.ts';
import { invalidSiteNames, readBase, readInvalidSite, writeInvalidSite } from '../../support/invalid-sites.ts';

/** Result of a check without a cache. */
async function checkAlone(siteFile: string) {
  const source = await loadSite(siteFile);
  const assets = await readAssets(join(dirname(siteFile), 'assets'), source.value, machine);
  const { site, diagnostics } = checkSite(source, assets);
  return { source, assets, isValid: site !== undefined, diagnostics };
}

/** Compares a cached check with an uncached one. */
async function expectSame(siteFile: string, by: BuildEnvironment, what: string): Promise<boolean> {
  const alone = await checkAlone(siteFile);
  const { diagnostics, isValid, source, assets } = await checkFile(openProject(siteFile), by);
  expect({ diagnostics, isValid }, what).toEqual({ diagnostics: alone.diagnostics, isValid: alone.isValid });
  expect(source.value, what).toEqual(alone.source.value);
  // Assets of a file with a newer version are not read.
  const isNewer = diagnostics.some(({ code }) => code === 'newer-version');
  if (!isNewer) expect([...assets.keys()].sort(), what).toEqual([...alone.assets.keys()].sort());
  return alone.isValid;
}

/** Environment of a command, which reads the cache folder of earlier ones. */
const openEnvironment = async () => openBuildEnvironment({ engine, cache: await temporaryFolder() });

/** Environment of a preview, which also keeps results in memory. */
const openLongRunning = async () => openBuildEnvironment({ engine, cache: await temporaryFolder(), isLongRunning: true });

/** Environment of another process with the same cache. */
const reopen = ({ folder }: BuildEnvironment) => openBuildEnvironment({ engine, cache: folder });

describe('a cached check', () => {
  test.each(invalidSiteNames)('reports %s like a fresh check', async (name) => {
    const siteFile = await writeInvalidSite(name, await temporaryFolder());
    const { base } = readInvalidSite(name);
    const environment = await openEnvironment();
    if (base) {
      writeFileSync(siteFile, readBase(base));
      await expectSame(siteFile, environment, 'the base');
    }
    await writeInvalidSite(name, dirname(siteFile));
    await expectSame(siteFile, environment, 'the fault');
    await expectSame(siteFile, reopen(environment), 'the fault, again');
    if (base) writeFileSync(siteFile, readBase(base));
    await expectSame(siteFile, environment, 'the base again');
  });
});

test('a full check reports progress; a cached check reports none', async () => {
  const siteFile = join(await temporaryFolder(), 'site.json');
  writeFileSync(siteFile, readBase('variants'));
  const environment = await openEnvironment();
  const meters = [createMeter(() => 0), createMeter(() => 0)];
  for (const [index, meter] of meters.entries()) {
    await checkFile(openProject(siteFile), index === 0 ? environment : reopen(environment), { progress: meter });
  }
  expect(meters.map((meter) => meter.standing().share)).toEqual([expect.closeTo(1, 1), undefined]);
});

describe('a long-running check', () => {
  test('matches a fresh check after random edits of tree and text', async () => {
    for (const name of ['minimal', 'variants']) {
      const base = await getBase(name);
      const environment = await openLongRunning();
      for (let index = 0; index < 25; index++) {
        const random = new Random(11, index);
        const bytes = random.chance(0.8)
          ? Buffer.from(applyEdits(base.text, mutateStructure(random, base)))
          : toBytes(base.text, mutateText(random, base));
        writeFileSync(base.siteFile, bytes);
        await expectSame(base.siteFile, environment, `${name} ${index}`);
        if (index % 5 === 0) writeFileSync(base.siteFile, base.text);
        if (index % 5 === 0) await expectSame(base.siteFile, environment, `${name} after ${index}`);
      }
    }
  });
});

describe('a cached check notices', () => {
  const start = async () => {
    const siteFile = await writeInvalidSite('date-ahead', await temporaryFolder());
    const environment = await openEnvironment();
    await expectSame(siteFile, environment, 'first');
    return { siteFile, environment, picture: (name: string) => join(dirname(siteFile), 'assets', name) };
  };

  test('an added unused picture', async () => {
    const { siteFile, environment, picture } = await start();
    writeFileSync(picture('unused.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    await expectSame(siteFile, environment, 'unused');
    expect((await checkFile(openProject(siteFile), environment)).diagnostics.map(({ code }) => code)).toContain('unused-image');
  });

  test('a missing and a damaged picture', async () => {
    const { siteFile, environment, picture } = await start();
    const { assets } = await checkFile(openProject(siteFile), environment);
    const [name = ''] = [...assets].flatMap(([source, { state }]) => (state === 'ready' ? [source] : []));
    const bytes = readFileSync(picture(name));
    rmSync(picture(name));
    expect(await expectSame(siteFile, environment, 'gone')).toBe(false);
    writeFileSync(picture(name), 'x');
    expect(await expectSame(siteFile, environment, 'damaged')).toBe(false);
    writeFileSync(picture(name), bytes);
    expect(await expectSame(siteFile, environment, 'whole')).toBe(true);
  });

  test('a new day', async () => {
    const { siteFile, environment } = await start();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const soon = inDays(5).toISOString().slice(0, 10);
    writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replace(/(?<="updated": ")[\d-]+/, soon));
    const codes = async () => (await checkFile(openProject(siteFile), environment)).diagnostics.map(({ code }) => code);
    expect(await codes()).toContain('date-ahead');
    vi.useFakeTimers({ toFake: ['Date'], now: inDays(10) });
    await expectSame(siteFile, environment, 'later');
    expect(await codes()).not.toContain('date-ahead');
    vi.useRealTimers();
  });
});

test('the site schema returns its input unchanged', async () => {
  for (const name of ['minimal', 'variants', 'examples', 'specification']) {
    const value = JSON.parse((await getBase(name)).text);
    expect(siteSchema.parse(value)).toEqual(value);
  }
});
