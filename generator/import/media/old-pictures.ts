import sharp, { type Sharp } from 'sharp';

/** Uncompressed pixels as sharp reads them. */
interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
  channels: 3 | 4;
}

const toSharp = ({ data, ...raw }: Pixels): Sharp => sharp(data, { raw });

/** Bits of a colour mask: where they start, and their largest value. */
function maskOf(mask: number): { shift: number; most: number } {
  const shift = mask === 0 ? 0 : 31 - Math.clz32(mask & -mask);
  return { shift, most: mask >>> shift };
}

interface BitmapHead {
  width: number;
  height: number;
  isTopDown: boolean;
  bits: number;
  /** Where the palette and the pixels start. */
  palette: number;
  pixels: number;
  masks: readonly number[];
}

const defaultMasks: Record<number, readonly number[]> = {
  16: [0x7c00, 0x3e0, 0x1f, 0],
  24: [0xff0000, 0xff00, 0xff, 0],
  32: [0xff0000, 0xff00, 0xff, 0],
};

/**
 * Header of a device-independent bitmap. https://learn.microsoft.com/windows/win32/api/wingdi/ns-wingdi-bitmapinfoheader
 * @param at where the header starts. @param pixels where the pixels start; undefined: after the palette
 */
function bitmapHead(bytes: Buffer, at: number, pixels?: number): BitmapHead | undefined {
  const size = bytes.readUInt32LE(at);
  if (size < 40) return undefined;
  const [width, signed] = [bytes.readInt32LE(at + 4), bytes.readInt32LE(at + 8)];
  const [bits, compression] = [bytes.readUInt16LE(at + 14), bytes.readUInt32LE(at + 16)];
  // 0: none, 3: colour masks. Run lengths and embedded JPEG are rare.
  if (compression !== 0 && compression !== 3) return undefined;
  const hasMasks = compression === 3;
  const masks = hasMasks ? [0, 4, 8].map((offset) => bytes.readUInt32LE(at + 40 + offset)) : (defaultMasks[bits] ?? []);
  const palette = at + size + (hasMasks && size === 40 ? 12 : 0);
  const colours = bits <= 8 ? bytes.readUInt32LE(at + 32) || 2 ** bits : 0;
  return {
    width,
    height: Math.abs(signed),
    isTopDown: signed < 0,
    bits,
    palette,
    pixels: pixels ?? palette + colours * 4,
    masks,
  };
}

/** Colour of one pixel: red, green, blue. */
function colourAt(bytes: Buffer, row: number, x: number, { bits, palette, masks }: BitmapHead): number[] {
  if (bits <= 8) {
    const bit = x * bits;
    const index = ((bytes[row + (bit >> 3)] ?? 0) >> (8 - bits - (bit & 7))) & (2 ** bits - 1);
    const place = palette + index * 4;
    return [bytes[place + 2] ?? 0, bytes[place + 1] ?? 0, bytes[place] ?? 0];
  }
  const value = bytes.readUIntLE(row + (x * bits) / 8, bits / 8);
  return masks.slice(0, 3).map((mask) => {
    const { shift, most } = maskOf(mask);
    return most === 0 ? 0 : Math.round((((value & mask) >>> shift) * 255) / most);
  });
}

/** Decodes a bitmap. @returns undefined if it is of a rare kind. @throws RangeError if it is cut off */
function pixelsOf(bytes: Buffer, head: BitmapHead, mostPixels: number): Pixels | undefined {
  const { width, height, bits, isTopDown } = head;
  if (![1, 4, 8, 16, 24, 32].includes(bits) || width <= 0 || height <= 0 || width * height > mostPixels) return undefined;
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (head.pixels + stride * height > bytes.length) return undefined;
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const row = head.pixels + stride * (isTopDown ? y : height - 1 - y);
    for (let x = 0; x < width; x++) data.set(colourAt(bytes, row, x, head), (y * width + x) * 3);
  }
  return { width, height, data, channels: 3 };
}

/** Decodes a BMP file. @returns undefined if it is damaged or of a rare kind */
export function readBitmap(bytes: Buffer, mostPixels: number): Sharp | undefined {
  try {
    const head = bitmapHead(bytes, 14, bytes.readUInt32LE(10));
    const pixels = head && pixelsOf(bytes, head, mostPixels);
    return pixels && toSharp(pixels);
  } catch {
    return undefined;
  }
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** Pixels of a bitmap in an icon: twice as high, as a mask follows; 32 bits have transparency of their own. */
function iconPixels(bytes: Buffer, at: number, mostPixels: number): Pixels | undefined {
  const head = bitmapHead(bytes, at);
  const pixels = head && pixelsOf(bytes, { ...head, height: head.height / 2 }, mostPixels);
  if (!head || !pixels) return undefined;
  const { width, height } = pixels;
  const isOwn = head.bits === 32;
  const stride = isOwn ? width * 4 : Math.ceil(width / 32) * 4;
  const mask = head.pixels + (isOwn ? 0 : Math.ceil((width * head.bits) / 32) * 4 * height);
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const row = mask + stride * (height - 1 - y);
    for (let x = 0; x < width; x++) {
      const isHidden = (((bytes[row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) === 1;
      const alpha = isOwn ? (bytes[row + x * 4 + 3] ?? 0) : isHidden ? 0 : 255;
      data.set([...pixels.data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3), alpha], (y * width + x) * 4);
    }
  }
  return { width, height, data, channels: 4 };
}

/**
 * Decodes the largest picture of an icon file (ICO).
 * @returns undefined if it is damaged
 */
export function readIcon(bytes: Buffer, mostPixels: number): Sharp | undefined {
  try {
    const entries = Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => 6 + index * 16);
    // A width of 0 is 256.
    const [largest] = entries.toSorted((a, b) => ((bytes[b] ?? 0) || 256) - ((bytes[a] ?? 0) || 256));
    if (largest === undefined) return undefined;
    const at = bytes.readUInt32LE(largest + 12);
    const content = bytes.subarray(at, at + bytes.readUInt32LE(largest + 8));
    if (content.subarray(0, 4).equals(pngSignature)) return sharp(content);
    const pixels = iconPixels(bytes, at, mostPixels);
    return pixels && toSharp(pixels);
  } catch {
    return undefined;
  }
}
