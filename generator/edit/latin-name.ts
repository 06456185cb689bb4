/**
 * Arabic in the letters of addresses, as people write it: without signs for what Latin letters lack, with the vowels that are
 * not written as the form of a word lets them be guessed. A proposal that is shown and can be changed, no scholarly system.
 */

/** Words whose form says nothing of their vowels. */
const known: Record<string, string> = {
  ...{ في: 'fi', من: 'min', على: 'ala', الى: 'ila', عن: 'an', مع: 'ma', بين: 'bayn', عند: 'inda', بعد: 'bad', قبل: 'qabl' },
  ...{ هذا: 'hadha', هذه: 'hadhihi', التي: 'allati', الذي: 'alladhi', او: 'aw', ثم: 'thumma', كل: 'kull', غير: 'ghayr' },
  ...{ نحن: 'nahnu', يوم: 'yawm', بيت: 'bayt', عيد: 'id', عام: 'am', عمل: 'amal', الله: 'allah', عبد: 'abd', محمد: 'muhammad' },
  ...{ صحة: 'sihha', لجنة: 'lajna', خطة: 'khutta', منصة: 'minassa', مجلة: 'majalla', جمعية: 'jamiyya', رحلة: 'rihla' },
  ...{ حفل: 'hafl', فصل: 'fasl', درس: 'dars', شهر: 'shahr', نشر: 'nashr', دعم: 'dam', علم: 'ilm', سنة: 'sana', حي: 'hayy' },
  ...{ سؤال: 'sual', بيئة: 'bia', طلاب: 'tullab', مؤسسة: 'muassasa', قرآن: 'quran', برنامج: 'barnamij', رؤية: 'ruya', أم: 'umm' },
  ...{
    اردو: 'urdu',
    موظف: 'muwazzaf',
    معلم: 'muallim',
    مدير: 'mudir',
    جهة: 'jiha',
    مجلس: 'majlis',
    مسجد: 'masjid',
    سنوي: 'sanawi',
    اجتماعات: 'ijtimaat',
    قيم: 'qiyam',
    مؤسسي: 'muassasi',
    مؤسسية: 'muassasiyya',
  },
};

const consonants: Record<string, string> = {
  ...{ ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh', ر: 'r', ز: 'z', س: 's', ش: 'sh', ص: 's', ض: 'd' },
  ...{
    ط: 't',
    ظ: 'z',
    ع: '',
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
    ء: '',
    ئ: '',
    ؤ: '',
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
 * Forms of words: `C` stands for any consonant, other letters for themselves. What a form reads as names its consonants by
 * their number.
 */
const forms: [form: string, reading: string][] = [
  ['استCCاC', 'isti12a3'],
  ['مستCCC', 'musta12a3'],
  ['اCتCاC', 'i1ti2a3'],
  ['انCCاC', 'in1i2a3'],
  ['مCتCC', 'mu1ta2a3'],
  ['منCCC', 'mun1a2i3'],
  ['متCCC', 'muta1a2i3'],
  ['إCCاC', 'i12a3'],
  ['أCCاC', 'a12a3'],
  ['أCCC', 'a12i3'],
  ['تCCيC', 'ta12i3'],
  ['تCاCC', 'ta1a2u3'],
  ['مCCوC', 'ma12u3'],
  ['مCاCيC', 'ma1a2i3'],
  ['مCاCCات', 'mu1a2a3at'],
  ['مCاCCة', 'mu1a2a3a'],
  ['مCاCC', 'ma1a2i3'],
  ['CCاCC', '1a2a3i4'],
  ['CCيC', '1a2i3'],
  ['CCوC', '1u2u3'],
  ['مCCC', 'ma12a3'],
  ['CاCC', '1a2i3'],
  ['CCاC', '1i2a3'],
  ['CCC', '1a2a3'],
];

const letter = `[${Object.keys(consonants).join('')}]`;
const threeConsonants = new RegExp(`^${letter}{3}$`, 'u');
const readings = forms.map(([form, reading]) => ({
  pattern: new RegExp(`^${form.replaceAll('C', `(${letter})`)}$`, 'u'),
  reading,
}));

/** Letter by letter, with a vowel between consonants that cannot be said together. */
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

function stemOf(stem: string): string {
  if (Object.hasOwn(known, stem)) return known[stem] ?? '';
  for (const { pattern, reading } of readings) {
    const found = pattern.exec(stem);
    if (found) return reading.replaceAll(/\d/g, (number) => consonants[found[Number(number)] ?? ''] ?? '');
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
];

function wordOf(word: string): string {
  if (Object.hasOwn(known, word)) return known[word] ?? '';
  const [, start, rest] = /^(وال|بال|كال|فال|لل|ال)(\p{L}{2,})$/u.exec(word) ?? [];
  const articles: Record<string, string> = { وال: 'wal-', بال: 'bil-', كال: 'kal-', فال: 'fal-', لل: 'lil-', ال: 'al-' };
  if (start !== undefined && rest !== undefined) return `${articles[start]}${wordOf(rest)}`;
  const found = endings.find(([ending]) => word.endsWith(ending) && word.length >= ending.length + 2);
  // A form that ends so is the whole word.
  if (!found || readings.some(({ pattern }) => pattern.test(word))) return stemOf(word);
  const [ending, reading] = found;
  const stem = word.slice(0, -ending.length);
  // `maktab` and `a`; of three letters the last vowel goes: `warsh` and `a`.
  const isShort = ending === 'ة' && threeConsonants.test(stem) && !Object.hasOwn(known, stem);
  const said = isShort ? stemOf(stem).replace(/a(?=[^a]+$)/, '') : stemOf(stem);
  return said.replace(/a$/, '') + reading;
}

/** Longest name that is proposed. Characters. */
const longest = 48;

/** Signs over and under letters, and what stretches them. */
const unsaid = /[\u064B-\u065F\u0670\u0640]|\u200C|\u200D|\u200E|\u200F/gu;

const arabicWord = /[\u0621-\u063A\u0641-\u064A\u0671-\u06D5]+/gu;

/** A name of small Latin letters, digits and hyphens that a text suggests; empty where it suggests none. */
export function latinName(text: string): string {
  const digits = text.normalize('NFC').replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
  const latin = digits
    .replaceAll(unsaid, '')
    .replaceAll(arabicWord, (word) => wordOf(word))
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
