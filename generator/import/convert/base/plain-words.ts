const presentationForms = /[\uFB00-\uFB06\uFB50-\uFBB1\uFBD3-\uFD3D\uFD50-\uFDC7\uFE70-\uFEFC]+/g;

/** NFKC puts isolated marks on a space. */
const folded = (forms: string) => forms.normalize('NFKC').replaceAll(/ (?=\p{M})/gu, '');

/** Tatweel, formatting characters and variation selectors: nobody sees them. */
const unseen = /[\u0640\p{Cf}\u115F\u1160\uFDD0-\uFDEF]+|[\u034F\uFE00-\uFE0F]+|[\u{E0100}-\u{E01EF}]+/gu;

/**
 * Words of a text as the account compares them: runs of letters, marks and digits, in which presentation forms are letters and
 * nothing is invisible.
 */
export function words(text: string): string[] {
  const plain = text.replaceAll(presentationForms, folded).replaceAll(unseen, '').normalize('NFC');
  return plain.match(/[\p{L}\p{M}\p{N}]*[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
}
