import { join } from 'node:path';
import type { Face } from 'harfbuzzjs';
import type { LineMetrics } from '../../../templates/theme/font-metrics.ts';
import { fontFaces, fontWeights } from '../../../templates/theme/fonts.ts';
import { codesOf, toRange } from '../../../templates/theme/unicode-range.ts';
import { contentHash } from '../../core/util/hash.ts';
import { fontLimits } from '../../core/util/limits.ts';
import { readRegularFile } from '../../core/util/regular-file.ts';
import { convertFont } from './convert-font.ts';
import type { RejectedFile } from './file-asset.ts';
import { cutFont } from './font-subset.ts';
import { type HarfBuzz, measureWidths, openFace } from './font-widths.ts';

/** A usable font of an organisation. */
export interface FontAsset {
  state: 'font';
  /** Content of the file in `assets/`. */
  bytes: Uint8Array;
  /** Hash of the bytes. */
  hash: string;
  metrics: LineMetrics;
  /** Weight range of a variable font. */
  weights?: { least: number; most: number };
  /** Whether its licence forbids subsetting. */
  isWhole: boolean;
  /** Letters of the Arabic and of the Latin alphabet that it lacks. */
  lacks: { ar: string; en: string };
  /** Its characters beyond those that every site uses, as a `unicode-range`. */
  beyondCommon: string;
  /** Bytes of the font that every page loads. */
  loaded: number;
}

/** Whether a name under `assets/` is that of a font. */
export const isFont = (source: string) => /^fonts\/.*\.(?:woff2|ttf|otf)$/i.test(source);

const letters = {
  ar: [...'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي'],
  en: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'],
};

const reject = (expected: string): RejectedFile => ({ state: 'refused', code: 'unusable-font', found: expected });

/** Bits of `fsType` in the table OS/2: https://learn.microsoft.com/typography/opentype/spec/os2#fstype */
const licence = { embedding: 0x000f, restricted: 0x0002, noSubsetting: 0x0100, bitmapsOnly: 0x0200 };

function licenceOf(face: Face): { isForbidden: boolean; isWhole: boolean } {
  const table = face.referenceTable('OS/2');
  const bits = table && table.byteLength >= 10 ? ((table[8] ?? 0) << 8) | (table[9] ?? 0) : 0;
  return {
    isForbidden: (bits & licence.embedding) === licence.restricted || (bits & licence.bitmapsOnly) !== 0,
    isWhole: (bits & licence.noSubsetting) !== 0,
  };
}

/** First bytes of woff2, otf and ttf files. */
const signatures = new Set(['wOF2', 'OTTO', 'true', '\0\u0001\0\0']);

/** Size that a font declares for its unpacked data; checked before unpacking, against decompression bombs. */
const unpackedSize = (bytes: Buffer) =>
  bytes.length > 20 && bytes.toString('latin1', 0, 4) === 'wOF2' ? bytes.readUInt32BE(16) : bytes.length;

const common = new Set(fontFaces.flatMap(({ unicodeRange }) => codesOf(unicodeRange)));
const essential = fontFaces.filter(({ isEssential }) => isEssential).flatMap(({ unicodeRange }) => codesOf(unicodeRange));

async function readFont(harfbuzz: HarfBuzz, bytes: Buffer): Promise<FontAsset | RejectedFile> {
  if (!signatures.has(bytes.toString('latin1', 0, 4))) return reject('broken');
  if (unpackedSize(bytes) > fontLimits.unpacked) return reject('huge');
  const face = openFace(harfbuzz, await convertFont(bytes, 'sfnt'));
  const drawn = new Set(face.collectUnicodes());
  if (drawn.size === 0) return reject('broken');
  const { isForbidden, isWhole } = licenceOf(face);
  if (isForbidden) return reject('licence');
  const { wght } = face.getAxisInfos();
  const weights = wght && { least: Math.round(wght.min), most: Math.round(wght.max) };
  const { ascender, descender } = new harfbuzz.Font(face).hExtents();
  const ofWeight = (weight: number) => ({ face, weight });
  const both = { regular: ofWeight(fontWeights.lightest), bold: ofWeight(fontWeights.heaviest) };
  const lacking = (all: string[]) => all.filter((letter) => !drawn.has(letter.codePointAt(0) ?? 0)).join('');
  // Also proves that the font can be subset.
  const cut = await cutFont(bytes, isWhole ? [...drawn] : essential);
  return {
    state: 'font',
    bytes,
    hash: contentHash(bytes),
    metrics: {
      ascent: ascender / face.upem,
      descent: -descender / face.upem,
      widths: measureWidths(harfbuzz, { arabic: both, latin: both }),
    },
    ...(weights && { weights }),
    isWhole,
    beyondCommon: toRange([...drawn].filter((code) => !common.has(code)).toSorted((a, b) => a - b)),
    lacks: { ar: lacking(letters.ar), en: lacking(letters.en) },
    loaded: isWhole ? bytes.length : cut.byteLength,
  };
}

/**
 * Inspects a font of an organisation: its metadata, or why it is rejected. Never throws.
 * @param dir the folder `assets/`
 * @param source name of the file in it
 */
export async function inspectFont(dir: string, source: string): Promise<FontAsset | RejectedFile> {
  const file = readRegularFile(join(dir, source), fontLimits.bytes);
  if ('reason' in file) {
    return file.reason === 'large' ? reject('huge') : { state: 'refused', code: 'not-a-file', found: file.reason };
  }
  try {
    return await readFont(await import('harfbuzzjs'), file.bytes);
  } catch {
    return reject('broken');
  }
}
