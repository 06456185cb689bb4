import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordFileOf } from '../../generator/content/translations/record.ts';
import { confirmedOf } from './made/confirmed.ts';
import { wholeSite } from './made/whole-site.ts';

export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Pictures that the site shows, and where they stand among its own. */
const sources: readonly (readonly [from: string, to: string])[] = [
  ['docs/site/assets', ''],
  ['docs/guide/pictures', 'guide'],
  ['tests/fixtures/sites/minimal/assets', ''],
  ['tests/fixtures/examples/assets', ''],
];

/** Copies the files of a folder that a text names. */
function copyNamed(from: string, assets: string, to: string, text: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const name = relative(from, join(entry.parentPath, entry.name));
    const own = join(to, name).replaceAll('\\', '/');
    if (entry.isFile() && text.includes(JSON.stringify(own))) cpSync(join(from, name), join(assets, own));
  }
}

/**
 * Writes the whole site of the documentation into a folder, with all that it names.
 * @returns the path of its site file.
 */
export async function writeDocumentation(folder: string): Promise<string> {
  const assets = join(folder, 'assets');
  const file = join(folder, 'site.json');
  const site = await wholeSite(projectRoot);
  const text = `${JSON.stringify(site, null, 1)}\n`;
  mkdirSync(folder, { recursive: true });
  rmSync(assets, { recursive: true, force: true });
  for (const [from, to] of sources) copyNamed(join(projectRoot, from), assets, to, text);
  writeFileSync(file, text);
  writeFileSync(recordFileOf(file), confirmedOf(site));
  return file;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await writeDocumentation(process.argv[2] ?? join(projectRoot, 'out.docs'));
