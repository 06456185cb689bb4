import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../../generator/paths.ts';
import { cacheFolder } from '../../generator/store.ts';
import { buildTemporarily, fixtureSite, temporaryFolder } from '../support/build.ts';
import { filesBelow } from '../support/damage.ts';

const cache = `qiyam-test-elsewhere-${process.pid}`;
afterAll(() => rmSync(join(cacheFolder, '..', cache), { recursive: true, force: true }));

const contents = (out: string) =>
  Object.fromEntries(filesBelow(out).map((file) => [relative(out, file), readFileSync(file).toString('base64')]));

test('a build that is started from another folder, with nothing kept, gives the same files', { timeout: 150_000 }, async () => {
  const siteFile = fixtureSite('minimal');
  const cwd = await temporaryFolder();
  const out = join(cwd, 'out');
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, 'generator/commands/start.mjs'), 'build', '--site', siteFile, '--out', out],
    { cwd, encoding: 'utf8', env: { ...process.env, QIYAM_CACHE: cache } },
  );
  expect(status, stderr).toBe(0);
  const [found, expected] = [contents(out), contents(await buildTemporarily(siteFile))];
  expect(Object.keys(found)).toEqual(Object.keys(expected));
  expect(Object.keys(found).filter((path) => path.endsWith('.css'))).toHaveLength(2);
  for (const [path, content] of Object.entries(found)) expect(content === expected[path], path).toBe(true);
});
