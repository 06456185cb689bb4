import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UsageError } from '../../../../generator/core/diagnostics/errors.ts';
import { importOptional, isInstalled, missingPackageError } from '../../../../generator/core/diagnostics/optional.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { projectRoot } from '../../../support/project-root.ts';

/** A package that there is nowhere. */
const load = () => import(/* @vite-ignore */ ['no', 'such', 'package'].join('-'));

test('a part that is not installed is asked for by name, with the command to type', async () => {
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

test('what goes wrong in a part that is installed is told as it is', async () => {
  const broken = () => Promise.reject(new SyntaxError('of the part'));
  await expect(importOptional('selfsigned', broken)).rejects.toThrow('of the part');
});

test('a part that is installed is loaded, and is known to be there', async () => {
  expect((await importOptional('selfsigned')).generate).toBeTypeOf('function');
  expect(isInstalled(projectRoot, 'react-aria-components')).toBe(true);
  expect(isInstalled(await temporaryFolder(), 'react-aria-components')).toBe(false);
});
