import { writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import * as z from 'zod';
import { pictureLimits } from '../../../../core/util/limits.ts';
import type { UploadResult } from '../../../document/protocol-media.ts';
import { readValidJson } from '../body.ts';
import type { EndpointRequest } from '../endpoint.ts';
import { pictureAt } from './asset-folder.ts';
import { createUploadError, storeUpload, type UploadContext, withStagedUpload } from './store-upload.ts';

const share = z.number().min(0).max(1);

/** Region to keep, as fractions of the upright picture. */
const cropSchema = z.strictObject({ source: z.string().max(1000), left: share, top: share, width: share, height: share });

type Crop = z.infer<typeof cropSchema>;

/** Maximum size of the request in bytes. */
const mostBytes = 16_384;

/** Minimum side length of the result in pixels. */
const smallest = 16;

/** Formats that can be cropped, with their encoder options. SVG cannot be cropped. */
const formats: Record<string, { format: 'jpeg' | 'png' | 'webp' | 'avif'; options: { quality?: number; mozjpeg?: boolean } }> = {
  '.jpg': { format: 'jpeg', options: { quality: 90, mozjpeg: true } },
  '.jpeg': { format: 'jpeg', options: { quality: 90, mozjpeg: true } },
  '.png': { format: 'png', options: {} },
  '.webp': { format: 'webp', options: { quality: 90 } },
  '.avif': { format: 'avif', options: { quality: 75 } },
};

/** Crops and encodes a picture; sharp uses its own threads. */
async function cut(bytes: Uint8Array, { left, top, width, height }: Crop, ending: string): Promise<Buffer | undefined> {
  const [{ default: sharp }, { decode }] = await Promise.all([import('sharp'), import('../../../../assets/images/raster.ts')]);
  const { autoOrient: whole } = await sharp(bytes, { limitInputPixels: pictureLimits.pixels }).metadata();
  const region = {
    left: Math.min(Math.round(left * whole.width), whole.width - 1),
    top: Math.min(Math.round(top * whole.height), whole.height - 1),
    width: Math.round(width * whole.width),
    height: Math.round(height * whole.height),
  };
  region.width = Math.min(region.width, whole.width - region.left);
  region.height = Math.min(region.height, whole.height - region.top);
  const written = formats[ending];
  if (!written || region.width < smallest || region.height < smallest) return undefined;
  return decode(bytes).extract(region).toFormat(written.format, written.options).toBuffer();
}

/** Saves a cropped copy next to uploaded files; the original is unchanged. */
export async function crop(context: UploadContext, { request, language }: EndpointRequest): Promise<UploadResult> {
  const asked = await readValidJson(request, cropSchema, mostBytes);
  return withStagedUpload(async (received) => {
    const bytes = pictureAt(context.preview.project.assets, asked.source);
    const extension = extname(asked.source).toLowerCase();
    const made = bytes && (await cut(bytes, asked, extension).catch(() => undefined));
    if (!made) throw createUploadError('crop', language);
    await writeFile(received, made);
    const name = `${basename(asked.source, extname(asked.source))}-crop.jpg`;
    const ending = extension === '.jpeg' ? 'jpg' : extension.slice(1);
    return storeUpload(context, received, { uploadKind: 'picture', name, ending, language });
  });
}
