import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { type Engine, ownMark, readManifest } from '../common/engine.mjs';
import { resolvePackages } from '../common/installed-packages.mjs';
import { findPackage } from '../common/packages.mjs';
import { listSources } from '../common/sources.mjs';
import { type Doors, throughDoors } from './doors.ts';
import { exportOf } from './examine-own.ts';
import { type OwnSources, ownFolders } from './read-own.ts';

/** Changes with what is done here to the code of a site. */
const form = 3;

/** Engines of sites that no command has started from for so long go. Milliseconds. */
const kept = 2 * 24 * 60 * 60 * 1000;

/** Where a file of a site goes in an engine. */
export function placeOf(file: string): string {
  const [room = '', ...rest] = file.split('/');
  return posix.join(ownFolders[room as keyof typeof ownFolders], ...rest);
}

/** The file of a site that was laid at a place in an engine, wherever that stands; undefined for what is none. */
export function ownFileAt(place: string, types: readonly string[]): string | undefined {
  const [, block, type = ''] = /templates[\\/](blocks)[\\/]([^\\/:?]+)[\\/]/.exec(place) ?? [];
  const found = /templates[\\/](?:blocks|theme[\\/]own)[\\/]([^:?]*[^:?.])/.exec(place)?.[1]?.replaceAll('\\', '/');
  if (found === undefined) return undefined;
  if (block) return types.includes(type) || type.startsWith('_') ? `blocks/${found}` : undefined;
  return `theme/${found}`;
}

/** Read beside the code. */
const texts = ['LICENSE'];

/** What new sites begin with is of no use to one that is there. */
const isOfStarts = (name: string) => /^generator\/starts\/(?:folder|sites)\//.test(name);

/** All of an engine that one with blocks of a site is laid from. @param root of its code */
export const sourcesOfOwn = (root: string) => [...listSources(root).filter((one) => !isOfStarts(one)), ...texts];

/** Names an engine by all that goes into it, the places of packages and the versions of these and of what they need among it. */
export function nameOfComposed(
  { id, home, isPacked }: Engine,
  packages: ReadonlyMap<string, string>,
  { folder, files }: OwnSources,
): string {
  const hash = createHash('sha256').update(`${form}\0${id}\0${home}`);
  for (const place of packages.values()) hash.update(`\0${place}`);
  const importers = [home, folder].map((from) => ({ folder: from, names: [...packages.keys()] }));
  // Those of a checkout are in its own name.
  if (isPacked) hash.update(`\0${resolvePackages(importers).join('\n')}`);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Places of the packages that an engine is compiled with, by their names: around the engine, or else around the site.
 * @param sources folder of its code
 */
export function packagesFor(sources: string, folder: string): Map<string, string> {
  const { dependencies, devDependencies } = readManifest(sources);
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const found = names.map((name) => [name, findPackage(sources, name) ?? findPackage(folder, name)] as const);
  return new Map(found.flatMap(([name, place]) => (place === undefined ? [] : [[name, realpathSync.native(place)]])));
}

function layPackages(packages: ReadonlyMap<string, string>, root: string): void {
  for (const [name, place] of packages) {
    const link = join(root, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(place, link, 'junction');
  }
}

/** What a file imports of those beside it. */
const beside = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\2/g;

/** Has a file find those of the other folders of its site where they are laid. @param file from the folder of the site */
function towardsOwn(text: string, file: string): string {
  const [room = ''] = file.split('/');
  return text.replaceAll(beside, (whole, lead: string, quote: string, path: string) => {
    const named = posix.join(posix.dirname(file), path);
    const isElsewhere = !named.startsWith(`${room}/`) && Object.hasOwn(ownFolders, named.split('/')[0] ?? '');
    if (!isElsewhere) return whole;
    return `${lead}${quote}${posix.relative(posix.dirname(placeOf(file)), placeOf(named))}${quote}`;
  });
}

/** Styles of a site for all its pages, behind those that every page has. */
const ownBase = 'theme/base.ts';
const layout = 'templates/layout/layout.tsx';

function layOwn({ folder, files, types }: OwnSources, doors: Doors, root: string): void {
  for (const file of files) {
    const place = placeOf(file);
    const target = join(root, place);
    mkdirSync(dirname(target), { recursive: true });
    if (!/\.tsx?$/.test(file)) {
      cpSync(join(folder, file), target, { dereference: true });
      continue;
    }
    const wayTo = (module: string) => (module.startsWith('templates/') ? posix.relative(posix.dirname(place), module) : module);
    const text = towardsOwn(readFileSync(join(folder, file), 'utf8'), file);
    writeFileSync(target, throughDoors(text, doors, wayTo).text);
  }
  if (files.includes(ownBase)) {
    const way = posix.relative(posix.dirname(layout), placeOf(ownBase));
    writeFileSync(join(root, layout), `${readFileSync(join(root, layout), 'utf8')}import '${way}';\n`);
  }
  const list = join(root, 'templates/blocks/list.ts');
  const lines = types.map((type) => `export { ${exportOf(type)} } from './${type}/block.ts';\n`);
  writeFileSync(list, readFileSync(list, 'utf8') + lines.join(''));
}

function prune(folder: string): void {
  for (const name of readdirSync(folder)) {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > kept) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** What an engine is laid from. */
export interface Laid {
  /** Folder of the code of the engine. */
  sources: string;
  packages: ReadonlyMap<string, string>;
  doors: Doors;
  /** Where it goes. */
  root: string;
}

/**
 * Lays the code of a site beside that of an engine, in a folder of its own: what runs there is an engine as any other, and knows
 * nothing of others.
 * @throws Error where nothing can be written
 */
export function composeEngine(engine: Engine, own: OwnSources, { sources, packages, doors, root }: Laid): void {
  if (existsSync(join(root, ownMark))) return;
  const unfinished = `${root}.${randomUUID()}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    for (const name of sourcesOfOwn(sources)) cpSync(join(sources, name), join(unfinished, name));
    layPackages(packages, unfinished);
    layOwn(own, doors, unfinished);
    symlinkSync(join(engine.home, 'docs'), join(unfinished, 'docs'), 'junction');
    writeFileSync(join(unfinished, ownMark), JSON.stringify({ folder: own.folder, types: own.types }));
    // What stands there is half of one that was killed.
    if (!existsSync(join(root, ownMark))) rmSync(root, { recursive: true, force: true });
    renameSync(unfinished, root);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another command has laid it meanwhile.
    if (!existsSync(join(root, ownMark))) throw error;
  }
  prune(dirname(root));
}
