import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UsageError } from '../../../../generator/core/diagnostics/errors.ts';
import { importOptional, isInstalled, missingPackageError } from '../../../../generator/core/diagnostics/optional.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { projectRoot } from '../../../support/project-root.ts';

/** Imports a package that does not exist. */
const load = () => import(/* @vite-ignore */ ['no', 'such', 'package'].join('-'));

test('names a missing package and the command to install it', async () => {
  const error = await importOptional('selfsigned', load).catch((caught: unknown) => caught);
  if (!(error instanceof UsageError)) throw error;
  const { devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  for (const language of ['ar', 'en'] as const) {
    expect(error.in(language)).toContain('selfsigned');
    expect(error.in(language)).toContain('"npm run add -- secure"');
    expect(missingPackageError('heic-decode').in(language)).toContain('"npm run add -- heic"');
    const icons = `"npm install @tabler/icons@${devDependencies['@tabler/icons']}"`;
    expect(missingPackageError('@tabler/icons').in(language)).toContain(icons);
  }
});

test('rethrows errors of an installed package', async () => {
  const broken = () => Promise.reject(new SyntaxError('of the part'));
  await expect(importOptional('selfsigned', broken)).rejects.toThrow('of the part');
});

test('loads an installed package and detects that it is installed', async () => {
  expect((await importOptional('selfsigned')).generate).toBeTypeOf('function');
  expect(isInstalled(projectRoot, 'react-aria-components')).toBe(true);
  expect(isInstalled(await temporaryFolder(), 'react-aria-components')).toBe(false);
});
