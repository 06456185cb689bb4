import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../../../generator/build/hosting/headers.ts';
import { withDefaults } from '../../../../generator/content/site/defaults.ts';
import { fileProblem, megabyte } from '../../../../templates/blocks/form/file-rules.ts';
import { type Format, formatNames, formats, telPattern } from '../../../../templates/blocks/form/formats.ts';
import {
  type NumberLimits,
  numberKeyboard,
  numberPattern,
  numberProblem,
  plainDigits,
  plainNumber,
} from '../../../../templates/blocks/form/numbers.ts';
import { problemOf } from '../../../../templates/blocks/form/problems.ts';
import type { Block } from '../../../../templates/blocks/schemas.ts';
import { formatTime } from '../../../../templates/components/format-time.ts';
import { defaultLabels } from '../../../../templates/registry/labels.ts';
import { fixtureSite } from '../../../support/build.ts';

const { form: words } = defaultLabels.ar;

const messageFor = (type: string, state: keyof ValidityState, limits = {}, label = 'رقم الحافلة') =>
  problemOf(
    { type, validity: { valid: false, [state]: true }, validationMessage: 'native', dataset: {}, ...limits },
    label,
    words,
  ).replace(/[\u2066-\u2069]/g, '');

test("shows the page's message for each invalid state, or else the browser's", () => {
  expect(messageFor('text', 'valueMissing')).toBe('أدخل رقم الحافلة');
  expect(messageFor('textarea', 'valueMissing', {}, 'لماذا هذا الموعد؟ *')).toBe('أجب عن السؤال: لماذا هذا الموعد؟ *');
  expect(messageFor('radio', 'valueMissing')).toBe('اختر رقم الحافلة');
  expect(messageFor('radio', 'valueMissing', {}, 'هل تأتي وحدك؟')).toBe('أجب عن السؤال: هل تأتي وحدك؟');
  expect(messageFor('select-one', 'valueMissing')).toBe('اختر رقم الحافلة');
  expect(messageFor('checkbox', 'valueMissing', {}, 'هل توافق؟')).toBe('للمتابعة ضع علامة أمام: هل توافق؟');
  expect(messageFor('file', 'valueMissing')).toBe('أرفق رقم الحافلة');
  expect(messageFor('email', 'typeMismatch')).toBe(words.badEmail);
  expect(messageFor('tel', 'patternMismatch')).toBe(words.badTel);
  expect(messageFor('date', 'rangeUnderflow', { min: '2027-01-03', dataset: { least: '3 يناير' } })).toBe('أقل ما يُقبل: 3 يناير');
  expect(messageFor('textarea', 'tooShort', { minLength: 20 })).toBe('عدد الأحرف المطلوب على الأقل: 20');
  expect(messageFor('text', 'patternMismatch', { dataset: { problem: words.badIban } })).toBe(words.badIban);
  expect(messageFor('text', 'badInput')).toBe('native');
  expect(problemOf({ type: 'text', validity: { valid: true }, validationMessage: '', dataset: {} }, 'اسم', words)).toBe('');
});

test('allows services, mail programs and redirect targets of forms in form-action', () => {
  const site = withDefaults(JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8')));
  const form = { type: 'form' as const, heading: 'x', fields: [], submit: 'x' };
  const blocks: Block[] = [
    { ...form, action: 'mailto:info@example.com?subject=x' },
    { ...form, action: 'https://forms.example.com/a', next: { name: '_next', href: 'https://www.example.com/thanks' } },
    { ...form, action: 'https://forms.example.com/b', next: { name: '_next', href: '/' } },
  ];
  site.routes[0]?.blocks.push(...blocks);
  const policy = securityHeaders(site)['Content-Security-Policy'];
  expect(policy).toContain("form-action 'self' mailto: https://forms.example.com https://www.example.com;");
});

test('formats times independently of the version of locale data', () => {
  expect(formatTime('08:05', { language: 'ar', numerals: 'latn' })).toBe('8:05\u00a0ص');
  expect(formatTime('24:00', { language: 'ar', numerals: 'arab' })).toBe('١٢:٠٠\u00a0ص');
  expect(formatTime('16:30', { language: 'en', numerals: 'latn' })).toBe('16:30');
});

const samples: Record<Format, { right: string[]; wrong: string[] }> = {
  'saudi-mobile': {
    right: [
      '0501234567',
      '٠٥٠١٢٣٤٥٦٧',
      '+966 50 123 4567',
      '00966501234567',
      '501234567',
      '۰۵۰۱۲۳۴۵۶۷',
      '+۹۶۶ ۵۰ ۱۲۳ ۴۵۶۷',
      '\u202a+966 50 123 4567\u202c',
    ],
    wrong: ['0401234567', '050123456', '05012345678', 'abc', '+1 501234567'],
  },
  'saudi-id': { right: ['1012345678', '٢٠١٢٣٤٥٦٧٨', '۱۰۱۲۳۴۵۶۷۸'], wrong: ['3012345678', '101234567', '10123456789'] },
  'saudi-postal-code': { right: ['11564', '١١٥٦٤', '۱۱۵۶۴'], wrong: ['1156', '115640'] },
  'commercial-register': { right: ['1010123456', '1010 123 456', '١٠١٠ ١٢٣ ٤٥٦', '۱۰۱۰۱۲۳۴۵۶'], wrong: ['101012345'] },
  'saudi-iban': {
    right: [
      'SA0380000000608010167519',
      'sa03 8000 0000 6080 1016 7519',
      'SA٠٣ ٨٠٠٠ ٠٠٠٠ ٦٠٨٠ ١٠١٦ ٧٥١٩',
      'SA۰۳۸۰۰۰۰۰۰۰۶۰۸۰۱۰۱۶۷۵۱۹',
    ],
    wrong: ['GB0380000000608010167519', 'SA038'],
  },
  digits: { right: ['0', '١٢٣', '42', '۴۲', '4٢۲'], wrong: ['4 2', '4a', ''] },
  arabic: { right: ['سارة القحطاني', 'عبد الله', 'مُحَمَّد'], wrong: ['Sara', 'سارة 1', 'سارة ١', 'سارة ۱'] },
  latin: { right: ['Sara Al-Qahtani', "O'Neil", 'José'], wrong: ['سارة', 'Sara 1'] },
};

test.each(formatNames)('accepts format %s in all three kinds of digits without catastrophic backtracking', (name) => {
  // As browsers read the pattern of an input. https://html.spec.whatwg.org/multipage/input.html#attr-input-pattern
  const pattern = new RegExp(`^(?:${formats[name].pattern})$`, 'v');
  for (const value of samples[name].right) expect(pattern.test(value), value).toBe(true);
  for (const value of samples[name].wrong) expect(pattern.test(value), value).toBe(false);
  // A pattern that backtracks would take hours: the test would time out.
  for (const letter of ['1', '1 ', 'ا', 'a ', '- ']) expect(pattern.test(`${letter.repeat(1_000_000)}!`)).toBe(false);
  expect(words[formats[name].words]).toMatch(/\p{Script=Arabic}/u);
});

const asPattern = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'v');

test('accepts telephone numbers in all three kinds of digits and as copied from contacts', () => {
  const pattern = asPattern(telPattern);
  for (const value of [
    '0501234567',
    '٠٥٠١٢٣٤٥٦٧',
    '۰۵۰ ۱۲۳ ۴۵۶۷',
    '+966 (11) 234-5678',
    '(+966) 11 234 5678',
    '\u202a+966 50 123 4567\u202c',
  ]) {
    expect(pattern.test(value), value).toBe(true);
  }
  for (const value of ['1234', 'اتصل بي', '050123456x']) expect(pattern.test(value), value).toBe(false);
  const started = process.cpuUsage();
  for (const letter of ['1', '\u2066', '+']) pattern.test(`${letter.repeat(20_000)}!`);
  expect(process.cpuUsage(started).user).toBeLessThan(500_000);
  expect(plainDigits('\u202a+٩٦٦ ۵۰ 123\u202c')).toBe('+966 50 123');
});

/** Input of a number field, the submitted value, and the message shown. */
const numberInputs: [value: string, limits: NumberLimits, sent: string | undefined, problem: string][] = [
  ['25', {}, '25', ''],
  ['٢٥', {}, '25', ''],
  ['۲۵', {}, '25', ''],
  ['٢۵', {}, '25', ''],
  ['-٣', {}, '-3', ''],
  ['\u2212٣', {}, '-3', ''],
  ['١٬٤٤٧', {}, '1447', ''],
  ['1,447', {}, '1447', ''],
  ['١،٤٤٧', {}, '1447', ''],
  ['1 447', {}, '1447', ''],
  ['٢٫٥', { step: 0.5 }, '2.5', ''],
  ['2,5', { step: 0.5 }, '2.5', ''],
  ['۲.۵', { step: 0.5 }, '2.5', ''],
  ['\u202b٢٥\u202c', {}, '25', ''],
  ['0.3', { step: 0.1 }, '0.3', ''],
  ['', { min: 1 }, undefined, ''],
  ['عشرون', {}, undefined, words.badNumber],
  ['2e5', {}, undefined, words.badNumber],
  ['٩', { min: 10 }, '9', 'أقل ما يُقبل: 10'],
  ['٤١', { max: 40 }, '41', 'أكثر ما يُقبل: 40'],
  ['٢٫٥', {}, '2.5', 'أقرب ما يُقبل: 2 أو 3'],
  ['7', { min: 1, step: 5 }, '7', 'أقرب ما يُقبل: 6 أو 11'],
  ['9', { min: 1, max: 10, step: 5 }, '9', 'أكثر ما يُقبل: 6'],
];

test.each(numberInputs)('reads the number %j with limits %j as %j and reports %j', (value, limits, sent, problem) => {
  expect(plainNumber(value)).toBe(sent);
  expect(numberProblem(value, limits, words)).toBe(problem);
  // The pattern, used without scripts, accepts what the script accepts, as far as a pattern can.
  const matchesPattern = asPattern(numberPattern(limits)).test(value);
  if (problem === '' && value !== '' && !/\p{Cf}/u.test(value)) expect(matchesPattern).toBe(true);
  if (problem === words.badNumber) expect(matchesPattern).toBe(false);
});

test('chooses the phone keyboard with the signs that a number field needs', () => {
  expect(numberKeyboard({})).toBe('numeric');
  expect(numberKeyboard({ min: 0, step: 0.5 })).toBe('decimal');
  expect(numberKeyboard({ min: -5 })).toBeUndefined();
  expect(asPattern(numberPattern({ min: 0 })).test('-3')).toBe(false);
});

test('checks the kind of a file by extension or type, and its size', () => {
  const rule = { accept: '.pdf,image/*', most: 5 };
  const problemFor = (name: string, type: string, size = 1) => fileProblem([{ name, type, size }], rule, words);
  expect(problemFor('CV.PDF', '')).toBe('');
  expect(problemFor('photo.heic', 'image/heic')).toBe('');
  expect(problemFor('cv.exe', 'application/x-msdownload')).toBe(words.badFileKind);
  expect(problemFor('cv.pdf', 'application/pdf', 5 * megabyte)).toBe('');
  expect(problemFor('cv.pdf', 'application/pdf', 5 * megabyte + 1)).toBe('أكبر حجم للملف: 5 ميغابايت');
  expect(fileProblem([], rule, words)).toBe('');
  expect(fileProblem([{ name: 'x', type: '', size: 1e12 }], { accept: '', most: Number.POSITIVE_INFINITY }, words)).toBe('');
});
