import { describe, expect, test } from 'vitest';
import type { ContentText, SiteView } from '../../../generator/check/facts/site-view.ts';
import { textFeaturesOf } from '../../../generator/check/facts/text-features.ts';
import { checkLeftovers, findLeftover } from '../../../generator/check/rules/leftovers.ts';
import { findMarkup } from '../../../generator/check/rules/markup.ts';

const textOf = (value: string, kind: ContentText['kind'] = 'inline'): ContentText => ({
  value,
  kind,
  path: ['routes', 0, 'blocks', 0, 'body', 0],
  key: 0,
  features: textFeaturesOf(value),
});

describe('leftover text', () => {
  test.each([
    ['filler', 'هذا النص هو مثال لنص يمكن أن يستبدل في نفس المساحة.'],
    ['filler', 'لوريم إيبسوم هو ببساطة نص شكلي.'],
    ['filler', 'هَذَا النَّصُّ هُوَ مِثَالٌ لِنَصٍّ'],
    ['filler', 'هنالك العديد من الأنواع المتوفرة لنصوص لوريم'],
    ['filler', 'هذا نص تجريبي'],
    ['filler', 'Lorem ipsum dolor sit amet'],
    ['filler', 'consectetur adipiscing elit'],
    ['template', '[أدخل اسم الشركة]'],
    ['template', '[اسم الجهة]'],
    ['template', 'Welcome to [Your company name]'],
    ['template', '{{ page.title }}'],
    ['template', 'مرحبًا {{name}}'],
    ['template', '{% include x %}'],
    ['template', '<%= title %>'],
    ['template', 'أهلًا $' + '{user.name}'],
    ['template', 'أهلًا {first_name}'],
    ['template', '*|FNAME|*'],
    ['value', 'undefined'],
    ['value', 'null'],
    ['value', 'NaN'],
    ['value', 'السعر: undefined'],
    ['value', '[object Object]'],
    ['value', '#REF!'],
    ['todo', 'TODO: نكمل لاحقا'],
    ['todo', '[TODO] العنوان'],
    ['todo', 'TBD'],
    ['todo', 'العنوان (TODO)'],
    ['todo', '[يستكمل لاحقًا]'],
    ['chat', ':contentReference[oaicite:0]{index=0}'],
    ['chat', 'كما في turn0search1'],
    ['chat', 'كما ورد【12†source】'],
    ['chat', 'As an AI language model, I cannot'],
    ['chat', 'بصفتي نموذجًا لغويًا لا أستطيع'],
    ['chat', 'نص \uE200cite\uE202turn0search0\uE201'],
  ])('is reported as %s: %s', (kind, text) => {
    expect(findLeftover(text)?.kind).toBe(kind);
  });
});

describe('ordinary content', () => {
  test.each([
    'قيمة المتغير `undefined` حتى يُسند إليه شيء، و`{{ name }}` في القالب.',
    'تطبيق `TODO` لإدارة المهام',
    'نزّل تطبيق TODO مجانًا',
    'القيمة undefined تعني أن المتغير لم يُعرَّف بعد',
    'يسمى null في لغات كثيرة',
    'قائمة الأسعار: {1، 2، 3}',
    'السعر 100 ريال | 27 دولارًا',
    'المادة [3] من النظام',
    'راجع [دليل الخدمة](/services) و[اكتب لنا](/contact)',
    'النص القرآني والنص الشعري',
    'هذا نص القرار كما صدر',
    'اسم الشركة: قيم',
    '50% من الطلاب',
    'المجموعة {أ، ب}',
    'مادة Dolor في اللاتينية',
    'Nonell وNonesuch',
    '#المملكة #الرياض',
    'Null Island جزيرة متخيلة',
  ])('is not reported: %s', (value) => {
    expect(checkLeftovers({ texts: [textOf(value)] } as unknown as SiteView)).toEqual([]);
    expect(findMarkup(textOf(value))).toEqual([]);
  });

  test('may contain such words as code', () => {
    expect(checkLeftovers({ texts: [textOf('const a = undefined; // TODO', 'code')] } as unknown as SiteView)).toEqual([]);
  });
});

describe('visible Markdown', () => {
  test.each(['> قول', '---', '***', '| أ | ب |\n|---|---|', '| أ | ب |', '1. أول\n2. ثان', '# عنوان'])(
    'is reported in %j',
    (value) => {
      expect(findMarkup(textOf(value))).toHaveLength(1);
    },
  );

  test.each([
    '1. جملة تبدأ برقم',
    '2. المادة الثانية',
    'أ > ب، وج < د',
    '5 > 3',
    'من 2020 -- إلى 2026',
    'السبت | الأحد',
    '- قال: نعم',
    '|س| قيمة مطلقة',
    '*** ثلاث نجوم',
  ])('is not reported in %j', (value) => {
    expect(findMarkup(textOf(value))).toEqual([]);
  });
});
