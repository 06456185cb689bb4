/**
 * Repairs Arabic text copied from PDF files: letters as presentation forms (U+FB50 and U+FE70), often in visual order.
 * https://www.unicode.org/charts/PDF/UFB50.pdf
 */

/** Presentation forms of letters and ligatures, without characters that have no other spelling: ﷲ ﷺ ﷽ ﷼ and ornate brackets. */
export const presentationForm = /[\uFB50-\uFBB1\uFBD3-\uFD3D\uFD50-\uFDC7\uFE70-\uFEFC]/;
const presentationForms = new RegExp(presentationForm, 'g');

/** A word in presentation forms: letters, forms, marks and tatweel. */
const wordOfForms = /[[\p{Script=Arabic}&&\p{L}]\p{M}\u0640\uFE70-\uFE7F]+/gv;

/** Letters of a presentation form. NFKC puts isolated marks on a space or tatweel, which is removed. */
const lettersOf = (drawn: string) => drawn.normalize('NFKC').replaceAll(/[ \u0640](?=\p{M})/gu, '');

/** Whether a letter joins the one before it and the one after it, in reading order. */
interface Shape {
  before: boolean;
  after: boolean;
}

/** Order in which Unicode lists the forms of a letter. */
const orderedShapes: readonly Shape[] = [
  { before: false, after: false },
  { before: true, after: false },
  { before: false, after: true },
  { before: true, after: true },
];

/** Shape of a presentation form of a single letter; undefined for other characters and for ligatures in no regular order. */
function shapeOf(drawn: string): Shape | undefined {
  if (drawn === '\u0640') return orderedShapes[3];
  const code = drawn.charCodeAt(0);
  if (!presentationForm.test(drawn) || (code >= 0xfbea && code <= 0xfbfb) || (code >= 0xfc00 && code < 0xfe80)) return undefined;
  // Of the dotless ya of Uyghur only two forms are in this block; the others are among the Arabic ones.
  if (code === 0xfbe8 || code === 0xfbe9) return orderedShapes[code - 0xfbe8 + 2];
  const letter = drawn.normalize('NFKC');
  let step = 0;
  while (step < 3 && String.fromCharCode(code - step - 1).normalize('NFKC') === letter) step++;
  return orderedShapes[step];
}

/** Number of adjacent forms in a word that do not fit, read as written and read backwards. */
function misfitsOf(word: string): { asWritten: number; fromEnd: number } {
  const shapes = [...word.replaceAll(/[\p{M}\uFE70-\uFE7F]/gu, '')].map(shapeOf);
  const misfits = { asWritten: 0, fromEnd: 0 };
  if (shapes.length < 2 || shapes.includes(undefined)) return misfits;
  const edge = orderedShapes[0];
  for (const [index, next] of [...shapes, edge].entries()) {
    const previous = shapes[index - 1] ?? edge;
    if (previous?.after !== next?.before) misfits.asWritten++;
    if (previous?.before !== next?.after) misfits.fromEnd++;
  }
  return misfits;
}

type Order = 'reading' | 'drawing' | 'unknown';

/** Factor by which misfits of the other order must be more: ligatures and kerning cause a few. */
const clearly = 10;

function orderOfForms(words: readonly string[]): Order {
  const total = { asWritten: 0, fromEnd: 0 };
  for (const word of words) {
    const { asWritten, fromEnd } = misfitsOf(word);
    total.asWritten += asWritten;
    total.fromEnd += fromEnd;
  }
  if (total.asWritten * clearly < total.fromEnd) return 'reading';
  return total.fromEnd * clearly < total.asWritten ? 'drawing' : 'unknown';
}

/** Words with an ending that no word begins with (ة or ى), or that begin with the article. */
const isRight = (word: string) => /[ةى]$/u.test(word) || /^[وفبك]?ال|^لل/u.test(word);

/**
 * Order of words according to letters that never begin a word.
 * @param least minimum number of words that must be reversed
 */
function orderOfLetters(words: readonly string[], least: number): Order {
  const long = words.map((word) => word.replaceAll(/[\p{M}\u0640]/gu, '')).filter((word) => word.length > 2);
  const right = long.filter(isRight).length;
  const impossible = long.filter((word) => /^[ةى]/u.test(word)).length;
  const mirrored = long.filter((word) => /لا[وفبك]?$|لل$/u.test(word)).length;
  if (right > 0) return impossible > right ? 'unknown' : 'reading';
  return impossible > 0 && impossible + mirrored >= least ? 'drawing' : 'unknown';
}

/** A left-to-right run: a number, or Latin words with what is between them. */
const leftToRight =
  /\p{Script=Latin}(?:[\p{Script=Latin}\p{Nd} .,:/@_&'+-]*[\p{Script=Latin}\p{Nd}])?|%?\p{Nd}[\p{Script=Latin}\p{Nd}.,:/@_%٫٬-]*/gu;

const mirrored: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«', '<': '>', '>': '<' };

/** Converts a line from visual to reading order. */
function lineFromEnd(line: string): string {
  // Marks follow their letter, or precede it in visual order: no word begins with one.
  const byCharacter = [...line].reverse();
  const isSplit = /(?:^|\s)\p{M}/u.test(byCharacter.join(''));
  const turned = isSplit ? (line.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []).reverse() : byCharacter;
  // Files store brackets either as displayed or in logical form, which the first one shows.
  const isMeant = /^[([«<]/.test(turned.find((one) => one in mirrored) ?? ')');
  return turned
    .map((one) => (isMeant ? one : (mirrored[one] ?? one)))
    .join('')
    .replaceAll(leftToRight, (run) => [...run].reverse().join(''));
}

/** An isolated form keeps its shape by a tatweel, as in the abbreviation ﻫ after a year. */
function toLetters(text: string): string {
  return text.replaceAll(wordOfForms, (word) => {
    if (word.length > 1 || !presentationForm.test(word)) return word.replaceAll(presentationForms, lettersOf);
    const { before = false, after = false } = shapeOf(word) ?? {};
    return (before ? '\u0640' : '') + lettersOf(word) + (after ? '\u0640' : '');
  });
}

/** Text read from a PDF file; `unknown` if the order of its letters is uncertain. */
export type PdfText = { text: string; wasTurned: boolean } | 'unknown';

/** Reads text copied from a PDF file; undefined if it contains no presentation forms. Each line is reversed separately. */
export function readPdf(text: string): PdfText | undefined {
  const words = text.match(wordOfForms) ?? [];
  const hasForms = presentationForm.test(text);
  if (words.length === 0) return undefined;
  const ofForms = hasForms ? orderOfForms(words) : 'unknown';
  const order = ofForms === 'unknown' ? orderOfLetters(words.map(toLetters), hasForms ? 1 : 2) : ofForms;
  if (order === 'drawing') {
    // Markup of links and code cannot be reversed with its text.
    if (/\]\(|`/.test(text)) return 'unknown';
    return { text: toLetters(text.split('\n').map(lineFromEnd).join('\n')), wasTurned: true };
  }
  if (!hasForms) return undefined;
  const isOneWay = words.every((word) => !presentationForm.test(word) || [...word].length === 1);
  return order === 'reading' || isOneWay ? { text: toLetters(text), wasTurned: false } : 'unknown';
}
