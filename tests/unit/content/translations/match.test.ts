import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { confirm, type TranslationContext } from '../../../../generator/content/translations/analyse-translations.ts';
import { matchUnits } from '../../../../generator/content/translations/match.ts';
import { readTranslatedFile } from '../../../../generator/content/translations/read-file.ts';
import type { SiteText } from '../../../../generator/content/translations/texts.ts';
import type { TranslatedUnit } from '../../../../generator/content/translations/units.ts';
import { projectRoot } from '../../../support/project-root.ts';
import { bakery, contextWith, siteText } from '../../../support/translations.ts';

const unit = (source: string, target: string, more: Partial<TranslatedUnit> = {}): TranslatedUnit => ({
  source,
  target,
  places: [],
  isDraft: false,
  line: 1,
  ...more,
});

const match = (texts: SiteText[], units: TranslatedUnit[], about: TranslationContext = contextWith()) => {
  const { accepted, rejected, unchanged } = matchUnits(units, { texts, language: 'en', known: about });
  return {
    taken: accepted.map(({ text, target, isConfirmed }) => [text.path.join('/'), target, isConfirmed] as const).toSorted(),
    refused: rejected.map(({ reason, present }) => [reason, present]),
    unchanged,
  };
};

describe('a translation goes', () => {
  const texts = [siteText(['a'], 'خبز'), siteText(['b'], 'خبز'), siteText(['c'], 'ملح', null), siteText(['d'], 'ماء')];

  test('to its place, where its text stands there', () => {
    const other = siteText(['b'], 'خبز', 'Loaf');
    expect(match([...texts.slice(0, 1), other], [unit('خبز', 'Bread', { places: ['/a'] })]).taken).toEqual([
      ['a', 'Bread', true],
    ]);
  });

  test('with it to the other places that were asked for together, where a tool has dropped them', () => {
    expect(match(texts, [unit('خبز', 'Bread', { places: ['/a'] })]).taken).toEqual([
      ['a', 'Bread', true],
      ['b', 'Bread', true],
    ]);
    const units = [unit('خبز', 'Bread', { places: ['/a'] }), unit('خبز', 'Loaf', { places: ['/b'] })];
    expect(match(texts, units)).toMatchObject({
      taken: [
        ['a', 'Bread', true],
        ['b', 'Loaf', true],
      ],
      refused: [],
    });
  });

  test('to no page that nobody asked for: with its title, the page would be there', () => {
    const link = siteText(['header', 'links', 0, 'label'], 'الخبز', undefined, { page: undefined });
    const title = siteText(['routes', 0, 'title'], 'الخبز');
    const inPage = siteText(['routes', 0, 'blocks', 0, 'title'], 'الخبز');
    const ofLink = unit('الخبز', 'Bread', { places: ['/header/links/0/label'] });
    expect(match([link, title, inPage], [ofLink]).taken).toEqual([['header/links/0/label', 'Bread', true]]);
    // Where the file is about the page, or nobody knows what it is about, the title is taken.
    const asked = siteText(['routes', 0, 'description'], 'عن الخبز.');
    const ofPage = unit('عن الخبز.', 'On bread.', { places: ['/routes/0/description'] });
    expect(match([link, title, asked], [ofLink, ofPage]).taken.map(([place]) => place)).toEqual([
      'header/links/0/label',
      'routes/0/description',
      'routes/0/title',
    ]);
    expect(match([link, title], [unit('الخبز', 'Bread')]).taken).toHaveLength(2);
    // One that has moved goes to where pages are, and to the page that is not only for want of these.
    const moved = unit('الخبز', 'Bread', { places: ['/footer/text'] });
    const oven = unit('الفرن', 'Oven', { places: ['/d'] });
    const other = siteText(['d'], 'الفرن', undefined, { page: undefined });
    expect(match([link, title, other], [moved, oven]).taken.map(([place]) => place)).toEqual(['d', 'header/links/0/label']);
    expect(match([title, other], [moved, oven]).taken.map(([place]) => place)).toEqual(['d', 'routes/0/title']);
  });

  test('to where its text has moved, or to all that are the same', () => {
    expect(match(texts, [unit('خُبز.', 'Bread', { places: ['/d'] })]).taken).toEqual([
      ['a', 'Bread', true],
      ['b', 'Bread', true],
    ]);
  });

  test('nowhere where its text is not any more, which is told with what stands there', () => {
    expect(
      match(texts, [unit('زيت', 'Oil', { places: ['/d'] }), unit('زيت', 'Oil'), unit('ملح', 'Salt', { places: ['/c'] })]),
    ).toEqual({
      taken: [],
      refused: [
        ['changed', 'ماء'],
        ['gone', undefined],
        ['gone', undefined],
      ],
      unchanged: 0,
    });
  });

  test('nowhere where a file translates one text in two ways', () => {
    const { taken, refused } = match(texts, [unit('ماء', 'Water'), unit('ماء', 'Water'), unit('ماء', 'Rain')]);
    expect(taken).toEqual([['d', 'Water', true]]);
    expect(refused).toEqual([['twice', 'Water']]);
  });
});

describe('it is confirmed', () => {
  test('unless a machine made it, or it lost what it must keep', () => {
    const texts = [siteText(['a'], 'خبز'), siteText(['b'], '%s ملح'), siteText(['c'], 'ماء')];
    const units = [unit('خبز', 'Bread', { isDraft: true }), unit('%s ملح', 'Salt'), unit('ماء', 'Water')];
    expect(match(texts, units).taken.map(([, , isConfirmed]) => isConfirmed)).toEqual([false, false, true]);
  });

  test('where it says what the site says already, and not where it was only handed back', () => {
    const text = siteText(['a'], 'خبز', 'Bread');
    expect(match([text], [unit('خبز', 'Bread')]).taken).toEqual([['a', 'Bread', true]]);
    expect(match([text], [unit('خبز', 'Bread', { isDraft: true }), unit('خبز', ' ')])).toMatchObject({ taken: [], unchanged: 2 });
    const about = contextWith();
    confirm({ text, language: 'en' }, about);
    expect(match([text], [unit('خبز', 'Bread')], about)).toMatchObject({ taken: [], unchanged: 1 });
  });
});

describe('files that the Translate Toolkit 3.8.4 has made of ours', () => {
  const { texts, about } = bakery();
  test.each([
    ['from-po', 'by xliff2po, filled in, and by po2xliff'],
    ['from-po-template', 'by xliff2po, filled in, and by po2xliff with our file as its template'],
    ['direct', 'filled in as XLIFF'],
  ])('%s: %s', (name) => {
    const bytes = readFileSync(join(projectRoot, `tests/fixtures/translations/${name}.xlf`));
    const { units } = readTranslatedFile(bytes, { source: 'ar', target: 'en' });
    expect(match(texts, units, about)).toMatchObject({
      taken: [
        ['routes/0/title', 'The bakery', true],
        ['routes/1/text', '**Fresh** bread from [the oven](/oven) for %s and `SAR`', true],
        ['routes/2/title', 'The bakery', true],
        ['routes/3/text', '"Wheat" & barley <b>]]>\\\nSecond line', true],
        ['routes/4/text', 'We bake every day.', true],
        ['routes/5/text', '=1+1 \t yeast', false],
      ],
      refused: [],
    });
  });
});
