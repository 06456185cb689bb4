import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentPolicy } from '../../generator/hosts/headers.ts';
import { withDefaults } from '../../generator/site/defaults.ts';
import { fileProblem, megabyte } from '../../templates/blocks/form/file-rules.ts';
import { type Format, formatNames, formats } from '../../templates/blocks/form/formats.ts';
import { problemOf } from '../../templates/blocks/form/problems.ts';
import type { Block } from '../../templates/blocks/schemas.ts';
import { formatTime } from '../../templates/parts/format-time.ts';
import { defaultLabels } from '../../templates/registry/labels.ts';
import { fixtureSite } from '../support/build.ts';

const { form: words } = defaultLabels.ar;

const asked = (type: string, fault: keyof ValidityState, limits = {}, label = 'رقم الحافلة') =>
  problemOf(
    { type, validity: { valid: false, [fault]: true }, validationMessage: 'native', dataset: {}, ...limits },
    label,
    words,
  ).replace(/[\u2066-\u2069]/g, '');

test('each fault of a value has the words of the page; what has none, those of the browser', () => {
  expect(asked('text', 'valueMissing')).toBe('أدخل رقم الحافلة');
  expect(asked('textarea', 'valueMissing', {}, 'لماذا هذا الموعد؟ *')).toBe('أجب عن السؤال: لماذا هذا الموعد؟ *');
  expect(asked('radio', 'valueMissing')).toBe('اختر رقم الحافلة');
  expect(asked('radio', 'valueMissing', {}, 'هل تأتي وحدك؟')).toBe('أجب عن السؤال: هل تأتي وحدك؟');
  expect(asked('select-one', 'valueMissing')).toBe('اختر رقم الحافلة');
  expect(asked('checkbox', 'valueMissing', {}, 'هل توافق؟')).toBe('للمتابعة ضع علامة أمام: هل توافق؟');
  expect(asked('file', 'valueMissing')).toBe('أرفق رقم الحافلة');
  expect(asked('email', 'typeMismatch')).toBe(words.badEmail);
  expect(asked('tel', 'patternMismatch')).toBe(words.badTel);
  expect(asked('number', 'badInput')).toBe(words.badNumber);
  expect(asked('number', 'rangeOverflow', { max: '40' })).toBe('أكثر ما يُقبل: 40');
  expect(asked('date', 'rangeUnderflow', { min: '2027-01-03', dataset: { least: '3 يناير' } })).toBe('أقل ما يُقبل: 3 يناير');
  expect(asked('textarea', 'tooShort', { minLength: 20 })).toBe('عدد الأحرف المطلوب على الأقل: 20');
  expect(asked('text', 'patternMismatch', { dataset: { problem: words.badIban } })).toBe(words.badIban);
  expect(asked('number', 'stepMismatch')).toBe('native');
  expect(problemOf({ type: 'text', validity: { valid: true }, validationMessage: '', dataset: {} }, 'اسم', words)).toBe('');
});

test('a policy lets forms go to services, to mail programs, and to where services lead on', () => {
  const site = withDefaults(JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8')));
  const form = { type: 'form' as const, heading: 'x', fields: [], submit: 'x' };
  const blocks: Block[] = [
    { ...form, action: 'mailto:info@example.com?subject=x' },
    { ...form, action: 'https://forms.example.com/a', next: { name: '_next', href: 'https://www.example.com/thanks' } },
    { ...form, action: 'https://forms.example.com/b', next: { name: '_next', href: '/' } },
  ];
  site.routes[0]?.blocks.push(...blocks);
  const policy = contentPolicy(site);
  expect(policy).toContain("form-action 'self' mailto: https://forms.example.com https://www.example.com;");
});

test('times are written alike by every version of the data of languages', () => {
  expect(formatTime('08:05', { language: 'ar', numerals: 'latn' })).toBe('8:05\u00a0ص');
  expect(formatTime('24:00', { language: 'ar', numerals: 'arab' })).toBe('١٢:٠٠\u00a0ص');
  expect(formatTime('16:30', { language: 'en', numerals: 'latn' })).toBe('16:30');
});

const taken: Record<Format, { right: string[]; wrong: string[] }> = {
  'saudi-mobile': {
    right: ['0501234567', '٠٥٠١٢٣٤٥٦٧', '+966 50 123 4567', '00966501234567', '501234567'],
    wrong: ['0401234567', '050123456', '05012345678', 'abc', '+1 501234567'],
  },
  'saudi-id': { right: ['1012345678', '٢٠١٢٣٤٥٦٧٨'], wrong: ['3012345678', '101234567', '10123456789'] },
  'saudi-postal-code': { right: ['11564', '١١٥٦٤'], wrong: ['1156', '115640'] },
  'commercial-register': { right: ['1010123456', '1010 123 456'], wrong: ['101012345'] },
  'saudi-iban': {
    right: ['SA0380000000608010167519', 'sa03 8000 0000 6080 1016 7519'],
    wrong: ['GB0380000000608010167519', 'SA038'],
  },
  digits: { right: ['0', '١٢٣', '42'], wrong: ['4 2', '4a', ''] },
  arabic: { right: ['سارة القحطاني', 'عبد الله', 'مُحَمَّد'], wrong: ['Sara', 'سارة 1'] },
  latin: { right: ['Sara Al-Qahtani', "O'Neil", 'José'], wrong: ['سارة', 'Sara 1'] },
};

test.each(formatNames)('the format %s takes what it is, in both kinds of digits, and no long value hangs it', (name) => {
  // As browsers read the pattern of an input. https://html.spec.whatwg.org/multipage/input.html#attr-input-pattern
  const pattern = new RegExp(`^(?:${formats[name].pattern})$`, 'v');
  for (const value of taken[name].right) expect(pattern.test(value), value).toBe(true);
  for (const value of taken[name].wrong) expect(pattern.test(value), value).toBe(false);
  // A pattern that tries each part anew would take hours: the limit of time of a test stops it.
  for (const letter of ['1', '1 ', 'ا', 'a ', '- ']) expect(pattern.test(`${letter.repeat(1_000_000)}!`)).toBe(false);
  expect(words[formats[name].words]).toMatch(/\p{Script=Arabic}/u);
});

test('files are asked for their kind, by name or by type, and for their size', () => {
  const rule = { accept: '.pdf,image/*', most: 5 };
  const ask = (name: string, type: string, size = 1) => fileProblem([{ name, type, size }], rule, words);
  expect(ask('CV.PDF', '')).toBe('');
  expect(ask('photo.heic', 'image/heic')).toBe('');
  expect(ask('cv.exe', 'application/x-msdownload')).toBe(words.badFileKind);
  expect(ask('cv.pdf', 'application/pdf', 5 * megabyte)).toBe('');
  expect(ask('cv.pdf', 'application/pdf', 5 * megabyte + 1)).toBe('أكبر حجم للملف: 5 ميغابايت');
  expect(fileProblem([], rule, words)).toBe('');
  expect(fileProblem([{ name: 'x', type: '', size: 1e12 }], { accept: '', most: Number.POSITIVE_INFINITY }, words)).toBe('');
});
