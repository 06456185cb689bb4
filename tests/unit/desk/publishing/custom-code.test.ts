import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { customFolders } from '../../../../generator/bundle/templates/custom-modules.ts';
import { hasCustomCode } from '../../../../generator/desk/publishing/custom-code.ts';
import { temporaryFolder } from '../../../support/build.ts';

test.each(Object.keys(customFolders))('a site with a file in %s has code', async (name) => {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, name, 'own'), { recursive: true });
  expect(hasCustomCode(folder)).toBe(false);
  writeFileSync(join(folder, name, 'own/block.ts'), '');
  expect(hasCustomCode(folder)).toBe(true);
});

test('a site without such folders, or with a file of that name, has none', async () => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, 'blocks'), '');
  expect(hasCustomCode(folder)).toBe(false);
});
