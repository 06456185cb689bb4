import { describe, expect, test } from 'vitest';
import { analyseTranslation, confirm, prune } from '../../../../generator/content/translations/analyse-translations.ts';
import { lettersOf } from '../../../../generator/core/util/languages.ts';
import { contextWith, siteText } from '../../../support/translations.ts';

const analyse = (text: ReturnType<typeof siteText>, about = contextWith()) => analyseTranslation(text, 'en', about);
const bread = ['routes', 0, 'title'];

describe('translation state', () => {
  test('is missing, left out or unconfirmed', () => {
    expect(analyse(siteText(bread, 'خبز')).state).toBe('missing');
    expect(analyse(siteText(bread, 'خبز', null)).state).toBe('left-out');
    expect(analyse(siteText(bread, 'خبز', 'Bread')).state).toBe('unconfirmed');
  });

  test('stays confirmed if punctuation, vowel signs or the path change', () => {
    const about = contextWith();
    expect(confirm({ text: siteText(bread, 'خبز طازج', 'Fresh bread'), language: 'en' }, about)).toBe(true);
    expect(analyse(siteText(['routes', 7, 'blocks', 2, 'text'], 'خُبْزٌ، طازج!', 'Fresh bread.'), about).state).toBe('confirmed');
  });

  test('is stale if the confirmed source is known to have been at this path', () => {
    const about = contextWith(({ path }) => (path.at(-1) === 'price' ? ['90 درهمًا', '10 دراهم'] : []));
    confirm({ text: siteText(['x'], '10 دراهم', '10 dirhams'), language: 'en' }, about);
    expect(analyse(siteText(['price'], '20 درهمًا', '10 dirhams'), about)).toMatchObject({ state: 'stale', previous: '10 دراهم' });
    expect(analyse(siteText(['other'], '20 درهمًا', '10 dirhams'), about)).toMatchObject({ state: 'unconfirmed' });
  });

  test('is not stale because other texts share the translation', () => {
    const about = contextWith();
    confirm({ text: siteText(['a'], 'المزيد', 'More'), language: 'en' }, about);
    expect(analyse(siteText(['b'], 'اقرأ المزيد', 'More'), about).state).toBe('unconfirmed');
    expect(analyse(siteText(['a'], 'المزيد', 'More'), about).state).toBe('confirmed');
  });

  test('is unconfirmed after the translation changed', () => {
    const about = contextWith(() => ['خبز']);
    confirm({ text: siteText(bread, 'خبز', 'Bread'), language: 'en' }, about);
    expect(analyse(siteText(bread, 'خبز', 'Toast'), about).state).toBe('unconfirmed');
  });
});

describe('problems of a translation', () => {
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
  ])('of %j as %j are listed', (source, target, problems) =>
    expect(analyse(siteText(bread, source, target)).problems).toEqual(problems),
  );

  test('are empty if equal texts were confirmed', () => {
    const about = contextWith();
    const text = siteText(bread, 'خبز', 'خبز');
    confirm({ text, language: 'en' }, about);
    expect(analyse(text, about).problems).toEqual([]);
  });

  test('are ignored once confirmed, except for changed link targets, which no hash covers', () => {
    const about = contextWith();
    const texts = ['From the oven', 'From [the oven](/oven)', 'From [the oven](/stove)', '**From** the oven'].map((english) =>
      siteText(bread, 'من [الفرن](/oven)', english),
    );
    for (const text of texts) confirm({ text, language: 'en' }, about);
    expect(texts.map((text) => analyse(text, about).problems)).toEqual([[], [], ['links'], []]);
  });

  test('depend on the script of the language', () => {
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

test('prunes pairs of removed texts and keeps pairs that identify stale translations', () => {
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
  const state = (text: ReturnType<typeof siteText>) => analyse(text, about).state;
  expect(pairs.map(state)).toEqual(['confirmed', 'unconfirmed', 'unconfirmed', 'confirmed']);
});
