import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openEditor } from '../../../../generator/editor/preview/open-in-editor.ts';
import { temporaryFolder } from '../../../support/build.ts';

afterEach(() => vi.unstubAllEnvs());

/** An editor of a name that goes on running, and a site file to open in it. */
async function openWith(name: string) {
  const folder = await temporaryFolder();
  const editor = join(folder, name);
  await writeFile(editor, '#!/bin/sh\nexec sleep 1\n');
  await chmod(editor, 0o755);
  const siteFile = join(folder, 'site.json');
  await writeFile(siteFile, '{}');
  vi.stubEnv('LAUNCH_EDITOR', editor);
  return openEditor({ siteFile, source: undefined, query: new URLSearchParams({ line: '1', column: '1' }) });
}

test.each([
  ['farm-editor', true],
  ['nvim', false],
  ['nano', false],
])('an editor in a window is said to open, one that takes over the terminal is not: %s', async (name, isOpened) => {
  expect(await openWith(name)).toMatchObject({ line: 1, column: 1, isOpened });
});
