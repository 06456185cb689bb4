import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { projectRoot } from '../paths.ts';
import type { OutputFile } from '../write.ts';
import { textFile } from './media-types.ts';

/** Compressed copies of earlier builds, by the hash of what they are made of. */
const cacheDir = join(projectRoot, 'node_modules/.cache/qiyam/compressed');

/** Smaller files hardly become smaller. */
const leastBytes = 400;

async function makeBrotli(bytes: Uint8Array): Promise<Uint8Array> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  return promisify(brotliCompress)(bytes, { params });
}

async function makeGzip(bytes: Uint8Array): Promise<Uint8Array> {
  const compressed = await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });
  // Byte 9 names the operating system, and zlib writes no time: with "unknown" every machine makes the same file (RFC 1952).
  compressed[9] = 255;
  return compressed;
}

const kinds = [
  { extension: '.br', make: makeBrotli, version: process.versions.brotli },
  { extension: '.gz', make: makeGzip, version: process.versions.zlib },
];

/** Keeps the copies of this build and as many of earlier ones. */
async function pruneCache(used: ReadonlySet<string>): Promise<void> {
  const names = await readdir(cacheDir);
  if (names.length <= 4 * used.size + 100) return;
  const old = names.filter((name) => !used.has(name) && /\.(?:br|gz)$/.test(name));
  await Promise.all(old.map((name) => rm(join(cacheDir, name), { force: true })));
}

async function takeOrMake(name: string, make: () => Promise<Uint8Array>): Promise<{ bytes: Uint8Array; isNew: boolean }> {
  const file = join(cacheDir, name);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return { bytes: kept, isNew: false };
  const bytes = await make();
  // Written aside under a name of its own, so that builds that run at once never read or move half a file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return { bytes, isNew: true };
}

/**
 * Compressed copies of the text files of a site, `.br` and `.gz`, where they are smaller: hosts send them as they are.
 * Made once for a content and kept under `node_modules/.cache`.
 */
export async function compressFiles(files: OutputFile[]): Promise<OutputFile[]> {
  const texts = files.filter(({ path, content }) => textFile.test(path) && Buffer.byteLength(content) >= leastBytes);
  await mkdir(cacheDir, { recursive: true });
  const used = new Set<string>();
  let isNew = false;
  const copies = await pLimit(16).map(texts, async ({ path, content }) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    return Promise.all(
      kinds.map(async ({ extension, make, version }) => {
        const name = `${hash}-${version}${extension}`;
        used.add(name);
        const made = await takeOrMake(name, () => make(bytes));
        isNew ||= made.isNew;
        return made.bytes.byteLength < bytes.byteLength ? [{ path: path + extension, content: made.bytes }] : [];
      }),
    );
  });
  if (isNew) await pruneCache(used);
  return copies.flat(2);
}
