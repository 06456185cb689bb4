import { expect, test } from 'vitest';
import { fileWords, sizeWords } from '../../../templates/components/file-words.ts';
import { defaultLabels } from '../../../templates/registry/labels.ts';

const arabic = { language: 'ar', numerals: 'latn' } as const;
const english = { language: 'en', numerals: 'latn' } as const;
const [ar, en] = [defaultLabels.ar.files, defaultLabels.en.files];
const mb = 1024 * 1024;

test.each([
  [1, 'كيلوبايت واحد', '1 kilobyte'],
  [2048, 'كيلوبايتان', '2 kilobytes'],
  [700 * 1024, '700 كيلوبايت', '700 kilobytes'],
  [1023 * 1024, 'ميغابايت واحد', '1 megabyte'],
  [2 * mb, 'ميغابايتان', '2 megabytes'],
  [2.44 * mb, '2.4 ميغابايت', '2.4 megabytes'],
  [9.96 * mb, '10 ميغابايت', '10 megabytes'],
  [499.6 * mb, '500 ميغابايت', '500 megabytes'],
])('writes %d bytes in words', (bytes, inArabic, inEnglish) => {
  expect(sizeWords(bytes, ar, arabic)).toBe(inArabic);
  expect(sizeWords(bytes, en, english)).toBe(inEnglish);
});

test('writes type, size and language with the numerals of the site', () => {
  const file = { url: '/files/a.pdf', kind: 'pdf', size: 2.44 * mb } as const;
  expect(fileWords({ file, language: 'en' }, ar, { language: 'ar', numerals: 'arab' })).toBe(
    'ملف PDF، ٢٫٤ ميغابايت، بالإنجليزية',
  );
  expect(fileWords({ file, language: 'ar' }, en, english)).toBe('PDF, 2.4 megabytes, in Arabic');
  expect(fileWords({ file }, { ...en, kinds: { ...en.kinds, pdf: 'Report' } }, english)).toBe('Report, 2.4 megabytes');
});
