import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { buildProgram } from '../bundle/build-program.mjs';
import { bundleTemplates } from '../bundle/bundle.ts';
import { callsOfPackage, withOwnCalls } from '../bundle/calls-of-package.ts';
import { type Engine, listPackages, listSources, packed } from '../common/engine.mjs';
import { packageFolder } from '../common/packages.mjs';
import { bundleEditor } from '../dev/edit/editor-bundle.ts';
import { bundleClient, bundleGuideClient } from '../dev/preview/client-bundle.ts';
import type { MessageLanguage } from '../diagnostics/diagnostics.ts';
import { drawingCode } from '../graphics/drawing-code.ts';
import { createImageKey } from '../images/key.ts';
import { codeKey } from '../machine/code-keys.ts';
import type { Machine } from '../machine/machine.ts';
import { openPackedStore, type Store } from '../machine/store.ts';
import { sourcesOfOwn } from '../own/compose.ts';
import { billOf, billOfPacked, writeBill } from './bill.ts';
import { shrinkwrapOf } from './shrinkwrap.ts';

/** Commands of the package; others are of those who work on the engine. */
export const packedCommands = [
  'new',
  'upgrade',
  'build',
  'check',
  'dev',
  'add',
  'test',
  'preview',
  'hosts',
  'publish',
  'translate',
  'schema',
  'sbom',
];

/** Packages that the package needs: native code, WebAssembly and fonts. All others are in its program. */
const needed = ['@fontsource-variable/readex-pro', 'harfbuzzjs', 'sharp', 'wawoff2'];

/** Packages that few need, who install them when they are told to, and what makes what is in the package already. */
const absent = [
  '@aws-sdk/client-s3',
  '@wyw-in-js/vite',
  'esbuild',
  'heic-decode',
  'highlight.js',
  'selfsigned',
  'temml',
  'tsx',
  'vite',
];

const isOf = (names: readonly string[], path: string) => names.some((name) => path === name || path.startsWith(`${name}/`));

const packagesApart: Plugin = {
  name: 'packages-apart',
  setup(build) {
    const { onResolve } = build;
    onResolve({ filter: /^[@a-z]/i }, ({ path }) => (isOf([...needed, ...absent], path) ? { path, external: true } : undefined));
    // What it makes for browsers is one file that reads no others.
    onResolve({ filter: /^svgo$/ }, ({ resolveDir }) => build.resolve('svgo/browser', { resolveDir, kind: 'import-statement' }));
  },
};

/** Packages of common form ask for others by `require`, which a module has to make for them. */
const banner = {
  js: "import { createRequire as makeRequire } from 'node:module';\nconst require = makeRequire(import.meta.url);",
};

/** Folders of the packages that are in the program, by what it was bundled of. */
const packagesOf = (files: readonly string[]) => [
  ...new Set(files.flatMap((file) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [])),
];

/** Their licences. */
async function licencesOf(root: string, folders: readonly string[]): Promise<string> {
  const texts = folders.toSorted().map(async (folder) => {
    const place = join(root, folder);
    const { name, version, license } = JSON.parse(await readFile(join(place, 'package.json'), 'utf8'));
    const file = (await readdir(place)).find((one) => /^licen[cs]e/i.test(one));
    const text = file === undefined ? '' : await readFile(join(place, file), 'utf8');
    return `${name} ${version} (${license})\n\n${text.trim()}\n`;
  });
  return (await Promise.all(texts)).join(`\n${'-'.repeat(80)}\n\n`);
}

/** @returns names of the packages that are in it */
async function writeProgram({ root }: Engine, folder: string): Promise<string[]> {
  const { outputFiles, metafile } = await buildProgram({
    ...{ root, folder, banner, metafile: true },
    commands: packedCommands,
    more: { start: 'generator/package/start.mjs' },
    plugins: [packagesApart, callsOfPackage],
  });
  await mkdir(folder, { recursive: true });
  for (const { path, contents } of outputFiles ?? []) await writeFile(path, contents);
  const packages = packagesOf(Object.keys(metafile?.inputs ?? {}));
  await writeFile(join(folder, 'LICENCES.txt'), await licencesOf(root, packages));
  return packages.map((one) => one.replace(/^.*node_modules\//, ''));
}

/** What commands would have made of the code when they first ask for it: what is asked for here is put there. */
async function writeMade(machine: Machine, folder: string): Promise<void> {
  const { engine, engineCache } = machine;
  const store = openPackedStore(folder);
  const take = async (key: string) => {
    const bytes = await engineCache.core.get(key);
    if (bytes) await store.put(key, bytes);
    return bytes;
  };
  const put = async (key: string, bytes: Uint8Array) => {
    await Promise.all([store.put(key, bytes), engineCache.core.put(key, bytes)]);
  };
  const core: Store = { ...engineCache.core, get: take, put };
  const noting: Machine = {
    ...machine,
    engineCache: { ...engineCache, store: core, core },
    codeKey: (modules) => codeKey(engine, modules, core),
  };
  const makers = [bundleTemplates, bundleEditor, bundleClient, bundleGuideClient, drawingCode, createImageKey];
  for (const make of makers) await make(noting);
  const trouble = store.trouble();
  if (trouble !== undefined) throw new Error(trouble);
}

/** What new sites begin with. */
const starts = ['generator/starts/folder', 'generator/starts/sites'];

/** Files that are read as they stand: sheets and examples of the preview, starts, the JSON Schema, the guide. */
async function copyFiles({ root }: Engine, folder: string): Promise<void> {
  const isRead = (name: string) => /^(?:generator|templates)\/.*\.css$|^templates\/blocks\/.*\.json$/.test(name);
  const names = [
    ...listSources(root).filter(isRead),
    ...starts,
    'generator/site.schema.json',
    'docs/guide',
    'docs/own-blocks.md',
    'docs/publishing.md',
    'docs/own-blocks.ar.md',
    'CHANGELOG.md',
    'LICENSE',
  ];
  for (const name of names) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await cp(join(root, name), join(folder, name), { recursive: true });
  }
  await cp(join(root, 'generator/package/README.md'), join(folder, 'README.md'));
  const guide = (await readdir(join(folder, 'docs/guide'), { recursive: true })).map((name) => `docs/guide/${name}`);
  for (const page of [...guide, 'docs/publishing.md', 'CHANGELOG.md'].filter((name) => name.endsWith('.md')))
    await writeFile(join(folder, page), withOwnCalls(await readFile(join(folder, page), 'utf8')));
}

/**
 * The code itself, for sites with blocks of their own: it is compiled with them, and tells their editors of types. No program
 * imports it.
 */
async function copySources({ root }: Engine, folder: string): Promise<void> {
  for (const name of sourcesOfOwn(root)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await cp(join(root, name), join(folder, name));
  }
}

/** Versions of all packages that were installed where it was packed: those that compile it have to be the same. */
function versionsOf(root: string): Record<string, string> {
  const versions = listPackages(root).map(({ name, place }) => [name, JSON.parse(readFileSync(place, 'utf8')).version]);
  return Object.fromEntries(versions);
}

/** Packages that the program imports where they are installed: all others are in it. */
const externalOf = (versions: Record<string, string>) => {
  const fonts = Object.keys(versions).filter((name) => name.startsWith('@fontsource'));
  return [...new Set([...needed, ...absent, ...fonts])].sort();
};

/** What blocks of sites import: types of the code for those who write them, and nothing that runs. */
const doorsOf = Object.fromEntries(
  ['blocks', 'parts'].map((door) => [`./${door}`, { types: `./${packed.sources}/templates/own/${door}.ts` }]),
);

async function manifestOf(root: string) {
  const { name, version, description, license, engines, devDependencies } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  );
  const versions = needed.map(async (one): Promise<[string, string]> => {
    const text = await readFile(join(packageFolder(root, one), 'package.json'), 'utf8');
    return [one, JSON.parse(text).version];
  });
  return {
    ...{ name, version, description, license, type: 'module', engines },
    bin: { qiyam: `${packed.program}/start.mjs` },
    exports: { './package.json': './package.json', './site.schema.json': './generator/site.schema.json', ...doorsOf },
    // Another version would make other bytes of the same site.
    dependencies: Object.fromEntries(await Promise.all(versions)),
    // Nobody installs these with it: sites that have such fonts are told which version to ask for.
    devDependencies: Object.fromEntries(Object.entries(devDependencies).filter(([one]) => one.startsWith('@fontsource'))),
  };
}

/** What each command does, in a sentence. */
export type Summaries = Record<MessageLanguage, Record<string, string>>;

/** The same as who has the package calls them. */
const ownSummaries = (all: Record<string, string>) =>
  Object.fromEntries(packedCommands.map((name) => [name, withOwnCalls(all[name] ?? '')]));

/**
 * Writes an engine as a package: its commands bundled, and all that they would bundle themselves, made already. It needs no
 * bundler and has no code of ours but this.
 * @param folder is written anew
 */
export async function writePackage(machine: Machine, folder: string, { en, ar }: Summaries): Promise<void> {
  const { engine } = machine;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const held = await writeProgram(engine, join(folder, packed.program));
  await writeFile(join(folder, packed.bill), writeBill(billOfPacked(await billOf(engine.root), { held, needed })));
  await writeMade(machine, join(folder, packed.made));
  await copyFiles(engine, folder);
  await copySources(engine, join(folder, packed.sources));
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const manifest = await manifestOf(engine.root);
  const versions = versionsOf(engine.root);
  await writeFile(join(folder, 'package.json'), json(manifest));
  await writeFile(join(folder, 'npm-shrinkwrap.json'), json(await shrinkwrapOf(engine.root, manifest)));
  await writeFile(
    join(folder, packed.facts),
    json({ id: engine.id, summaries: { en: ownSummaries(en), ar: ownSummaries(ar) }, versions, external: externalOf(versions) }),
  );
}
