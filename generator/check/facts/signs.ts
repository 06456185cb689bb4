import { fontFaces } from '../../../templates/theme/fonts.ts';
import { readRange } from '../../../templates/theme/unicode-range.ts';
import { form } from '../../core/util/characters/pdf.ts';

/** What a text may hold that a rule looks for, a bit each: most texts have none of it, and are looked at once. */
export const sign = {
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
function signsOfUnits(): Uint8Array {
  const signs = new Uint8Array(0x10000).fill(sign.uncovered);
  for (const { unicodeRange } of fontFaces) for (const [from, to] of readRange(unicodeRange)) signs.fill(0, from, to + 1);
  const add = (characters: string, bit: number) => {
    for (let index = 0; index < characters.length; index++) {
      const unit = characters.charCodeAt(index);
      signs[unit] = (signs[unit] ?? 0) | bit;
    }
  };
  // As the bytes of a text: to make it of a list of numbers takes milliseconds.
  const units = new Uint16Array(signs.length);
  for (let unit = 0; unit < units.length; unit++) units[unit] = unit;
  const all = new TextDecoder('utf-16').decode(units);
  add((all.match(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu) ?? []).join(''), sign.invisible);
  add((all.match(new RegExp(form, 'g')) ?? []).join(''), sign.form);
  add('<>|&*_~`#[-\n', sign.markup);
  add('*`]\\^', sign.mark);
  add(`?\uFFFD§„ŸШЩ${all.slice(0xc0, 0x100)}`, sign.damage);
  return signs.fill(sign.invisible | sign.uncovered, ...surrogates);
}

let known: Uint8Array | undefined;

/** What a text may hold: bits of `sign`. */
export function signsOf(text: string): number {
  known ??= signsOfUnits();
  let found = 0;
  for (let index = 0; index < text.length; index++) found |= known[text.charCodeAt(index)] as number;
  return found;
}
