import { describe, expect, test } from 'vitest';
import { analyseTranslation, confirm, prune } from '../../../../generator/content/translations/analyse-translations.ts';
import { lettersOf } from '../../../../generator/core/util/languages.ts';
import { contextWith, siteText } from '../../../support/translations.ts';

const judge = (text: ReturnType<typeof siteText>, about = contextWith()) => analyseTranslation(text, 'en', about);
const bread = ['routes', 0, 'title'];

describe('a translation', () => {
  test('is missing, left out on purpose, or there without a word of who has read it', () => {
    expect(judge(siteText(bread, 'خبز')).state).toBe('missing');
    expect(judge(siteText(bread, 'خبز', null)).state).toBe('left-out');
    expect(judge(siteText(bread, 'خبز', 'Bread')).state).toBe('unconfirmed');
  });

  test('once confirmed stays so when punctuation and vowel signs change, and the text moves', () => {
    const about = contextWith();
    expect(confirm({ text: siteText(bread, 'خبز طازج', 'Fresh bread'), language: 'en' }, about)).toBe(true);
    expect(judge(siteText(['routes', 7, 'blocks', 2, 'text'], 'خُبْزٌ، طازج!', 'Fresh bread.'), about).state).toBe('confirmed');
  });

  test('is stale where what it was confirmed with is known to have stood here', () => {
    const about = contextWith(({ path }) => (path.at(-1) === 'price' ? ['90 درهمًا', '10 دراهم'] : []));
    confirm({ text: siteText(['x'], '10 دراهم', '10 dirhams'), language: 'en' }, about);
    expect(judge(siteText(['price'], '20 درهمًا', '10 dirhams'), about)).toMatchObject({ state: 'stale', previous: '10 دراهم' });
    expect(judge(siteText(['other'], '20 درهمًا', '10 dirhams'), about)).toMatchObject({ state: 'unconfirmed' });
  });

  test('that several texts share is not stale by that', () => {
    const about = contextWith();
    confirm({ text: siteText(['a'], 'المزيد', 'More'), language: 'en' }, about);
    expect(judge(siteText(['b'], 'اقرأ المزيد', 'More'), about).state).toBe('unconfirmed');
    expect(judge(siteText(['a'], 'المزيد', 'More'), about).state).toBe('confirmed');
  });

  test('that changed itself is read again', () => {
    const about = contextWith(() => ['خبز']);
    confirm({ text: siteText(bread, 'خبز', 'Bread'), language: 'en' }, about);
    expect(judge(siteText(bread, 'خبز', 'Toast'), about).state).toBe('unconfirmed');
  });
});

describe('what stands out in a translation', () => {
  test.each([
    ['خبز', 'خبز', ['equal']],
    ['ISO 9001', 'ISO 9001', []],
    ['خبز', 'كعك', ['script']],
    ['خبز', 'Bread خبز', []],
    ['خبز **طازج**', 'Fresh bread', ['strong']],
    ['من [الفرن](/oven)', 'From [the oven](/ovens)', ['links']],
    ['من [الفرن](/oven)', 'From [the oven](/oven)', []],
    ['%s رغيف', 'A loaf', ['placeholders']],
    ['وزن `Sourdough`', 'Weight of Sourdough', []],
  ])('%j as %j', (source, target, faults) => expect(judge(siteText(bread, source, target)).problems).toEqual(faults));

  test('is nothing where somebody has confirmed that both are alike', () => {
    const about = contextWith();
    const text = siteText(bread, 'خبز', 'خبز');
    confirm({ text, language: 'en' }, about);
    expect(judge(text, about).problems).toEqual([]);
  });

  test('may be left out on purpose, and may not lead elsewhere: addresses count in no hash', () => {
    const about = contextWith();
    const texts = ['From the oven', 'From [the oven](/oven)', 'From [the oven](/stove)', '**From** the oven'].map((english) =>
      siteText(bread, 'من [الفرن](/oven)', english),
    );
    for (const text of texts) confirm({ text, language: 'en' }, about);
    expect(texts.map((text) => judge(text, about).problems)).toEqual([[], [], ['links'], []]);
  });

  test('letters are known of any language', () => {
    const has = (language: string, text: string) => lettersOf(language).test(text);
    expect(has('ur', 'روٹی')).toBe(true);
    expect(has('fr', 'Pain')).toBe(true);
    expect(has('fr', 'خبز')).toBe(false);
    expect(has('ja', 'パン')).toBe(true);
    expect(has('zh-Hant', '麵包')).toBe(true);
    expect(has('uz-Cyrl', 'нон')).toBe(true);
    expect(has('uz', 'нон')).toBe(false);
    expect(has('x', 'нон')).toBe(true);
  });
});

test('pairs of texts that are gone go, those by which a stale translation is known stay', () => {
  const about = contextWith();
  const pairs = [
    siteText(['a'], 'خبز', 'Bread'),
    siteText(['b'], 'ملح', 'Salt'),
    siteText(['c'], 'كعك', 'Cake'),
    siteText(['d'], 'كعكة', 'Cake'),
  ];
  for (const text of pairs) confirm({ text, language: 'en' }, about);
  const [, , , cake] = pairs;
  prune([siteText(['a'], 'خبز أسمر', 'Bread'), ...(cake ? [cake] : [])], about);
  const state = (text: ReturnType<typeof siteText>) => judge(text, about).state;
  expect(pairs.map(state)).toEqual(['confirmed', 'unconfirmed', 'unconfirmed', 'confirmed']);
});
