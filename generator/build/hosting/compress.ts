import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { ArtifactFile, Task } from '../../core/cache/task.ts';
import { hashBytes } from '../../core/util/hash.ts';
import { bytesOf, type InMemoryFile, isStored, type OutputFile, sizeOf } from '../../core/util/output-file.ts';
import { textFile } from './media-types.ts';

/** Smaller files hardly shrink. */
const minBytes = 400;

/**
 * Brotli quality: `most` takes 38 ms for a page of 27 KB, `less` 1.3 ms for 9 % more bytes. Depends on the site alone, so that
 * the same content gives the same files. Drafts have no copies.
 */
export type Effort = 'most' | 'less' | 'none';

/** Sites with more pages are compressed with less effort: a thousand pages would take half a minute on two cores. */
const maxPagesAtBestQuality = 250;

/** Effort for a site with this number of pages. */
export function effortFor(pages: number): Effort {
  return pages > maxPagesAtBestQuality ? 'less' : 'most';
}

const qualities: Record<Exclude<Effort, 'none'>, number> = { most: constants.BROTLI_MAX_QUALITY, less: 8 };

/**
 * Smallest window for a text, as a power of two (RFC 7932, 9.1). With the default of 4 MB, the encoder allocates and frees
 * about 8 MB for each page, which takes three times as long as compressing.
 */
const windowFor = (bytes: number) => Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

/**
 * Output buffer in bytes: a page fits in one piece. Buffers are kept as long as the copies, so a fixed size would take ten
 * times the memory of the copies.
 */
const bufferSizeFor = (bytes: Uint8Array) => Math.min(64 * 1024, Math.max(4096, Math.ceil(bytes.byteLength / 3)));

function brotliOptions(bytes: Uint8Array, effort: keyof typeof qualities) {
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: qualities[effort],
    [BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    [BROTLI_PARAM_LGWIN]: windowFor(bytes.byteLength),
  };
  return { params, chunkSize: bufferSizeFor(bytes) };
}

const gzipOptions = (bytes: Uint8Array) => ({ level: constants.Z_BEST_COMPRESSION, chunkSize: bufferSizeFor(bytes) });

/** Byte 9 is the operating system; set to "unknown", every machine creates the same file (RFC 1952). zlib writes no time. */
function withoutPlatformByte(compressed: Uint8Array): Uint8Array {
  compressed[9] = 255;
  return compressed;
}

const encodings = [
  {
    extension: '.br',
    make: (bytes: Uint8Array, effort: keyof typeof qualities): Promise<Uint8Array> =>
      promisify(brotliCompress)(bytes, brotliOptions(bytes, effort)),
    makeNow: (bytes: Uint8Array, effort: keyof typeof qualities): Uint8Array =>
      brotliCompressSync(bytes, brotliOptions(bytes, effort)),
  },
  {
    extension: '.gz',
    make: async (bytes: Uint8Array) => withoutPlatformByte(await promisify(gzip)(bytes, gzipOptions(bytes))),
    makeNow: (bytes: Uint8Array) => withoutPlatformByte(gzipSync(bytes, gzipOptions(bytes))),
  },
];

/** Whether a path is a compressed copy. */
export const isCopy = (path: string) => encodings.some(({ extension }) => path.endsWith(extension));

/** Compressed copies of a text, if smaller; hosts send them as they are. */
export async function compressedCopies(bytes: Uint8Array, effort: Effort): Promise<ArtifactFile<Uint8Array>[]> {
  if (effort === 'none' || bytes.byteLength < minBytes) return [];
  const copies = encodings.map(async ({ extension, make }) => ({ extension, content: await make(bytes, effort) }));
  return (await Promise.all(copies)).filter(({ content }) => content.byteLength < bytes.byteLength);
}

/** The same synchronously: less work in total, for workers that have nothing else to do meanwhile. */
export function compressNow(bytes: Uint8Array, effort: Effort): ArtifactFile<Uint8Array>[] {
  if (effort === 'none' || bytes.byteLength < minBytes) return [];
  const copies = encodings.map(({ extension, makeNow }) => ({ extension, content: makeNow(bytes, effort) }));
  return copies.filter(({ content }) => content.byteLength < bytes.byteLength);
}

/** Compresses a text of a site. */
export const compressTask: Task<Effort, Uint8Array, undefined> = {
  name: 'copies',
  code: 'core',
  batchSize: 8,
  poolThreshold: 1000,
  open: async (effort, { isWorker }) => {
    const compress = isWorker ? compressNow : compressedCopies;
    return async (bytes) => ({ metadata: undefined, files: await compress(bytes, effort) });
  },
};

/**
 * Compressed copies `.br` and `.gz` of a site's text files, cached by content: most of these files are the same in many sites.
 * Stored files have their own copies.
 */
export async function compressFiles(
  files: readonly OutputFile[],
  { getOrCreate }: Pick<BuildEnvironment, 'getOrCreate'>,
): Promise<InMemoryFile[]> {
  const texts = files.filter((file) => textFile.test(file.path) && !isStored(file) && sizeOf(file) >= minBytes);
  const copies = await pLimit(16).map(texts, async (file) => {
    const bytes = await bytesOf(file);
    const key = hashBytes(bytes);
    return Promise.all(
      encodings.map(async ({ extension, make }) => {
        const copy = await getOrCreate(`compressed/${key}${extension}`, () => make(bytes, 'most'));
        return copy.byteLength < bytes.byteLength ? [{ path: file.path + extension, content: copy }] : [];
      }),
    );
  });
  return copies.flat(2);
}
