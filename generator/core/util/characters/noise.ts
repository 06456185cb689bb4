/**
 * Detects noise in a text: invisible characters from copying that have no effect or a bad one. Shared by the check, which
 * reports them, and the editor, which removes them from pasted text.
 */

/** Formatting characters that are only legitimate in certain contexts. Tags are those of U+E0000, which carry hidden ASCII. */
const candidate =
  /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2065\u206A-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0001}\u{E0020}-\u{E007F}]+/gu;

/** Letters and marks whose shape depends on their neighbours or that joiners separate. */
const shaped =
  /[[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mymr}\p{scx=Khmr}]&&[\p{L}\p{M}]]/v;

const arabic = /\p{scx=Arab}/u;

/** Scripts without spaces, in which U+200B marks possible line breaks. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const pictograph = /\p{Extended_Pictographic}/u;

/** What may be between a pictograph and the joiner after it. */
const pictographEnd = /[\uFE0F\p{Emoji_Modifier}]/u;

/** Black flag, which tags turn into the flag of a region. */
const flag = '\u{1F3F4}';

/** The character before an index. */
function before(text: string, index: number): string {
  const isPair = index > 1 && /[\uDC00-\uDFFF]/.test(text[index - 1] ?? '');
  return text.slice(Math.max(0, index - (isPair ? 2 : 1)), Math.max(0, index));
}

const after = (text: string, index: number): string => String.fromCodePoint(text.codePointAt(index) ?? 0x20);

/** Whether a joiner is between two pictographs, as in a family or a flag. */
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
 * Whether U+200D is legitimate: it joins within a word, ends letters of Indian scripts (അവന്‍), and gives a single letter its
 * joining shape (1447ه‍); at the edge of a longer Arabic word it is noise.
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

/**
 * Whether U+200C is legitimate: it separates two letters within a word (می‌خواهم, PDF‌ها, ۱۰‌ساله); at the edge of a word it
 * has no effect.
 */
function isNonJoiner(text: string, index: number): boolean {
  const left = before(text, index);
  // Of several in a row, the first counts.
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

/** Offsets of noise in UTF-16 units; one for a run of tags. */
export const noiseIn = (text: string): number[] =>
  [...text.matchAll(candidate)].flatMap(({ 0: found, index }) => (isIntended(text, found, index) ? [] : [index]));

/** Offsets of isolates that are unclosed in their paragraph, or close nothing. Balanced isolates are legitimate. */
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

/** Removes invisible noise. */
export function withoutNoise(text: string): string {
  const unclosed = new Set(unbalancedIsolates(text));
  return text
    .replaceAll(/[\u2066-\u2069]/g, (mark, index: number) => (unclosed.has(index) ? '' : mark))
    .replaceAll(candidate, (found, index: number, whole: string) => (isIntended(whole, found, index) ? found : ''))
    .replaceAll(/[\uFDD0-\uFDEF]/g, '');
}

const letter = /[\p{Script=Arabic}&&\p{L}]/v;

/** Maximum number of combining marks on a letter; longer runs are not writing. */
const maxMarks = 8;

/** Whether an Arabic letter, with its marks, ends before an index. */
function endsLetter(text: string, index: number): boolean {
  let at = index - 1;
  while (index - at <= maxMarks && /\p{M}/u.test(text[at] ?? '')) at--;
  return letter.test(text[at] ?? '');
}

/**
 * Removes tatweels that only stretch words. Kept are those with a mark (ـُ، مـٰلك), those at the edge of a word, as in
 * abbreviations and affixes (1447هـ، الـPDF), and runs apart from letters, which are blanks to write on.
 */
export const withoutStretch = (text: string): string =>
  text.replaceAll(/\u0640+/g, (run, index: number) => {
    const next = text[index + run.length] ?? '';
    const isAfter = endsLetter(text, index);
    if (/\p{M}/u.test(next)) return '\u0640';
    if (isAfter && letter.test(next)) return '';
    return isAfter || letter.test(next) ? '\u0640' : run;
  });
