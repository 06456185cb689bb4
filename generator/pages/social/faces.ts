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

/** A part of a family that can be drawn. */
export interface Face {
  has: (codePoint: number) => boolean;
  weighted: (weight: number) => { font: harfbuzz.Font; outlineOf: (glyph: number) => string };
}

/** The faces of a family by weight: texts from a weight on are in the bold cut of a family that has two, as in browsers. */
export interface FamilyFaces {
  regular: Face[];
  bold: Face[];
}

/** Where the packages of the engine are, and what is kept of them. */
export type FontContext = Pick<TaskContext, 'engine' | 'engineCache'>;

/** A font as it is worked with: unpacked once, as what unpacks takes longer to load than a picture to draw. */
function unpack(packed: Uint8Array, store: Store): Promise<Uint8Array> {
  return getOrCreateBytes(store, `typeface/whole/${hashBytes(packed)}`, () => convertFont(packed, 'sfnt'));
}

/** Units of a size, whatever the units of a font are. */
export const unitsOfSize = 1000;

/** @param only the weight that it has; absent: any; @param scale how much larger it is drawn */
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

/** A file of the organisation is all of its scripts. */
function filesOf({ files }: FontCut): FontFile[] {
  const named = scripts.flatMap((script) => files[script] ?? []);
  return [...new Map(named.map((source) => ['file' in source ? source.file : source.hash, source])).values()];
}

/** The faces of a family, whole: more than pages get of it. */
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

/** What stands in for every family: Readex Pro, and the sign that no family has. */
export async function readStandIns(context: FontContext): Promise<FamilyFaces> {
  const { regular, bold } = await readFamily(defaultFamily, context);
  const sign = openFace(riyalFont(), { scale: 1 });
  return { regular: [...regular, sign], bold: [...bold, sign] };
}
