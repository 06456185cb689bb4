import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from '../../../../generator/core/util/project.ts';
import { temporaryFolder } from '../../../support/build.ts';

test('opens by folder or by file of any name', async () => {
  const root = join(await temporaryFolder(), 'موقع the site');
  mkdirSync(root);
  writeFileSync(join(root, 'site.json'), '{}');
  const project = openProject(root);
  expect(openProject(join(root, 'site.json'))).toEqual(project);
  expect(openProject(relative(process.cwd(), root))).toEqual(project);
  const { siteFile, assets, out, state } = openProject(join(root, 'other.json'), join(root, 'elsewhere'));
  expect([siteFile, assets, out, state].map((place) => relative(root, place))).toEqual([
    'other.json',
    'assets',
    'elsewhere',
    '.qiyam',
  ]);
});

test('keeps its state beside the real file behind a symlink', async () => {
  const [root, elsewhere] = [await temporaryFolder(), await temporaryFolder()];
  writeFileSync(join(root, 'site.json'), '{}');
  symlinkSync(join(root, 'site.json'), join(elsewhere, 'site.json'));
  expect(openProject(elsewhere)).toMatchObject({ root: elsewhere, state: join(root, '.qiyam') });
});
