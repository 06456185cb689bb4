import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openEditor } from '../../../../generator/editor/preview/open-in-editor.ts';
import { temporaryFolder } from '../../../support/build.ts';

afterEach(() => vi.unstubAllEnvs());

/** Opens a site file in a fake editor with a name, which keeps running. */
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
])('reports a windowed editor as opened, but not a terminal editor: %s', async (name, isOpened) => {
  expect(await openWith(name)).toMatchObject({ line: 1, column: 1, isOpened });
});
