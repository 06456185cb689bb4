import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { damages, filesBelow } from '../../../support/damage.ts';
import { projectRoot } from '../../../support/project-root.ts';

/** Folder names with a space and Arabic letters; one site has a fault. */
const names = ['a b', 'متحف', 'wrong'];
let folder: string;

function put(name: string, change: (site: string) => string = (site) => site): void {
  cpSync(dirname(fixtureSite('smallest')), join(folder, name), { recursive: true });
  const file = join(folder, name, 'site.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const start = join(projectRoot, 'generator/cli/start.mjs');

/** Runs a command. Removes progress lines, which appear on a busy machine. */
function call(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [start, ...args, '--language', 'en'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr: stderr.replaceAll(/^Reading the content.*\n|^Writing.*\n/gm, '') };
}

beforeAll(async () => {
  folder = await temporaryFolder();
  for (const name of names) put(name, (site) => (name === 'wrong' ? site.replace('"routes"', '"ruotes"') : site));
  mkdirSync(join(folder, 'no site'));
});

describe('several sites in one call', () => {
  test('are reported one after the other by name, with the worst exit code', () => {
    const { status, stdout, stderr } = call('check', 'wrong', 'متحف', 'a b');
    expect(status).toBe(1);
    expect(stdout.match(/^== .*$/gm)).toEqual(['== wrong', '== متحف', '== a b']);
    expect(stdout).toMatch(/^wrong\/site\.json:\d+:\d+ error unknown-key/m);
    expect(stderr).toBe('3 sites, 1 failed: wrong\n');
  });

  test('give a single list in JSON format', () => {
    const { status, stdout } = call('check', ...names, '--format=json', '--strict');
    expect(status).toBe(1);
    const files = new Set(JSON.parse(stdout).map(({ file }: { file: string }) => file));
    expect(files).toEqual(new Set(names.map((name) => join(name, 'site.json'))));
  });

  test('are built beside their files even when others fail or a folder has no site', () => {
    const { status, stdout, stderr } = call('build', 'no site', 'wrong', 'a b', '--draft');
    expect(status).toBe(2);
    expect(stdout).toMatch(/^a b\/out\.draft: 2 pages/m);
    expect(stderr).toMatch(/Cannot read .*no site/);
    expect(stderr).toContain('3 sites, 2 failed: no site, wrong\n');
    expect(names.filter((name) => existsSync(join(folder, name, 'out.draft/index.html')))).toEqual(['a b']);
    expect(`${stdout}${stderr}`).not.toContain('\n    at ');
  });

  test('can be given by a glob pattern', () => {
    const { status, stdout } = call('check', './*');
    expect([status, stdout.match(/^== .*$/gm)]).toEqual([1, ['== a b', '== wrong', '== متحف']]);
    expect(call('check', 'no site/*')).toMatchObject({ status: 2, stdout: '' });
  });

  test('accept no options for a single site', () => {
    const { status, stderr } = call('build', 'a b', 'متحف', '--out', 'x');
    expect([status, stderr]).toEqual([2, expect.stringContaining('--out is for one site')]);
    expect(call('check', 'a b', '--site', 'wrong/site.json').status).toBe(2);
    expect(existsSync(join(folder, 'x'))).toBe(false);
  });

  test('may be a single one, built beside its file', () => {
    const { status, stdout } = call('build', 'a b');
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^a b\/out: 2 pages/m)]);
  });
});

describe('a shared cache', () => {
  const contents = (name: string) =>
    filesBelow(join(folder, name, 'out')).map((file) => [
      file.slice(folder.length + name.length + 1),
      readFileSync(file, 'base64'),
    ]);

  const build = async (name: string) => {
    const child = spawn(process.execPath, [start, 'build', name, '--cache', 'كاش/shared'], { cwd: folder, stdio: 'ignore' });
    const [code] = await once(child, 'close');
    return code;
  };

  test('serves concurrent builds with identical output, even when damaged', async () => {
    for (const name of ['one', 'two', 'three']) put(name);
    expect(call('build', 'three').status).toBe(0);
    const expected = contents('three');
    expect(await Promise.all(['one', 'two'].map(build))).toEqual([0, 0]);
    expect([contents('one'), contents('two')]).toEqual([expected, expected]);
    const caches = readdirSync(join(folder, 'كاش/shared')).sort();
    expect(caches).toEqual(['engine', 'sites']);
    const cachedFiles = caches.flatMap((name) => filesBelow(join(folder, 'كاش/shared', name, 'store')));
    expect(cachedFiles.length).toBeGreaterThan(1);
    const selectedDamages = [damages['is empty'], damages['has a flipped bit at its end'], damages['is gone']];
    for (const [index, file] of cachedFiles.entries()) selectedDamages[index % selectedDamages.length]?.(file, file);
    expect(await Promise.all(['one', 'two'].map(build))).toEqual([0, 0]);
    expect([contents('one'), contents('two')]).toEqual([expected, expected]);
  });
});
