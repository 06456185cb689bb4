import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { copyProject } from '../../../support/project-copy.ts';

/** A folder with a project in `engine`, whose site is valid, and a site with a fault in `mine`. */
let home: string;
let engine: string;
let mine: string;
let elsewhere: string;

const start = () => join(engine, 'generator/cli/start.mjs');

/** Environment variables of npm, removed as if npm had not started this test. */
const npmVariables = /^(?:npm_|INIT_CWD$)/;
const plain = Object.fromEntries(Object.entries(process.env).filter(([name]) => !npmVariables.test(name)));

/** Runs a program. @returns its exit code and output */
function run([program = '', ...args]: string[], cwd: string, environment: NodeJS.ProcessEnv = {}) {
  const env = { ...plain, ...environment };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
const npm = (cwd: string, ...args: string[]) => run(['npm', 'run', '--silent', ...args], cwd);
const node = (cwd: string, ...args: string[]) => run([process.execPath, start(), ...args], cwd);

/** Expected results for the site in `mine` and for that of the project. */
const mineIsWrong = { status: 1, output: expect.stringMatching(/(?:^|\n)site\.json:\d+:\d+ error unknown-key/) };
const engineIsFine = { status: 0, output: expect.stringMatching(/^[^\n]*0 errors/m) };
const nothingHere = { status: 2, output: expect.stringMatching(/^(?:npm warn.*\n)*There is no site\.json in .*--site\.\n$/) };
const english = ['--language', 'en'];

beforeAll(async () => {
  home = await temporaryFolder();
  engine = join(home, 'engine');
  await mkdir(engine);
  await copyProject(engine);
  await cp(fixtureSite('smallest'), join(engine, 'site.json'));
  await mkdir(join(engine, 'docs'));
  mine = join(home, 'mine');
  elsewhere = join(home, 'elsewhere/inner');
  await mkdir(join(mine, 'assets'), { recursive: true });
  await mkdir(elsewhere, { recursive: true });
  expect(node(engine, 'check', ...english)).toMatchObject(engineIsFine);
});

const smallest = () => readFile(fixtureSite('smallest'), 'utf8');
beforeEach(async () => {
  await writeFile(join(mine, 'site.json'), (await smallest()).replace('"site": {', '"site": { "nmae": "قيم",'));
});

describe('a command uses the site of the calling folder', () => {
  test('when npm runs it with --prefix', () => {
    const prefix = ['--prefix', engine];
    expect(npm(mine, ...prefix, 'check', '--', '--site', 'site.json', ...english)).toMatchObject(mineIsWrong);
    expect(npm(mine, ...prefix, 'check', '--', ...english)).toMatchObject(mineIsWrong);
    expect(npm(mine, '--prefix', '../engine', 'check', '--', '--site', './site.json', ...english)).toMatchObject(mineIsWrong);
    expect(npm(home, ...prefix, 'check', '--', '--site', 'mine/site.json', ...english)).toMatchObject({ status: 1 });
  });

  test('when Node runs it directly', () => {
    expect(node(mine, 'check', ...english)).toMatchObject(mineIsWrong);
    expect(node(mine, 'check', '--site', 'site.json', ...english)).toMatchObject(mineIsWrong);
  });

  test.each([
    ['by npm and the folder of the project', 'npm --silent --prefix ../engine run check -- --site site.json --language en'],
    ['by npm, without a name', 'npm --silent --prefix ../engine run check -- --language en'],
    ['by Node', 'node ../engine/generator/cli/start.mjs check --language en'],
  ])('when a script of another package runs it: %s', async (_how, check) => {
    await writeFile(join(mine, 'package.json'), JSON.stringify({ name: 'mine', scripts: { check, test: check } }));
    // npm changes to the folder of the package first and passes the original one in INIT_CWD.
    expect(npm(join(mine, 'assets'), 'check')).toMatchObject(mineIsWrong);
    expect(npm(mine, 'test')).toMatchObject(mineIsWrong);
    rmSync(join(mine, 'package.json'));
  });

  test('when npm runs it in a workspace', async () => {
    await writeFile(join(home, 'package.json'), JSON.stringify({ name: 'home', private: true, workspaces: ['engine'] }));
    expect(npm(home, '-w', 'qiyam', 'check', '--', '--site', 'mine/site.json', ...english)).toMatchObject({ status: 1 });
    expect(npm(home, '-w', 'qiyam', 'check', '--', ...english)).toMatchObject(nothingHere);
    rmSync(join(home, 'package.json'));
  });

  test('and writes its output there', async () => {
    await writeFile(join(mine, 'site.json'), await smallest());
    expect(npm(mine, '--prefix', engine, 'build', '--', '--draft').output).toContain('out.draft: 2 pages');
    expect(npm(mine, '--prefix', engine, 'build', '--', '--draft', '--out', 'result').output).toContain('result: 2 pages');
    expect(npm(mine, '--prefix', engine, 'hosts')).toMatchObject({
      status: 0,
      output: expect.stringContaining('hosts/nginx.conf'),
    });
    for (const file of ['out.draft/index.html', 'result/index.html', 'hosts/Caddyfile']) {
      expect(existsSync(join(mine, file)), file).toBe(true);
      expect(existsSync(join(engine, file)), file).toBe(false);
    }
    expect(npm(mine, '--prefix', engine, 'hosts', '--', '--root', 'relative')).toMatchObject({ status: 2 });
  });
});

describe('a command never falls back to the site of the engine', () => {
  test('when the folder has no site and none is named', () => {
    for (const command of ['check', 'build', 'hosts', 'preview', 'dev', 'publish'])
      expect(node(elsewhere, command, ...english), command).toMatchObject(nothingHere);
    expect(npm(elsewhere, '--prefix', engine, 'check', '--', ...english)).toMatchObject(nothingHere);
    expect(existsSync(join(engine, 'out'))).toBe(false);
    expect(node(elsewhere, 'check', '--language', 'ar').output).toContain('لا يوجد site.json');
  });

  test('when the named site does not exist', () => {
    for (const folder of [elsewhere, join(engine, 'docs')]) {
      const { status, output } = npm(folder, '--prefix', engine, 'check', '--', '--site', 'site.json', ...english);
      expect([status, output.includes('site.json')]).toEqual([2, true]);
    }
  });

  test('but prints help everywhere', () => {
    expect(node(elsewhere, 'check', '--help', ...english)).toMatchObject({ status: 0 });
  });
});

describe('a command inside the project', () => {
  test('uses the nearest site above and writes beside it', async () => {
    const own = join(engine, 'my-site');
    await mkdir(join(own, 'assets/pictures'), { recursive: true });
    await cp(join(mine, 'site.json'), join(own, 'site.json'));
    for (const folder of [own, join(own, 'assets/pictures')]) {
      expect(npm(folder, 'check', '--', ...english), folder).toMatchObject({ status: 1 });
      expect(node(folder, 'check', ...english), folder).toMatchObject({ status: 1 });
    }
    expect(npm(join(engine, 'docs'), 'check', '--', ...english)).toMatchObject(engineIsFine);
    expect(npm(join(engine, 'docs'), 'build', '--', '--draft', ...english)).toMatchObject({ status: 0 });
    expect(existsSync(join(engine, 'out.draft/index.html'))).toBe(true);
  });

  test('uses its working directory, whatever npm variables it inherits', () => {
    const test = { INIT_CWD: mine, npm_lifecycle_event: 'test', npm_package_json: join(engine, 'package.json') };
    const check = [process.execPath, start(), 'check', ...english];
    expect(run(check, engine, test)).toMatchObject(engineIsFine);
    expect(run(check, mine, { ...test, npm_lifecycle_event: 'check', INIT_CWD: engine })).toMatchObject(mineIsWrong);
    const other = { ...test, npm_lifecycle_event: 'check', npm_package_json: join(mine, 'package.json') };
    expect(run(check, engine, other)).toMatchObject(engineIsFine);
  });
});

test('a deleted working directory is reported with a message', async () => {
  const gone = join(home, 'gone');
  await mkdir(gone);
  const check = `${process.execPath} ${start()} check --language en`;
  const sentence = { status: 2, output: expect.stringMatching(/^The current folder no longer exists\..*\n$/) };
  expect(run(['sh', '-c', `rmdir ../gone && ${check}`], gone)).toMatchObject(sentence);
  const moved = { INIT_CWD: gone, npm_lifecycle_event: 'check', npm_package_json: join(engine, 'package.json') };
  expect(run([process.execPath, start(), 'check', ...english], engine, moved)).toMatchObject(sentence);
});
