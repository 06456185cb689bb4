/**
 * Which characters of a text are noise: invisible ones that came along with a copy and change nothing for the better. The check
 * reports them and pasting removes them, both by this module.
 */

/** Formatting characters of which each has to justify itself. Tags are those of U+E0000, which copy as hidden ASCII. */
const candidate =
  /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2065\u206A-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0001}\u{E0020}-\u{E007F}]+/gu;

/** Letters and marks whose shape depends on their neighbours, or that joiners keep apart. */
const shaped =
  /[[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mymr}\p{scx=Khmr}]&&[\p{L}\p{M}]]/v;

const arabic = /\p{scx=Arab}/u;

/** Scripts without spaces, in which U+200B marks where a line may end. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const pictograph = /\p{Extended_Pictographic}/u;

/** What may stand between a pictograph and the joiner after it. */
const pictographEnd = /[\uFE0F\p{Emoji_Modifier}]/u;

/** The black flag, of which tags make that of a region. */
const flag = '\u{1F3F4}';

/** The character that ends before an index. */
function before(text: string, index: number): string {
  const isPair = index > 1 && /[\uDC00-\uDFFF]/.test(text[index - 1] ?? '');
  return text.slice(Math.max(0, index - (isPair ? 2 : 1)), Math.max(0, index));
}

const after = (text: string, index: number): string => String.fromCodePoint(text.codePointAt(index) ?? 0x20);

/** A joiner between two pictographs, as in a family or a flag. */
function isInEmoji(text: string, index: number): boolean {
  let at = index;
  let previous = before(text, at);
  for (let step = 0; step < 2 && pictographEnd.test(previous); step++) {
    at -= previous.length;
    if (pictograph.test(previous)) break;
    previous = before(text, at);
  }
  return pictograph.test(previous) && pictograph.test(after(text, index + 1));
}

/**
 * U+200D joins within a word, ends letters of India (അവന്‍), and gives a letter that stands alone the shape that joins (1447ه‍); at
 * the edge of a longer Arabic word it is left over.
 */
function isJoiner(text: string, index: number): boolean {
  const [left, right] = [before(text, index), after(text, index + 1)];
  if (shaped.test(left)) {
    if (shaped.test(right) || (/\p{M}/u.test(left) && !arabic.test(left))) return true;
    return !shaped.test(before(text, index - left.length));
  }
  if (shaped.test(right)) return !shaped.test(after(text, index + 1 + right.length));
  return isInEmoji(text, index);
}

/** U+200C keeps two letters apart within a word (می‌خواهم, PDF‌ها, ۱۰‌ساله); at the edge of a word there is nothing to part. */
function isNonJoiner(text: string, index: number): boolean {
  const left = before(text, index);
  // Of several in a row the first is the one that is meant.
  const others = /^\u200C*/.exec(text.slice(index + 1, index + 9))?.[0].length ?? 0;
  const right = after(text, index + 1 + others);
  if (left === '' || /[\s\p{Cf}]/u.test(left) || /[\s\p{Cf}]/u.test(right)) return false;
  return shaped.test(left) || shaped.test(right);
}

function isIntended(text: string, found: string, index: number): boolean {
  switch (found) {
    case '\u200D':
      return isJoiner(text, index);
    case '\u200C':
      return isNonJoiner(text, index);
    case '\u200B':
      return unspaced.test(before(text, index)) && unspaced.test(after(text, index + 1));
    default:
      return found.length > 1 && found.endsWith('\u{E007F}') && before(text, index) === flag;
  }
}

/** The invisible characters of a text that are noise, by their places in UTF-16 units: one for a run of tags. */
export const noiseIn = (text: string): number[] =>
  [...text.matchAll(candidate)].flatMap(({ 0: found, index }) => (isIntended(text, found, index) ? [] : [index]));

/**
 * Isolates set off a run of the other direction and stay; these are the places of those that are not closed in their own
 * paragraph, or close nothing.
 */
export function unbalancedIsolates(text: string): number[] {
  const open: number[] = [];
  const wrong: number[] = [];
  for (const { 0: mark, index } of text.matchAll(/[\u2066-\u2069\n]/g)) {
    if (mark === '\n') for (const left of open.splice(0)) wrong.push(left);
    else if (mark !== '\u2069') open.push(index);
    else if (open.pop() === undefined) wrong.push(index);
  }
  return [...wrong, ...open].toSorted((a, b) => a - b);
}

/** A text without its invisible noise. */
export function withoutNoise(text: string): string {
  const unclosed = new Set(unbalancedIsolates(text));
  return text
    .replaceAll(/[\u2066-\u2069]/g, (mark, index: number) => (unclosed.has(index) ? '' : mark))
    .replaceAll(candidate, (found, index: number, whole: string) => (isIntended(whole, found, index) ? found : ''))
    .replaceAll(/[\uFDD0-\uFDEF]/g, '');
}

const letter = /[\p{Script=Arabic}&&\p{L}]/v;

/** Marks that one letter has at most: a longer row of them is no writing. */
const maxMarks = 8;

/** Whether an Arabic letter, with its marks, ends before an index. */
function endsLetter(text: string, index: number): boolean {
  let at = index - 1;
  while (index - at <= maxMarks && /\p{M}/u.test(text[at] ?? '')) at--;
  return letter.test(text[at] ?? '');
}

/**
 * A text without the tatweels that only stretch it. One that bears a mark (ـُ، مـٰلك) stays, and one at the edge of a word, as
 * abbreviations, parts of words have it (1447هـ، الـPDF); so does a row of them apart from letters, which is
 * a line to write on.
 */
export const withoutStretch = (text: string): string =>
  text.replaceAll(/\u0640+/g, (run, index: number) => {
    const next = text[index + run.length] ?? '';
    const isAfter = endsLetter(text, index);
    if (/\p{M}/u.test(next)) return '\u0640';
    if (isAfter && letter.test(next)) return '';
    return isAfter || letter.test(next) ? '\u0640' : run;
  });
