import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../generator/paths.ts';
import { writeSite } from '../../generator/write.ts';
import { fixtureSite, temporaryFolder } from '../support/build.ts';

const page = (content: string) => [
  { path: 'index.html', content },
  { path: 'a/b.txt', content },
];

test('a second write replaces the first whole and leaves nothing beside it', async () => {
  const folder = await temporaryFolder();
  const out = join(folder, 'out');
  await writeSite(out, [...page('one'), { path: 'gone.txt', content: 'x' }]);
  await writeSite(out, page('two'));
  expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('two');
  expect((await readdir(out)).sort()).toEqual(['a', 'index.html']);
  expect(await readdir(folder)).toEqual(['out']);
});

test('a write that fails half-way leaves the previous site as it was', async () => {
  const folder = await temporaryFolder();
  const out = join(folder, 'out');
  await writeSite(out, page('one'));
  await expect(
    writeSite(out, [...page('two'), { path: 'a/b.txt/c.txt', content: 'a file cannot be a folder' }]),
  ).rejects.toThrow();
  expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('one');
  expect(await readdir(folder)).toEqual(['out']);
});

test('what a killed build left is put right by the next one', async () => {
  const folder = await temporaryFolder();
  const out = join(folder, 'out');
  await writeSite(out, page('one'));
  await rename(out, `${out}.old`);
  await mkdir(`${out}.new-999999999`);
  await writeFile(join(`${out}.new-999999999`, 'half.txt'), '');
  await expect(writeSite(out, [...page('two'), { path: 'a/b.txt/c.txt', content: '' }])).rejects.toThrow();
  expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('one');
  expect(await readdir(folder)).toEqual(['out']);
});

function runCommand(command: string, args: string[], cwd = projectRoot) {
  const child = spawn(
    process.execPath,
    [join(projectRoot, 'node_modules/tsx/dist/cli.mjs'), join(projectRoot, `generator/commands/${command}.ts`), ...args],
    { cwd },
  );
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  );
}

test('build: wrong content exits 1, says where without a stack trace, and leaves the output as it was', async () => {
  const folder = await temporaryFolder();
  await cp(join(fixtureSite('minimal'), '..'), folder, { recursive: true });
  const site = join(folder, 'site.json');
  const args = ['--site', site, '--out', join(folder, 'out')];
  const first = await runCommand('build', args);
  expect(first.code, first.output).toBe(0);
  expect(first.output).toMatch(/2 pages, \d+ files, \d+ KB, [\d.]+ s/);
  const before = await readFile(join(folder, 'out/index.html'), 'utf8');
  await writeFile(site, (await readFile(site, 'utf8')).replace('"type": "banner"', '"type": "baner"'));
  const second = await runCommand('build', args);
  expect(second.code).toBe(1);
  expect(second.output).toMatch(/site\.json:\d+:\d+ error unknown-type {2}routes\[0\]\.blocks\[0\]\.type: .*banner/);
  expect(second.output).not.toMatch(/\bat .*\.ts:\d+/);
  expect(await readFile(join(folder, 'out/index.html'), 'utf8')).toBe(before);
});

test('build --strict refuses placeholders; check knows formats and languages; a wrong option exits 2', async () => {
  const folder = await temporaryFolder();
  const site = fixtureSite('minimal');
  const strict = await runCommand('build', ['--site', site, '--out', join(folder, 'out'), '--strict']);
  expect(strict.code).toBe(1);
  expect(await readdir(folder)).toEqual([]);
  const json = await runCommand('check', ['--site', site, '--format', 'json', '--language', 'ar']);
  expect(json.code).toBe(0);
  expect(JSON.parse(json.output)[0]).toMatchObject({ code: 'placeholder-url', severity: 'warning', pointer: '/site/url' });
  for (const args of [
    ['--formt', 'json'],
    ['--format', 'xml'],
    ['--site', join(folder, 'missing.json')],
  ]) {
    const wrong = await runCommand('check', args);
    expect(wrong.code, wrong.output).toBe(2);
    expect(wrong.output).not.toMatch(/\bat .*\.ts:\d+/);
  }
});
