import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, open, readdir, readFile, readlink, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSite } from '../../../../generator/build/build.ts';
import { planHost } from '../../../../generator/build/hosting/host-plan.ts';
import { serveSite } from '../../../../generator/build/hosting/preview.ts';
import { containsDraft, fileListOf, findExistingFiles } from '../../../../generator/build/write/existing-files.ts';
import { fileListName } from '../../../../generator/build/write/file-list.ts';
import { writeSite } from '../../../../generator/build/write/output.ts';
import { findOutputFolder, openOutputFolder } from '../../../../generator/build/write/output-folder.ts';
import type { UsageError } from '../../../../generator/core/diagnostics/errors.ts';
import { hashBytes } from '../../../../generator/core/util/hash.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { buildTemporarily, fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { filesBelow } from '../../../support/damage.ts';
import { machine } from '../../../support/environment.ts';
import { projectRoot } from '../../../support/project-root.ts';
import { readSite } from '../../../support/read-site.ts';

const site = (text: string) => [
  { path: 'index.html', content: text },
  { path: '404.html', content: 'gone' },
  { path: 'مقالات/قيمة.html', content: text },
  { path: 'مقالات/قيمة.html.br', content: text },
  { path: 'assets/site.AbCdEf0123.css', content: 'a{}' },
];

let folder: string;
let out: string;
const siteFile = fixtureSite('minimal');
beforeEach(async () => {
  folder = await temporaryFolder();
  out = join(folder, 'out');
  await writeSite(out, site('one'), machine);
});

const put = async (path: string, content = 'of somebody') => {
  await mkdir(dirname(join(out, path)), { recursive: true });
  await writeFile(join(out, path), content);
};
const home = () => readFile(join(out, 'index.html'), 'utf8');

describe('unmanaged files in an output folder', () => {
  test.each([
    ['a folder of Git', ['.git/HEAD', '.git/objects/ab/cd'], ['.git/']],
    ['a PDF', ['report.pdf'], ['report.pdf']],
    ['notes deep inside', ['مقالات/notes/a/b.txt'], ['مقالات/notes/']],
    ['a picture among the assets', ['assets/mine.png'], ['assets/mine.png']],
    ['a page of their own', ['mine.html'], ['mine.html']],
    ['a copy of no file of the site', ['mine.html.br'], ['mine.html.br']],
    ['another case of a name', ['INDEX.html'], ['INDEX.html']],
    ['a file named like a folder', ['assets2', 'index'], ['assets2', 'index']],
  ])('stop the build with their names: %s', async (_what, files, named) => {
    for (const file of files) await put(file);
    const before = filesBelow(out);
    for (const attempt of [
      () => findOutputFolder({ project: openProject(siteFile, out) }, machine),
      () => writeSite(out, site('two'), machine),
    ]) {
      const error: UsageError = await attempt().then(
        () => undefined,
        (refused) => refused,
      );
      expect(error.code).toBe('out-holds-strangers');
      expect(error.parameters.list).toEqual(named);
      for (const language of ['en', 'ar'] as const) expect(error.in(language)).toContain('--force');
    }
    expect([filesBelow(out), await home(), await readdir(folder)]).toEqual([before, 'one', ['out']]);
  });

  test('are listed up to a limit, with control characters escaped', async () => {
    for (const name of ['1\u001b[31m', '2\u202e', ...Array.from({ length: 20 }, (_, index) => `a${index}`)]) await put(name);
    const error: UsageError = await writeSite(out, site('two'), machine).catch((refused) => refused);
    expect(error.in('en')).toMatch(/: 1\\u\{1b\}\[31m, 2\\u\{202e\}, a0, a1, a10 and 17 others\. /);
    expect(error.in('ar')).toContain('a10 و17 ملفًا آخر');
  });

  test('are kept by --force', async () => {
    await put('.git/HEAD', 'ref: refs/heads/pages');
    await put('report.pdf');
    await put('services/own/a.txt');
    await symlink('report.pdf', join(out, 'latest.pdf'));
    await utimes(join(out, 'report.pdf'), 1_000_000, 1_000_000);
    expect(await findOutputFolder({ project: openProject(siteFile, out), isForced: true }, machine)).toBe(out);
    await writeSite(out, site('two'), machine, { isForced: true });
    expect(await home()).toBe('two');
    expect(await readFile(join(out, '.git/HEAD'), 'utf8')).toBe('ref: refs/heads/pages');
    expect(await readFile(join(out, 'latest.pdf'), 'utf8')).toBe('of somebody');
    expect(await findExistingFiles(out)).toMatchObject({
      isSite: true,
      unmanaged: ['.git/', 'latest.pdf', 'report.pdf', 'services/'],
    });
    expect(await readdir(folder)).toEqual(['out']);
  });

  test('are not overwritten by --force', async () => {
    await put('new.html');
    const next = [...site('two'), { path: 'new.html', content: 'of the site' }];
    await expect(writeSite(out, next, machine, { isForced: true })).rejects.toMatchObject({ code: 'out-stranger-in-way' });
    expect([await home(), await readFile(join(out, 'new.html'), 'utf8')]).toEqual(['one', 'of somebody']);
    expect(await readdir(folder)).toEqual(['out']);
  });

  test('stop the build of a folder that never held a site, even with --force', async () => {
    await mkdir(join(folder, 'documents'));
    await writeFile(join(folder, 'documents/letter.txt'), 'mine');
    const options = { project: openProject(siteFile, join(folder, 'documents')), isForced: true };
    await expect(findOutputFolder(options, machine)).rejects.toMatchObject({
      code: 'out-holds-others',
      parameters: { list: ['letter.txt'] },
    });
  });
});

describe('a draft build', () => {
  const draft = { isDraft: true };

  test('replaces a complete site only with --force', async () => {
    const before = filesBelow(out);
    for (const attempt of [
      () => findOutputFolder({ project: openProject(siteFile, out), ...draft }, machine),
      () => writeSite(out, site('two'), machine, draft),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'out-holds-complete' });
    await rm(join(out, fileListName));
    await expect(writeSite(out, site('two'), machine, draft)).rejects.toMatchObject({ code: 'out-holds-complete' });
    await put(fileListName, fileListOf(site('one').map(({ path }) => path)));
    expect([filesBelow(out), await home(), await readdir(folder)]).toEqual([before, 'one', ['out']]);
    await writeSite(out, site('two'), machine, { ...draft, isForced: true });
    expect(await home()).toBe('two');
  });

  test('replaces another draft and is replaced by a complete site', async () => {
    const place = join(folder, 'out.draft');
    await writeSite(place, site('one'), machine, draft);
    expect(containsDraft(place)).toBe(true);
    await writeSite(place, site('two'), machine, draft);
    expect([await readFile(join(place, 'index.html'), 'utf8'), containsDraft(place)]).toEqual(['two', true]);
    await writeSite(place, site('three'), machine);
    expect([await readFile(join(place, 'index.html'), 'utf8'), containsDraft(place)]).toEqual(['three', false]);
    expect([await home(), containsDraft(out)]).toEqual(['one', false]);
  });

  test('is refused as the root of a server configuration', async () => {
    await writeSite(out, site('two'), machine, { ...draft, isForced: true });
    const { status, stderr } = spawnSync(
      process.execPath,
      ['generator/cli/start.mjs', 'hosts', '--site', siteFile, '--root', out, '--out', join(folder, 'hosts'), '--language', 'en'],
      { cwd: projectRoot, encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([2, expect.stringContaining('contains a draft')]);
    expect(await readdir(folder)).toEqual(['out']);
  });
});

test.each([
  [false, 'There is no site in', '"npm run build"', 'لا موقع في'],
  [true, 'There is no draft in', '"npm run build -- --draft"', 'لا مسودة في'],
])('the preview of a missing build tells how to build it; draft: %s', async (isDraft, english, command, arabic) => {
  const { site: content } = await readSite({ project: openProject(siteFile) }, machine);
  const empty = join(folder, 'empty');
  const error: UsageError = await serveSite({ outDir: empty, plan: planHost(content), port: 0, isDraft }).then(
    () => undefined,
    (refused) => refused,
  );
  expect(error.in('en')).toBe(`${english} ${empty}: run ${command} first.`);
  expect(error.in('ar')).toContain(`${arabic} ${empty}`);
  expect(error.in('ar')).toContain(command);
});

describe('a build does not refuse', () => {
  test('files of operating systems and tools, and empty folders', async () => {
    for (const name of [
      '.DS_Store',
      'assets/.DS_Store',
      'Thumbs.db',
      'desktop.ini',
      '._index.html',
      '.gitkeep',
      'empty/.gitkeep',
    ])
      await put(name, '');
    await mkdir(join(out, 'a/b/c'), { recursive: true });
    await writeSite(out, site('two'), machine);
    expect(await home()).toBe('two');
    expect((await readdir(out)).sort()).toEqual(['.qiyam-files', '404.html', 'assets', 'index.html', 'مقالات']);
  });

  test('a copied or checked out site with other line endings', async () => {
    const copied = join(folder, 'copied');
    await cp(out, copied, { recursive: true });
    const record = join(copied, fileListName);
    await writeFile(record, (await readFile(record, 'utf8')).replaceAll('\n', '\r\n'));
    await writeSite(copied, site('two'), machine);
    expect(await readFile(join(copied, 'index.html'), 'utf8')).toBe('two');
  });

  test('file names in another case or Unicode normalization form', async () => {
    await writeSite(out, [...site('one'), { path: 'أخبار/إنجاز.html', content: 'x' }], machine);
    await rename(join(out, 'أخبار'.normalize('NFC')), join(out, 'أخبار'.normalize('NFD')));
    await rename(
      join(out, 'أخبار'.normalize('NFD'), 'إنجاز.html'),
      join(out, 'أخبار'.normalize('NFD'), 'إنجاز.html'.normalize('NFD')),
    );
    await rename(join(out, 'assets/site.AbCdEf0123.css'), join(out, 'assets/SITE.abcdef0123.css'));
    expect(await findExistingFiles(out)).toMatchObject({ isSite: true, unmanaged: [] });
  });
});

describe('the live folder, which other programs write to', () => {
  const live = () => readFile(join(out, 'live/rooms/beds.json'), 'utf8');

  test('is not an unmanaged folder and is kept by builds', async () => {
    await put('live/rooms/beds.json', '3');
    expect(await findExistingFiles(out)).toMatchObject({ isSite: true, unmanaged: [] });
    for (const [version, isDraft] of [
      ['two', false],
      ['three', false],
      ['four', true],
    ] as const) {
      await writeSite(out, site(version), machine, isDraft ? { isDraft, isForced: true } : {});
      expect([await home(), await live()]).toEqual([version, '3']);
    }
    expect(await readdir(folder)).toEqual(['out']);
  });

  test('keeps the same inode for programs that hold a file open', async () => {
    await put('live/rooms/beds.json', '3');
    const file = await open(join(out, 'live/rooms/beds.json'), 'r+');
    await writeSite(out, site('two'), machine);
    await file.write('4', 0);
    await file.close();
    expect(await live()).toBe('4');
  });

  test('can exist before the first build and can be a symlink', async () => {
    const fresh = join(folder, 'fresh');
    await mkdir(join(folder, 'data'));
    await writeFile(join(folder, 'data/beds.json'), '3');
    await mkdir(fresh);
    await symlink('../data', join(fresh, 'live'));
    for (const version of ['one', 'two']) await writeSite(fresh, site(version), machine);
    expect(await readFile(join(fresh, 'live/beds.json'), 'utf8')).toBe('3');
    expect(await readlink(join(fresh, 'live'))).toBe('../data');
    expect(await readdir(join(folder, 'data'))).toEqual(['beds.json']);
  });

  test('is recovered after a build was killed while swapping, keeping newer files', async () => {
    await put('live/rooms/beds.json', '3');
    await put('live/rooms/queue.json', '7');
    await rename(out, `${out}.qiyam-old-999999999`);
    await writeSite(join(folder, 'next'), site('two'), machine);
    await rename(join(folder, 'next'), out);
    await put('live/rooms/beds.json', '4');
    await openOutputFolder(out);
    expect(await live()).toBe('4');
    expect(await readFile(join(out, 'live/rooms/queue.json'), 'utf8')).toBe('7');
    expect(await readdir(folder)).toEqual(['out']);
  });

  test('is managed when the site has pages in it; other files there are unmanaged', async () => {
    const withPage = [...site('two'), { path: 'live/now.html', content: 'of the site' }];
    await writeSite(out, withPage, machine);
    await put('live/beds.json');
    expect((await findExistingFiles(out)).unmanaged).toEqual(['live/beds.json']);
    await rm(join(out, 'live/beds.json'));
    await writeSite(out, site('three'), machine);
    expect(existsSync(join(out, 'live'))).toBe(false);
  });

  test('stops a build whose pages would go into it', async () => {
    await put('live/beds.json', '3');
    const withPage = [...site('two'), { path: 'live/now.html', content: 'of the site' }];
    await expect(writeSite(out, withPage, machine)).rejects.toMatchObject({
      code: 'out-stranger-in-way',
      parameters: { list: ['live/'] },
    });
    expect([await home(), await readFile(join(out, 'live/beds.json'), 'utf8')]).toEqual(['one', '3']);
    expect(await readdir(folder)).toEqual(['out']);
  });

  test('must be a folder at the top level; others of this name are unmanaged', async () => {
    await put('live');
    await put('assets/live/a.json');
    expect((await findExistingFiles(out)).unmanaged).toEqual(['assets/live/', 'live']);
  });
});

describe('an output folder without a manifest', () => {
  let built: string;
  beforeAll(async () => {
    built = await buildTemporarily(fixtureSite('variants'));
    await rm(join(built, fileListName));
  });

  test('is recognised by its files and replaced', async () => {
    expect(await findExistingFiles(built)).toMatchObject({ isSite: true, unmanaged: [] });
  });

  test('is distinguished from unmanaged files in it', async () => {
    const copied = join(folder, 'copied');
    await cp(built, copied, { recursive: true });
    for (const path of ['notes.html', 'letter.txt', 'assets/mine.png', '.git/HEAD']) {
      await mkdir(dirname(join(copied, path)), { recursive: true });
      await writeFile(join(copied, path), '<p>of somebody</p>');
    }
    expect((await findExistingFiles(copied)).unmanaged).toEqual(['.git/', 'assets/mine.png', 'letter.txt', 'notes.html']);
  });
});

test('the manifest does not depend on the order of files and omits compressed copies', () => {
  const record = fileListOf(['b.html', 'a.txt.gz', 'a.txt', 'own.br']);
  expect(record).toBe(fileListOf(['own.br', 'a.txt', 'b.html', 'a.txt.gz']));
  expect(record.split('\n').slice(1)).toEqual(['a.txt', 'b.html', 'own.br', '']);
});

describe('recovery from an interrupted build', () => {
  const left = (kind: string, pid = 999_999_999) => `${out}.qiyam-${kind}-${pid}`;

  test('restores the previous site between the two renames, before the content is read', async () => {
    await rename(out, left('old'));
    await writeFile(join(folder, 'site.json'), '{');
    await expect(buildSite({ project: openProject(join(folder, 'site.json'), out) }, machine)).rejects.toMatchObject({
      name: 'ContentError',
    });
    expect(await home()).toBe('one');
    expect((await readdir(folder)).sort()).toEqual(['out', 'site.json']);
  });

  test('restores the previous site for the preview', async () => {
    await rename(out, left('old'));
    const server = await serveSite({ outDir: out, plan: { base: '/', headers: {}, redirects: [], folders: [] }, port: 0 });
    expect(await (await fetch(server.url)).text()).toBe('one');
    await server.close();
  });

  test('replaces an empty folder that was created meanwhile', async () => {
    await rename(out, left('old'));
    await mkdir(out);
    await openOutputFolder(out);
    expect(await home()).toBe('one');
  });

  test('works behind a symlink', async () => {
    await symlink(out, join(folder, 'public'));
    await rename(out, left('old'));
    expect(await openOutputFolder(join(folder, 'public'))).toBe(out);
    expect(await home()).toBe('one');
  });

  test('removes leftovers and never restores an incomplete site', async () => {
    for (const kind of ['new', 'old', 'gone']) {
      await mkdir(left(kind));
      await writeFile(join(left(kind), 'half.html'), '');
    }
    await openOutputFolder(out);
    expect([await readdir(folder), await home()]).toEqual([['out'], 'one']);
    await rename(out, left('gone'));
    await openOutputFolder(out);
    expect(existsSync(out)).toBe(false);
  });

  test('leaves a running build alone', async () => {
    await rename(out, left('old', process.ppid));
    await mkdir(left('new', process.ppid));
    await openOutputFolder(out);
    expect((await readdir(folder)).length).toBe(2);
  });
});

test('a build notices unmanaged files added while it runs', async () => {
  const project = openProject(siteFile, out);
  await findOutputFolder({ project }, machine);
  const files = site('two');
  // The last file is read after all others are written.
  const read = async () => {
    await put('مقالات/letter.txt');
    return Buffer.from('last');
  };
  const last = { path: 'last.txt', content: { size: 4, hash: hashBytes('last'), location: undefined, read } };
  await expect(writeSite(out, [...files, last], machine)).rejects.toMatchObject({ code: 'out-holds-strangers' });
  expect(await home()).toBe('one');
  expect(await readdir(folder)).toEqual(['out']);
});
