import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { appendFile, cp, mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundlerFlags } from '../../../../generator/core/cache/garbage-collection.ts';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { copyProject } from '../../../support/project-copy.ts';

/** A copy of the project with its own engine. */
let project: string;
const dist = () => join(project, 'generator/dist');
const current = (): string => JSON.parse(readFileSync(join(dist(), 'current.json'), 'utf8')).id;
const programs = () => join(dist(), current(), 'program');

beforeAll(async () => {
  project = await copyProject(await temporaryFolder());
});

function start(...args: string[]) {
  return spawnSync(process.execPath, [join(project, 'generator/cli/start.mjs'), ...args], { encoding: 'utf8' });
}

const check = () => start('check', '--site', fixtureSite('minimal'), '--language', 'en');
const verdict = { status: 0, stdout: expect.stringContaining('3 warnings'), stderr: '' };
const built = { ...verdict, stderr: expect.stringMatching(/^Building the engine.*\n$/) };

describe('the start program', () => {
  test('uses the existing engine when its files were only copied', async () => {
    const before = await readdir(dist());
    expect(check()).toMatchObject(verdict);
    expect(await readdir(dist())).toEqual(before);
  });

  test('does not load zod unless content is invalid', async () => {
    const read = (file: string) => readFileSync(join(programs(), file), 'utf8');
    const reached = new Set<string>();
    const visit = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const [, next = ''] of read(file).matchAll(/^(?:import|\} from) "\.\/([^"]+)";$/gm)) visit(next);
    };
    visit('check.mjs');
    const withSchemas = (await readdir(programs())).filter((file) => read(file).includes('"$ZodObject"'));
    expect(reached.size).toBeGreaterThan(5);
    expect(withSchemas.length).toBeGreaterThan(0);
    expect(withSchemas.filter((file) => reached.has(file))).toEqual([]);
  });

  test('rebuilds a missing engine', async () => {
    await rm(programs(), { recursive: true });
    expect(check()).toMatchObject(built);
    expect(check()).toMatchObject(verdict);
  });

  test('rebuilds after a source changed', async () => {
    await appendFile(join(project, 'generator/cli/commands/check.ts'), "\nprocess.stdout.write('changed\\n');\n");
    expect(check()).toMatchObject({ ...built, stdout: expect.stringContaining('changed') });
  });

  test('rebuilds after a source was replaced with the same size and time', async () => {
    const source = join(project, 'generator/cli/commands/check.ts');
    const text = readFileSync(source, 'utf8');
    const fixedTime = new Date('1985-10-26T08:15:00Z');
    await writeFile(`${source}.new`, text.replace('changed', 'another'));
    await rename(`${source}.new`, source);
    await utimes(source, fixedTime, fixedTime);
    expect(check().stdout).toContain('another');
    // Also when overwritten in place: the previous engine still exists.
    await writeFile(source, text);
    await utimes(source, fixedTime, fixedTime);
    expect(check().stdout).toContain('changed');
  });

  test('reports a source that does not compile', async () => {
    const source = join(project, 'generator/cli/commands/check.ts');
    const text = readFileSync(source, 'utf8');
    await writeFile(source, `${text}\nconst half = ;\n`);
    const { status, stdout, stderr } = check();
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/could not be built.*\n[\s\S]*generator\/cli\/commands\/check\.ts:\d+:\d+/);
    await writeFile(source, text);
    expect(check()).toMatchObject(verdict);
  });

  test('supports concurrent builds of the same engine', async () => {
    await rm(dist(), { recursive: true });
    const args = ['check', '--site', fixtureSite('minimal'), '--language', 'en'];
    const runs = Array.from({ length: 2 }, () =>
      promisify(execFile)(process.execPath, [join(project, 'generator/cli/start.mjs'), ...args]),
    );
    for (const { stdout } of await Promise.all(runs)) expect(stdout).toContain('3 warnings');
    expect((await readdir(dist())).sort()).toEqual([current(), 'current.json'].sort());
  });

  test('works without a writable cache', async () => {
    await mkdir(join(project, 'node_modules/.cache'), { recursive: true });
    await writeFile(join(project, 'node_modules/.cache/qiyam'), '');
    expect(check()).toMatchObject(verdict);
  });
});

describe('the prepare script', () => {
  const prepare = (folder: string) =>
    spawnSync('npm', ['run', '--silent', 'prepare'], { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });

  test('builds the engine once', async () => {
    await rm(dist(), { recursive: true });
    expect(prepare(project)).toMatchObject({ status: 0, stdout: '' });
    const name = current();
    const { ino } = statSync(join(dist(), name));
    expect(prepare(project)).toMatchObject({ status: 0, stdout: '' });
    expect(statSync(join(dist(), name)).ino).toBe(ino);
  });

  test('prints a notice and succeeds without sources or development dependencies', async () => {
    const folder = await temporaryFolder();
    await cp(join(project, 'package.json'), join(folder, 'package.json'));
    expect(prepare(folder)).toMatchObject({ status: 0, stdout: 'The first command builds the engine.\n' });
    for (const name of ['generator', 'templates', 'site.schema.ts', 'tsconfig.json'])
      await cp(join(project, name), join(folder, name), { recursive: true });
    await rm(join(folder, 'generator/dist'), { recursive: true });
    const { status, stdout } = prepare(folder);
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/^The engine is not built yet\. .*development dependencies.*\n$/),
    ]);
  });
});

test('an unknown command is a usage error', () => {
  for (const name of ['nothing', '../check', 'constructor'])
    expect(start(name)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining(`There is no command "${name}"`),
    });
});

test('Node accepts the flags of the bundler process', () => {
  // With an unknown flag the process would not start, and the templates would silently be bundled in this process.
  expect(spawnSync(process.execPath, [...bundlerFlags, '--eval', '0']).status).toBe(0);
});
