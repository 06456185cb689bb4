import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { delimiter, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { editedPage, makeContent, withEdit } from './bench/content.ts';
import { writeQiyamSite } from './bench/qiyam-site.ts';
import { bilingualSite, fixtureSite, shippedSite, specifiedSite, temporaryFolder } from './support/build.ts';
import { filesBelow } from './support/damage.ts';
import { projectRoot } from './support/project-root.ts';

/** The oldest that `engines` takes, and the last of each line after it. */
const nodeVersions = ['20.19.0', '22.23.3', '24.21.0'];
/** The oldest that the runner of the tests takes. */
const oldestForTests = 22;
const routes = 10_000;
/** Inputs of the fuzzer, for each of its layers. */
const inputs = 300;

interface Tools {
  /** Folders of programs that are found before all others. */
  path?: string[];
  cwd?: string;
  /** Name of a cache of its own. */
  cache?: string;
  /** Variables of the environment beside those of this process. */
  more?: Record<string, string>;
}

/** Runs a program. @throws Error with the end of what it said, when it fails. */
async function run(program: string, args: string[], { path = [], cwd = projectRoot, cache, more }: Tools = {}): Promise<void> {
  const paths = [...path, process.env.PATH].join(delimiter);
  const env = { ...process.env, ...more, PATH: paths, ...(cache && { QIYAM_CACHE: cache }) };
  await promisify(execFile)(program, args, { cwd, env, maxBuffer: 1024 ** 3 }).catch(({ message, stdout, stderr }) => {
    throw new Error(`${String(message).split('\n')[0]}\n${stdout}\n${stderr}`.slice(-4000));
  });
}

/** Does something with a folder and a cache that are gone afterwards. */
async function aside(act: (folder: string, cache: string) => Promise<void>): Promise<void> {
  const folder = await temporaryFolder();
  const cache = `release-${process.pid}`;
  const remove = () => {
    for (const one of [folder, join(projectRoot, 'node_modules/.cache', cache)]) rmSync(one, { recursive: true, force: true });
  };
  await act(folder, cache).finally(remove);
}

const command = join(projectRoot, 'generator/cli/start.mjs');
const build = (siteFile: string, out: string, { node = process.execPath, ...tools }: Tools & { node?: string } = {}) =>
  run(node, [command, 'build', '--site', siteFile, '--out', out], tools);

const names = (folder: string) =>
  Object.fromEntries(
    filesBelow(folder).map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

/** Holds that two folders have the same files, byte for byte. @throws Error that names some of those that differ */
function expectSame(found: string, expected: string): void {
  const [ours, theirs] = [names(found), names(expected)];
  const other = Object.keys({ ...ours, ...theirs }).filter((path) => ours[path] !== theirs[path]);
  if (other.length > 0) throw new Error(`${other.length} files differ: ${other.slice(0, 10).join(', ')}`);
}

/** Fixtures that are whole, and those whose pictures are those of the project. */
async function sites(): Promise<string[]> {
  const entries = readdirSync(join(projectRoot, 'tests/fixtures/sites'), { withFileTypes: true });
  const borrowing = ['specification', 'bilingual'];
  const names = entries.filter((one) => one.isDirectory() && !borrowing.includes(one.name)).map(({ name }) => name);
  return [shippedSite, await specifiedSite(), await bilingualSite(), ...names.map(fixtureSite)];
}

/** All sites of the tests are the same under a version of Node as under this one, and the tests of the parts pass. */
const underNode = (version: string) =>
  aside(async (folder, cache) => {
    await run('npm', ['install', '--no-save', '--prefix', folder, `node@${version}`]);
    const node = join(folder, 'node_modules/node/bin/node');
    for (const [index, siteFile] of (await sites()).entries()) {
      const [here, there] = [join(folder, `here-${index}`), join(folder, `there-${index}`)];
      await build(siteFile, here);
      await build(siteFile, there, { node, cache });
      expectSame(there, here);
    }
    if (Number.parseInt(version, 10) < oldestForTests) return;
    const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
    await run(
      node,
      [
        vitest,
        'run',
        '--config',
        'tests/vitest.config.ts',
        '--reporter=dot',
        'tests/unit',
        'tests/component',
        'tests/component/blocks',
      ],
      {
        path: [dirname(node)],
      },
    );
  });

/** The project as it is handed on, without what git leaves out. */
async function copyOfProject(folder: string): Promise<string> {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: projectRoot });
  const top = join(folder, 'project');
  for (const file of list
    .toString()
    .split('\0')
    .filter((one) => one !== '' && existsSync(join(projectRoot, one))))
    await cp(join(projectRoot, file), join(top, file));
  return top;
}

interface Manager {
  /** Its package, and its program in there. */
  tool?: [name: string, program: string];
  install: string[][];
}

const managers: Record<string, Manager> = {
  npm: { install: [['npm', 'ci']] },
  pnpm: {
    tool: ['pnpm@12.21.0', 'node_modules/.bin'],
    install: [
      ['pnpm', 'import'],
      ['pnpm', 'install', '--config.strict-dep-builds=false'],
    ],
  },
  bun: {
    tool: [
      `@oven/bun-${process.platform}-${process.arch}@1.4.5`,
      `node_modules/@oven/bun-${process.platform}-${process.arch}/bin`,
    ],
    install: [['bun', 'install']],
  },
};

/** Of the checkout, the shipped site alone. */
const isOfSite = (place: string) => /^(?:|site\.json|assets(?:[\\/].*)?)$/.test(relative(dirname(shippedSite), place));

/** What a package manager installs builds the site that is built here. */
const installedBy = ({ tool, install }: Manager) =>
  aside(async (folder) => {
    if (tool) await run('npm', ['install', '--no-save', '--prefix', join(folder, 'tool'), tool[0]]);
    const path = tool && [join(folder, 'tool', tool[1])];
    const cwd = await copyOfProject(folder);
    for (const [program = '', ...args] of install) await run(program, args, { cwd, path });
    await run('npm', ['run', 'build'], { cwd });
    await build(shippedSite, join(folder, 'here'));
    expectSame(join(cwd, 'out'), join(folder, 'here'));
  });

/** Installs the package from its file alone, and builds a site with it that is built here, too. */
const packedBy = (program: string, tool: Manager['tool'] | undefined) =>
  aside(async (folder) => {
    if (tool) await run('npm', ['install', '--no-save', '--prefix', join(folder, 'tool'), tool[0]]);
    await run(process.execPath, [command, 'pack', '--out', folder]);
    const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    const cwd = join(folder, 'موقع جديد');
    await cp(dirname(shippedSite), cwd, { recursive: true, filter: isOfSite });
    writeFileSync(join(cwd, 'package.json'), '{ "private": true }');
    const path = tool && [join(folder, 'tool', tool[1])];
    await run(program, [program === 'npm' ? 'install' : 'add', join(folder, file)], { cwd, path });
    await build(shippedSite, join(folder, 'here'));
    const start = join(cwd, 'node_modules/qiyam/program/start.mjs');
    await run(process.execPath, [start, 'build'], { cwd });
    expectSame(join(cwd, 'out'), join(folder, 'here'));
    for (const version of nodeVersions) {
      await run('npm', ['install', '--no-save', '--prefix', join(folder, version), `node@${version}`]);
      await run(join(folder, version, 'node_modules/node/bin/node'), [start, 'build', '--out', `out-${version}`], { cwd });
      expectSame(join(cwd, `out-${version}`), join(folder, 'here'));
    }
  });

/** A large site, built cold and edited, is the site that is built from nothing. */
const large = () =>
  aside(async (folder, cache) => {
    const content = makeContent(routes);
    const [site, out] = [join(folder, 'site'), join(folder, 'out')];
    await writeQiyamSite(content, site);
    await build(join(site, 'site.json'), out, { cache });
    await writeQiyamSite(withEdit(content, `${editedPage(content).title} ١`), site);
    await build(join(site, 'site.json'), out, { cache });
    await aside(async (other) => {
      await build(join(site, 'site.json'), join(other, 'out'), { cache: `${cache}-alone` });
      expectSame(out, join(other, 'out'));
    }).finally(() => rmSync(join(projectRoot, 'node_modules/.cache', `${cache}-alone`), { recursive: true, force: true }));
  });

/** Printed, so that a finding can be replayed: `--seed N` after the names of the parts. */
const seedOf = (words: readonly string[]) => Number(words.at(words.indexOf('--seed') + 1));
const words = process.argv.slice(2);
const seed = words.includes('--seed') ? seedOf(words) : Date.now() % 1_000_000_000;
process.stdout.write(`seed ${seed}\n`);

/** Runs test files with Vitest, with variables that make them longer. */
const tests = (files: string[], more: Record<string, string> = {}) =>
  run(join(projectRoot, 'node_modules/.bin/vitest'), ['run', '--config', 'tests/vitest.config.ts', ...files], { more });

const parts: [name: string, run: () => Promise<void>][] = [
  ['code changes', () => tests(['tests/site/code-changes.test.ts'])],
  ['imports', () => tests(['tests/wordpress'])],
  ['random imports', () => tests(['tests/component/import/random-thousands.test.ts'], { IMPORT_SEED: String(seed) })],
  ['received load', () => tests(['tests/integration/desk/received/full-load.test.ts'])],
  ['desk document', () => run('tsx', ['tests/desk-document/walk.ts'], { path: [join(projectRoot, 'node_modules/.bin')] })],
  ['desk team', () => tests(['tests/desk-team'], { TEAM_MINUTES: '60', TEAM_SEED: String(seed) })],
  ['edited bytes', () => tests(['tests/site/edited-bytes.test.ts'], { TEST_BYTE_EDITS: '500' })],
  ['build sequences', () => tests(['tests/fuzz/build-sequences.test.ts'], { BUILD_SEED: String(seed), BUILD_SEQUENCES: '20' })],
  ...nodeVersions.map((version): (typeof parts)[number] => [`Node ${version}`, () => underNode(version)]),
  ...Object.entries(managers).map(([name, manager]): (typeof parts)[number] => [name, () => installedBy(manager)]),
  ...Object.entries(managers).map(([name, { tool }]): (typeof parts)[number] => [
    `package by ${name}`,
    () => packedBy(name, tool),
  ]),
  [`${routes} routes`, large],
  [`fuzz ${inputs}`, () => run('npm', ['run', 'fuzz', '--', '--count', String(inputs), '--seed', String(seed)])],
];

/** `npm run test:nightly -- NAME ...` runs the parts whose names begin so; all, without any. */
const asked = words.includes('--seed') ? words.slice(0, words.indexOf('--seed')) : words;
for (const [name, act] of parts.filter(([one]) => asked.length === 0 || asked.some((start) => one.startsWith(start)))) {
  const start = performance.now();
  const failure = await act().then(
    () => undefined,
    (error) => error as Error,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  process.stdout.write(`${name.padEnd(16)}${failure ? 'FAILED' : 'passed'}${seconds.padStart(6)} s\n`);
  if (!failure) continue;
  process.stdout.write(`${failure.message}\n`);
  process.exitCode = 1;
}
