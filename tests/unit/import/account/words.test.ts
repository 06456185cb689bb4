import { expect, test } from 'vitest';
import { wordsOf } from '../../../../generator/import/account/words.ts';

test('splits text at everything but letters, marks and digits', () => {
  expect(wordsOf('«سلام» عليكم، يا-من هنا (3.5) don’t')).toEqual(['سلام', 'عليكم', 'يا', 'من', 'هنا', '3', '5', 'don', 't']);
});

test('folds presentation forms, tatweel and invisible characters', () => {
  expect(wordsOf('ﻣﺮﺣﺒﺎ')).toEqual(['مرحبا']);
  expect(wordsOf('مـــرحبا')).toEqual(['مرحبا']);
  expect(wordsOf('ي\u200Cس\u00ADتخ\u200Eدم\uFEFF')).toEqual(['يستخدم']);
  expect(wordsOf('ﬁle')).toEqual(['file']);
});

test('keeps marks and case, and composes letters', () => {
  expect(wordsOf('كَتَبَ')).not.toEqual(wordsOf('كتب'));
  expect(wordsOf('Word word')).toEqual(['Word', 'word']);
  expect(wordsOf('e\u0301te\u0301')).toEqual(['\u00E9t\u00E9']);
  expect(wordsOf('\u0627\u0653')).toEqual(['\u0622']);
});

test('counts digits of all scripts and numbers with separators as the same', () => {
  expect(wordsOf('١٤٤٧ ۱۴۴۷ 1447 १४४७')).toEqual(['1447', '1447', '1447', '1447']);
  expect(wordsOf('1,250 ١٬٢٥٠ 1250')).toEqual(['1250', '1250', '1250']);
  expect(wordsOf('1,25')).toEqual(['1', '25']);
});

test('finds no words in signs, lone marks and addresses', () => {
  expect(wordsOf('❤\uFE0F — \u064B * 🙂')).toEqual([]);
  expect(wordsOf('انظر https://example.org/a/b?c=d#e، ثم عد')).toEqual(['انظر', 'ثم', 'عد']);
});
