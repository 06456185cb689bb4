import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { imageSize } from 'image-size';
import pLimit from 'p-limit';
import { contentHash } from './hash.ts';
import { createSuggest } from './nearest.ts';
import { walk } from './rules/walk.ts';

/** A file under `assets/`. Width and height are in pixels; `nearest` is the name of a file that was probably meant. */
export type Asset =
  | { state: 'ready'; outputPath: string; bytes: Uint8Array; width: number; height: number }
  | { state: 'missing'; nearest?: string }
  | { state: 'unreadable' }
  | { state: 'unused' };

/** What content calls an image (`src`) -> the file. */
export type AssetIndex = ReadonlyMap<string, Asset>;

/** Files open at once. */
const openFiles = 64;

/** Names that the schema takes for pictures. */
const isPicture = (file: string) => /\.(?:svg|png|jpe?g|webp|avif)$/i.test(file) && !/(?:^|\/)\./.test(file);

/** Every file below a folder, in slashes, as the disk spells it: also where that takes upper for lower case. */
async function listFiles(dir: string): Promise<Set<string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() || entry.isSymbolicLink());
  return new Set(files.map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/')));
}

/** Whether a path below a folder that is a link exists under exactly this name. */
async function existsExactly(dir: string, source: string): Promise<boolean> {
  const parts = source.split('/');
  for (const [index, part] of parts.entries()) {
    const entries = await readdir(join(dir, ...parts.slice(0, index))).catch(() => [] as string[]);
    if (!entries.includes(part)) return false;
  }
  return true;
}

async function readAsset(dir: string, source: string): Promise<Asset> {
  try {
    const bytes = await readFile(join(dir, source));
    const { width, height } = imageSize(bytes);
    const extension = extname(source).toLowerCase();
    const name = basename(source, extname(source));
    const outputPath = join('assets', dirname(source), `${name}.${contentHash(bytes)}${extension}`).replaceAll('\\', '/');
    return { state: 'ready', outputPath, bytes, width, height };
  } catch {
    return { state: 'unreadable' };
  }
}

/** The file that a wrong name was meant to be: the same but for upper and lower case, or the nearest. */
function createFinder(files: Iterable<string>): (source: string) => string | undefined {
  const byLowerCase = new Map([...files].map((file) => [file.toLowerCase(), file]));
  const suggest = createSuggest(byLowerCase.values());
  return (source) => byLowerCase.get(source.toLowerCase()) ?? suggest(source);
}

/**
 * Reads every image that the content names, once each, and lists the pictures that it does not name.
 * Never throws: what is wrong is for the check to report.
 */
export async function readAssets(dir: string, content: unknown): Promise<AssetIndex> {
  const sources = new Set<string>();
  walk(content, ({ key, value }) => {
    if (key === 'src' && typeof value === 'string') sources.add(value);
  });
  const files = await listFiles(dir);
  const pictures = [...files].filter(isPicture).sort();
  const findNearest = createFinder(pictures);
  const find = async (source: string): Promise<Asset> => {
    const isInside = !source.split('/').includes('..');
    if (isInside && (files.has(source) || (await existsExactly(dir, source)))) return readAsset(dir, source);
    return { state: 'missing', nearest: findNearest(source) };
  };
  const named = await pLimit(openFiles).map([...sources].sort(), async (source) => [source, await find(source)] as const);
  const unused = pictures.filter((file) => !sources.has(file)).map((file) => [file, { state: 'unused' }] as const);
  return new Map<string, Asset>([...named, ...unused]);
}
