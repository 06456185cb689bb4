import type { Blob, Face } from 'harfbuzzjs';
import type { Widths } from '../../../templates/theme/font-metrics.ts';

/** Typical words of sites: running text, headings and buttons. */
const sample = {
  arabic:
    'نعمل مع الجهات والأفراد على معرفة القيم وقياس حضورها في المواقف اليومية ثم نحولها إلى سلوك يلاحظه الموظف والمستفيد ' +
    'خدماتنا برامج التدريب والاستشارات الصحية مواعيد العيادة أخبار البلدية المكتبة العامة للأطفال سجل الآن تواصل معنا اقرأ المزيد',
  latin:
    'We work with people and organisations to know their values and to see them at work every day Services Training ' +
    'Opening hours of the clinic News of the city Public library for children Register now Contact us Read more 2026 info',
};

type Script = keyof typeof sample;

/** Widths of the sample in Readex Pro, in em. */
export const readexWidths: Widths = {
  arabic: { regular: 110.344, bold: 116.097 },
  latin: { regular: 109.943, bold: 115.608 },
};

/** The text shaping library, once loaded. */
export type HarfBuzz = typeof import('harfbuzzjs');

/** Opens an unpacked font (sfnt). */
export const openFace = ({ Face: Opened, Blob: Bytes }: HarfBuzz, bytes: Uint8Array): Face =>
  new Opened(new Bytes(new Uint8Array(bytes).buffer) as Blob);

/**
 * Width of a text in em.
 * @param weight of a variable font
 */
function widthOf(harfbuzz: HarfBuzz, face: Face, text: string, weight: number): number {
  const font = new harfbuzz.Font(face);
  font.setVariations([new harfbuzz.Variation('wght', weight)]);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / face.upem;
}

/** Faces by script and role, each with the weight to measure. */
export type MeasuredFaces = Record<Script, Record<'regular' | 'bold', { face: Face; weight: number }>>;

/** Widths of the sample, in em. */
export function sumWidths(harfbuzz: HarfBuzz, faces: MeasuredFaces): Widths {
  const ofScript = (script: Script) => {
    const width = ({ face, weight }: MeasuredFaces[Script]['bold']) => widthOf(harfbuzz, face, sample[script], weight);
    return { regular: width(faces[script].regular), bold: width(faces[script].bold) };
  };
  return { arabic: ofScript('arabic'), latin: ofScript('latin') };
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

/** Widths of faces relative to Readex Pro: the same words are shaped, and the sums of their advances divided. */
export function measureWidths(harfbuzz: HarfBuzz, faces: MeasuredFaces): Widths {
  const sums = sumWidths(harfbuzz, faces);
  const ratio = (script: Script) => ({
    regular: rounded(sums[script].regular / readexWidths[script].regular),
    bold: rounded(sums[script].bold / readexWidths[script].bold),
  });
  return { arabic: ratio('arabic'), latin: ratio('latin') };
}
