import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from '../../../generator/core/util/project.ts';
import { downloadFolder } from '../../../generator/import/media/download-folder.ts';
import { temporaryFolder } from '../../support/build.ts';
import { projectRoot } from '../../support/project-root.ts';

test('what was fetched is kept for an import that follows a dry run, and forgotten once it is written', async () => {
  const home = await temporaryFolder();
  const [source, folder, cache] = ['source', 'site', 'cache'].map((name) => join(home, name)) as [string, string, string];
  mkdirSync(source);
  writeFileSync(join(source, 'about.md'), '---\ntitle: من نحن\n---\n\nنص عن الجمعية.\n');
  const fetched = downloadFolder(openProject(folder, undefined, cache));
  mkdirSync(fetched, { recursive: true });
  writeFileSync(join(fetched, 'picture.bin'), 'x');
  const run = (...more: string[]) => {
    const words = ['import', source, folder, '--no-fetch', '--no-git', '--cache', cache, ...more];
    return spawnSync(process.execPath, [join(projectRoot, 'generator/cli/start.mjs'), ...words], { encoding: 'utf8' });
  };
  expect(run('--dry-run')).toMatchObject({ status: 0 });
  expect(existsSync(join(fetched, 'picture.bin'))).toBe(true);
  expect(run()).toMatchObject({ status: 0 });
  expect(existsSync(fetched)).toBe(false);
});
