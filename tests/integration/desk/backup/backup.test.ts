import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { UsageError } from '../../../../generator/core/diagnostics/errors.ts';
import { backup } from '../../../../generator/desk/backup/backup.ts';
import { restore } from '../../../../generator/desk/backup/restore.ts';
import { openZipWriter } from '../../../../generator/desk/backup/zip-writer.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { filesIn } from '../../../support/cold-build.ts';
import { addPage, type PublishedSite, publishedSite } from '../../../support/published-site.ts';

const now = () => 0;

const gitAt = (folder: string, ...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

const write = (folder: string, name: string, content: string | Uint8Array) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), content);
};

/** Bytes that do not compress, the same in each run. */
const noise = (length: number) =>
  Buffer.concat(
    Array.from({ length: Math.ceil(length / 32) }, (_, index) => createHash('sha256').update(String(index)).digest()),
  );

/** A site with edits of every kind, and a state. */
async function usedDesk(): Promise<PublishedSite> {
  const site = await publishedSite();
  const { desk, state } = site;
  desk.write('.gitignore', '.qiyam/\nout/\nnode_modules/\n');
  desk.write('assets/removed.svg', '<svg/>');
  desk.write('assets/documents/تقرير.pdf', noise(100_000));
  desk.publish();
  site.outside.git('pull', '--quiet');
  site.outside.edit(addPage('/outside'));
  site.outside.publish();
  desk.git('fetch', '--quiet');
  desk.edit(addPage('/unpublished'));
  desk.write('assets/new picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  rmSync(join(desk.folder, 'assets/removed.svg'));
  write(desk.folder, '.qiyam/history/journal.log', 'one step\n'.repeat(5000));
  write(desk.folder, '.qiyam/cache/entry', 'made again');
  write(desk.folder, 'out/index.html', 'built');
  write(desk.folder, 'node_modules/package/index.js', 'package');
  write(state, 'people.json', '[{ "id": "a" }]');
  write(state, 'audit.log', '{}\n');
  write(state, 'received/files/a.bin', noise(300_000));
  write(state, 'received/empty.txt', '');
  write(state, 'sessions.json', '[{ "hash": "b" }]');
  write(state, 'lock', '1');
  write(state, 'published/version/site.json', 'made again');
  write(state, 'out/index.html', 'built');
  return site;
}

const withoutGit = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !name.startsWith('.git/')));

describe('a backup', () => {
  test('is restored elsewhere with everybody, every commit and every step', async () => {
    const site = await usedDesk();
    const place = await temporaryFolder();
    const archive = join(place, 'desk.zip');
    await backup({ project: site.project, state: site.state, now }, archive);
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(readdirSync(place)).toEqual(['desk.zip']);
    const folder = join(place, 'restored');
    await restore(archive, folder);
    expect(readdirSync(place).sort()).toEqual(['desk.zip', 'restored', 'restored.desk']);

    const before = withoutGit(filesIn(site.desk.folder));
    for (const name of ['.qiyam/cache/entry', 'out/index.html', 'node_modules/package/index.js']) delete before[name];
    expect(withoutGit(filesIn(folder))).toEqual(before);
    const state = filesIn(site.state);
    for (const name of ['lock', 'sessions.json', 'published/version/site.json', 'out/index.html']) delete state[name];
    expect(filesIn(`${folder}.desk`)).toEqual(state);
    expect(statSync(`${folder}.desk`).mode & 0o777).toBe(0o700);

    const say = ['status', '--porcelain', '--branch'];
    expect(gitAt(folder, ...say)).toBe(gitAt(site.desk.folder, ...say));
    const refs = ['for-each-ref', '--format=%(refname) %(objectname)'];
    expect(gitAt(folder, ...refs)).toBe(gitAt(site.desk.folder, ...refs));
    expect(gitAt(folder, 'log', '--format=%an %s')).toBe(gitAt(site.desk.folder, 'log', '--format=%an %s'));
    expect(gitAt(folder, 'remote', 'get-url', 'origin')).toBe(site.remote);
    gitAt(folder, 'fsck', '--strict');
  });

  test('of many files is restored without warnings of the system', async () => {
    const { project, state } = await usedDesk();
    for (let count = 0; count < 20; count++) write(state, `received/files/${count}.bin`, noise(1000));
    const place = await temporaryFolder();
    await backup({ project, state, now }, join(place, 'desk.zip'));
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    await restore(join(place, 'desk.zip'), join(place, 'restored'));
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  test('of a site without a repository has all its files', async () => {
    const site = await usedDesk();
    rmSync(join(site.desk.folder, '.git'), { recursive: true });
    const place = await temporaryFolder();
    await backup({ project: site.project, state: site.state, now }, join(place, 'desk.zip'));
    await restore(join(place, 'desk.zip'), join(place, 'restored'));
    expect(existsSync(join(place, 'restored/.git'))).toBe(false);
    const before = filesIn(site.desk.folder);
    for (const name of ['.qiyam/cache/entry', 'out/index.html', 'node_modules/package/index.js']) delete before[name];
    expect(filesIn(join(place, 'restored'))).toEqual(before);
  });

  test('replaces a former one only if it is complete', async () => {
    const site = await usedDesk();
    const place = await temporaryFolder();
    const archive = join(place, 'desk.zip');
    writeFileSync(archive, 'the former');
    rmSync(join(site.desk.folder, '.git/objects'), { recursive: true });
    await expect(backup({ project: site.project, state: site.state, now }, archive)).rejects.toThrow();
    expect(readFileSync(archive, 'utf8')).toBe('the former');
    expect(readdirSync(place)).toEqual(['desk.zip']);
  });

  test('may be written into the state, and does not contain itself', async () => {
    const site = await usedDesk();
    const options = { project: site.project, state: site.state, now };
    const archive = join(site.state, 'backup.zip');
    await backup(options, archive);
    const { size } = statSync(archive);
    await backup(options, archive);
    expect(statSync(archive).size).toBe(size);
  });

  test('has no passwords of the address of the repository', async () => {
    const site = await usedDesk();
    site.desk.git('remote', 'set-url', 'origin', 'https://user:secret@example.com/site.git');
    const place = await temporaryFolder();
    await backup({ project: site.project, state: site.state, now }, join(place, 'desk.zip'));
    await restore(join(place, 'desk.zip'), join(place, 'restored'));
    expect(gitAt(join(place, 'restored'), 'remote', 'get-url', 'origin')).toBe('https://user@example.com/site.git');
  });
});

test('what the system refuses is said in words, with the path', async () => {
  const site = await usedDesk();
  const place = await temporaryFolder();
  const options = { project: site.project, state: site.state, now };
  const sentences = async (task: Promise<void>) => {
    const error = await task.catch((thrown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    return [error.in('en'), error.in('ar')];
  };
  const far = join(place, 'missing/desk.zip');
  expect(await sentences(backup(options, far))).toEqual([
    `The backup ${far} could not be written: its folder does not exist.`,
    `تعذرت كتابة النسخة الاحتياطية ${far}: المجلد غير موجود.`,
  ]);
  expect(await sentences(restore(far, join(place, 'restored')))).toEqual([
    `There is no file ${far}. Check the path of the backup.`,
    `لا يوجد الملف ${far}. تحقق من مسار النسخة الاحتياطية.`,
  ]);
  const file = join(place, 'desk.zip');
  await backup(options, file);
  writeFileSync(join(place, 'file'), '');
  expect((await sentences(restore(file, join(place, 'file/inner'))))[0]).toBe(
    `The backup ${file} could not be restored: a part of its path is a file (${join(place, 'file/inner')}). Nothing was restored.`,
  );
  expect(readdirSync(place).sort()).toEqual(['desk.zip', 'file']);
});

test('without git neither is done, and the error says what to install', async () => {
  const site = await usedDesk();
  const place = await temporaryFolder();
  const options = { project: site.project, state: site.state, now };
  await backup(options, join(place, 'desk.zip'));
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', place);
  await expect(backup(options, join(place, 'next.zip'))).rejects.toMatchObject({ code: 'git-missing' });
  await expect(restore(join(place, 'desk.zip'), join(place, 'restored'))).rejects.toMatchObject({ code: 'git-missing' });
  expect(readdirSync(place)).toEqual(['desk.zip']);
});

/** Writes an archive with given files. */
async function archiveOf(files: Record<string, string>): Promise<string> {
  const file = join(await temporaryFolder(), 'hostile.zip');
  const archive = await openZipWriter(file);
  for (const [name, content] of Object.entries(files)) await archive.add(name, [Buffer.from(content)]);
  await archive.finish();
  return file;
}

const manifest = JSON.stringify({ format: 'qiyam-desk', version: 1, createdAt: 0, removed: [] });

async function expectRefused(archive: string) {
  const place = await temporaryFolder();
  const error = await restore(archive, join(place, 'inner/restored')).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(UsageError);
  expect(error.code).toBe('backup-damaged');
  expect(readdirSync(place).filter((name) => name !== 'inner')).toEqual([]);
  expect(existsSync(join(place, 'inner')) ? readdirSync(join(place, 'inner')) : []).toEqual([]);
}

describe('restoring refuses', () => {
  test.each([
    'state/../../evil',
    '/evil',
    'state//evil',
    'state/./evil',
    '..\\evil',
    'C:evil',
    'state/a\u0000b',
    'site/.git/hooks/post-checkout',
    'site/.GIT/config',
    'state/folder/',
  ])('the name %j', async (name) => {
    await expectRefused(await archiveOf({ 'backup.json': manifest, [name]: 'x' }));
  });

  test('the same name twice', async () => {
    await expectRefused(await archiveOf({ 'backup.json': manifest, 'state/people.json': 'x', 'state/PEOPLE.json': 'y' }));
  });

  test('a file below a link', async () => {
    const site = await publishedSite();
    const outside = await temporaryFolder();
    symlinkSync(outside, join(site.desk.folder, 'linked'));
    site.desk.publish();
    const place = await temporaryFolder();
    await backup({ project: site.project, state: site.state, now }, join(place, 'desk.zip'));
    // The same archive with a file below the link.
    const { openZipReader } = await import('../../../../generator/desk/backup/zip-reader.ts');
    const reader = await openZipReader(join(place, 'desk.zip'));
    const archive = await openZipWriter(join(place, 'hostile.zip'));
    for (const [index, name] of reader.names.entries()) {
      await reader.extract(name, join(place, String(index)));
      await archive.add(name, [readFileSync(join(place, String(index)))]);
    }
    await archive.add('site/linked/evil', [Buffer.from('x')]);
    await archive.finish();
    await reader.close();
    await expectRefused(join(place, 'hostile.zip'));
    expect(readdirSync(outside)).toEqual([]);
  });

  test('a damaged archive, wherever the damage is', async () => {
    const site = await usedDesk();
    const place = await temporaryFolder();
    const archive = join(place, 'desk.zip');
    await backup({ project: site.project, state: site.state, now }, archive);
    const bytes = readFileSync(archive);
    const ends = [10, 1000, bytes.length - 1];
    for (const [index, end] of ends.entries()) {
      writeFileSync(join(place, `short-${index}.zip`), bytes.subarray(0, end));
      await expectRefused(join(place, `short-${index}.zip`));
    }
    const middle = Buffer.from(bytes);
    // Within the largest file, which is stored as it is in the bundle.
    middle.fill(0, bytes.length >> 1, (bytes.length >> 1) + 64);
    writeFileSync(join(place, 'middle.zip'), middle);
    await expectRefused(join(place, 'middle.zip'));
  });

  test('other archives', async () => {
    await expectRefused(await archiveOf({ 'word/document.xml': '<a/>' }));
    await expectRefused(await archiveOf({ 'backup.json': '{"format":"qiyam-desk","version":2}' }));
  });

  test('a branch that is an option, and a remote that starts a program', async () => {
    const repository = { hasCommits: false, branch: '--upload-pack=evil' };
    await expectRefused(await archiveOf({ 'backup.json': JSON.stringify({ ...JSON.parse(manifest), repository }) }));
    const remote = { name: 'origin', url: 'ext::sh -c evil', branch: 'main' };
    const file = await archiveOf({
      'backup.json': JSON.stringify({ ...JSON.parse(manifest), repository: { hasCommits: false, branch: 'main', remote } }),
    });
    const place = await temporaryFolder();
    await restore(file, join(place, 'restored'));
    expect(readFileSync(join(place, 'restored/.git/config'), 'utf8')).not.toContain('ext::');
  });

  test('folders that are not empty', async () => {
    const file = await archiveOf({ 'backup.json': manifest });
    const place = await temporaryFolder();
    write(place, 'restored/a', 'b');
    await expect(restore(file, join(place, 'restored'))).rejects.toMatchObject({ code: 'restore-taken' });
    write(place, 'other.desk/a', 'b');
    await expect(restore(file, join(place, 'other'))).rejects.toMatchObject({ code: 'restore-taken' });
    mkdirSync(join(place, 'empty'));
    await restore(file, join(place, 'empty'));
  });
});
