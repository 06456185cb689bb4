import { describe, expect, test } from 'vitest';
import { writeCsv } from '../../../../generator/content/translations/csv.ts';
import { tableOfCsv } from '../../../../generator/editor/app/paste/csv.ts';
import { PasteNotes } from '../../../../generator/editor/app/paste/sentence.ts';

const names = { caption: 'جدول', column: 'العمود {n}' };
const read = (content: string | Uint8Array, notes = new PasteNotes()) => tableOfCsv(content, notes, names);
const honey = { type: 'table', caption: 'جدول', columns: ['العسل', 'السعر'], rows: [['سدر', '٣٠٠']] };

/** The bytes of a text in Windows-1256, which no encoder of the platform writes. */
function windows1256(text: string): Uint8Array {
  const characters = new TextDecoder('windows-1256').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (character) => characters.indexOf(character));
}

describe('a CSV table', () => {
  test.each([',', ';', '\t'])('is read with the separator %j', (sign) => {
    expect(read(`العسل${sign}السعر\r\nسدر${sign}٣٠٠\r\n`)).toEqual(honey);
  });

  test('keeps digits as written, in Arabic or Latin', () => {
    expect(read('أ,ب\n١٢٫٥,12.5\n۳,007')?.rows).toEqual([
      ['١٢٫٥', '12.5'],
      ['۳', '007'],
    ]);
  });

  test('reads quoted cells, and joins their lines', () => {
    expect(read('الاسم;القول\n"المحمد; علي";"قال ""نعم""\nثم مضى"')?.rows).toEqual([['المحمد; علي', 'قال "نعم" ثم مضى']]);
  });

  test.each([
    ['UTF-8 with a byte order mark', new TextEncoder().encode('\ufeffالعسل,السعر\nسدر,٣٠٠')],
    ['UTF-16', Uint8Array.from(Buffer.from('\ufeffالعسل\tالسعر\r\nسدر\t٣٠٠', 'utf16le'))],
  ])('is decoded from %s', (_, bytes) => {
    expect(read(bytes)).toEqual(honey);
  });

  test('is decoded from Windows-1256', () => {
    expect(read(windows1256('العسل;السعر\r\nسدر;300\r\n'))).toEqual({ ...honey, rows: [['سدر', '300']] });
  });

  test('is read as Qiyam and Excel write it', () => {
    expect(
      read(
        writeCsv([
          ['العسل', 'السعر'],
          ['=سدر', '٣٠٠'],
        ]),
      )?.rows,
    ).toEqual([['=سدر', '٣٠٠']]);
    expect(read('sep=;\nالعسل;السعر\nسدر;٣٠٠')).toEqual(honey);
  });

  test('numbers missing and repeated headings, and drops empty rows and columns', () => {
    const table = read('السعر,,السعر,\n,,,\n1,2,3,');
    expect(table).toMatchObject({ columns: ['السعر', 'العمود 2', 'السعر 2'], rows: [['1', '2', '3']] });
  });

  test('has no marks: its cells are plain text', () => {
    expect(read('أ,ب\n**سدر**,[x](/y)')?.rows).toEqual([['سدر', 'x(/y)']]);
  });

  test('notes that the first row was taken as headings, and what was left out', () => {
    const notes = new PasteNotes();
    const row = Array.from({ length: 23 }, (_, index) => `ع${index}`).join(',');
    expect(read(`${row}\n${row}`, notes)?.columns).toHaveLength(20);
    expect([...notes.cleaned]).toContain('firstRow');
    expect(notes.omitted.get('columns')).toBe(3);
  });

  test.each(['', 'سطر واحد', 'أ,ب', 'أ\nب\nج', 'أ,ب\n"مفتوح,2'])('is not made of %j', (text) => {
    const notes = new PasteNotes();
    expect(read(text, notes)).toBeUndefined();
    expect(notes.cleaned.has('firstRow')).toBe(false);
  });
});
