import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/build.ts';
import { engine } from '../../support/environment.ts';

const serve = (...args: string[]) =>
  spawnSync(process.execPath, [engine.start, 'serve', ...args, '--language', 'en'], { encoding: 'utf8' });

test('nothing is backed up or recovered where there is no desk', async () => {
  const place = await temporaryFolder();
  const [folder, archive] = [join(place, 'wrong'), join(place, 'desk.zip')];
  for (const args of [['--backup', archive], ['--recover']]) {
    const { status, stdout, stderr } = serve(folder, ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`There is no desk in ${folder}.desk.`);
  }
  expect(existsSync(archive)).toBe(false);
});

test('a call without a folder asks for one', () => {
  expect(serve().stderr).toContain('Name the folder of the site');
});
