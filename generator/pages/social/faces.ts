import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import type { Script } from '../../../templates/theme/font-families.ts';
import { convertFont } from '../../assets/files/convert-font.ts';
import { riyalFont } from '../../assets/files/riyal-sign.ts';
import { defaultFamily, type FontCut, type FontFile, type UsedFamily } from '../../content/theme/site-fonts.ts';
import { getOrCreateBytes } from '../../core/cache/cached-value.ts';
import type { Store } from '../../core/cache/store.ts';
import type { TaskContext } from '../../core/cache/task.ts';
import { hashBytes } from '../../core/util/hash.ts';
import { memoize } from '../../core/util/memoize.ts';
import { packageFile } from '../../core/util/packages.mjs';

/** An opened font. */
export interface Face {
  has: (codePoint: number) => boolean;
  weighted: (weight: number) => { font: harfbuzz.Font; outlineOf: (glyph: number) => string };
}

/** Fonts of a family by weight: texts from a certain weight on use the bold cut if there is one, as in browsers. */
export interface FamilyFaces {
  regular: Face[];
  bold: Face[];
}

/** Location of font packages, and the cache for unpacked fonts. */
export type FontContext = Pick<TaskContext, 'engine' | 'engineCache'>;

/** Unpacks a font, cached: loading the decompressor takes longer than drawing a picture. */
function unpack(packed: Uint8Array, store: Store): Promise<Uint8Array> {
  return getOrCreateBytes(store, `typeface/whole/${hashBytes(packed)}`, () => convertFont(packed, 'sfnt'));
}

/** Units per em after scaling, whatever those of the font are. */
export const unitsOfSize = 1000;

/** @param only the only weight of the font; absent: any @param scale scale of its drawing */
function openFace(bytes: Uint8Array, { only, scale }: { only?: number | undefined; scale: number }): Face {
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer));
  const drawn = new Set(face.collectUnicodes());
  return {
    has: (codePoint) => drawn.has(codePoint),
    weighted: memoize((weight) => {
      const font = new harfbuzz.Font(face);
      const units = Math.round(unitsOfSize * scale);
      if (units !== face.upem) font.setScale(units, units);
      font.setVariations([new harfbuzz.Variation('wght', only ?? weight)]);
      return { font, outlineOf: memoize((glyph) => font.glyphToPath(glyph)) };
    }),
  };
}

async function readSource(source: FontFile, { engine, engineCache }: FontContext): Promise<Uint8Array> {
  const packed = 'file' in source ? await readFile(packageFile(engine.root, source.file)) : source.bytes;
  return unpack(packed, engineCache.core);
}

const scripts: readonly Script[] = ['arabic', 'latin', 'latin-ext'];

/** A font file of the site covers all its scripts. */
function filesOf({ files }: FontCut): FontFile[] {
  const named = scripts.flatMap((script) => files[script] ?? []);
  return [...new Map(named.map((source) => ['file' in source ? source.file : source.hash, source])).values()];
}

/** Reads all fonts of a family, not only the subset that pages use. */
export async function readFamily({ cuts, scale }: UsedFamily, context: FontContext): Promise<FamilyFaces> {
  const read = (cut: FontCut) =>
    Promise.all(
      filesOf(cut).map(async (source) =>
        openFace(await readSource(source, context), { only: typeof cut.axis === 'number' ? cut.axis : undefined, scale }),
      ),
    );
  const [regular = [], bold = regular] = await Promise.all(cuts.map(read));
  return { regular, bold };
}

/** Fallback for every family: Readex Pro, and the glyph for missing characters. */
export async function readStandIns(context: FontContext): Promise<FamilyFaces> {
  const { regular, bold } = await readFamily(defaultFamily, context);
  const sign = openFace(riyalFont(), { scale: 1 });
  return { regular: [...regular, sign], bold: [...bold, sign] };
}
