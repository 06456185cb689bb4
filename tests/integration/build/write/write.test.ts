import { cp, mkdir, readdir, readFile, realpath, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../../../../generator/build/write/output.ts';
import { findOutputFolder } from '../../../../generator/build/write/output-folder.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { runProgram, start } from '../../../support/custom-blocks.ts';
import { machine } from '../../../support/environment.ts';
import { projectRoot } from '../../../support/project-root.ts';

const page = (content: string) => [
  { path: 'index.html', content },
  { path: 'a/b.txt', content },
];

test('a failed write leaves the previous site intact', async () => {
  const folder = await temporaryFolder();
  const out = join(folder, 'out');
  await writeSite(out, page('one'), machine);
  await expect(
    writeSite(out, [...page('two'), { path: 'a/b.txt/c.txt', content: 'a file cannot be a folder' }], machine),
  ).rejects.toThrow();
  expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('one');
  expect(await readdir(folder)).toEqual(['out']);
});

test('unchanged files keep their time, changed files get a later one', async () => {
  const out = join(await temporaryFolder(), 'out');
  const times = async () =>
    Promise.all(['index.html', 'a/b.txt', 'c.png'].map(async (path) => (await stat(join(out, path))).mtimeMs / 1000));
  const build = (text: string) =>
    writeSite(
      out,
      [
        { path: 'index.html', content: text },
        { path: 'a/b.txt', content: 'قيم' },
        { path: 'c.png', content: new Uint8Array([1, 2, 3]) },
      ],
      machine,
    );
  await build('one');
  await Promise.all(['index.html', 'a/b.txt', 'c.png'].map((path) => utimes(join(out, path), 1_000_000, 1_000_000)));
  await build('two');
  const [page, text, picture] = await times();
  expect([text, picture]).toEqual([1_000_000, 1_000_000]);
  expect(page).toBeGreaterThan(1_000_000);
  await build('six');
  const [next] = await times();
  expect(next).toBeGreaterThan(page ?? 0);
  expect(Number.isInteger(next)).toBe(true);
});

test('an unchanged output folder is kept, a touched one is replaced', async () => {
  const out = join(await temporaryFolder(), 'out');
  const folderOf = async () => (await stat(out)).ino;
  await writeSite(out, page('one'), machine);
  const before = await folderOf();
  await writeSite(out, page('one'), machine);
  expect(await folderOf()).toBe(before);
  await utimes(join(out, 'a/b.txt'), 1_000_000, 1_000_000);
  await writeSite(out, page('one'), machine);
  expect(await folderOf()).not.toBe(before);
  const [, second] = page('one');
  await writeSite(out, second ? [second] : [], machine);
  expect((await readdir(out)).sort()).toEqual(['.qiyam-files', 'a']);
});

test('only built sites and empty folders are replaced, never projects, content or unmanaged files', async () => {
  const folder = await temporaryFolder();
  const siteFile = join(folder, 'content/site.json');
  await mkdir(join(folder, 'content/assets'), { recursive: true });
  await mkdir(join(folder, 'theirs'));
  await writeFile(join(folder, 'theirs/letter.txt'), 'keep');
  await writeFile(join(folder, 'a-file'), 'keep');
  for (const place of ['content', '', 'theirs', 'a-file', 'content/assets', 'content/assets/x']) {
    await expect(findOutputFolder({ project: openProject(siteFile, join(folder, place)) }, machine), place).rejects.toThrow(
      'cannot be written',
    );
  }
  for (const place of [projectRoot, '/', process.cwd()])
    await expect(findOutputFolder({ project: openProject(siteFile, place) }, machine)).rejects.toThrow('cannot be written');
  await symlink(join(folder, 'target'), join(folder, 'link'));
  await mkdir(join(folder, 'target'));
  expect(await findOutputFolder({ project: openProject(siteFile, join(folder, 'link')) }, machine)).toBe(
    await realpath(join(folder, 'target')),
  );
  expect(await findOutputFolder({ project: openProject(siteFile, join(folder, 'not/yet/there')) }, machine)).toBe(
    join(folder, 'not/yet/there'),
  );
});

test('neighbouring folders with similar names are kept', async () => {
  const folder = await temporaryFolder();
  for (const name of ['out.old', 'out.new-notes', 'out.qiyam-new-notes', 'out.qiyam-old-']) await mkdir(join(folder, name));
  await writeSite(join(folder, 'out'), page('one'), machine);
  expect((await readdir(folder)).sort()).toEqual(['out', 'out.new-notes', 'out.old', 'out.qiyam-new-notes', 'out.qiyam-old-']);
});

test('concurrent builds of one output all succeed', async () => {
  const folder = await temporaryFolder();
  await cp(join(fixtureSite('minimal'), '..'), folder, { recursive: true });
  const args = ['--site', join(folder, 'site.json'), '--out', join(folder, 'out')];
  const results = await Promise.all([1, 2, 3].map(() => runCommand('build', args)));
  expect(results.map(({ code, output }) => [code, code === 0 ? '' : output])).toEqual([
    [0, ''],
    [0, ''],
    [0, ''],
  ]);
  expect((await readdir(folder)).sort()).toEqual(['assets', 'out', 'site.json']);
  expect(await readdir(join(folder, 'out'))).toContain('index.html');
});

async function runCommand(command: string, args: string[], cwd = projectRoot) {
  const { status, text } = await runProgram([start, command, ...args], cwd);
  return { code: status, output: text };
}

test('build exits with code 1 and positions on invalid content and keeps the output', async () => {
  const folder = await temporaryFolder();
  await cp(join(fixtureSite('minimal'), '..'), folder, { recursive: true });
  const site = join(folder, 'site.json');
  const args = ['--site', site, '--out', join(folder, 'out')];
  const first = await runCommand('build', args);
  expect(first.code, first.output).toBe(0);
  const inEnglish = await runCommand('build', [...args, '--language', 'en']);
  expect(inEnglish.output).toMatch(/\n0 errors, 3 warnings\n.*out: 2 pages, \d+ files, \d+ KB, [\d.]+ s\n$/);
  expect(first.output).toMatch(/\nلا أخطاء، 3 تنبيهات\n.*out: 2 pages, \d+ files, \d+ KB, [\d.]+ s\n$/);
  const before = await readFile(join(folder, 'out/index.html'), 'utf8');
  await writeFile(site, (await readFile(site, 'utf8')).replace('"type": "banner"', '"type": "baner"'));
  const second = await runCommand('build', args);
  expect(second.code).toBe(1);
  expect(second.output).toMatch(/site\.json:\d+:\d+ error unknown-type {2}routes\[0\]\.blocks\[0\]\.type: .*banner/);
  expect(second.output).not.toMatch(/\bat .*\.ts:\d+/);
  expect(await readFile(join(folder, 'out/index.html'), 'utf8')).toBe(before);
});

test('build --strict rejects placeholders; check supports formats and languages; invalid options exit with code 2', async () => {
  const folder = await temporaryFolder();
  const site = fixtureSite('minimal');
  const strict = await runCommand('build', ['--site', site, '--out', join(folder, 'out'), '--strict']);
  expect(strict.code).toBe(1);
  expect(await readdir(folder)).toEqual([]);
  const text = await runCommand('check', ['--site', site, '--language', 'ar']);
  expect(text.output).toMatch(/\nلا أخطاء، 3 تنبيهات\. .*"npm run build"\.\n$/);
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

test.each([
  ['UTF-16', Buffer.from('{"site": "قيم"}', 'utf16le'), 'UTF-16 LE'],
  ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('{}', 'utf16le')]), 'UTF-16 LE'],
  ['Windows-1256', Buffer.from([0x7b, 0x22, 0xde, 0xed, 0xe3, 0x22, 0x7d]), 'UTF-8'],
])('a file in %s is rejected with its position', async (_name, bytes, word) => {
  const file = join(await temporaryFolder(), 'site.json');
  await writeFile(file, bytes);
  const { code, output } = await runCommand('check', ['--site', file]);
  expect(code).toBe(1);
  expect(output).toMatch(/site\.json:\d+:\d+ error encoding /);
  expect(output).toContain(word);
});

test('a byte order mark is accepted', async () => {
  const folder = await temporaryFolder();
  await cp(join(fixtureSite('minimal'), '..'), folder, { recursive: true });
  const site = join(folder, 'site.json');
  await writeFile(site, `\ufeff${await readFile(site, 'utf8')}`);
  expect((await runCommand('check', ['--site', site])).code).toBe(0);
});
