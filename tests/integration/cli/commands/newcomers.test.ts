import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runVite } from '../../../../generator/bundle/templates/run-vite.ts';
import { dependencyOf } from '../../../../generator/cli/commands/new-dependency.ts';
import type { Engine } from '../../../../generator/core/util/engine.mjs';
import { listSources } from '../../../../generator/core/util/sources.mjs';
import { temporaryFolder } from '../../../support/build.ts';
import { projectRoot } from '../../../support/project-root.ts';

const plain = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD$|LC_|LANG)/.test(name)));

describe('a clone without installed packages', () => {
  let clone: string;
  beforeAll(async () => {
    clone = join(await temporaryFolder(), 'نسخة #1 of it');
    for (const name of listSources(projectRoot).filter((one) => /\.mjs$|^package\.json$|^generator\/cli\/commands\//.test(one))) {
      await mkdir(dirname(join(clone, name)), { recursive: true });
      await cp(join(projectRoot, name), join(clone, name));
    }
    for (const name of ['site.schema.ts', 'tsconfig.json']) await cp(join(projectRoot, name), join(clone, name));
    mkdirSync(join(clone, 'templates'));
  });

  const start = (args: string[], language = 'en_GB') => {
    const file = join(clone, 'generator/cli/start.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
      env: { ...plain, LANG: language },
      encoding: 'utf8',
    });
    return { status, text: stdout + stderr };
  };

  test.each([[[]], [['build']], [['bild']], [['new', 'x']]])('answers %j only with how to install', (args) => {
    expect(start(args)).toEqual({
      status: 2,
      text: `Run "npm ci" in ${clone} first: the packages that Qiyam needs, those of development too, are not all installed.\n`,
    });
  });

  test('answers in Arabic, and also after a partial installation', () => {
    expect(start(['build'], 'ar_SA.UTF-8')).toMatchObject({
      status: 2,
      text: expect.stringMatching(/^شغّل "npm ci" أولًا في .*\n$/),
    });
    // An installed package with a missing dependency.
    mkdirSync(join(clone, 'node_modules/tsx'), { recursive: true });
    writeFileSync(join(clone, 'node_modules/tsx/package.json'), '{"type":"module","exports":"./loader.js"}');
    writeFileSync(join(clone, 'node_modules/tsx/loader.js'), "import 'get-tsconfig';\n");
    expect(start(['build'])).toMatchObject({ status: 2, text: expect.stringMatching(/\nRun "npm ci" in .*\n$/) });
  });
});

test.each([
  [[], 0, /^These are the commands.*\n {2}npm run build\n/s],
  [['help'], 2, /^There is no command "help"\. .*\n {2}npm run publish:s3\n/s],
  // A file beside the commands that is not a command.
  [['arguments'], 2, /^There is no command "arguments"/],
])('calling a checkout with %j lists its commands', (args, status, text) => {
  const { stdout, stderr, ...ended } = spawnSync(process.execPath, [join(projectRoot, 'generator/cli/start.mjs'), ...args], {
    env: plain,
    encoding: 'utf8',
  });
  expect([ended.status, stdout + stderr]).toEqual([status, expect.stringMatching(text)]);
});

test('npm pack at the root is refused with the right command', () => {
  const { status, stderr } = spawnSync('npm', ['pack', '--dry-run'], {
    ...{ cwd: projectRoot, env: plain, encoding: 'utf8', shell: process.platform === 'win32' },
  });
  expect([status === 0, stderr]).toEqual([false, expect.stringMatching(/^Type: npm run pack\./m)]);
});

describe('the engine dependency of a new site', () => {
  /** An engine installed in a folder whose package.json has the given spec. */
  async function installedAs(qiyam: string | undefined, key = 'dependencies') {
    const folder = join(await temporaryFolder(), 'مشروع a project');
    const root = join(folder, 'node_modules/qiyam');
    mkdirSync(root, { recursive: true });
    writeFileSync(join(root, 'package.json'), '{"name":"qiyam","version":"3.4.5","bin":{}}');
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ [key]: qiyam === undefined ? {} : { qiyam } }));
    writeFileSync(join(folder, 'held.tgz'), 'the very file');
    return { root, version: '3.4.5', isPacked: true } as Engine;
  }

  test.each([
    ['^3.4.0', '3.4.5'],
    ['latest', '3.4.5'],
    ['https://example.org/qiyam-3.4.5.tgz', 'https://example.org/qiyam-3.4.5.tgz'],
    ['git+ssh://git@example.org/qiyam.git#abc', 'git+ssh://git@example.org/qiyam.git#abc'],
    ['github:example/qiyam', 'github:example/qiyam'],
  ])('for an engine installed as %s is %s', async (installedSpec, spec) => {
    expect(await dependencyOf(await installedAs(installedSpec, 'devDependencies'))).toEqual({ spec });
  });

  test.each(['file:held.tgz', 'file:./held.tgz', './held.tgz', 'held.tgz'])(
    'for an engine installed from %s is a copy of that file',
    async (installedSpec) => {
      const { spec, tarball } = await dependencyOf(await installedAs(installedSpec));
      expect([spec, tarball?.name, String(tarball?.content)]).toEqual([
        'file:qiyam-3.4.5.tgz',
        'qiyam-3.4.5.tgz',
        'the very file',
      ]);
    },
  );

  test.each(['file:gone.tgz', 'link:../qiyam', undefined])(
    'for an engine installed from %s is a newly packed file',
    async (installedSpec) => {
      const { spec, tarball } = await dependencyOf(await installedAs(installedSpec));
      expect([spec, tarball?.name]).toEqual(['file:qiyam-3.4.5.tgz', 'qiyam-3.4.5.tgz']);
      // Magic bytes of gzip.
      expect([...(tarball?.content.subarray(0, 2) ?? [])]).toEqual([0x1f, 0x8b]);
    },
  );

  test('for a checkout is a file that another command writes', async () => {
    const version = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version;
    expect(await dependencyOf({ root: projectRoot, version } as Engine)).toEqual({ spec: `file:qiyam-${version}.tgz` });
    expect(existsSync(join(projectRoot, `qiyam-${version}.tgz`))).toBe(false);
  });
});

test.each(['/home/c#/qiyam', '/home/what?/qiyam'])(
  'templates below %s are rejected with a message before Vite fails',
  async (root) => {
    await expect(runVite(root)).rejects.toMatchObject({ code: 'path-signs', message: expect.stringContaining(root) });
  },
);
