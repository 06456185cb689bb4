import fc from 'fast-check';
import {
  analyseTranslations,
  confirm,
  type PreviousTexts,
  type TranslationContext,
} from '../../generator/content/translations/analyse-translations.ts';
import { TranslationRecord } from '../../generator/content/translations/record.ts';
import type { SiteText } from '../../generator/content/translations/texts.ts';
import { exportableStates, type TranslatedUnit, type Unit, unitsOf } from '../../generator/content/translations/units.ts';

/** Text of a fictitious bakery, in Arabic and English. */
export const siteText = (
  path: SiteText['path'],
  source: string,
  english?: string | null,
  more: Partial<SiteText> = {},
): SiteText => ({
  path,
  kind: 'inline',
  page: '/khubz',
  source,
  translations: new Map(english === undefined ? [] : [['en', english]]),
  targetLanguages: ['en'],
  ...more,
});

export const contextWith = (former: PreviousTexts = () => []): TranslationContext => ({
  languages: { default: 'ar', others: ['en'] },
  record: new TranslationRecord(),
  previous: former,
});

/** Translation units for some texts in English. */
export const englishUnits = (texts: readonly SiteText[], about: TranslationContext = contextWith()): Unit[] =>
  unitsOf(analyseTranslations(texts, about), {
    language: 'en',
    states: exportableStates,
    wordsOf: ({ text }) => `${text.page}، ${text.path.join(' ')}`,
    hasMarks: ({ text }) => text.kind === 'inline',
  });

/** Result if the file comes back unchanged, without what tools may drop. */
export const textsOf = (units: readonly TranslatedUnit[]) =>
  units.map(({ source, target, places }) => ({ source, target, places }));

const awkward = fc.constantFrom(
  ...[
    '**',
    '`',
    '[',
    '](/a)',
    '%s',
    '\\\n',
    '\n',
    '\r\n',
    '\t',
    '"',
    "'",
    '""',
    ']]>',
    '<b>',
    '&amp;',
    '&',
    '=1+1',
    '+',
    '-',
    '@',
    '＝',
  ],
  ...[
    '\u200f',
    '\u202e',
    '\u2067',
    '\ufeff',
    ',',
    ';',
    ' ',
    'لا',
    'خُبْز',
    'ـــ',
    '𐎠',
    '👩‍🍳',
    'é',
    '10',
    '٩٠',
    '؟',
    '—',
    '<!DOCTYPE x>',
  ],
);

/** Texts with special characters of table and XML formats. */
export const awkwardText = fc
  .array(fc.oneof(awkward, fc.string({ unit: 'grapheme', maxLength: 4 })), { minLength: 1, maxLength: 8 })
  .map((pieces) => pieces.join(''));

/** Texts of the bakery that were processed by real tools: the results are in `tests/fixtures/translations/`. */
export function bakery(): { texts: SiteText[]; about: TranslationContext } {
  const about = contextWith(({ path }) => (path[1] === 4 ? ['نخبز كل صباح.'] : []));
  confirm({ text: siteText([], 'نخبز كل صباح.', 'We bake every morning.'), language: 'en' }, about);
  const texts = [
    siteText(['routes', 0, 'title'], 'المخبز', undefined, { kind: 'text' }),
    siteText(['routes', 1, 'text'], 'خبز **طازج** من [الفرن](/oven) بسعر %s و`SAR`'),
    siteText(['routes', 2, 'title'], 'المخبز', undefined, { kind: 'text' }),
    siteText(['routes', 3, 'text'], '"قمح" & شعير <b>]]>\\\nسطر ثانٍ\u200f'),
    siteText(['routes', 4, 'text'], 'نخبز كل يوم.', 'We bake every morning.'),
    siteText(['routes', 5, 'text'], '=1+1 \t خَميرة'),
  ];
  return { texts, about };
}
