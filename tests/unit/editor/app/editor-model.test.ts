import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../generator/core/json/value.ts';
import { cleanText, withArabicSigns } from '../../../../generator/core/util/characters/clean.ts';
import { evaluateMediaList } from '../../../../generator/editor/app/frame/media.ts';
import { applyOperations } from '../../../../generator/editor/app/model/apply.ts';
import { type BlankParts, beginsEmpty, blankOf, likeSibling } from '../../../../generator/editor/app/model/blank.ts';
import { dayLeft, readDay } from '../../../../generator/editor/app/model/day.ts';
import { dependentOperations } from '../../../../generator/editor/app/model/dependent-values.ts';
import { fieldAt } from '../../../../generator/editor/app/model/fields.ts';
import { fromPointer, ownerOf, rootOf } from '../../../../generator/editor/app/model/places.ts';
import { readWidths, widthAfter, widthAt } from '../../../../generator/editor/app/model/side-widths.ts';
import { readTime } from '../../../../generator/editor/app/model/time.ts';
import { nameOfItem } from '../../../../generator/editor/app/store/naming.ts';
import { tell, words } from '../../../../generator/editor/app/words/words.tsx';
import { gridKeys } from '../../../../generator/editor/document/grid/grid.ts';
import type { FieldModel } from '../../../../generator/editor/document/protocol-forms.ts';
import type { Operation } from '../../../../generator/editor/document/text/operation.ts';
import { applyToValue } from '../../../../generator/editor/document/value.ts';
import { siteForms } from '../../../../generator/editor/server/endpoints/schema/site-forms.ts';

const site: Json = {
  routes: [{ path: '/', blocks: [{ type: 'a', id: 'x' }, { type: 'b' }, { type: 'c' }] }],
  site: { name: 'ق' },
};

test('names list items by their content and table rows by their first cells', () => {
  expect(nameOfItem(['سكني', 'حتى 500 م²', '1,200'])).toBe('سكني · حتى 500 م²');
  expect(nameOfItem({ title: 'قياس', text: 'جملة' })).toBe('قياس');
  expect([nameOfItem([]), nameOfItem(4)]).toEqual([undefined, undefined]);
});

describe('optimistic value', () => {
  const operations: Operation[] = [
    { do: 'set', at: ['routes', 0, 'title'], value: 'عنوان' },
    { do: 'move', at: ['routes', 0, 'blocks', 0], to: 2 },
    { do: 'duplicate', at: ['routes', 0, 'blocks', 2], values: { id: 'y' } },
    { do: 'insert', at: ['routes', 0, 'blocks'], index: 1, value: { type: 'd' } },
    { do: 'insert', at: ['routes', 0, 'movedFrom'], index: 0, value: '/a' },
    { do: 'remove', at: ['routes', 0, 'blocks', 0] },
    { do: 'remove', at: ['site', 'name'] },
  ];

  test('equals the value that the server computes', () => {
    const made = operations.reduce<Json>((value, operation) => applyToValue(value, operation), site);
    expect(applyOperations(site, [], operations)).toEqual(made);
    const route = (made as { routes: Json[] }).routes[0];
    expect(applyOperations((site as { routes: Json[] }).routes[0], ['routes', 0], operations)).toEqual(route);
  });

  test('keeps the identity of objects that do not change', () => {
    const page = (site as { routes: Json[] }).routes[0];
    expect(applyOperations(page, ['routes', 0], [{ do: 'set', at: ['routes', 1, 'title'], value: 'x' }])).toBe(page);
    expect(applyOperations(page, ['routes', 0], [{ do: 'move', at: ['routes', 0], to: 1 }])).toBe(page);
  });
});

describe('paths', () => {
  test('belong to the section or item that owns them', () => {
    expect(ownerOf(fromPointer('/routes/3/blocks/2/items/0/title'))).toEqual(['routes', 3, 'blocks', 2]);
    expect(ownerOf(fromPointer('/collections/services/cards/4/title'))).toEqual(['collections', 'services', 'cards', 4]);
    expect(ownerOf(fromPointer('/notFound/blocks/0/title'))).toEqual(['notFound', 'blocks', 0]);
    expect(ownerOf(fromPointer('/site/labels/a~1b'))).toEqual(['site']);
    expect(rootOf(fromPointer('/routes/3/blocks/2'))).toEqual(['routes', 3]);
  });
});

describe('new parts', () => {
  const schema = siteForms();
  const parts: BlankParts = { schema, language: 'ar', collection: 'c', words: 'نص' };

  test('of every section type have the required keys and no unknown ones', () => {
    const blocks = fieldAt(schema, { at: [], value: undefined }, ['notFound', 'blocks', 0])?.field;
    if (blocks?.is !== 'variants') throw new Error('Blocks have kinds.');
    for (const [type, name] of Object.entries(blocks.names)) {
      const made = blankOf({ is: 'variants', names: { [type]: name } }, parts) as { [key: string]: Json };
      const { properties = [], grid } = schema.objects[name] ?? {};
      // A new grid is complete, including its optional last row.
      const whole = grid ? gridKeys(grid) : new Set();
      const needed = properties.filter(({ key, isOptional }) => !isOptional || whole.has(key)).map(({ key }) => key);
      expect([type, Object.keys(made)]).toEqual([type, ['type', ...needed]]);
    }
  });

  test('are marked as placeholders by their words or by a flag', () => {
    const made = (path: string[]) => {
      const field = fieldAt(schema, { at: [], value: undefined }, path)?.field;
      return field && blankOf(field, parts);
    };
    expect(made(['header', 'action'])).toMatchObject({ label: expect.stringMatching(/^\(نص مؤقت\) /) });
    const phone = made(['site', 'contact', 'phone']) as { [key: string]: Json };
    expect(phone).toMatchObject({ placeholder: true, label: 'الهاتف' });
    expect(phone.value).toMatch(/^\+/);
  });

  test('start empty where the user only has to choose', () => {
    const field = (key: string) => schema.objects.post?.properties.find((one) => one.key === key)?.field;
    for (const key of ['image', 'event', 'authors', 'tags', 'related', 'updated'])
      expect([key, beginsEmpty(schema, field(key) as FieldModel)]).toEqual([key, true]);
    expect(beginsEmpty(schema, field('movedFrom') as FieldModel)).toBe(false);
  });

  test('of a list copy the previous item except for its names', () => {
    const sibling = { label: 'أ', href: '/a', id: 'x', icon: 'book', links: [1], isPast: true };
    const blank = (key: string) => (key === 'icon' ? 'star' : undefined);
    expect(likeSibling({ label: 'ب' }, sibling, blank)).toEqual({ label: 'ب', href: '/a', icon: 'star' });
  });
});

test('finds the schema of a card by the type of its collection', () => {
  const path = ['collections', 'programmes', 'cards', 0];
  const keysOf = (type: string) => {
    const found = fieldAt(siteForms(), { at: path, value: {}, type }, path)?.field;
    return found?.is === 'object' ? found.name : undefined;
  };
  expect([keysOf('event-cards'), keysOf('link-cards')]).toEqual(['event-card', 'link-card']);
});

test('keeps decorative and alt of a picture consistent', () => {
  const at = ['routes', 1, 'blocks', 0, 'image'];
  const decorative = (key: string) => ({ decorative: true, alt: '' })[key];
  expect(dependentOperations([...at, 'alt'], 'رسم', decorative)).toEqual([{ do: 'remove', at: [...at, 'decorative'] }]);
  expect(dependentOperations([...at, 'alt'], ' ', decorative)).toEqual([]);
  const described = (key: string) => ({ alt: 'رسم' })[key];
  expect(dependentOperations([...at, 'decorative'], true, described)).toEqual([{ do: 'set', at: [...at, 'alt'], value: '' }]);
  expect(dependentOperations([...at, 'decorative'], undefined, described)).toEqual([]);
  expect(dependentOperations([...at, 'src'], 'a.svg', decorative)).toEqual([]);
});

test('clears the mark of a placeholder with the value that is entered', () => {
  const at = ['site', 'contact', 'phone'];
  const marked = (key: string) => ({ placeholder: true })[key];
  expect(dependentOperations([...at, 'value'], '+966 12 345 6789', marked)).toEqual([
    { do: 'remove', at: [...at, 'placeholder'] },
  ]);
  expect(dependentOperations([...at, 'value'], ' ', marked)).toEqual([]);
  expect(dependentOperations([...at, 'label'], 'الهاتف', marked)).toEqual([]);
  expect(dependentOperations([...at, 'value'], '+966 12 345 6789', () => undefined)).toEqual([]);
});

test('reads times of day as people write them', () => {
  const written = {
    '8': '08:00',
    '٨:٣٠ م': '20:30',
    '8.30 pm': '20:30',
    '12 ص': '00:00',
    '12:15 م': '12:15',
    '24:00': '24:00',
    '1630': '16:30',
  };
  for (const [text, time] of Object.entries(written)) expect(readTime(text), text).toBe(time);
  for (const other of ['', 'صباحًا', '8:75', '25', '13 م', '20:2']) expect(readTime(other), other).toBe(other);
});

describe('pasted text', () => {
  test('loses invisible characters and says so', () => {
    expect(cleanText('قيم\u200fنا\u00a0 هي')).toEqual({ text: 'قيمنا هي', cleaned: ['invisible', 'spaces'] });
    expect(cleanText('ﺍﻟﻘﻴﻢ')).toEqual({ text: 'القيم', cleaned: ['forms'] });
    expect(cleanText('قـــيم\nثم')).toEqual({ text: 'قيم ثم', cleaned: ['stretch'] });
    expect(cleanText('نص سليم، 2.5%')).toEqual({ text: 'نص سليم، 2.5%', cleaned: [] });
  });

  test('gets Arabic punctuation only after Arabic words', () => {
    expect(withArabicSigns('نعم, لماذا? ثم; C++, وبعد')).toBe('نعم، لماذا؟ ثم؛ C++, وبعد');
  });
});

test('evaluates media queries for a scheme and for print, independently of the system', () => {
  const dark = 'screen and (prefers-color-scheme: dark)';
  const viewOptions = (scheme: 'light' | 'dark', isPrinted = false) => ({ scheme, isPrinted });
  expect(evaluateMediaList(dark, viewOptions('dark'))).toBe('all and (min-width: 0)');
  expect(evaluateMediaList(dark, viewOptions('light'))).toBe('all and (max-width: 0)');
  expect(evaluateMediaList(dark, viewOptions('light', true))).toBe('not all');
  expect(evaluateMediaList('print', viewOptions('light', true))).toBe('all');
  expect(evaluateMediaList('print, (prefers-color-scheme: light)', viewOptions('light'))).toBe('not all, (min-width: 0)');
});

test('names shared parts of pages in the texts of the history', () => {
  const done = { key: 'set', values: { ar: 'الاسم', en: 'Name', page: 'header', part: '' } };
  expect(tell(done, 'en')).toMatch(/Name on \u2068Header\u2069/);
  expect(tell(done, 'ar')).not.toContain('header');
  expect(tell({ ...done, values: { ...done.values, page: 'من نحن' } }, 'en')).toContain('من نحن');
  const everywhere = { key: 'add', values: { 'what-ar': 'الأسئلة', page: 'everyPage' } };
  expect(tell(everywhere, 'ar')).toBe('إضافة \u2068الأسئلة\u2069 في \u2068كل الصفحات\u2069');
});

/** Verbs that agree with a noun in gender and number. */
const agreeing = /^(?:أُ|حُ|نُ|كُ|بُ|عُ|لُ|رُ|ا?ستُ|صار|حل|بدأ)/;

const nouns =
  'الأسئلة,الملفات,الأشخاص,الشرائح,المواعيد,الصور,صورة,فقرة,زر,رابط,جدول,قائمة,أرقام,اقتباس,خريطة,رسم بياني,بطاقات,نموذج,شعارات,فيديو';

test('Arabic sentences about changes fit nouns of any gender and number', () => {
  for (const noun of nouns.split(','))
    for (const key of Object.keys(words.ar.summaries)) {
      const values = { 'what-ar': noun, ar: noun, title: noun, toTitle: noun, name: noun, to: noun, page: 'الرئيسية' };
      expect(tell({ key, values }, 'ar')).not.toMatch(agreeing);
    }
});

test('names items by their words without inline marks', () => {
  expect(nameOfItem({ caption: 'The furnace stood **below the tower**.' })).toBe('The furnace stood below the tower.');
  expect(nameOfItem({ title: 'من [الخدمات](/services) و`npm`' })).toBe('من الخدمات وnpm');
  expect(nameOfItem({ title: 'نجمة ** وحدها' })).toBe('نجمة ** وحدها');
});

describe('date field on blur', () => {
  const typed = (day: string) => readDay(day) ?? null;

  test('keeps a completed date and clears an emptied one', () => {
    expect(dayLeft(typed('2031-04-05'), '2026-01-02')).toBe('2031-04-05');
    expect(dayLeft(null, '2026-01-02')).toBeUndefined();
  });

  test('restores the previous date if the year is incomplete', () => {
    expect(dayLeft(typed('0002-04-05'), '2026-01-02')).toBe('2026-01-02');
    expect(dayLeft(typed('0202-04-05'), '')).toBeUndefined();
  });
});

describe('width of a side panel', () => {
  test('is restored after a reload from any stored text', () => {
    expect(readWidths('{"outline":20.5,"panel":400}')).toEqual({ outline: 20.5, panel: 36 });
    for (const text of [null, '', '7', 'null', '[]', '{"panel":"wide"}', '{"outline":null}', '{"other":3}'])
      expect(readWidths(text), String(text)).toEqual({});
  });

  test('changes by arrow keys, Home and End within its limits', () => {
    expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'].map((key) => widthAfter(key, 20, true))).toEqual([
      21,
      19,
      11,
      36,
      undefined,
    ]);
    expect(['ArrowRight', 'ArrowLeft'].map((key) => widthAfter(key, 11, false))).toEqual([11, 12]);
  });

  test('follows the pointer in quarter rems', () => {
    expect([widthAt(333, 16), widthAt(-5, 16), widthAt(5000, 20)]).toEqual([20.75, 11, 36]);
  });
});
