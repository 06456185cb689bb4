import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inEachLanguage } from '../../../templates/model/files/language.ts';
import { buildProgram, externalPackagesPlugin, neededPackages, requireBanner } from '../../bundle/engine/build-program.mjs';
import { packageCommands, withPackageCommands } from '../../bundle/engine/package-commands.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { type Engine, type EngineMetadata, enginePaths, packagePaths, readEngineMetadata } from '../../core/util/engine.mjs';
import { packageFolder } from '../../core/util/packages.mjs';
import { listSources } from '../../core/util/sources.mjs';
import { createPackageSbom, createSbom, serializeSbom } from './sbom.ts';
import { shrinkwrapOf } from './shrinkwrap.ts';

/** Commands of the package; the others are for engine development. */
export const packedCommands = [
  'new',
  'import',
  'upgrade',
  'build',
  'check',
  'dev',
  'serve',
  'add',
  'test',
  'preview',
  'hosts',
  'publish',
  'translate',
  'schema',
  'sbom',
];

/** Folders of the packages that are bundled, from the bundler's list of inputs. */
const packagesOf = (files: readonly string[]) => [
  ...new Set(files.flatMap((file) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [])),
];

/** Licences of bundled packages. */
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

/** @returns names of the bundled packages */
async function writeProgram({ root }: Engine, folder: string): Promise<string[]> {
  const { outputFiles, metafile } = await buildProgram({
    ...{ root, folder, banner: requireBanner, metafile: true },
    commands: packedCommands,
    more: { start: 'generator/cli/pack/start.mjs' },
    plugins: [externalPackagesPlugin, packageCommands],
  });
  await mkdir(folder, { recursive: true });
  for (const { path, contents } of outputFiles ?? []) await writeFile(path, contents);
  const packages = packagesOf(Object.keys(metafile?.inputs ?? {}));
  await writeFile(join(folder, 'LICENCES.txt'), await licencesOf(root, packages));
  return packages.map((one) => one.replace(/^.*node_modules\//, ''));
}

/** Starter sites. */
const starts = ['generator/cli/new/folder', 'generator/cli/new/sites'];

/** Copies files that are read at run time: style sheets and examples of the preview, starters, the JSON Schema, the guide. */
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
  await cp(join(root, 'generator/cli/pack/README.md'), join(folder, 'README.md'));
  const guide = (await readdir(join(folder, 'docs/guide'), { recursive: true })).map((name) => `docs/guide/${name}`);
  for (const page of [...guide, 'docs/publishing.md', 'CHANGELOG.md'].filter((name) => name.endsWith('.md')))
    await writeFile(join(folder, page), withPackageCommands(await readFile(join(folder, page), 'utf8')));
}

/** Copies the sources for sites with custom blocks: they are compiled together and provide types. No program imports them. */
async function copySources({ root }: Engine, folder: string): Promise<void> {
  const names = listSources(root).filter((name) => !starts.some((one) => name.startsWith(`${one}/`)));
  for (const name of [...names, 'LICENSE']) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await cp(join(root, name), join(folder, name));
  }
}

/** Entry points that custom blocks import: types only, no code that runs. */
const publicEntryPoints = Object.fromEntries(
  ['blocks', 'parts'].map((door) => [`./${door}`, { types: `./${packagePaths.sources}/templates/custom-blocks/${door}.ts` }]),
);

async function manifestOf(root: string) {
  const { name, version, description, license, engines, devDependencies } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  );
  const versions = neededPackages.map(async (one): Promise<[string, string]> => {
    const text = await readFile(join(packageFolder(root, one), 'package.json'), 'utf8');
    return [one, JSON.parse(text).version];
  });
  return {
    ...{ name, version, description, license, type: 'module', engines },
    bin: { qiyam: `${enginePaths.program}/start.mjs` },
    exports: { './package.json': './package.json', './site.schema.json': './generator/site.schema.json', ...publicEntryPoints },
    // Exact versions: others could change the output.
    dependencies: Object.fromEntries(await Promise.all(versions)),
    // Not installed with the package: sites that use such fonts are told which version to install.
    devDependencies: Object.fromEntries(Object.entries(devDependencies).filter(([one]) => one.startsWith('@fontsource'))),
  };
}

/** One-sentence description of each command. */
export type Summaries = Record<MessageLanguage, Record<string, string>>;

/** Replaces npm scripts by the commands of the package. */
const ownSummaries = (all: Record<string, string>) =>
  Object.fromEntries(packedCommands.map((name) => [name, withPackageCommands(all[name] ?? '')]));

/**
 * Writes the engine as a package: commands bundled with their dependencies, and the built artifacts. Needs no bundler.
 * @param engine a built engine. @param folder is replaced. @param summaries of the commands
 */
export async function writePackage(engine: Engine, folder: string, told: Summaries): Promise<void> {
  const { root } = engine;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const held = await writeProgram(engine, join(folder, enginePaths.program));
  await writeFile(
    join(folder, packagePaths.bill),
    serializeSbom(createPackageSbom(await createSbom(root), { held, needed: neededPackages })),
  );
  await cp(engine.artifacts, join(folder, enginePaths.made), { recursive: true });
  await copyFiles(engine, folder);
  await copySources(engine, join(folder, packagePaths.sources));
  const write = (name: string, value: object) => writeFile(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  const manifest = await manifestOf(root);
  await write('package.json', manifest);
  await write('npm-shrinkwrap.json', await shrinkwrapOf(root, manifest));
  const { parts: _, ...facts } = readEngineMetadata(dirname(engine.artifacts));
  const summaries = inEachLanguage((language) => ownSummaries(told[language]));
  await write(enginePaths.facts, { ...facts, summaries } satisfies EngineMetadata);
}
