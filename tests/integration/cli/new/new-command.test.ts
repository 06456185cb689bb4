import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { readGivenAnswers } from '../../../../generator/cli/commands/new.ts';
import { writeFolder } from '../../../../generator/cli/commands/new-folder.ts';
import { answersOf, type GivenAnswers } from '../../../../generator/cli/commands/new-questions.ts';
import { startNames } from '../../../../generator/cli/new/starts.ts';
import { UsageError } from '../../../../generator/core/diagnostics/errors.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { projectRoot } from '../../../support/project-root.ts';

const inheritedVariables = /^(?:npm_|INIT_CWD$|GIT_)/;
const plain = Object.fromEntries(Object.entries(process.env).filter(([name]) => !inheritedVariables.test(name)));
const identity = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@b.c', GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@b.c' };

function call(cwd: string, args: string[], env: NodeJS.ProcessEnv = identity) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(projectRoot, 'generator/cli/start.mjs'), ...args], {
    cwd,
    env: { ...plain, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { status, stdout, stderr };
}

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, env: plain, encoding: 'utf8' });

describe('new without a terminal', () => {
  let home: string;
  const place = () => join(home, 'مواقع جديدة/it\'s "mine"');
  let created: ReturnType<typeof call>;
  beforeAll(async () => {
    home = await temporaryFolder();
    created = call(home, [
      'new',
      'مواقع جديدة/it\'s "mine"',
      '--languages',
      'both',
      '--name',
      'دار "النور" 🌙',
      '--language',
      'en',
    ]);
  });

  test('asks nothing and prints the result, the missing texts and the next steps', () => {
    expect(created).toMatchObject({ status: 0, stderr: '' });
    const [first = '', ...rest] = created.stdout.trimEnd().split('\n');
    expect(first).toMatch(/^The site is in .*; still to be written: \d+ texts\. Next:$/);
    expect(rest).toHaveLength(6);
    expect(rest.at(-1)).toMatch(/^Its look is "scholarly"\. For another one \(civic, .*rooted\) change "look"/);
    // The last command writes the package file that package.json refers to.
    expect(rest.at(-2)).toMatch(/^ {2}npm run --prefix \S+ pack -- --out /);
    // The printed command can be run.
    const [, command = ''] = rest;
    const { status } = spawnSync('sh', ['-c', command], { cwd: home, env: plain, encoding: 'utf8' });
    expect([command, status]).toEqual([command, 0]);
  });

  test('creates a repository with one commit of everything', () => {
    expect(git(place(), 'log', '--format=%s')).toBe('Begin the site\n');
    expect(git(place(), 'status', '--porcelain', '--ignored')).not.toMatch(/^\?\?/m);
    expect(readdirSync(place()).filter((name) => name.startsWith('.qiyam-new'))).toEqual([]);
  });

  test('leaves no translation to confirm and fails a strict check for placeholders', () => {
    const check = call(place(), ['check', '--format', 'json', '--all']);
    const codes = new Set(JSON.parse(check.stdout).map(({ code }: { code: string }) => code));
    // No installed font has the emoji of the name.
    expect([...codes].sort()).toEqual(['placeholder', 'placeholder-url', 'sample-text', 'undrawn-words']);
    expect(call(place(), ['check', '--strict']).status).toBe(1);
  });

  test('refuses an existing folder and leaves it unchanged', () => {
    const before = readFileSync(join(place(), 'site.json'), 'utf8');
    const again = call(place(), ['new', '--language', 'en']);
    expect(again.status).toBe(2);
    expect(again.stderr).toMatch(/is not empty: it contains .*README\.md/);
    expect(readFileSync(join(place(), 'site.json'), 'utf8')).toBe(before);
    expect(call(home, ['new', join(place(), 'site.json'), '--language', 'en']).stderr).toContain('is a file');
  });
});

test.skipIf(process.platform !== 'linux')('new --open opens the editor on the finished page', async () => {
  const home = await temporaryFolder();
  // Replaces the program that opens URLs.
  await writeFile(join(home, 'xdg-open'), '#!/bin/sh\necho "$1" > "$0.asked"\n', { mode: 0o755 });
  const args = [join(projectRoot, 'generator/cli/start.mjs'), 'new', 'a site', '--no-git', '--open', '--start', 'page'];
  const env = { ...plain, ...identity, PATH: `${home}:${process.env.PATH}` };
  const child = spawn(process.execPath, args, { cwd: home, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const openedFile = join(home, 'xdg-open.asked');
    await expect.poll(() => existsSync(openedFile) && readFileSync(openedFile, 'utf8'), { timeout: 120_000 }).toMatch(/\n$/);
    const address = readFileSync(openedFile, 'utf8').trim();
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/_edit\/$/);
    const page = await fetch(address);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<html')]);
  } finally {
    child.kill();
    await once(child, 'close');
  }
});

test('new starts no repository inside another one or with --no-git', async () => {
  const home = await temporaryFolder();
  git(home, 'init', '--quiet');
  expect(call(home, ['new', 'inner', '--start', 'page']).status).toBe(0);
  expect(existsSync(join(home, 'inner/.git'))).toBe(false);
  const other = await temporaryFolder();
  expect(call(other, ['new', '--no-git', '--languages', 'en']).status).toBe(0);
  expect(existsSync(join(other, '.git'))).toBe(false);
  expect(readFileSync(join(other, 'site.json'), 'utf8')).toContain('"language": "en"');
});

test('new uses an empty repository and does not fail when git has no identity', async () => {
  const home = await temporaryFolder();
  const noIdentity = {
    HOME: home,
    XDG_CONFIG_HOME: home,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'user.useConfigOnly',
    GIT_CONFIG_VALUE_0: 'true',
  };
  const created = call(home, ['new', 'site', '--language', 'en'], noIdentity);
  expect(created.status).toBe(0);
  expect(created.stdout).toContain('user.email');
  expect(existsSync(join(home, 'site/site.json'))).toBe(true);
  await mkdir(join(home, 'cloned'));
  git(join(home, 'cloned'), 'init', '--quiet');
  expect(call(join(home, 'cloned'), ['new']).status).toBe(0);
});

test.each([
  [['--name', ' \u200f '], '--name'],
  [['--name', 'ا'.repeat(81)], '81'],
  [['--start', 'shop'], 'organisation'],
  [['--languages', 'fr'], 'both'],
  [['--look', 'x'], 'scholarly'],
  [['two', 'words'], '"words"'],
])('new rejects %j and leaves no files behind', async (args, word) => {
  const home = await temporaryFolder();
  const refused = call(home, [
    'new',
    ...(args.length === 2 && args[0] === 'two' ? args : ['deep/site', ...args]),
    '--language',
    'en',
  ]);
  expect(refused.status).toBe(2);
  expect(refused.stderr).toContain(word);
  expect(readdirSync(home)).toEqual([]);
});

describe('writeFolder', () => {
  const files = new Map([
    ['a.txt', 'a'],
    ['deep/b.txt', 'b'],
  ]);

  test('writes all files or none', async () => {
    const home = await temporaryFolder();
    const fails = writeFolder(join(home, 'one/two'), files, async (place) => {
      expect(readdirSync(place).sort()).toEqual(['a.txt', 'deep']);
      throw new Error('no');
    });
    await expect(fails).rejects.toThrow('no');
    expect(readdirSync(home)).toEqual([]);
    expect(await writeFolder(join(home, 'one/two'), files, async () => 5)).toBe(5);
    expect(readdirSync(join(home, 'one/two')).sort()).toEqual(['a.txt', 'deep']);
  });

  test('keeps only the files of another program that writes there meanwhile', async () => {
    const home = await temporaryFolder();
    const folder = join(home, 'site');
    const fails = writeFolder(folder, files, () => writeFile(join(folder, 'a.txt'), 'theirs'));
    await expect(fails).rejects.toMatchObject({ code: 'folder-taken' });
    expect(readdirSync(folder)).toEqual(['a.txt']);
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('theirs');
  });

  test.skipIf(process.getuid?.() === 0)('rejects a folder without write permission', async () => {
    const home = await temporaryFolder();
    await chmod(home, 0o500);
    await expect(writeFolder(join(home, 'x'), files, async () => 0)).rejects.toMatchObject({ code: 'folder-refused' });
  });

  test('rejects a path below a file', async () => {
    const home = await temporaryFolder();
    await writeFile(join(home, 'x'), '');
    await expect(writeFolder(join(home, 'x/y'), files, async () => 0)).rejects.toMatchObject({ code: 'folder-refused' });
    expect(readdirSync(home)).toEqual(['x']);
  });
});

describe('new at a terminal', () => {
  const nothing: GivenAnswers = { from: undefined, name: undefined, start: undefined, languages: undefined };
  const readName = (name: string) => {
    if (name === 'bad') throw new UsageError('long-name', { found: '99', most: '80' });
    return name.trim();
  };

  async function answer(lines: string, known = nothing) {
    const [input, output] = [new PassThrough(), new PassThrough()];
    input.end(lines);
    const answers = await answersOf(known, readName, 'en', { input, output }).catch((error) => error);
    return { answers, printed: String(output.read() ?? '') };
  }

  test('asks four questions and takes defaults for empty lines', async () => {
    const { answers, printed } = await answer('\n\n\n\n');
    expect(answers).toEqual({ ...nothing, start: startNames[0], languages: 'ar' });
    expect(printed.match(/\?/g)).toHaveLength(4);
  });

  test('accepts numbers in either digits and names, and repeats the question for other answers', async () => {
    expect((await answer('\nbad\nنور \n9\n٢\nBOTH\n')).answers).toEqual({
      ...{ from: undefined, name: 'نور', start: startNames[1], languages: 'both' },
    });
  });

  test('asks questions even when they have defaults', () => {
    expect(readGivenAnswers([])).toEqual(nothing);
    expect(readGivenAnswers(['x', '--start', startNames[0], '--languages=ar', '--name', ' نور '])).toEqual({
      from: undefined,
      name: 'نور',
      start: startNames[0],
      languages: 'ar',
    });
  });

  test('asks for an old site first, and again for a path where nothing is', async () => {
    const { answers } = await answer(`/nowhere/export.xml\n"${projectRoot}"\n`);
    expect(answers).toEqual({ ...nothing, from: projectRoot });
  });

  test('does not ask what options already answer', async () => {
    const known: GivenAnswers = { from: undefined, name: 'نور', start: 'page', languages: 'en' };
    expect(await answer('', known)).toEqual({ answers: known, printed: '' });
  });

  test('reports the end of input', async () => {
    expect((await answer('\nنور\n')).answers).toMatchObject({ code: 'no-answer' });
  });
});
