import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { commandList } from '../../../../generator/cli/commands/command-list.ts';
import { packedCommands } from '../../../../generator/cli/pack/write-package.ts';
import { extras } from '../../../../generator/core/diagnostics/extras.ts';
import { buildTemporarily, fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { filesOfDocument, showExample } from '../../../support/custom-blocks.ts';
import { freePort } from '../../../support/free-port.ts';
import { filesIn, installPacked, pack } from '../../../support/packed.ts';
import { projectRoot } from '../../../support/project-root.ts';

/** Environment without variables of npm and of the engine. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD$|QIYAM_)/.test(name)));

let site: string;
let packages: string[];
const own = () => join(site, 'node_modules/qiyam');
const qiyam = (args: string[], cwd = site, environment: NodeJS.ProcessEnv = env) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(own(), 'program/start.mjs'), ...args], {
    ...{ cwd, env: environment, encoding: 'utf8' },
  });
  return { status, text: stdout + stderr };
};

beforeAll(async () => {
  const folder = await temporaryFolder();
  site = join(folder, 'موقع جديد');
  await mkdir(site);
  await cp(dirname(fixtureSite('minimal')), site, { recursive: true });
  const file = join(site, 'site.json');
  const content = JSON.parse(readFileSync(file, 'utf8'));
  // The fonts of the theme preset are an optional package.
  content.site.theme.look = 'scholarly';
  writeFileSync(file, JSON.stringify(content, null, 2));
  packages = await installPacked(pack(folder), site);
});

describe('the installed package, read-only in a folder of another name', () => {
  test('installs fewer than 15 packages of less than 58 MB, without bundler and sources', () => {
    const bytes = filesIn(join(site, 'node_modules')).reduce((sum, one) => sum + Math.ceil(statSync(one).size / 4096) * 4096, 0);
    expect(packages.length).toBeLessThan(15);
    expect(bytes / 1024 ** 2).toBeLessThan(58);
    expect(packages.filter((name) => /vite|esbuild|tsx|linaria|wyw|postcss|react/.test(name))).toEqual([]);
    // The sources that custom blocks are compiled with are in a separate folder.
    const running = filesIn(own()).filter((name) => !relative(own(), name).startsWith('sources'));
    expect(running.filter((name) => /\.[jt]sx?$|\.mts$/.test(name))).toEqual([]);
  });

  test('explains in its README how to start, with working links', () => {
    const text = readFileSync(join(own(), 'README.md'), 'utf8');
    expect(text).toContain('npx ./qiyam-0.1.0.tgz new my-site');
    const places = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, place = '']) => place);
    expect(places.length).toBeGreaterThan(4);
    expect(places.filter((place) => !existsSync(join(own(), place)))).toEqual([]);
    expect(readFileSync(join(own(), 'CHANGELOG.md'), 'utf8')).not.toContain('npm run');
  });

  test('lists bundled packages with their licences', () => {
    const licences = readFileSync(join(own(), 'program/LICENCES.txt'), 'utf8');
    for (const name of ['zod', 'culori', 'svgo', 'minisearch'])
      expect(licences).toMatch(new RegExp(`^${name} \\d.* \\(\\S+\\)$`, 'm'));
    expect(licences).not.toContain('undefined');
  });

  test('locks the versions of all dependencies', () => {
    const { packages: locked } = JSON.parse(readFileSync(join(own(), 'npm-shrinkwrap.json'), 'utf8')) as {
      packages: Record<string, { version: string; integrity?: string; dev?: boolean }>;
    };
    for (const name of packages.filter((one) => one !== 'qiyam')) {
      const { version } = JSON.parse(readFileSync(join(site, 'node_modules', name, 'package.json'), 'utf8'));
      expect(locked[`node_modules/${name}`]).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/) });
    }
    // Packages of other platforms are locked too.
    expect(Object.keys(locked)).toEqual(
      expect.arrayContaining(['node_modules/@img/sharp-win32-x64', 'node_modules/@img/sharp-darwin-arm64']),
    );
    expect(Object.values(locked).filter(({ dev }) => dev)).toEqual([]);
  });

  test('has a bill of materials of its contents and dependencies, without build tools', () => {
    const { status, text } = qiyam(['sbom']);
    const { components } = JSON.parse(text) as { components: { purl: string }[] };
    const names = components.map(({ purl }) => decodeURIComponent(purl).replace(/^pkg:npm\/(.*)@[^@]*$/, '$1'));
    expect(status).toBe(0);
    expect(names).toEqual(expect.arrayContaining(['zod', 'culori', 'react-dom', 'sharp', 'harfbuzzjs']));
    expect(names.filter((name) => /^(?:vite|esbuild|tsx|@wyw-in-js.*)$/.test(name))).toEqual([]);
  });

  test('writes the JSON Schema', () => {
    expect(qiyam(['schema'])).toEqual({ status: 0, text: 'site.schema.json\n' });
    const [written, own] = ['site.schema.json', 'node_modules/qiyam/generator/site.schema.json'];
    expect(readFileSync(join(site, written), 'utf8')).toBe(readFileSync(join(site, own), 'utf8'));
  });

  test('builds the same bytes as the checkout', async () => {
    expect(qiyam(['check'])).toMatchObject({ status: 0 });
    const built = qiyam(['build']);
    expect([built.status, built.text]).toEqual([0, expect.stringMatching(/^out: 2 pages, /m)]);
    const here = await buildTemporarily(join(site, 'site.json'));
    const names = (folder: string) =>
      filesIn(folder)
        .map((file) => relative(folder, file))
        .sort();
    expect(names(join(site, 'out'))).toEqual(names(here));
    for (const name of names(here))
      expect(readFileSync(join(site, 'out', name)).equals(readFileSync(join(here, name))), name).toBe(true);
  });

  test('shows its commands as npx calls in both languages', () => {
    for (const language of ['ar', 'en']) {
      const { status, text } = qiyam(['preview', '--help', '--language', language]);
      expect([status, text]).toEqual([0, expect.stringContaining('npx qiyam preview [')]);
      expect(text).not.toContain('npm run');
    }
    expect(qiyam(['bild'])).toEqual({
      status: 2,
      text: expect.stringMatching(/^There is no command "bild"\. Did you mean "build"\?\n\nqiyam COMMAND .*\n\n {2}new +\S/),
    });
    expect(qiyam(['pack']).text).toMatch(/^There is no command "pack"\.\n/);
    const help = qiyam(['--help']);
    expect([help.status, help.text.split('\n').filter((line) => line.startsWith('  '))]).toEqual([
      0,
      packedCommands.map((name) => expect.stringMatching(new RegExp(`^ {2}${name} +\\S.*\\.$`))),
    ]);
  });

  test('creates a site that passes its own check', async () => {
    const folder = await temporaryFolder();
    const begun = qiyam(['new', 'مدونة', '--yes', '--no-git', '--start', 'page'], folder);
    expect([begun.status, begun.text]).toEqual([0, expect.stringContaining('npm run dev')]);
    expect(JSON.parse(readFileSync(join(folder, 'مدونة/package.json'), 'utf8')).dependencies).toMatchObject({
      qiyam: 'file:qiyam-0.1.0.tgz',
    });
    // The engine is installed as a folder, from which the file is packed again.
    const listOf = (place: string) =>
      execFileSync('tar', ['-tzf', 'qiyam-0.1.0.tgz'], { cwd: place, encoding: 'utf8' }).split('\n').sort();
    expect(listOf(join(folder, 'مدونة'))).toEqual(listOf(dirname(site)));
    expect(qiyam(['check'], join(folder, 'مدونة')).status).toBe(0);
    // Missing fonts of the theme preset are not counted as missing texts.
    const event = qiyam(['new', 'event', '--yes', '--no-git', '--start', 'event', '--language', 'en'], folder);
    const told = JSON.parse(qiyam(['check', '--format', 'json'], join(folder, 'event')).text) as { code: string }[];
    expect(told.map(({ code }) => code)).toContain('look-fonts');
    expect(event.text).toContain(`still to be written: ${told.length - 1} texts.`);
  });

  test('has every command except those for engine developers', () => {
    const ofEngine = ['icons', 'lighthouse', 'pack'];
    expect(packedCommands.toSorted()).toEqual(
      Object.keys(commandList)
        .filter((name) => !ofEngine.includes(name))
        .sort(),
    );
  });

  test('upgrades a site of a checkout as the guide describes', async () => {
    const folder = join(site, 'older site');
    await mkdir(folder);
    await cp(join(projectRoot, 'assets/logo.svg'), join(folder, 'assets/logo.svg'));
    await cp(join(projectRoot, 'tests/fixtures/versions/1/smallest.json'), join(folder, 'site.json'));
    const text = readFileSync(join(folder, 'site.json'), 'utf8');
    const steps = readFileSync(join(own(), 'docs/guide/en/older-site.md'), 'utf8').match(/(?<=`npx qiyam )[a-z -]+(?=`)/g) ?? [];
    expect(steps).toEqual(expect.arrayContaining(['upgrade --dry-run', 'upgrade', 'check', 'dev', 'build']));
    const run = (step: string) => qiyam([...step.split(' '), '--language', 'en'], folder);
    expect(run('check').text).toContain('site.json:2:14 warning lost-schema');
    expect(run('upgrade --dry-run').status).toBe(0);
    expect(readFileSync(join(folder, 'site.json'), 'utf8')).toBe(text);
    expect(run('upgrade')).toEqual({
      status: 0,
      text: '$schema: where the rules are that editors of JSON read\nsite.json: of version 1, the newest; 1 place changed.\n',
    });
    const { $schema } = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
    expect(existsSync(join(folder, $schema))).toBe(true);
    const { status, text: told } = run('check');
    expect([status, told]).toEqual([0, expect.not.stringContaining('lost-schema')]);
  });

  test('does not use another site when none is found', async () => {
    const empty = await temporaryFolder();
    expect(qiyam(['check', '--language', 'en'], empty)).toEqual({
      status: 2,
      text: expect.stringMatching(/^There is no site\.json in /),
    });
  });

  test('serves the site, editor, catalogue and guide', async () => {
    const port = await freePort();
    const child = spawn(process.execPath, [join(own(), 'program/start.mjs'), 'dev', '--port', String(port)], { cwd: site, env });
    try {
      await new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (data) => String(data).includes(`:${port}`) && resolve());
        child.on('exit', (code) => reject(new Error(`It ended with ${code}.`)));
      });
      const ask = async (path: string) => {
        const answer = await fetch(`http://127.0.0.1:${port}/${path}`);
        return [answer.status, await answer.text()] as const;
      };
      const [, editor] = await ask('_edit/');
      const [, script = ''] = /src="\/([^"]+editor[^"]*\.js)"/.exec(editor) ?? [];
      for (const path of ['', script, '_catalogue', '_edit/state', '_guide/ar/'])
        expect([path, (await ask(path))[0]]).toEqual([path, 200]);
    } finally {
      child.kill();
    }
  });

  test('tells a site with custom blocks how to install the bundler in matching versions', async () => {
    const folder = join(site, 'بأقسامه');
    await cp(dirname(fixtureSite('smallest')), folder, { recursive: true });
    for (const [name, content] of filesOfDocument()) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    const { status, text } = qiyam(['check', '--language', 'en'], folder);
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    expect([status, text]).toEqual([2, expect.stringMatching(/: npx qiyam add bundler\n$/)]);
    const programs = await temporaryFolder();
    const writeFakeNpm = (code: number) =>
      writeFileSync(join(programs, 'npm'), `#!/bin/sh\necho npm "$@"\nexit ${code}\n`, { mode: 0o755 });
    const withPrograms = { ...env, PATH: `${programs}:${env.PATH}` };
    const add = (...words: string[]) => qiyam(['add', ...words, '--language', 'en'], folder, withPrograms);
    writeFakeNpm(0);
    const added = add('bundler', 'heic');
    const [ofBundler = '', ofHeic] = added.text.split('\n');
    expect([added.status, ofHeic]).toEqual([0, expect.stringMatching(/^npm install --save-exact heic-decode@\d[\d.]+$/)]);
    expect(ofBundler).toMatch(/^npm install --save-exact --save-dev /);
    expect(ofBundler).toContain(`vite@${devDependencies.vite}`);
    expect(ofBundler).toContain(`zod@${dependencies.zod}`);
    expect(ofBundler).not.toMatch(/sharp@|happy-dom@/);
    // A failed installation does not stop the next one.
    writeFakeNpm(1);
    const failed = add('math', 'heic');
    expect([failed.status, failed.text.match(/^npm install .*/gm)]).toEqual([
      2,
      [expect.stringContaining('temml@'), expect.stringContaining('heic-decode@')],
    ]);
    for (const [name, packageName] of [
      ['math', 'temml@'],
      ['heic', 'heic-decode@'],
    ])
      expect(failed.text).toMatch(
        new RegExp(`^The package manager could not install "${name}" \\(1\\)\\. .*${packageName}`, 'm'),
      );
    writeFakeNpm(0);
    const server = await temporaryFolder();
    const addThere = () => qiyam(['add', 'math', '--language', 'en'], server, withPrograms);
    expect(addThere()).toEqual({ status: 2, text: expect.stringContaining('There is no site.json') });
    writeFileSync(join(server, 'package.json'), '{}');
    expect(addThere()).toEqual({ status: 0, text: expect.stringMatching(/^npm install --save-exact temml@/) });
    expect(add('mth')).toEqual({ status: 2, text: expect.stringContaining('Did you mean "math"?') });
    for (const name of extras.bundler.packages) {
      const place = join(site, 'node_modules', name);
      await mkdir(dirname(place), { recursive: true });
      if (!existsSync(place)) symlinkSync(realpathSync(join(projectRoot, 'node_modules', name)), place);
    }
    showExample(folder, 'account');
    const built = qiyam(['build', '--draft'], folder);
    expect([built.status, built.text]).toEqual([0, expect.stringContaining('out.draft')]);
    expect(readFileSync(join(folder, 'out.draft/index.html'), 'utf8')).toContain('data-island="account"');
  });

  test('exports only the types for custom blocks', () => {
    const { exports } = JSON.parse(readFileSync(join(own(), 'package.json'), 'utf8'));
    expect(Object.keys(exports).sort()).toEqual(['./blocks', './package.json', './parts', './site.schema.json']);
    for (const entryPoint of ['./blocks', './parts']) {
      expect(Object.keys(exports[entryPoint])).toEqual(['types']);
      expect(existsSync(join(own(), exports[entryPoint].types))).toBe(true);
    }
  });
});
