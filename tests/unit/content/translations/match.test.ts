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

describe('translation', () => {
  const texts = [siteText(['a'], 'خبز'), siteText(['b'], 'خبز'), siteText(['c'], 'ملح', null), siteText(['d'], 'ماء')];

  test('is assigned to its place if the source is still there', () => {
    const other = siteText(['b'], 'خبز', 'Loaf');
    expect(match([...texts.slice(0, 1), other], [unit('خبز', 'Bread', { places: ['/a'] })]).taken).toEqual([
      ['a', 'Bread', true],
    ]);
  });

  test('is assigned to other places of the same text if a tool dropped them', () => {
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

  test('is assigned to no title that would create an unrequested page', () => {
    const link = siteText(['header', 'links', 0, 'label'], 'الخبز', undefined, { page: undefined });
    const title = siteText(['routes', 0, 'title'], 'الخبز');
    const inPage = siteText(['routes', 0, 'blocks', 0, 'title'], 'الخبز');
    const ofLink = unit('الخبز', 'Bread', { places: ['/header/links/0/label'] });
    expect(match([link, title, inPage], [ofLink]).taken).toEqual([['header/links/0/label', 'Bread', true]]);
    // If the file contains texts of the page, or has no places, the title is accepted.
    const requested = siteText(['routes', 0, 'description'], 'عن الخبز.');
    const ofPage = unit('عن الخبز.', 'On bread.', { places: ['/routes/0/description'] });
    expect(match([link, title, requested], [ofLink, ofPage]).taken.map(([place]) => place)).toEqual([
      'header/links/0/label',
      'routes/0/description',
      'routes/0/title',
    ]);
    expect(match([link, title], [unit('الخبز', 'Bread')]).taken).toHaveLength(2);
    // A moved text is assigned to existing pages, and to a missing page only if there are none.
    const moved = unit('الخبز', 'Bread', { places: ['/footer/text'] });
    const oven = unit('الفرن', 'Oven', { places: ['/d'] });
    const other = siteText(['d'], 'الفرن', undefined, { page: undefined });
    expect(match([link, title, other], [moved, oven]).taken.map(([place]) => place)).toEqual(['d', 'header/links/0/label']);
    expect(match([title, other], [moved, oven]).taken.map(([place]) => place)).toEqual(['d', 'routes/0/title']);
  });

  test('is assigned to where its source moved, or to all equal texts', () => {
    expect(match(texts, [unit('خُبز.', 'Bread', { places: ['/d'] })]).taken).toEqual([
      ['a', 'Bread', true],
      ['b', 'Bread', true],
    ]);
  });

  test('is rejected with the current text if its source is gone', () => {
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

  test('is rejected if the file translates the text in two ways', () => {
    const { taken, refused } = match(texts, [unit('ماء', 'Water'), unit('ماء', 'Water'), unit('ماء', 'Rain')]);
    expect(taken).toEqual([['d', 'Water', true]]);
    expect(refused).toEqual([['twice', 'Water']]);
  });
});

describe('confirmation', () => {
  test('requires a human translation that keeps its marks', () => {
    const texts = [siteText(['a'], 'خبز'), siteText(['b'], '%s ملح'), siteText(['c'], 'ماء')];
    const units = [unit('خبز', 'Bread', { isDraft: true }), unit('%s ملح', 'Salt'), unit('ماء', 'Water')];
    expect(match(texts, units).taken.map(([, , isConfirmed]) => isConfirmed)).toEqual([false, false, true]);
  });

  test('applies to an equal translation already on the site, unless it is a draft, blank or confirmed', () => {
    const text = siteText(['a'], 'خبز', 'Bread');
    expect(match([text], [unit('خبز', 'Bread')]).taken).toEqual([['a', 'Bread', true]]);
    expect(match([text], [unit('خبز', 'Bread', { isDraft: true }), unit('خبز', ' ')])).toMatchObject({ taken: [], unchanged: 2 });
    const about = contextWith();
    confirm({ text, language: 'en' }, about);
    expect(match([text], [unit('خبز', 'Bread')], about)).toMatchObject({ taken: [], unchanged: 1 });
  });
});

describe('files by Translate Toolkit 3.8.4', () => {
  const { texts, about } = bakery();
  test.each([
    ['from-po', 'by xliff2po, filled in, and by po2xliff'],
    ['from-po-template', 'by xliff2po, filled in, and by po2xliff with our file as its template'],
    ['direct', 'filled in as XLIFF'],
  ])('are read from %s: %s', (name) => {
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
