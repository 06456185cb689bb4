import { fontFaces } from '../../../templates/theme/fonts.ts';
import { readRange } from '../../../templates/theme/unicode-range.ts';
import { presentationForm } from '../../core/util/characters/pdf.ts';

/** What a text may hold that a rule looks for, a bit each: most texts have none of it, and are looked at once. */
export const textFeature = {
  /** A character that nobody sees. */
  invisible: 1,
  /** One that the typeface may lack. */
  uncovered: 2,
  /** One that markup has. */
  markup: 4,
  /** One that the marks of sentences have. */
  mark: 8,
  /** One that is left of text that was read in a wrong encoding. */
  damage: 16,
  /** A letter in the shape in which it is drawn. */
  form: 32,
};

/** Code units that stand for a character together with another. */
const surrogates = [0xd800, 0xe000] as const;

/** The signs of each code unit; of a half of a character it is left open which it has. */
function featuresOfUnits(): Uint8Array {
  const features = new Uint8Array(0x10000).fill(textFeature.uncovered);
  for (const { unicodeRange } of fontFaces) for (const [from, to] of readRange(unicodeRange)) features.fill(0, from, to + 1);
  const add = (characters: string, bit: number) => {
    for (let index = 0; index < characters.length; index++) {
      const unit = characters.charCodeAt(index);
      features[unit] = (features[unit] ?? 0) | bit;
    }
  };
  // As the bytes of a text: to make it of a list of numbers takes milliseconds.
  const units = new Uint16Array(features.length);
  for (let unit = 0; unit < units.length; unit++) units[unit] = unit;
  const all = new TextDecoder('utf-16').decode(units);
  add((all.match(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu) ?? []).join(''), textFeature.invisible);
  add((all.match(new RegExp(presentationForm, 'g')) ?? []).join(''), textFeature.form);
  add('<>|&*_~`#[-\n', textFeature.markup);
  add('*`]\\^', textFeature.mark);
  add(`?\uFFFD§„ŸШЩ${all.slice(0xc0, 0x100)}`, textFeature.damage);
  return features.fill(textFeature.invisible | textFeature.uncovered, ...surrogates);
}

let featureTable: Uint8Array | undefined;

/** What a text may hold: bits of `sign`. */
export function textFeaturesOf(text: string): number {
  featureTable ??= featuresOfUnits();
  let found = 0;
  for (let index = 0; index < text.length; index++) found |= featureTable[text.charCodeAt(index)] as number;
  return found;
}
