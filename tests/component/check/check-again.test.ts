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

/** What a check says that knows nothing of any other. */
async function checkAlone(siteFile: string) {
  const source = await loadSite(siteFile);
  const assets = await readAssets(join(dirname(siteFile), 'assets'), source.value, machine);
  const { site, diagnostics } = checkSite(source, assets);
  return { source, assets, isValid: site !== undefined, diagnostics };
}

/** Holds what a check says that knows of others to what one says that does not. */
async function expectSame(siteFile: string, by: BuildEnvironment, what: string): Promise<boolean> {
  const alone = await checkAlone(siteFile);
  const { diagnostics, isValid, source, assets } = await checkFile(openProject(siteFile), by);
  expect({ diagnostics, isValid }, what).toEqual({ diagnostics: alone.diagnostics, isValid: alone.isValid });
  expect(source.value, what).toEqual(alone.source.value);
  // Of a newer file nothing else is looked at.
  const isNewer = diagnostics.some(({ code }) => code === 'newer-version');
  if (!isNewer) expect([...assets.keys()].sort(), what).toEqual([...alone.assets.keys()].sort());
  return alone.isValid;
}

/** The machine of a command: it remembers what others have kept in its folder. */
const openOwn = async () => openBuildEnvironment({ engine, cache: await temporaryFolder() });

/** The machine of a preview, which remembers what it has done itself too. */
const openLasting = async () => openBuildEnvironment({ engine, cache: await temporaryFolder(), isLongRunning: true });

/** That of another process. */
const reopen = ({ folder }: BuildEnvironment) => openBuildEnvironment({ engine, cache: folder });

describe('a cached check', () => {
  test.each(invalidSiteNames)('reports %s like a fresh check', async (name) => {
    const siteFile = await writeInvalidSite(name, await temporaryFolder());
    const { base } = readInvalidSite(name);
    const memory = await openOwn();
    if (base) {
      writeFileSync(siteFile, readBase(base));
      await expectSame(siteFile, memory, 'the base');
    }
    await writeInvalidSite(name, dirname(siteFile));
    await expectSame(siteFile, memory, 'the fault');
    await expectSame(siteFile, reopen(memory), 'the fault, again');
    if (base) writeFileSync(siteFile, readBase(base));
    await expectSame(siteFile, memory, 'the base again');
  });
});

test('a full check reports progress; a cached check reports none', async () => {
  const siteFile = join(await temporaryFolder(), 'site.json');
  writeFileSync(siteFile, readBase('variants'));
  const memory = await openOwn();
  const meters = [createMeter(() => 0), createMeter(() => 0)];
  for (const [index, meter] of meters.entries()) {
    await checkFile(openProject(siteFile), index === 0 ? memory : reopen(memory), { progress: meter });
  }
  expect(meters.map((meter) => meter.standing().share)).toEqual([expect.closeTo(1, 1), undefined]);
});

describe('a long-running check', () => {
  test('matches a fresh check after random edits of tree and text', async () => {
    for (const name of ['minimal', 'variants']) {
      const base = await getBase(name);
      const memory = await openLasting();
      for (let index = 0; index < 25; index++) {
        const random = new Random(11, index);
        const bytes = random.chance(0.8)
          ? Buffer.from(applyEdits(base.text, mutateStructure(random, base)))
          : toBytes(base.text, mutateText(random, base));
        writeFileSync(base.siteFile, bytes);
        await expectSame(base.siteFile, memory, `${name} ${index}`);
        if (index % 5 === 0) writeFileSync(base.siteFile, base.text);
        if (index % 5 === 0) await expectSame(base.siteFile, memory, `${name} after ${index}`);
      }
    }
  });
});

describe('a cached check notices', () => {
  const start = async () => {
    const siteFile = await writeInvalidSite('date-ahead', await temporaryFolder());
    const memory = await openOwn();
    await expectSame(siteFile, memory, 'first');
    return { siteFile, memory, picture: (name: string) => join(dirname(siteFile), 'assets', name) };
  };

  test('an added unused picture', async () => {
    const { siteFile, memory, picture } = await start();
    writeFileSync(picture('unused.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    await expectSame(siteFile, memory, 'unused');
    expect((await checkFile(openProject(siteFile), memory)).diagnostics.map(({ code }) => code)).toContain('unused-image');
  });

  test('a missing and a damaged picture', async () => {
    const { siteFile, memory, picture } = await start();
    const { assets } = await checkFile(openProject(siteFile), memory);
    const [name = ''] = [...assets].flatMap(([source, { state }]) => (state === 'ready' ? [source] : []));
    const bytes = readFileSync(picture(name));
    rmSync(picture(name));
    expect(await expectSame(siteFile, memory, 'gone')).toBe(false);
    writeFileSync(picture(name), 'x');
    expect(await expectSame(siteFile, memory, 'damaged')).toBe(false);
    writeFileSync(picture(name), bytes);
    expect(await expectSame(siteFile, memory, 'whole')).toBe(true);
  });

  test('a new day', async () => {
    const { siteFile, memory } = await start();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const soon = inDays(5).toISOString().slice(0, 10);
    writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replace(/(?<="updated": ")[\d-]+/, soon));
    const codes = async () => (await checkFile(openProject(siteFile), memory)).diagnostics.map(({ code }) => code);
    expect(await codes()).toContain('date-ahead');
    vi.useFakeTimers({ toFake: ['Date'], now: inDays(10) });
    await expectSame(siteFile, memory, 'later');
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
