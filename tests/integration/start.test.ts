import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appendFile, cp, readdir, rename, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { flagsOfBundler, flagsOfCommand } from '../../generator/machine/heap.ts';
import { fixtureSite, temporaryFolder } from '../support/build.ts';
import { damages } from '../support/damage.ts';
import { copyProject } from '../support/project-copy.ts';

/** A copy of the project with a cache of its own. */
let project: string;
const programs = () => join(project, 'node_modules/.cache/qiyam/engine/programs');

beforeAll(async () => {
  project = await copyProject(await temporaryFolder());
});

function start(...args: string[]) {
  return spawnSync(process.execPath, [join(project, 'generator/commands/start.mjs'), ...args], { encoding: 'utf8' });
}

const check = () => start('check', '--site', fixtureSite('minimal'), '--language', 'en');
const verdict = { status: 0, stdout: expect.stringContaining('3 warnings') };

describe('a command runs', () => {
  test('at the first start, and again from what that kept', async () => {
    expect(check()).toMatchObject(verdict);
    expect(await readdir(programs())).toHaveLength(1);
    expect(check()).toMatchObject(verdict);
    expect(await readdir(programs())).toHaveLength(1);
  });

  test('without the schemas, which are at hand for content that is wrong', async () => {
    const [name = ''] = await readdir(programs());
    const read = (file: string) => readFileSync(join(programs(), name, file), 'utf8');
    const reached = new Set<string>();
    const visit = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const [, next = ''] of read(file).matchAll(/^(?:import|\} from) "\.\/([^"]+)";$/gm)) visit(next);
    };
    visit('check.mjs');
    const withSchemas = (await readdir(join(programs(), name))).filter((file) => read(file).includes('"$ZodObject"'));
    expect(reached.size).toBeGreaterThan(5);
    expect(withSchemas.length).toBeGreaterThan(0);
    expect(withSchemas.filter((file) => reached.has(file))).toEqual([]);
  });

  test('with packages that package.json names alone: some package managers let nobody find those that only others ask for', async () => {
    const [name = ''] = await readdir(programs());
    const {
      dependencies,
      optionalDependencies = {},
      devDependencies,
    } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
    const named = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
    const asked = (await readdir(join(programs(), name)))
      .filter((file) => file.endsWith('.mjs'))
      .flatMap((file) => [
        ...readFileSync(join(programs(), name, file), 'utf8').matchAll(
          /(?:\bfrom |\bimport |\bimport\()"((?:file:|@|[a-z])[^"\s]+)"/gm,
        ),
      ])
      .map(([, place = '']) => place)
      .filter((place) => !isBuiltin(place));
    expect(asked.length).toBeGreaterThan(10);
    expect(
      asked.filter((place) => !named.some((one) => place.includes(`/node_modules/${one}/`) || `${place}/`.startsWith(`${one}/`))),
    ).toEqual([]);
  });

  test('when a file that was kept is damaged: it is made anew', async () => {
    const [name = ''] = await readdir(programs());
    const chunks = (await readdir(join(programs(), name))).filter((file) => file.endsWith('.mjs'));
    for (const file of chunks) await truncate(join(programs(), name, file), 10);
    expect(check()).toMatchObject(verdict);
    await writeFile(join(programs(), name, 'program.json'), '{}');
    expect(check()).toMatchObject(verdict);
    await rm(join(programs(), name, 'program.json'));
    expect(check()).toMatchObject(verdict);
  });

  test('after a source has changed, as it now is', async () => {
    await appendFile(join(project, 'generator/commands/check.ts'), "\nprocess.stdout.write('changed\\n');\n");
    expect(check().stdout).toContain('changed');
  });

  test('after a source has been exchanged for one of its size and time, as it now is', async () => {
    const source = join(project, 'generator/commands/check.ts');
    const text = readFileSync(source, 'utf8');
    const fixedTime = new Date('1985-10-26T08:15:00Z');
    await writeFile(`${source}.new`, text.replace('changed', 'another'));
    await rename(`${source}.new`, source);
    await utimes(source, fixedTime, fixedTime);
    expect(check().stdout).toContain('another');
    // In its place, too.
    await writeFile(source, text);
    await utimes(source, fixedTime, fixedTime);
    expect(check().stdout).toContain('changed');
  });

  test('without making the bundle again, where its sources have only been copied anew', async () => {
    const before = await readdir(programs());
    const copy = join(project, 'copy');
    await cp(join(project, 'generator'), copy, { recursive: true });
    await rm(join(project, 'generator'), { recursive: true });
    await rename(copy, join(project, 'generator'));
    expect(check()).toMatchObject(verdict);
    expect(await readdir(programs())).toEqual(before);
  });

  test.each(Object.keys(damages))('when what is known of the sources %s', async (kind) => {
    const kept = join(project, 'node_modules/.cache/qiyam/engine/sources');
    await rm(kept, { recursive: true, force: true });
    await writeFile(kept, '{}');
    damages[kind]?.(kept, join(project, 'package.json'));
    expect(check()).toMatchObject(verdict);
  });

  test('beside others that make the same bundle at that moment', async () => {
    await rm(programs(), { recursive: true });
    const args = ['check', '--site', fixtureSite('minimal'), '--language', 'en'];
    const runs = Array.from({ length: 2 }, () =>
      promisify(execFile)(process.execPath, [join(project, 'generator/commands/start.mjs'), ...args]),
    );
    for (const { stdout } of await Promise.all(runs)) expect(stdout).toContain('3 warnings');
    expect(await readdir(programs())).toHaveLength(1);
  });

  test('where the cache is a link to another place, around which there are no packages', async () => {
    const cache = join(project, 'node_modules/.cache');
    await rename(cache, `${project}-cache`);
    await symlink(`${project}-cache`, cache);
    expect(check()).toMatchObject(verdict);
    await rm(cache);
    await rename(`${project}-cache`, cache);
  });

  test('where nothing can be kept', async () => {
    await rm(programs(), { recursive: true });
    await writeFile(programs(), '');
    expect(check()).toMatchObject(verdict);
  });
});

test('a command that there is not is a usage error', () => {
  for (const name of ['nothing', '../check', 'constructor'])
    expect(start(name)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining(`There is no command "${name}"`),
    });
});

test('commands that go through much are started with the flags that stand beside the others', () => {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  for (const name of ['build', 'check'])
    expect(scripts[name]).toBe(['node', ...flagsOfCommand, `generator/commands/start.mjs ${name}`].join(' '));
});

test('Node takes the flags that the bundler is started with', () => {
  // It would refuse to start, and the templates would be bundled here, with twice the memory and unseen.
  expect(spawnSync(process.execPath, [...flagsOfBundler, '--eval', '0']).status).toBe(0);
});
