import type { Finding } from '../../diagnostics/diagnostics.ts';
import { codePoint } from '../../diagnostics/visible.ts';
import { sign } from '../facts/signs.ts';
import type { Placed, SiteView } from '../facts/site-view.ts';

/** Marks that no content needs and that nobody sees: zero-width characters, bidi marks, embeddings and overrides. */
const stray = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\uFFF9-\uFFFB]/gu;

/** A zero-width joiner within an emoji, or one that shapes an Arabic letter, as in the abbreviation هـ. */
function isJoining(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 6), index);
  const next = text.slice(index + 1, index + 3);
  if (text[index] === '\u200D' && /\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?$/u.test(before)) return true;
  return (
    /[\u200C\u200D]/.test(text[index] ?? '') && /\p{Script=Arabic}$/u.test(before) && /^[\p{Script=Arabic}\s\p{P}]|^$/u.test(next)
  );
}

/** A finding for each place, which come in the order of the text: so what stands before each is counted once. */
function findings(
  code: 'stray-character' | 'unbalanced-isolates',
  { value, path }: Placed<string>,
  indexes: number[],
): Finding[] {
  let [reached, count] = [0, 1];
  return indexes.map((index) => {
    count += [...value.slice(reached, index)].length;
    reached = index;
    return { code, path, textIndex: index, parameters: { found: codePoint(value[index] ?? ''), count } };
  });
}

/** Isolates are the right way to set off a run of the other direction, where each is closed in its own paragraph. */
function unbalanced(text: Placed<string>): Finding[] {
  const open: number[] = [];
  const wrong: number[] = [];
  for (const { 0: mark, index } of text.value.matchAll(/[\u2066-\u2069\n]/g)) {
    if (mark === '\n') for (const left of open.splice(0)) wrong.push(left);
    else if (mark !== '\u2069') open.push(index);
    else if (open.pop() === undefined) wrong.push(index);
  }
  const indexes = [...wrong, ...open].toSorted((a, b) => a - b);
  return findings('unbalanced-isolates', text, indexes);
}

/** Characters that leave a text blank: spaces, what Unicode lets no font draw, and the Braille cell without a dot. */
export const blank = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Invisible characters: texts made of nothing else are empty. */
function checkText(text: Placed<string>): Finding[] {
  const { value, path } = text;
  if (/\S/.test(value) && blank.test(value) && !/^[\s\p{Cf}]+$/u.test(value)) return [{ code: 'invisible-text', path }];
  if (!/[\p{Cf}]/u.test(value)) return [];
  if (/\S/.test(value) && /^[\s\p{Cf}]+$/u.test(value)) return [{ code: 'empty-text', path }];
  const marks = [...value.matchAll(stray)].map(({ index }) => index).filter((index) => !isJoining(value, index));
  return [...findings('stray-character', text, marks), ...unbalanced(text)];
}

/** Characters that nobody sees and that change how a text is read, searched or ordered. */
export function checkCharacters({ texts }: SiteView): Finding[] {
  return texts.filter(({ signs }) => signs & sign.invisible).flatMap(checkText);
}
