import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { imageSize } from 'image-size';
import pLimit from 'p-limit';
import { contentHash } from './hash.ts';
import { walk } from './rules/walk.ts';

/** A file under `assets/` that content names. Width and height are in pixels. */
export type Asset =
  | { state: 'ready'; outputPath: string; bytes: Uint8Array; width: number; height: number }
  | { state: 'missing' }
  | { state: 'unreadable' };

/** What content calls an image (`src`) -> the file. */
export type AssetIndex = ReadonlyMap<string, Asset>;

/** Files open at once. */
const openFiles = 64;

/** Whether a file exists under exactly this name, also where the file system does not tell upper from lower case. */
async function existsExactly(dir: string, source: string): Promise<boolean> {
  const parts = source.split('/');
  for (const [index, part] of parts.entries()) {
    const entries = await readdir(join(dir, ...parts.slice(0, index))).catch(() => [] as string[]);
    if (!entries.includes(part)) return false;
  }
  return true;
}

async function readAsset(dir: string, source: string): Promise<Asset> {
  if (source.split('/').includes('..') || !(await existsExactly(dir, source))) return { state: 'missing' };
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

/** Reads every image that the content names, once each. Never throws: what is wrong is for the check to report. */
export async function readAssets(dir: string, content: unknown): Promise<AssetIndex> {
  const sources = new Set<string>();
  walk(content, ({ key, value }) => {
    if (key === 'src' && typeof value === 'string') sources.add(value);
  });
  const assets = await pLimit(openFiles).map(
    [...sources].sort(),
    async (source) => [source, await readAsset(dir, source)] as const,
  );
  return new Map(assets);
}
