import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findMissingSchema } from '../../../../generator/content/site/schema-reference.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { upgradeSite } from '../../../../generator/editor/migrations/upgrade-site.ts';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { projectRoot } from '../../../support/project-root.ts';

const packed = { isPacked: true };
const installed = './node_modules/qiyam/generator/site.schema.json';

/** A site of a checkout, in a folder outside of it. @param files that are there besides */
async function olderSite(...files: string[]): Promise<string> {
  const folder = join(await temporaryFolder(), 'موقع قديم');
  await cp(dirname(fixtureSite('smallest')), folder, { recursive: true });
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '{}');
  }
  return folder;
}

test.each([
  ['the package is installed', [installed], installed],
  [
    'a package is installed above it',
    ['../node_modules/qiyam/generator/site.schema.json'],
    '../node_modules/qiyam/generator/site.schema.json',
  ],
  ['rules were written beside it, with its blocks', [installed, 'site.schema.json'], './site.schema.json'],
  ['nothing stays', [], undefined],
])('a schema path of a checkout is resolved: %s', async (_case, files, suggestion) => {
  const folder = await olderSite(...files);
  const found = './generator/site.schema.json';
  expect(findMissingSchema(found, join(folder, 'site.json'), packed)).toEqual({ found, ...(suggestion && { suggestion }) });
});

test('findMissingSchema accepts existing files, URLs and paths into packages', async () => {
  const file = join(await olderSite('rules of mine.json', installed), 'site.json');
  const named = [
    'rules%20of%20mine.json',
    installed,
    `${installed}#/`,
    'https://example.com/site.schema.json',
    '../node_modules/qiyam/x.json',
    undefined,
    7,
  ];
  expect(named.filter((schema) => findMissingSchema(schema, file, packed))).toEqual([]);
});

test('findMissingSchema ignores a site of a checkout', async () => {
  const file = join(await olderSite(), 'site.json');
  expect(findMissingSchema('./generator/site.schema.json', file, { isPacked: false })).toBeUndefined();
});

test('upgrade corrects $schema once and changes no other byte', async () => {
  const folder = await olderSite(installed);
  const project = openProject(folder);
  const before = readFileSync(project.siteFile, 'utf8');
  const { done, from, to } = await upgradeSite({ project, isDryRun: false }, machine);
  expect([done.map(({ at }) => at), from, to]).toEqual([[['$schema']], 1, 1]);
  const after = readFileSync(project.siteFile, 'utf8');
  expect(after).toBe(
    before.replace(
      /"\$schema": "[^"]*"/,
      `"$schema": "${installed}"`.replaceAll('$', () => '$'),
    ),
  );
  expect((await upgradeSite({ project, isDryRun: false }, machine)).done).toEqual([]);
});

test('check warns of a missing $schema with its position and the correct path', async () => {
  const folder = await olderSite(installed);
  const start = join(projectRoot, 'generator/cli/start.mjs');
  const check = (...args: string[]) =>
    spawnSync(process.execPath, [start, 'check', '--language', 'en', ...args], { cwd: folder, encoding: 'utf8' });
  const { stdout, status } = check();
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^site\.json:2:14 warning lost-schema .* Write "\.\/node_modules\/qiyam\//m),
  ]);
});
