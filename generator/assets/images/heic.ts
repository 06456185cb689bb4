import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import type { OptionalPackage } from '../../core/diagnostics/optional.ts';
import { pictureLimits } from '../../core/util/limits.ts';
import { decode } from './raster.ts';

/** Optional package that decodes HEIC. */
export const decoder = 'heic-decode' satisfies OptionalPackage;

/** Next to the bundle of a command, and next to this source. */
const workerFile = join(import.meta.dirname, 'heic-worker.mjs');

/** Time limit for one picture in milliseconds; 12 megapixels take about 1.5 s. */
const longest = 60_000;

/** JPEG quality: high, as pages get formats that are encoded from this file. */
const quality = 90;

interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

async function decodeApart(bytes: Uint8Array): Promise<Pixels> {
  const worker = new Worker(workerFile, { workerData: bytes, execArgv: [], stdout: true, stderr: true });
  const timer = setTimeout(() => void worker.terminate(), longest);
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('It holds no picture, or takes too long.')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** ICC profile of a HEIC file: phones use a wider gamut than sRGB. ISO/IEC 14496-12, 12.1.5 */
function profileOf(bytes: Buffer): Buffer | undefined {
  const at = bytes.indexOf('colrprof');
  const end = at < 4 ? 0 : at - 4 + bytes.readUInt32BE(at - 4);
  return end > at + 8 && end <= bytes.length ? bytes.subarray(at + 8, end) : undefined;
}

/** End of signature and IHDR chunk of a PNG file. https://www.w3.org/TR/png-3/#11IHDR */
const afterHead = 33;

/** Adds an ICC profile to a PNG. https://www.w3.org/TR/png-3/#11iCCP */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, afterHead), length, body, check, png.subarray(afterHead)]);
}

/**
 * Converts HEIC to an upright JPEG in sRGB without metadata such as the location.
 * @throws Error if the file is not a picture, too large, or decoding takes too long
 */
export async function heicToJpeg(bytes: Buffer): Promise<Buffer> {
  const { width: declared, height } = imageSize(bytes);
  if (declared * height > pictureLimits.pixels) throw new Error('It is too large.');
  const pixels = await decodeApart(bytes);
  const raw = { width: pixels.width, height: pixels.height, channels: 4 as const };
  const png = await sharp(pixels.data, { raw, limitInputPixels: pictureLimits.pixels })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const profile = profileOf(bytes);
  return decode(profile ? withProfile(png, profile) : png)
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}
