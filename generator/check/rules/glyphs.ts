import { fontFaces } from '../../../templates/theme/fonts.ts';
import { readRange } from '../../../templates/theme/unicode-range.ts';
import { aboutKind } from '../../../templates/vocabulary/kind-table.ts';
import { form } from '../../characters/pdf.ts';
import type { Finding } from '../../diagnostics/diagnostics.ts';
import { codePoint } from '../../diagnostics/visible.ts';
import { withoutSigns } from '../../inline/mask.ts';
import { sign } from '../facts/signs.ts';
import type { SiteView, Text } from '../facts/site-view.ts';
import { blank } from './characters.ts';

const escaped = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;

const ranges = fontFaces.flatMap(({ unicodeRange }) => readRange(unicodeRange));
const covered = ranges.map(([from, to]) => `${escaped(from)}-${escaped(to)}`).join('');

/**
 * What no face has. Spaces, marks that nobody sees and control characters need no glyph; nor does an emoji, which every
 * system draws in colours of its own.
 */
const missing = new RegExp(
  `[^${covered}\\p{Emoji}\\p{Emoji_Component}\\p{Zs}\\p{Zl}\\p{Zp}\\p{Cc}\\p{Cs}\\p{Default_Ignorable_Code_Point}]`,
  'gu',
);

/** Whether pages draw a text; one that the schema does not know may be a misspelt field. */
function isDrawn({ kind }: Text): boolean {
  return kind === undefined || aboutKind(kind).words === 'drawn';
}

/** Letters of Persian and Urdu keyboards that look as the Arabic ones do. */
const lookAlikes = new Map([
  ['\u06CC', '\u064A'],
  ['\u06A9', '\u0643'],
  ['\u06C1', '\u0647'],
  ['\u06BE', '\u0647'],
]);

/** The same in characters that the typeface has, as for ligatures and letter shapes that were copied out of a PDF file. */
function plainly(character: string): string | undefined {
  const plain = lookAlikes.get(character) ?? character.normalize('NFKC').trim();
  return plain !== '' && plain.search(missing) === -1 ? plain : undefined;
}

function checkText(text: Text): Finding[] {
  if (!isDrawn(text)) return [];
  const { path } = text;
  const value = aboutKind(text.kind).hasMarks ? withoutSigns(text.value) : text.value;
  // U+FFFD: the file is not UTF-8, which is told once, and what stands there is no text. Nor is what nobody sees.
  if (value.search(missing) === -1 || value.includes('\uFFFD') || blank.test(value)) return [];
  const firsts = new Map(
    [...value.matchAll(missing)]
      // Told with the repaired words.
      .filter(({ 0: found }) => !form.test(found))
      .toReversed()
      .map(({ 0: found, index }) => [plainly(found), { found, index }]),
  );
  return [...firsts].map(([nearest, { found, index }]) => {
    return { code: 'missing-glyph', path, textIndex: index, parameters: { found, expected: codePoint(found), nearest } };
  });
}

/** Characters that the typeface lacks: one finding a text for those that it can do without, and for all others together. */
export function checkGlyphs({ texts }: SiteView): Finding[] {
  return texts.filter(({ signs }) => signs & sign.uncovered).flatMap(checkText);
}
