import { realpathSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UsedFamily } from '../../content/theme/site-fonts.ts';
import { contentHash } from '../../core/util/hash.ts';
import { packageFolder } from '../../core/util/packages.mjs';

/** Packages whose code is sent to visitors. Their licences, and that of the typeface, are published too. */
const shippedCode = ['@splidejs/react-splide', '@splidejs/splide', 'react', 'react-dom', 'rolldown', 'scheduler'];

const shippedFont = '@fontsource-variable/readex-pro';

/** Package that a module of a bundle belongs to; the bundler's helpers belong to `rolldown`. */
function packageOf(module: string): string[] {
  if (module.includes('rolldown/runtime')) return ['rolldown'];
  const found = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module.replaceAll('\\', '/'))?.[1];
  return found === undefined ? [] : [found];
}

/**
 * Checks that browser files contain code of the packages above only.
 * @throws Error that names other packages
 */
export function checkShipped(modules: string[]): void {
  const others = new Set(modules.flatMap(packageOf).filter((name) => !shippedCode.includes(name)));
  if (others.size > 0) throw new Error(`Visitors would get code of ${[...others].join(', ')}: name it in licences.ts.`);
}

/** Indirect dependencies: some package managers install them where only their parent finds them. */
const dependencyOf: Record<string, string> = { rolldown: 'vite', scheduler: 'react-dom' };

/**
 * Folder of a package, wherever the package manager has put it.
 * @throws Error if it is not installed
 */
function folderOf(root: string, name: string): string {
  const parent = dependencyOf[name];
  return packageFolder(parent === undefined ? root : realpathSync(folderOf(root, parent)), name);
}

async function licenceOf(root: string, name: string): Promise<string> {
  const folder = folderOf(root, name);
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e(?:\.\w+)?$/i.test(entry));
  if (!file) throw new Error(`${name} has no licence file.`);
  return (await readFile(join(folder, file), 'utf8')).trim();
}

type Licence = readonly [name: string, licence: string];

const licencesOf = (root: string, names: string[]): Promise<Licence[]> =>
  Promise.all(names.map(async (name): Promise<Licence> => [name, await licenceOf(root, name)]));

function toFile(name: string, parts: Licence[]): { fileName: string; text: string } {
  const text = parts.map(([name, licence]) => `${name}\n${'='.repeat(name.length)}\n\n${licence}\n`).join('\n\n');
  return { fileName: `assets/${name}.${contentHash(text)}.txt`, text };
}

/**
 * Creates the file with the full licences of all third-party code, font and icons sent to visitors, as these licences require.
 */
export async function makeLicences(root: string): Promise<{ fileName: string; text: string }> {
  const icons = await readFile(join(root, 'templates/theme/icons/drawings.LICENSE'), 'utf8');
  return toFile('licences', [
    ...(await licencesOf(root, shippedCode)),
    ['Readex Pro (typeface)', await licenceOf(root, shippedFont)],
    ['Tabler Icons', icons.trim()],
  ]);
}

/** Creates the file with the licences of a site's other font families, if any. */
export async function makeFontLicences(
  root: string,
  families: readonly Pick<UsedFamily, 'family' | 'package'>[],
): Promise<{ path: string; content: Uint8Array }[]> {
  const added = families.filter((one) => one.package !== undefined && one.package !== shippedFont);
  const licences = await Promise.all(
    added.map(async (one): Promise<Licence> => [`${one.family} (typeface)`, await licenceOf(root, one.package ?? '')]),
  );
  if (licences.length === 0) return [];
  const { fileName, text } = toFile('font-licences', licences);
  return [{ path: fileName, content: Buffer.from(text) }];
}
