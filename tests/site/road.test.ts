import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { serialize } from 'node:v8';
import { expect, test, vi } from 'vitest';
import { buildSite } from '../../generator/build.ts';
import { openProject } from '../../generator/common/project.ts';
import { openMachine } from '../../generator/machine/machine.ts';
import { openCache, type Store } from '../../generator/machine/store.ts';
import { Random } from '../fuzz/random.ts';
import { difference, fingerprint } from '../fuzz/sandbox.ts';
import { fixtureSite, specifiedSite, temporaryFolder } from '../support/build.ts';
import { filesBelow } from '../support/damage.ts';
import { emptyStore } from '../support/forgetful-machine.ts';
import { machine } from '../support/machine.ts';

async function build(siteFile: string, by: typeof machine) {
  const outDir = join(await temporaryFolder(), 'out');
  const { warnings } = await buildSite({ project: openProject(siteFile, outDir) }, by);
  const files = filesBelow(outDir).map((file) => [relative(outDir, file), readFileSync(file).toString('base64')] as const);
  return { warnings, files: new Map(files) };
}

const sites: [string, () => string | Promise<string>][] = [
  ['specification', specifiedSite],
  ...['minimal', 'municipality', 'museum', 'school', 'smallest', 'variants'].map((name): [string, () => string] => [
    name,
    () => fixtureSite(name),
  ]),
];

test.each(sites)('a build needs no cache, no threads and no disk that holds anything: %s', async (_name, find) => {
  const siteFile = await find();
  const bare = openMachine({ engine: machine.engine, cache: await temporaryFolder(), workerFile: '/none', store: emptyStore });
  const [found, expected] = [await build(siteFile, bare), await build(siteFile, machine)];
  await bare.close();
  expect(found.warnings).toEqual(expected.warnings);
  expect([...found.files.keys()]).toEqual([...expected.files.keys()]);
  expect([...found.files].filter(([path, content]) => content !== expected.files.get(path)).map(([path]) => path)).toEqual([]);
});

test('a machine that goes on makes the same of each state of a file, whatever it was before', async () => {
  const siteFile = join(await temporaryFolder(), 'site.json');
  cpSync(dirname(fixtureSite('minimal')), dirname(siteFile), { recursive: true });
  const text = readFileSync(siteFile, 'utf8');
  const lasting = openMachine({
    engine: machine.engine,
    cache: await temporaryFolder(),
    workerFile: '/none',
    store: emptyStore,
    isLasting: true,
  });
  const titles = ['عنوان أول', 'عنوان آخر', 'عنوان أول'];
  for (const title of titles) {
    const site = JSON.parse(text);
    site.routes[0].title = title;
    writeFileSync(siteFile, JSON.stringify(site, null, 2));
    expect((await build(siteFile, lasting)).files).toEqual((await build(siteFile, machine)).files);
  }
  await lasting.close();
});

/** Entries that are used as they are, of which any bytes have the right form. */
const bytesOnly = /^(?:made by|bundle|image(?!.*\/facts)|compressed|drawing|letter-icon|typeface)\b/;

/** A sound store whose values have another form, such as those that another version of the code would keep. */
function misshapen(store: Store): Store {
  const random = new Random(7, 0);
  const wrong = () => {
    const value = random.pick([null, {}, [], 0, 'x', undefined]);
    return random.chance(0.5) ? serialize(value) : Buffer.from(JSON.stringify(value) ?? '');
  };
  return {
    ...store,
    get: async (key) => ((await store.get(key)) && !bytesOnly.test(key) ? wrong() : store.get(key)),
  };
}

test('where nothing that is kept has its form, the site is as from nothing', async () => {
  const siteFile = fixtureSite('variants');
  const cache = await temporaryFolder();
  const open = (store: Store) => openMachine({ engine: machine.engine, cache, store });
  const { store } = openCache(cache, machine.engine);
  const outDir = join(await temporaryFolder(), 'out');
  const project = openProject(siteFile, outDir);
  for (let time = 0; time < 2; time++) await buildSite({ project }, open(store));
  const expected = fingerprint(outDir);
  const asked = vi.spyOn(store, 'get');
  rmSync(outDir, { recursive: true });
  await buildSite({ project }, open(misshapen(store)));
  expect(asked.mock.calls.length).toBeGreaterThan(5);
  expect(difference(fingerprint(outDir), expected)).toBeUndefined();
});
