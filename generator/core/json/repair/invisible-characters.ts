import { groupBy } from '../../util/group-by.ts';
import type { Slip } from './slip.ts';
import { tokensOf } from './tokens.ts';

/** Invisible characters that JSON does not accept as white space. */
const invisible = /(?![\t\n\r ])[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** Replaced by a space in the repair; the others are deleted. */
const spaces = /[\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/;

/** Positions of such characters outside of strings. */
function placesOf(text: string): { character: string; at: number }[] {
  const places: { character: string; at: number }[] = [];
  let end = 0;
  const look = (to: number) => {
    for (const { 0: character, index } of text.slice(end, to).matchAll(invisible)) places.push({ character, at: end + index });
  };
  for (const { text: token, index } of tokensOf(text)) {
    look(index);
    end = index + token.length;
  }
  look(text.length);
  return places;
}

/** Replaces invisible characters by spaces, with one slip for each kind, as copied lines contain hundreds. */
export function repairInvisible(text: string): { text: string; slips: Slip[] } {
  if (text.search(invisible) === -1) return { text, slips: [] };
  const places = placesOf(text);
  const groups = groupBy(places, ({ character }) => character);
  const slips = [...groups].map(
    ([character, group]): Slip => ({
      name: 'InvisibleCharacter',
      offset: group[0]?.at ?? 0,
      found: `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
      count: group.length,
      edits: group.map(({ at }) => ({ from: at, to: at + 1, text: spaces.test(character) ? ' ' : '' })),
    }),
  );
  let end = 0;
  const pieces = places.map(({ at }) => {
    const piece = `${text.slice(end, at)} `;
    end = at + 1;
    return piece;
  });
  return { text: pieces.join('') + text.slice(end), slips };
}
