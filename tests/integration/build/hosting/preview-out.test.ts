import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildTemporarily, fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { projectRoot } from '../../../support/project-root.ts';

/** A site with a base path, its output elsewhere and beside it, and another site, in whose folder the command runs. */
let elsewhere: string;
let site: string;
let other: string;
beforeAll(async () => {
  const folder = await temporaryFolder();
  elsewhere = await buildTemporarily(fixtureSite('variants'));
  [site, other] = [join(folder, 'موقع'), join(folder, 'آخر')];
  await cp(dirname(fixtureSite('variants')), site, { recursive: true });
  await cp(elsewhere, join(site, 'built'), { recursive: true });
  await cp(dirname(fixtureSite('minimal')), other, { recursive: true });
});

/** The first output of the preview, or its exit code and error output. */
async function preview(...args: string[]): Promise<string> {
  const start = join(projectRoot, 'generator/cli/start.mjs');
  const child = spawn(process.execPath, [start, 'preview', '--port', '0', '--language', 'en', ...args], { cwd: other });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (data) => {
    output += data;
    child.kill();
  });
  child.stderr.setEncoding('utf8').on('data', (data) => {
    errors += data;
  });
  const [code] = await once(child, 'close');
  return output === '' ? `${code} ${errors}` : output;
}

describe('preview of an output folder', () => {
  test('finds the site file beside the folder, whatever the working directory', async () => {
    expect(await preview('--out', join(site, 'built'))).toMatch(/^http:\S+\/sub\/folder\/\n$/);
  });

  test('asks for --site instead of guessing another site', async () => {
    expect(await preview('--out', elsewhere)).toMatch(/^2 \S+ was not built from .*site\.json.*--site FILE\n/);
    expect(await preview('--out', elsewhere, '--site', join(site, 'site.json'))).toMatch(/^http:\S+\/sub\/folder\/\n$/);
  });

  test('reports a folder without a build', async () => {
    expect(await preview('--out', join(other, 'nothing'))).toMatch(/^2 There is no site in /);
  });
});
