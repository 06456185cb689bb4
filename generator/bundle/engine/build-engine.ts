import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { openPackedStore, type Store } from '../../core/cache/store.ts';
import {
  builtFolder,
  type EngineMetadata,
  enginePaths,
  isCompleteEngine,
  listCommands,
  listPackages,
  readEngineMetadata,
  timestampResolution,
  writeCurrent,
} from '../../core/util/engine.mjs';
import { distFolder, hashSources, idOf, jsonSchemaFile } from '../../core/util/sources.mjs';
import { editorScripts, renderModule } from '../templates/entries.ts';
import { buildProgram, externalPackages, requireBanner } from './build-program.mjs';
import { clients, runClientBuild } from './clients.ts';
import { codeKeysOf, collectModules } from './code-keys.ts';
import { missingEditorPackage, runEditorBuild } from './editor.ts';

/** How many engines of earlier sources are kept: an open preview may still load files of its engine. */
const maxEngines = 4;

type Hashes = Readonly<Record<string, string>>;

/** Versions of all installed packages. */
function versionsOf(root: string): Record<string, string> {
  const versions = listPackages(root).map(({ name, place }) => [name, JSON.parse(readFileSync(place, 'utf8')).version]);
  return Object.fromEntries(versions);
}

/**
 * Packages that a program imports at run time.
 * @param versions versions of all installed packages
 */
const externalOf = (versions: Readonly<Record<string, string>>): string[] => {
  const fonts = Object.keys(versions).filter((name) => name.startsWith('@fontsource'));
  return [...new Set([...externalPackages, ...fonts])].sort();
};

async function writeProgram(root: string, folder: string): Promise<void> {
  const commands = listCommands(root).map(({ name }) => name);
  const more = { bundler: 'generator/bundle/custom-blocks/bundler.ts' };
  const { outputFiles = [] } = await buildProgram({ root, folder, commands, more, banner: requireBanner });
  await mkdir(folder, { recursive: true });
  await Promise.all(outputFiles.map(({ path, contents }) => writeFile(path, contents)));
}

/** Part of the engine that is slow to build, and reused while its sources are the same. */
interface EnginePart {
  make: (root: string) => Promise<unknown>;
  /** Entry modules; their imports count too. */
  modules: readonly string[] | ((root: string) => readonly string[]);
  /** Further sources, by file name. */
  more?: RegExp;
}

const engineParts = {
  templates: {
    // Imported late: it loads the bundler.
    make: async (root) => (await import('../templates/run-vite.ts')).runVite(root),
    modules: [renderModule, 'generator/bundle/templates/run-vite.ts'],
    more: /^templates\//,
  },
  editor: {
    make: async (root) => (missingEditorPackage(root) ? new Map() : runEditorBuild(root)),
    modules: (root) => [
      ...editorScripts(root).map(([, file]) => file),
      'generator/bundle/templates/vite.ts',
      'generator/bundle/engine/editor.ts',
    ],
  },
  'json-schema': {
    make: async () => (await import('../../content/schema/json-schema.ts')).createJsonSchema(),
    modules: ['generator/content/schema/json-schema.ts'],
  },
} satisfies Record<string, EnginePart>;

/** Hash of the sources of a part. */
async function keyOfPart(root: string, hashes: Hashes, { modules, more }: EnginePart): Promise<string> {
  const { files } = await collectModules(root, typeof modules === 'function' ? modules(root) : modules);
  const all = new Set([...files, ...Object.keys(hashes).filter((file) => more?.test(file)), 'packages']);
  const named = [...all].sort().map((file) => `${file} ${hashes[file]}`);
  return createHash('sha256').update(named.join('\n')).digest('base64url');
}

/** The previous engine, whose parts can be reused. */
interface PreviousBuild {
  parts: Readonly<Record<string, string>>;
  store: Store;
}

function openPreviousBuild(root: string): PreviousBuild | undefined {
  const folder = builtFolder(root);
  return folder === undefined
    ? undefined
    : { parts: readEngineMetadata(folder).parts ?? {}, store: openPackedStore(join(folder, enginePaths.made)) };
}

/**
 * Builds the parts of an engine, reusing those of the previous engine whose sources are the same.
 * @returns key of each part
 */
async function writeArtifacts(root: string, folder: string, hashes: Hashes): Promise<Record<string, string>> {
  const store = openPackedStore(folder);
  const previous = openPreviousBuild(root);
  const parts: Record<string, string> = {};
  for (const [name, part] of Object.entries<EnginePart>(engineParts)) {
    const key = await keyOfPart(root, hashes, part);
    const cached = previous?.parts[name] === key ? await previous.store.get(name) : undefined;
    await store.put(name, cached ?? serialize(await part.make(root)));
    parts[name] = key;
  }
  for (const name of Object.keys(clients) as (keyof typeof clients)[])
    await store.put(name, Buffer.from(await runClientBuild(root, name)));
  const writeError = store.writeError();
  if (writeError !== undefined) throw new Error(writeError);
  return parts;
}

/** Writes the JSON Schema to the path that site files refer to, unless it is up to date. */
async function writeJsonSchema(root: string, artifactsFolder: string): Promise<void> {
  const text: string = deserialize((await openPackedStore(artifactsFolder).get('json-schema')) ?? serialize(''));
  const file = join(root, jsonSchemaFile);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) await writeFile(file, text);
}

/** Removes old engines and leftovers of killed builds. */
async function pruneOldEngines(dist: string, id: string): Promise<void> {
  const others = (await readdir(dist)).filter((name) => name !== id && /^[0-9a-f]{16}/.test(name));
  const dated = await Promise.all(
    others.map(async (name) => ({ name, time: (await stat(join(dist, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  const old = dated.sort((a, b) => b.time - a.time).slice(maxEngines);
  await Promise.all(old.map(({ name }) => rm(join(dist, name), { recursive: true, force: true })));
}

async function writeEngine(root: string, folder: string, { id, hashes }: { id: string; hashes: Hashes }): Promise<void> {
  const work = [
    writeArtifacts(root, join(folder, enginePaths.made), hashes),
    writeProgram(root, join(folder, enginePaths.program)),
  ] as const;
  // Both must have finished before an error can remove the folder.
  await Promise.allSettled(work);
  const [parts] = await Promise.all(work);
  const versions = versionsOf(root);
  const metadata: EngineMetadata = { id, codeKeys: await codeKeysOf(root), versions, external: externalOf(versions), parts };
  await writeFile(join(folder, enginePaths.facts), `${JSON.stringify(metadata, null, 2)}\n`);
}

/**
 * Builds the engine of a checkout into `generator/dist/`: its commands, and all artifacts that depend on the sources alone.
 * Builds in a temporary folder first, so that other commands never see half of it.
 * @param root folder of the checkout
 * @param isForced rebuilds an engine that is up to date
 * @throws Error if a source does not compile or nothing can be written
 */
export async function buildEngine(root: string, isForced = false): Promise<void> {
  const dist = join(root, distFolder);
  await mkdir(dist, { recursive: true });
  const time = Date.now() - timestampResolution;
  const hashes = hashSources(root);
  const id = idOf(hashes);
  const folder = join(dist, id);
  if (isForced || !isCompleteEngine(folder)) {
    const unfinished = `${folder}.${randomUUID()}`;
    try {
      await writeEngine(root, unfinished, { id, hashes });
      // A source has changed in the meantime, as by `git pull`: the build may mix both versions.
      if (idOf(hashSources(root)) !== id) return await buildEngine(root, isForced);
      // Another command may have built it in the meantime, and be running it.
      if (isForced || !isCompleteEngine(folder)) await rm(folder, { recursive: true, force: true });
      await rename(unfinished, folder).catch((error) => {
        if (!isCompleteEngine(folder)) throw error;
      });
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }
  await writeJsonSchema(root, join(folder, enginePaths.made));
  writeCurrent(root, { id, time });
  await pruneOldEngines(dist, id);
}

const [, started = '', ...options] = process.argv;
if (import.meta.url === pathToFileURL(started).href) {
  await buildEngine(join(import.meta.dirname, '../../..'), options.includes('--force')).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
