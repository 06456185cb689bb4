import { describe, expect, test } from 'vitest';
import { findDamage } from '../../../generator/check/rules/encoding-repair.ts';
import { encode } from '../../support/invalid-sites.ts';

const misread = (text: string, encoding: string) => new TextDecoder(encoding).decode(Buffer.from(text));
const texts = [
  'الخدمات والأعمال',
  'تفاصيل الفعالية',
  'فعاليات المركز في 2026',
  'مدرسة النور الأهلية، الرياض',
  'إنّ الماءَ حقٌّ للجميع',
  'Qiyam قيم: أول نسخة (1)',
];

describe('Arabic in UTF-8 that was read in another encoding is read again', () => {
  for (const encoding of ['windows-1252', 'windows-1256', 'macintosh', 'windows-1251']) {
    test.each(texts)(`${encoding}: %s`, (text) => {
      expect(findDamage(misread(text, encoding))).toMatchObject({ repaired: text, isWhole: true });
    });
  }

  test.each(texts)('twice: %s', (text) => {
    expect(findDamage(misread(misread(text, 'windows-1252'), 'windows-1252'))?.repaired).toBe(text);
  });

  test('control characters that a program left as numbers are bytes too', () => {
    expect(findDamage(Buffer.from('فهرس').toString('latin1'))).toMatchObject({ repaired: 'فهرس', isWhole: true });
  });

  test('what is right around it stays', () => {
    expect(findDamage(`الأخبار: ${misread('جديدة', 'windows-1252')} (2026)`)).toMatchObject({
      index: 9,
      repaired: 'الأخبار: جديدة (2026)',
    });
  });
});

describe('Arabic in an encoding of one byte that was read as the Western one is read again', () => {
  const western = (text: string) => new TextDecoder('windows-1252').decode(encode(text, 'windows-1256'));
  test.each(['الخدمات والأعمال', 'فعاليات المركز في 2026', 'مدرسة النور الأهلية، الرياض'])('%s', (text) => {
    expect(findDamage(western(text))?.repaired).toBe(text);
  });

  test('ISO 8859-6', () => {
    expect(findDamage('ÇäÎÏåÇÊ')?.repaired).toBe('الخدمات');
  });
});

test.each(['نص فيه \uFFFD\uFFFD علامة ضياع', '????? ?? ???????', '????', '?????? (2026)', 'Qiyam ????? ????????', '\uFFFD'])(
  'letters that are lost are told, and none invented: %s',
  (text) => {
    expect(findDamage(text)).toMatchObject({ repaired: undefined, isWhole: false });
  },
);

test('what lost a byte is not repaired by a button', () => {
  const torn = misread('الخدمات', 'windows-1252').replace('Ø®', 'Ø');
  expect(findDamage(`${torn} ${misread('والأعمال', 'windows-1252')}`)).toMatchObject({ isWhole: false });
});

describe('what is right is left in peace', () => {
  test.each([
    'ما الخدمة التي تقدمونها؟',
    'Why?? Because!',
    'ماذا؟؟ ولماذا????',
    '?? + ?? = ??',
    '???',
    'Übergrößenträger, Åse, Øystein og Ðóra',
    'ÇOK GÜZEL ŞEHİR',
    'À côté de l’hôtel, « naïveté » et façade',
    'Øresund, Ùna',
    'Ṣaḥīḥ al-Bukhārī',
    'Щука и Шар',
    'المادة §12 و„اقتباس“',
    'نسبة ½ و¾ و٪',
    'اُردو: عک، ٹک، گھر',
    'کتاب فارسی، پژوهش و گفت‌وگو',
    '5 × 3 ÷ 2',
    'https://example.org/?a=1??',
  ])('%s', (text) => {
    expect(findDamage(text)).toBeUndefined();
  });
});
