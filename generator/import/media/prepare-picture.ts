import { readFile, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { contentKind } from '../../assets/files/content-kind.ts';
import type { ImageMetadata } from '../../assets/images/image-metadata.ts';
import { fileLimits, pictureLimits } from '../../core/util/limits.ts';
import type { MediaChange, MediaReason } from './media-types.ts';
import { readBitmap, readIcon } from './old-pictures.ts';

/** A picture that pages can show; or why there is none. */
export type PreparedPicture =
  | { state: 'ready'; bytes: Uint8Array; ending: string; width: number; height: number; changes: MediaChange[] }
  | { state: 'refused'; reason: MediaReason; detail: string };

/** Inspects a picture by the rules of the check. @param source name, whose extension sets the expected type */
export type InspectPicture = (source: string, bytes: Uint8Array) => Promise<ImageMetadata>;

/** Converts HEIC to JPEG; absent if the optional decoder is not installed. */
export type ConvertHeic = (bytes: Buffer) => Promise<Buffer>;

export interface PictureTools {
  inspect: InspectPicture;
  convertHeic?: ConvertHeic | undefined;
}

/** Pixels that are decoded at most, to scale a picture down. */
const mostPixels = pictureLimits.pixels * 3;

/** Sides of what is scaled down: wider than any screen. */
const longestSide = 4096;

const jpeg = { quality: 88, mozjpeg: true } as const;

const refuse = (reason: MediaReason, detail = ''): PreparedPicture => ({ state: 'refused', reason, detail });

const open = (bytes: Uint8Array, failOn: 'warning' | 'none' = 'warning') =>
  sharp(bytes, { failOn, limitInputPixels: mostPixels }).autoOrient().toColourspace('srgb');

interface Encoded {
  bytes: Buffer;
  ending: 'jpg' | 'png';
}

/** Encodes pixels: photos as JPEG, what has transparency or flat colours as PNG. */
async function encode(image: Sharp, isPhoto: boolean): Promise<Encoded> {
  if (!isPhoto) return { bytes: await image.png({ compressionLevel: 9 }).toBuffer(), ending: 'png' };
  return { bytes: await image.flatten({ background: '#fff' }).jpeg(jpeg).toBuffer(), ending: 'jpg' };
}

/** Whether a picture of this format is a photo; opaque TIFF and WebP files mostly are. */
const isPhoto = ({ format, hasAlpha }: { format?: string; hasAlpha?: boolean }) =>
  hasAlpha !== true && ['jpeg', 'tiff', 'webp', 'heif'].includes(format ?? '');

async function fromSharp(bytes: Uint8Array, failOn: 'warning' | 'none' = 'warning'): Promise<Encoded> {
  return encode(open(bytes, failOn), isPhoto(await sharp(bytes, { limitInputPixels: mostPixels }).metadata()));
}

/** Converts what browsers do not show, or Qiyam does not accept. */
async function convert(content: string, bytes: Buffer): Promise<{ encoded: Encoded; changes: MediaChange[] } | undefined> {
  const old = content === 'bmp' ? readBitmap : content === 'ico' ? readIcon : undefined;
  if (old) {
    const image = old(bytes, pictureLimits.pixels);
    return image && { encoded: await encode(image, false), changes: ['format'] };
  }
  if (content !== 'gif' && content !== 'tif') return undefined;
  const { pages = 1 } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
  const isMoving = content === 'gif' && pages > 1;
  return { encoded: await fromSharp(bytes, 'none'), changes: isMoving ? ['format', 'still'] : ['format'] };
}

/** Makes the picture smaller until it is within the limits. */
async function shrink(bytes: Uint8Array): Promise<Encoded> {
  const head = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
  const image = open(bytes, 'none').resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
  const encoded = await encode(image.clone(), isPhoto(head));
  return encoded.bytes.length > pictureLimits.bytes.raster ? encode(image, true) : encoded;
}

/** Adds margins to a picture that is too long for its width. */
async function pad(bytes: Uint8Array): Promise<Encoded> {
  const { autoOrient, ...head } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
  const { width, height } = autoOrient;
  const least = Math.ceil(Math.max(width, height) / pictureLimits.ratio);
  const [across, down] = [Math.max(0, least - width), Math.max(0, least - height)];
  const background = { r: 255, g: 255, b: 255, alpha: 0 };
  const sides = { left: across >> 1, right: across - (across >> 1), top: down >> 1, bottom: down - (down >> 1) };
  return encode(
    open(bytes, 'none')
      .ensureAlpha()
      .extend({ ...sides, background }),
    isPhoto(head),
  );
}

const remedies: Record<string, { change: MediaChange; make: (bytes: Uint8Array) => Promise<Encoded> }> = {
  'huge-image': { change: 'smaller', make: shrink },
  'elongated-image': { change: 'padded', make: pad },
  'animated-image': { change: 'still', make: (bytes) => fromSharp(bytes, 'none') },
  'damaged-image': { change: 'repaired', make: (bytes) => fromSharp(bytes, 'none') },
};

const reasonOfCode: Record<string, MediaReason> = {
  'unsafe-svg': 'unsafe',
  'animated-image': 'unsafe',
  'huge-image': 'too-large',
};

/** Applies the rules of the check, and remedies what they reject, each once. */
async function accept(bytes: Uint8Array, ending: string, changes: MediaChange[], tools: PictureTools): Promise<PreparedPicture> {
  const found = await tools.inspect(`picture.${ending}`, bytes);
  if (found.kind !== 'fault') {
    const failure = found.kind === 'vector' ? found.drawingFailure : undefined;
    if (failure !== undefined) return refuse('unreadable', failure);
    return { state: 'ready', bytes, ending, width: found.width, height: found.height, changes };
  }
  const remedy = ending === 'svg' ? undefined : remedies[found.code];
  if (!remedy || changes.includes(remedy.change))
    return refuse(reasonOfCode[found.code] ?? 'unreadable', found.found ?? found.code);
  const made = await remedy.make(bytes).catch(() => undefined);
  return made ? accept(made.bytes, made.ending, [...changes, remedy.change], tools) : refuse('unreadable', found.code);
}

async function prepareHeic(bytes: Buffer, tools: PictureTools): Promise<PreparedPicture> {
  const made = await tools.convertHeic?.(bytes).catch(() => undefined);
  return made ? accept(made, 'jpg', ['format'], tools) : refuse('kind', 'heic');
}

/**
 * Prepares a picture for pages: accepted formats byte for byte, others converted, too large ones scaled down.
 * @param file path of the picture. @param name its name on the old site
 */
export async function preparePicture(file: string, name: string, tools: PictureTools): Promise<PreparedPicture> {
  const { size } = await stat(file);
  if (size === 0) return refuse('empty');
  if (size > fileLimits.picture) return refuse('too-large', String(size));
  const kind = await contentKind(file, name);
  if (kind.is === 'picture') return accept(await readFile(file), kind.ending, [], tools);
  if (kind.is === 'heic') return prepareHeic(await readFile(file), tools);
  const content = kind.is === 'other' ? kind.content : kind.ending;
  const converted = await convert(content, await readFile(file)).catch(() => undefined);
  if (!converted) return refuse(['gif', 'bmp', 'ico', 'tif'].includes(content) ? 'unreadable' : 'kind', content);
  return accept(converted.encoded.bytes, converted.encoded.ending, converted.changes, tools);
}
