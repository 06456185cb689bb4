import { describe, expect, test } from 'vitest';
import { textFeaturesOf } from '../../../../generator/check/facts/text-features.ts';
import { checkCharacters } from '../../../../generator/check/rules/characters.ts';
import { cleanText } from '../../../../generator/core/util/characters/clean.ts';
import { noiseIn, unbalancedIsolates, withoutNoise, withoutStretch } from '../../../../generator/core/util/characters/noise.ts';
import { readPdf } from '../../../../generator/core/util/characters/pdf.ts';

/** Texts in which every character is intended. */
const cleanTexts = [
  'تأسست عام 1447هـ في الرياض',
  'أ- ب- ج- د- هـ- و-',
  'مـ',
  'ـُ علامة الضم',
  'هـُ',
  'مَـٰلِكِ يَوْمِ ٱلدِّينِ',
  'ملف الـPDF والـ30 ريالًا',
  'لـ«قيم» بـ 5 ريالات',
  'الاسم: ــــــــــ',
  'ــ/ــ/1447هـ',
  '1ـ البند الأول',
  'السعر ٥٠٠ ﷼',
  'قال ﷺ، ﷽، ﴿ﷲ﴾',
  'نمی\u200cخواهم کتاب\u200cها',
  '۱۰\u200cساله',
  'PDF\u200cهای ما',
  '«کتاب»\u200cها',
  'ئه\u200cوه',
  'عائلة 👨\u200d👩\u200d👧',
  '🏳️\u200d🌈 🏴\u200d☠️ ❤️\u200d🔥 👩🏽\u200d🦱',
  '🧑🏻\u200d❤️\u200d💋\u200d🧑🏿',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '1447ه\u200d',
  'അവന്\u200d വന്നു',
  'क्\u200dष ভাষা\u200cতে',
  'ไทย\u200bภาษา',
  'رقم \u2066+966 11 234 5678\u2069 للتواصل',
  '500\u00a0ريال 25\u00a0%',
  'la réponse\u00a0: 1\u202f000',
];

/** Texts with stray characters, and the cleaned texts. */
const noisy: [text: string, clean: string][] = [
  ['قيم\u200fنا', 'قيمنا'],
  ['قيم\u200c نص', 'قيم نص'],
  ['کتاب\u200c\u200cها', 'کتاب\u200cها'],
  ['a\u200db', 'ab'],
  ['فراغ\u200d', 'فراغ'],
  ['👨\u200d', '👨'],
  ['\ufeffقيم', 'قيم'],
  ['\u202a+966\u202c', '+966'],
  ['مفيد\u{E0068}\u{E0069}', 'مفيد'],
  ['كل\u00adمة', 'كلمة'],
  ['قيم\u200bنا', 'قيمنا'],
  ['قيم\u206f', 'قيم'],
];

/** The diagnostics of a text. */
const found = (value: string) =>
  checkCharacters({ texts: [{ value, path: ['x'], features: textFeaturesOf(value) }] } as unknown as Parameters<
    typeof checkCharacters
  >[0]);

describe('stray characters', () => {
  test.each(cleanTexts)('are not found in %j by paste or check', (text) => {
    expect(cleanText(text)).toEqual({ text, cleaned: [] });
    expect(found(text)).toEqual([]);
  });

  test.each(noisy)('of %j are removed to %j by paste and reported by check', (text, clean) => {
    expect(cleanText(text)).toEqual({ text: clean, cleaned: ['invisible'] });
    expect(found(text).map(({ code }) => code)).toContain('stray-character');
    expect(found(clean)).toEqual([]);
  });

  test('include unclosed isolates but not closed ones', () => {
    expect(unbalancedIsolates('\u2066a\u2069 \u2067b')).toEqual([4]);
    expect(withoutNoise('\u2066a\u2069 \u2067b')).toBe('\u2066a\u2069 b');
    expect(withoutNoise('a\u2069')).toBe('a');
    expect(found('a\u2069').map(({ code }) => code)).toEqual(['unbalanced-isolates']);
  });

  test.each([
    ['قــيم', 'قيم'],
    ['مُــحمد', 'مُحمد'],
    ['القيمــــ', 'القيمـ'],
    ['هــــ 1447', 'هـ 1447'],
    ['ـــُ', 'ـُ'],
    ['لـلمصنع', 'للمصنع'],
  ])('include tatweels in %j, leaving %j', (text, clean) => {
    expect(withoutStretch(text)).toBe(clean);
  });

  test('are found in long runs in linear time', () => {
    const many = 20_000;
    const rows = ['\u0640', '\u200d', '\u200c', '\u064e', '\u{E0067}', '\u2066'].map((one) => `ا${one.repeat(many)}`);
    const start = process.cpuUsage();
    for (const row of rows) cleanText(row);
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
    expect(noiseIn(rows[1] ?? '')).toHaveLength(many - 1);
  });
});

/** The presentation forms of each letter, in Unicode order. */
const formsOf = new Map<string, string[]>();
for (let code = 0xfe80; code <= 0xfef4; code++) {
  const form = String.fromCharCode(code);
  const letter = form.normalize('NFKC');
  formsOf.set(letter, [...(formsOf.get(letter) ?? []), form]);
}

/** A text in presentation forms. */
function drawn(text: string): string {
  const letters = [...text];
  return letters
    .map((letter, index) => {
      const forms = formsOf.get(letter);
      const [before, after] = [formsOf.get(letters[index - 1] ?? ''), formsOf.get(letters[index + 1] ?? '')];
      const joinsBefore = (forms?.length ?? 0) > 1 && (before?.length ?? 0) > 2;
      const joinsAfter = (forms?.length ?? 0) > 2 && (after?.length ?? 0) > 1;
      return forms?.[Number(joinsBefore) + 2 * Number(joinsAfter)] ?? letter;
    })
    .join('');
}

const reversed = (text: string) => [...text].reverse().join('');

describe('text from PDF files', () => {
  const sentences = [
    'تأسست الجمعية في الرياض',
    'القيم',
    'خدمات المستفيدين والمتطوعين',
    'لم',
    'مسؤولية مجتمعية وشراكة',
    'باب الحارة',
    'سياسة الخصوصية وشروط الاستخدام',
    'هيئة المحاسبين',
    'كتاب مؤسسي',
    'نظام العمل',
  ];

  test.each(sentences)('is restored from presentation forms in either order: %s', (text) => {
    expect(readPdf(drawn(text))).toEqual({ text, wasTurned: false });
    expect(readPdf(reversed(drawn(text)))).toEqual({ text, wasTurned: true });
  });

  test('keeps numbers and Latin words and mirrors brackets', () => {
    const text = 'في Microsoft Word الجمعية (25.5%)';
    expect(readPdf('(25.5%) ﺔﻴﻌﻤﺠﻟﺍ Microsoft Word ﻲﻓ')).toEqual({ text, wasTurned: true });
    expect(readPdf(')25.5%( ﺔﻴﻌﻤﺠﻟﺍ Microsoft Word ﻲﻓ')).toEqual({ text, wasTurned: true });
  });

  test('is reversed line by line', () => {
    expect(readPdf('ﺔﻴﻌﻤﺠﻟﺍ\nﺔﻄﺸﻧﺃ')).toEqual({ text: 'الجمعية\nأنشطة', wasTurned: true });
  });

  test('is reversed in plain letters only if several words indicate it', () => {
    expect(readPdf('ةيمنتلل ةيريخلا ةيعمجلا')).toEqual({ text: 'الجمعية الخيرية للتنمية', wasTurned: true });
    for (const text of ['أهلا وسهلا', 'الحياة ةفي المدينة', 'ميقلا', 'ة: تاء مربوطة', 'مثلا وفعلا وأصلا']) {
      expect(readPdf(text)).toBeUndefined();
    }
  });

  test('is rejected if the order is uncertain', () => {
    expect(readPdf('ﺩﺍﺭ')).toBe('unknown');
    expect(cleanText('ﺩﺍﺭ ﺯﺍﺭ')).toEqual({ text: '', cleaned: ['unread'] });
  });

  test('keeps the shape of an isolated form', () => {
    expect(readPdf('1447ﻫ')).toEqual({ text: '1447هـ', wasTurned: false });
    expect(readPdf('ﺹ.ﺏ')).toEqual({ text: 'ص.ب', wasTurned: false });
  });

  test('keeps marks and ligatures with their letters', () => {
    expect(readPdf('ﺍﻟﺴﻼﻡ')).toEqual({ text: 'السلام', wasTurned: false });
    expect(readPdf('ﻡﻼﺴﻟﺍ')).toEqual({ text: 'السلام', wasTurned: true });
    expect(readPdf(reversed(drawn('مُحَمَّدٌ في المدينة')))).toEqual({ text: 'مُحَمَّدٌ في المدينة', wasTurned: true });
  });

  test('is reported by the check with the restored words, once per text', () => {
    expect(found('ﺍﻟﻘﻴﻢ ﺍﻟﻘﻴﻢ')).toEqual([{ code: 'pdf-letters', path: ['x'], parameters: { found: 'القيم القيم' } }]);
    expect(found('ﻢﻴﻘﻟﺍ')).toEqual([{ code: 'pdf-turned', path: ['x'], parameters: { found: 'القيم' } }]);
    expect(found('ﺩﺍﺭ').map(({ code }) => code)).toEqual(['pdf-order']);
  });
});
