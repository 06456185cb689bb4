import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../generator/build/build.ts';
import { openBuildEnvironment } from '../../generator/core/cache/build-environment.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { fixtureSite, specifiedSite, temporaryFolder } from '../support/build.ts';
import { filesBelow } from '../support/damage.ts';
import { machine } from '../support/environment.ts';
import { emptyStore } from '../support/uncached-environment.ts';

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

test.each(sites)('a build of %s gives the same output without cache, workers and store', async (_name, find) => {
  const siteFile = await find();
  const bare = openBuildEnvironment({
    engine: machine.engine,
    cache: await temporaryFolder(),
    workerFile: '/none',
    store: emptyStore,
  });
  const [actual, expected] = [await build(siteFile, bare), await build(siteFile, machine)];
  await bare.close();
  expect(actual.warnings).toEqual(expected.warnings);
  expect([...actual.files.keys()]).toEqual([...expected.files.keys()]);
  expect([...actual.files].filter(([path, content]) => content !== expected.files.get(path)).map(([path]) => path)).toEqual([]);
});

test('a long-running environment gives the same output as a fresh one for each state of a file', async () => {
  const siteFile = join(await temporaryFolder(), 'site.json');
  cpSync(dirname(fixtureSite('minimal')), dirname(siteFile), { recursive: true });
  const text = readFileSync(siteFile, 'utf8');
  const longRunning = openBuildEnvironment({
    engine: machine.engine,
    cache: await temporaryFolder(),
    workerFile: '/none',
    store: emptyStore,
    isLongRunning: true,
  });
  const titles = ['عنوان أول', 'عنوان آخر', 'عنوان أول'];
  for (const title of titles) {
    const site = JSON.parse(text);
    site.routes[0].title = title;
    writeFileSync(siteFile, JSON.stringify(site, null, 2));
    expect((await build(siteFile, longRunning)).files).toEqual((await build(siteFile, machine)).files);
  }
  await longRunning.close();
});
