import { isOnlyName, isParticle, knownReading, nameReading } from './arabic-words.ts';

/**
 * Transliteration of Arabic into names for addresses, as people write it: no diacritics; unwritten vowels are guessed from the
 * form of a word. The result is a suggestion that users can change, not a scholarly system.
 */

/** Placeholder of a glottal stop while a word is built: keeps vowels apart. */
const stop = `'`;

const consonants: Record<string, string> = {
  ...{ ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh', ر: 'r', ز: 'z', س: 's', ش: 'sh', ص: 's', ض: 'd' },
  ...{
    ط: 't',
    ظ: 'z',
    ع: stop,
    غ: 'gh',
    ف: 'f',
    ق: 'q',
    ك: 'k',
    ل: 'l',
    م: 'm',
    ن: 'n',
    ه: 'h',
    و: 'w',
    ي: 'y',
    ء: stop,
    ئ: stop,
    ؤ: stop,
  },
  // Persian, Urdu, Kurdish.
  ...{
    پ: 'p',
    چ: 'ch',
    ژ: 'zh',
    گ: 'g',
    ک: 'k',
    ی: 'y',
    ے: 'e',
    ٹ: 't',
    ڈ: 'd',
    ڑ: 'r',
    ں: 'n',
    ھ: 'h',
    ہ: 'h',
    ۃ: 't',
    ڤ: 'v',
    ڵ: 'l',
    ێ: 'e',
    ۆ: 'o',
    ە: 'a',
  },
};

const vowels: Record<string, string> = { ا: 'a', آ: 'a', أ: 'a', إ: 'i', ى: 'a', ة: 'a', ٱ: 'a' };

/**
 * Word patterns: `C` is any consonant, other letters match themselves. The reading refers to consonants by number; the first
 * matching pattern wins.
 */
const forms: [form: string, reading: string][] = [
  ['استCCاC', 'isti12a3'],
  ['استCاCة', 'isti1a2a'],
  ['مستCيC', 'musta1i2'],
  ['مستCCC', 'musta12a3'],
  ['مستCCCي', 'musta12a3i'],
  ['اCتCاC', 'i1ti2a3'],
  ['اCطCاC', 'i1ti2a3'],
  ['اCتCاCي', 'i1ti2a3i'],
  ['انCCاC', 'in1i2a3'],
  ['مCتCC', 'mu1ta2a3'],
  ['منCCC', 'mun1a2i3'],
  ['متCCC', 'muta1a2i3'],
  ['إCCاC', 'i12a3'],
  ['إCاCة', 'i1a2a'],
  ['اCاCة', 'i1a2a'],
  ['أCCياء', 'a12iya'],
  ['أCCاء', 'u1a2a'],
  ['أCCاC', 'a12a3'],
  ['أCوC', 'u1u2'],
  ['اCCاC', 'i12a3'],
  ['أCCC', 'a12i3'],
  ['أCCCة', 'a12i3a'],
  ['تCCيC', 'ta12i3'],
  ['تCCيCي', 'ta12i3i'],
  ['تCCية', 'ta12iya'],
  ['تCCCة', 'ta12i3a'],
  ['تCاCC', 'ta1a2u3'],
  ['تCCC', 'ta1a22u3'],
  ['مCCوC', 'ma12u3'],
  ['مCاCيC', 'ma1a2i3'],
  ['مCاCCات', 'mu1a2a3at'],
  ['مCاCCة', 'mu1a2a3a'],
  ['مCاCC', 'ma1a2i3'],
  ['CCاCC', '1a2a3i4'],
  ['CCاCيC', '1a2a3i4'],
  ['CCCاء', '1u2a3a'],
  ['CCاء', '1i2a'],
  ['CوCي', '1u2i'],
  ['CيCي', '1i2i'],
  ['CCCي', '1a2a3i'],
  ['CCيC', '1a2i3'],
  ['CCوC', '1u2u3'],
  ['مCCC', 'ma12a3'],
  ['CاCC', '1a2i3'],
  ['CCاC', '1i2a3'],
  ['CوC', '1u2'],
  ['CيC', '1i2'],
  ['CCC', '1a2a3'],
];

const letter = `[${Object.keys(consonants).join('')}]`;
const threeConsonants = new RegExp(`^${letter}{3}$`, 'u');
const readings = forms.map(([form, reading]) => ({
  pattern: new RegExp(`^${form.replaceAll('C', `(${letter})`)}$`, 'u'),
  reading,
}));

/** Transliterates letter by letter, with vowels between consonants that cannot be pronounced together. */
function spelled(stem: string): string {
  const letters = [...stem];
  const isLong = (index: number) => {
    const [before, own, after] = [letters[index - 1], letters[index] ?? '', letters[index + 1]];
    if (!'ويی'.includes(own) || before === undefined) return false;
    return !(before in vowels) && !(after !== undefined && (after in vowels || 'ويی'.includes(after)));
  };
  let text = '';
  let run = 0;
  for (const [index, own] of letters.entries()) {
    const vowel = vowels[own] ?? (isLong(index) ? (own === 'و' ? 'u' : 'i') : undefined);
    if (vowel !== undefined) {
      text += text.endsWith(vowel) ? '' : vowel;
      run = 0;
      continue;
    }
    const said = consonants[own] ?? '';
    if (run > 0 && (run > 1 || index === 1 || index === letters.length - 1)) {
      text += 'a';
      run = 0;
    }
    text += said;
    run++;
  }
  return text;
}

/** Reading with its consonants filled in; a doubled consonant of two letters is written once. */
function readAs(reading: string, found: RegExpExecArray): string {
  const said = (number: string | undefined) => consonants[found[Number(number)] ?? ''] ?? '';
  return reading
    .replaceAll(/(\d)\1/g, (_, number: string) => (said(number).length > 1 ? number : `${number}${number}`))
    .replaceAll(/\d/g, said);
}

function stemOf(stem: string): string {
  const known = knownReading(stem);
  if (known !== undefined) return known;
  for (const { pattern, reading } of readings) {
    const found = pattern.exec(stem);
    if (found) return readAs(reading, found);
  }
  return spelled(stem);
}

const endings: [ending: string, reading: string][] = [
  ['يات', 'iyyat'],
  ['ية', 'iyya'],
  ['ات', 'at'],
  ['ون', 'un'],
  ['ين', 'in'],
  ['ة', 'a'],
  ['ي', 'i'],
];

/** Prefixes with an article. */
const articles: Record<string, string> = {
  ال: 'al-',
  وال: 'wal-',
  بال: 'bil-',
  كال: 'kal-',
  فال: 'fal-',
  لل: 'lil-',
  ولل: 'wa-lil-',
};
const particles: Record<string, string> = { و: 'wa-', ب: 'bi-', ل: 'li-', ك: 'ka-', ف: 'fa-' };

/** Possessive suffixes. */
const owners: Record<string, string> = { نا: 'una', كم: 'ukum', هم: 'uhum', ها: 'uha', ه: 'uhu', ك: 'uka' };

/** Construct state of a word in `ة`: `siyasat al-...`. */
const before = (said: string) => said.replace(/ah?$/, 'at');

/** Word with a possessive suffix: only for listed words, or where `ت` before the suffix marks the end of the word. */
function owned(word: string): string | undefined {
  for (const [owner, said] of Object.entries(owners)) {
    if (!word.endsWith(owner) || word.length < owner.length + 2) continue;
    const stem = word.slice(0, -owner.length);
    const plain = stem.replace(/[ؤئ]$/, 'ء');
    const known = knownReading(stem) ?? knownReading(plain);
    if (known !== undefined) return known + said;
    const whole = stem.replace(/(?<!ا)ت$/, 'ة');
    if (whole !== stem && (owner.length > 1 || knownReading(whole) !== undefined)) return before(wordOf(whole)) + said;
    if (stem.endsWith('ات')) return wordOf(stem) + said;
  }
  return undefined;
}

/** Listed word with prefixes or suffixes. */
function joined(word: string): string | undefined {
  const [, start = '', rest = ''] = /^([وبلكف])(\p{L}{3,})$/u.exec(word) ?? [];
  const said = knownReading(rest) ?? (rest === '' ? undefined : owned(rest));
  return said === undefined ? owned(word) : particles[start] + said;
}

function wordOf(word: string): string {
  const [, servant] = /^عبدال(\p{L}{2,})$/u.exec(word) ?? [];
  const known = knownReading(word) ?? (servant && `abdul${wordOf(servant)}`);
  if (known !== undefined) return known;
  const [, start, rest] = /^(ولل|وال|بال|كال|فال|لل|ال)(\p{L}{2,})$/u.exec(word) ?? [];
  if (start !== undefined && rest !== undefined) return articles[start] + wordOf(rest);
  return joined(word) ?? formed(word);
}

/** Unlisted word, by its ending and pattern. */
function formed(word: string): string {
  const found = endings.find(([ending]) => word.endsWith(ending) && word.length >= ending.length + 2);
  // The ending is part of a pattern.
  if (!found || readings.some(({ pattern }) => pattern.test(word))) return stemOf(word);
  const [ending, reading] = found;
  const stem = word.slice(0, -ending.length);
  // `maktab` + `a`; words of three consonants lose the last vowel: `warsh` + `a`.
  const isShort = ending === 'ة' && threeConsonants.test(stem) && knownReading(stem) === undefined;
  const said = isShort ? stemOf(stem).replace(/a(?=[^a]+$)/, '') : stemOf(stem);
  return said.replace(/a$/, '') + reading;
}

/** Maximum length of a suggested name in characters. */
const longest = 48;

/** Diacritics, tatweel and invisible marks. */
const unsaid = /[\u064B-\u065F\u0670\u0640]|\u200C|\u200D|\u200E|\u200F/gu;

const arabicWord = /[\u0621-\u063A\u0641-\u064A\u0671-\u06D5]+/gu;

/** Personal names with `عبد` written as two words. */
const servantOf = /(?<!\p{L})(عبد)\s+(ال\p{L}{2,})/gu;

/** Words with an article, and place names that never change, do not take the construct state. */
const notBefore = /^(?:وال|بال|كال|فال|لل|ال|مكة$|جدة$|غزة$)/;

/** Whether a word in `ة` is in the construct state: before a word with an article, or before a noun that is. */
function isConstruct(word: string, rest: string): boolean {
  if (!word.endsWith('ة') || notBefore.test(word) || isOnlyName(word)) return false;
  const [, next = '', last] = /^\s+(\p{L}+)(?:\s+(ال\p{L}{2,}))?/u.exec(rest) ?? [];
  return /^ال\p{L}{2}/u.test(next) || (last !== undefined && !isParticle(next) && !notBefore.test(next));
}

/** Word of a personal name: as its owner writes it, and never in the construct state. */
function nameWord(word: string): string {
  const [, article = '', stem = word] = /^(ال)?(\p{L}{2,})$/u.exec(word) ?? [];
  const said = nameReading(stem) ?? wordOf(stem);
  return (article && 'al-') + (word.endsWith('ة') ? said.replace(/a$/, 'ah') : said);
}

/**
 * Suggested name of lower-case Latin letters, digits and hyphens; may be empty.
 * @param isPerson whether the text is the name of a person
 */
export function latinName(text: string, isPerson = false): string {
  const digits = text.normalize('NFC').replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
  const latin = digits
    .replaceAll(/\u064Bا|ا\u064B/g, '')
    .replaceAll(unsaid, '')
    .replaceAll(servantOf, '$1$2')
    .replaceAll(arabicWord, (word, at: number, all: string) => {
      if (isPerson) return nameWord(word);
      return isConstruct(word, all.slice(at + word.length)) ? before(wordOf(word)) : wordOf(word);
    })
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '');
  const name = latin.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^[^a-z]+|-+$/g, '');
  if (name.length <= longest) return name;
  const cut = name.slice(0, longest + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 1)).replaceAll(/-+$/g, '') || name.slice(0, longest);
}
