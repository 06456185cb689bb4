import { describe, expect, test } from 'vitest';
import { latinName } from '../../generator/edit/latin-name.ts';

/** Names as people would write them themselves. */
const names: [text: string, name: string][] = [
  ['افتتاح المكتبة', 'iftitah-al-maktaba'],
  ['إعلان عن وظائف', 'ilan-an-wazaif'],
  ['مؤتمر القيم', 'mutamar-al-qiyam'],
  ['ورشة عمل', 'warsha-amal'],
  ['زيارة جامعة الرياض', 'ziyara-jamia-al-riyad'],
  ['تدريب المعلمين', 'tadrib-al-muallimin'],
  ['استقبال الطلاب', 'istiqbal-al-tullab'],
  ['سياسة الخصوصية', 'siyasa-al-khususiyya'],
  ['مَكْتَبَةٌ', 'maktaba'],
  ['خطة ٢٠٢٧', 'khutta-2027'],
  ['چای و پنیر', 'chay-w-panir'],
  ['Straße nach Köln', 'strasse-nach-koln'],
  ['3 مبادرات', 'mubadarat'],
  ['!؟', ''],
];

describe('a name for an address', () => {
  test.each(names)('of "%s" is %s', (text, name) => expect(latinName(text)).toBe(name));

  test('is one that addresses take, whatever it is made of', () => {
    const texts = [
      'ء',
      'ئئئئ',
      'ااااا',
      'ى',
      'ﻻ',
      'ڵێۆە',
      'ٹڈڑ',
      '漢字',
      '🙂',
      'ا'.repeat(5000),
      'كلمة '.repeat(200),
      'a'.repeat(300),
    ];
    for (const text of texts) expect(latinName(text)).toMatch(/^(?:[a-z][a-z0-9]*(?:-[a-z0-9]+)*)?$/);
    for (const text of texts) expect(latinName(text).length).toBeLessThanOrEqual(48);
  });

  test('ends with a whole word where it is cut', () => {
    expect(latinName('اجتماع مجلس الإدارة السنوي لمناقشة خطة العمل والميزانية')).toMatch(
      /^ijtima-majlis-al-idara-al-sanawi-\w+$/,
    );
    expect(latinName('one two three four five six seven eight nine ten eleven')).toBe(
      'one-two-three-four-five-six-seven-eight-nine-ten',
    );
  });
});
