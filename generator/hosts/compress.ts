import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { takeOrMake } from '../store.ts';
import type { OutputFile } from '../write.ts';
import { textFile } from './media-types.ts';

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

/**
 * Compressed copies of the text files of a site, `.br` and `.gz`, where they are smaller: hosts send them as they are.
 * Made once for a content, and kept in the store.
 */
export async function compressFiles(files: OutputFile[]): Promise<OutputFile[]> {
  const texts = files.filter(({ path, content }) => textFile.test(path) && Buffer.byteLength(content) >= leastBytes);
  const copies = await pLimit(16).map(texts, async ({ path, content }) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    return Promise.all(
      kinds.map(async ({ extension, make, version }) => {
        const copy = await takeOrMake(`compressed/${hash}-${version}${extension}`, () => make(bytes));
        return copy.byteLength < bytes.byteLength ? [{ path: path + extension, content: copy }] : [];
      }),
    );
  });
  return copies.flat(2);
}
