import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { confirm } from '../../../../generator/content/translations/analyse-translations.ts';
import { codesOf } from '../../../../generator/content/translations/codes.ts';
import { readCsv, writeCsv } from '../../../../generator/content/translations/csv.ts';
import { writeCsvFile } from '../../../../generator/content/translations/csv-file.ts';
import { ExchangeError, type ExchangeReason } from '../../../../generator/content/translations/exchange-error.ts';
import { readTranslatedFile } from '../../../../generator/content/translations/read-file.ts';
import { writeXliff } from '../../../../generator/content/translations/xliff-write.ts';
import { awkwardText, contextWith, englishUnits, siteText, textsOf } from '../../../support/translations.ts';

const languages = { source: 'ar', target: 'en' };
const run = { seed: 27, numRuns: 300 };

const rejectionReason = (read: () => unknown): ExchangeReason | undefined => {
  try {
    read();
  } catch (error) {
    if (error instanceof ExchangeError) return error.reason;
    throw error;
  }
  return undefined;
};

describe('round trip', () => {
  const texts = fc
    .array(fc.tuple(awkwardText, fc.option(awkwardText, { nil: undefined })), { maxLength: 4 })
    .map((pairs) => pairs.map(([source, target], index) => siteText(['routes', index, 'a/b ~'], source, target)));
  const expected = (units: ReturnType<typeof englishUnits>) =>
    units.map(({ source, target = '', places }) => ({ source, target, places: places.map(({ pointer }) => pointer) }));

  test('keeps texts in XLIFF', () => {
    fc.assert(
      fc.property(texts, (some) => {
        const units = englishUnits(some);
        const read = readTranslatedFile(Buffer.from(writeXliff(units, languages, 'bakery "1".json')), languages);
        expect(textsOf(read.units)).toEqual(expected(units));
      }),
      run,
    );
  });

  test('keeps texts in CSV', () => {
    fc.assert(
      fc.property(texts, (some) => {
        const units = englishUnits(some);
        const read = readTranslatedFile(Buffer.from(writeCsvFile(units, languages)), languages);
        expect(textsOf(read.units)).toEqual(expected(units));
      }),
      run,
    );
  });

  test('splits a text into codes that join to the same text', () => {
    fc.assert(
      fc.property(awkwardText, fc.boolean(), (text, hasMarks) => {
        expect(
          codesOf(text, hasMarks)
            .map((code) => code.text)
            .join(''),
        ).toBe(text);
      }),
      run,
    );
  });
});

test('requests each text once with its places and the previous source', () => {
  const about = contextWith(({ path }) => (path[0] === 'c' ? ['رغيف واحد'] : []));
  confirm({ text: siteText(['x'], 'رغيف واحد', 'One loaf'), language: 'en' }, about);
  confirm({ text: siteText(['x'], 'ملح', 'Salt'), language: 'en' }, about);
  const units = englishUnits(
    [
      siteText(['a'], 'خبز'),
      siteText(['b'], 'خبز'),
      siteText(['c'], 'رغيفان', 'One loaf'),
      siteText(['d'], 'ملح', 'Salt'),
      siteText(['e'], 'سر', null),
    ],
    about,
  );
  expect(units.map(({ source, state, previous, places }) => [source, state, previous, places.length])).toEqual([
    ['خبز', 'missing', undefined, 2],
    ['رغيفان', 'stale', 'رغيف واحد', 1],
  ]);
});

describe('XLIFF', () => {
  const xliff = (body: string, more = '') =>
    Buffer.from(
      `${more}<xliff version="1.2"><file source-language="en-US" target-language="en-GB"><body>${body}</body></file></xliff>`,
    );
  const read = (body: string, more?: string) => readTranslatedFile(xliff(body, more), languages).units;

  test('protects marks, links and placeholders', () => {
    const [unit] = englishUnits([siteText(['a'], 'خبز **طازج** من [الفرن](/oven) بسعر %s و`SAR`')]);
    const written = writeXliff(unit ? [unit] : [], languages, 'bakery.json');
    expect(written).toContain(
      '<source>خبز <bpt id="1" ctype="bold">**</bpt>طازج<ept id="1">**</ept> من <bpt id="2" ctype="link">[</bpt>الفرن<ept id="2">](/oven)</ept> بسعر <ph id="4" ctype="x-placeholder">%s</ph> و<ph id="3" ctype="x-code">`SAR`</ph></source>',
    );
  });

  test('ignores elements added by tools', () => {
    const [unit] = read(
      '<x:trans-unit xmlns:x="y" id="/a" approved="yes"><x:source>خبز</x:source><seg-source><mrk mtype="seg">خ</mrk></seg-source><target state="translated"><mrk mtype="seg">Bre</mrk><g id="1">ad</g></target><note>Loaf</note><alt-trans><source>كعك</source><target>Cake</target></alt-trans></x:trans-unit>',
    );
    expect(unit).toMatchObject({ source: 'خبز', target: 'Bread', places: ['/a'], isDraft: false });
  });

  test('marks drafts that nobody has reviewed', () => {
    const units = ['state="needs-review-translation"', 'state-qualifier="mt-suggestion"', 'state="translated"', ''].map(
      (attributes) => `<trans-unit id="1"><source>خبز</source><target ${attributes}>Bread</target></trans-unit>`,
    );
    expect(read(units.join('')).map(({ isDraft }) => isDraft)).toEqual([true, true, false, false]);
    expect(read('<trans-unit id="1" approved="no"><source>خبز</source><target>Bread</target></trans-unit>')[0]?.isDraft).toBe(
      true,
    );
  });

  test('is rejected with a reason if malformed', () => {
    const lol = '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]>';
    expect(rejectionReason(() => read('', lol))).toBe('doctype');
    expect(rejectionReason(() => read('<trans-unit id="1"><source>&lol2;</source></trans-unit>'))).toBe('syntax');
    expect(rejectionReason(() => read('<trans-unit>'))).toBe('syntax');
    expect(rejectionReason(() => readTranslatedFile(Buffer.from('<html/>'), languages))).toBe('not-xliff');
    expect(rejectionReason(() => readTranslatedFile(Buffer.from('<xliff version="2.0"/>'), languages))).toBe('not-xliff');
    expect(rejectionReason(() => readTranslatedFile(xliff(''), { source: 'ar', target: 'fr' }))).toBe('wrong-language');
    expect(rejectionReason(() => read('<group>'.repeat(1000)))).toBe('not-xliff');
    expect(rejectionReason(() => readTranslatedFile(Buffer.from([0x3c, 0xff]), languages))).toBe('encoding');
    expect(rejectionReason(() => readTranslatedFile(Buffer.alloc(65 * 1024 * 1024), languages))).toBe('too-large');
  });

  test('is read in UTF-16', () => {
    const text = xliff('<trans-unit id="1"><source>خبز</source><target>Bread</target></trans-unit>').toString();
    expect(readTranslatedFile(Buffer.from(`\ufeff${text}`, 'utf16le'), languages).units[0]?.target).toBe('Bread');
  });
});

describe('CSV', () => {
  test('has no cell that starts a formula', () => {
    const cells = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', "'=1", '＝1', 'خبز', '"=1"'];
    const written = writeCsv([cells]);
    expect(written.startsWith('\ufeff')).toBe(true);
    const inside = written.slice('\ufeff"'.length, -'"\r\n'.length).split('","');
    expect(inside).toHaveLength(cells.length);
    expect(inside.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
    expect(written).toContain('"""=1"""');
    expect(readCsv(written)[0]?.cells).toEqual(cells);
  });

  test('keeps apostrophes of the text', () => {
    expect(readCsv('"\'Tis bread",\'=1\n')[0]?.cells).toEqual(["'Tis bread", '=1']);
  });

  const rows = [
    ['place', 'state', 'AR', 'en '],
    ['/a', 'missing', 'خبز; ملح', 'Bread, salt'],
    ['/b', 'machine', 'سطر\nآخر', 'Another "line"'],
  ];
  const forms: [string, Buffer][] = [
    [',', Buffer.from(writeCsv(rows))],
    [';', Buffer.from(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\r\n'))],
    [
      'tabs',
      Buffer.from(
        `\ufeff${rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join('\t')).join('\r\n')}`,
        'utf16le',
      ),
    ],
  ];
  test.each(forms)('is read with %s as separator', (_, bytes) => {
    expect(readTranslatedFile(bytes, languages).units).toEqual([
      { source: 'خبز; ملح', target: 'Bread, salt', places: ['/a'], isDraft: false, line: 2 },
      { source: 'سطر\nآخر', target: 'Another "line"', places: ['/b'], isDraft: true, line: 3 },
    ]);
  });

  test('is rejected with a reason if malformed', () => {
    const read = (text: string | Buffer) => rejectionReason(() => readTranslatedFile(Buffer.from(text), languages));
    expect(read('')).toBe('columns');
    expect(read('place,ar,fr\n/a,خبز,Pain\n')).toBe('columns');
    expect(read('ar,en\n"خبز,Bread\n')).toBe('unclosed');
    expect(read('ar,en\nخبز,"Bread" and salt\n')).toBe('unclosed');
    expect(read(Buffer.from([0xce, 0xc8, 0xd2, 0x2c]))).toBe('encoding');
  });

  test('reads a long cell in linear time', () => {
    const long = '""'.repeat(6_000_000);
    expect(readCsv(`"${long}"`)[0]?.cells[0]?.length).toBe(long.length / 2);
    expect(rejectionReason(() => readCsv(`"${long}`))).toBe('unclosed');
  });
});
