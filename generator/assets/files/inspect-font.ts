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

/** A font of an organisation that can be used. */
export interface FontAsset {
  state: 'font';
  /** As it lies in `assets/`. */
  bytes: Uint8Array;
  /** Names the bytes. */
  hash: string;
  metrics: LineMetrics;
  /** Weights of a variable font. */
  weights?: { least: number; most: number };
  /** Its licence forbids that some characters are taken out of it. */
  isWhole: boolean;
  /** What Arabic text asks for at least and it lacks, and the same of Latin text. */
  lacks: { ar: string; en: string };
  /** Characters that it has beyond those of every site, as style sheets write them. */
  beyondCommon: string;
  /** Bytes of what every page loads of it. */
  loaded: number;
}

/** Names of fonts under `assets/`. */
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

/** What files of the formats begin with: woff2, otf and ttf. */
const signatures = new Set(['wOF2', 'OTTO', 'true', '\0\u0001\0\0']);

/** Bytes that a font says it has once it is unpacked; a bomb is not unpacked. */
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
  // Taking characters out of it tries it, too.
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
 * What a build has to know of a font of an organisation, or why it is refused. Never throws.
 * @param dir the folder `assets/`; @param source name of the file in it
 */
export async function inspectFont(dir: string, source: string): Promise<FontAsset | RejectedFile> {
  const file = readRegularFile(join(dir, source), fontLimits.bytes);
  if ('refusal' in file) {
    return file.refusal === 'large' ? reject('huge') : { state: 'refused', code: 'not-a-file', found: file.refusal };
  }
  try {
    return await readFont(await import('harfbuzzjs'), file.bytes);
  } catch {
    return reject('broken');
  }
}
