import { fontFaces } from '../../../templates/theme/fonts.ts';
import { readRange } from '../../../templates/theme/unicode-range.ts';
import { presentationForm } from '../../core/util/characters/pdf.ts';

/** Features of a text that rules look for, one bit each. Most texts have none, so one scan replaces many. */
export const textFeature = {
  /** An invisible character. */
  invisible: 1,
  /** A character that the typeface may lack. */
  uncovered: 2,
  /** A character used in markup. */
  markup: 4,
  /** A character used in inline marks. */
  mark: 8,
  /** A trace of text decoded with the wrong encoding. */
  damage: 16,
  /** An Arabic presentation form. */
  form: 32,
};

/** Range of UTF-16 surrogates. */
const surrogates = [0xd800, 0xe000] as const;

/** Features of each code unit. Surrogates get every feature that their character could have. */
function featuresOfUnits(): Uint8Array {
  const features = new Uint8Array(0x10000).fill(textFeature.uncovered);
  for (const { unicodeRange } of fontFaces) for (const [from, to] of readRange(unicodeRange)) features.fill(0, from, to + 1);
  const add = (characters: string, bit: number) => {
    for (let index = 0; index < characters.length; index++) {
      const unit = characters.charCodeAt(index);
      features[unit] = (features[unit] ?? 0) | bit;
    }
  };
  // Decoding bytes is much faster than `String.fromCharCode` with a list of numbers.
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

/** Features of a text: bits of `textFeature`. */
export function textFeaturesOf(text: string): number {
  featureTable ??= featuresOfUnits();
  let found = 0;
  for (let index = 0; index < text.length; index++) found |= featureTable[text.charCodeAt(index)] as number;
  return found;
}
