import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkInterfaceWords } from '../../../generator/check/rules/interface-words.ts';
import { directionOf } from '../../../generator/core/util/languages.ts';
import { defaultLabels, interfaceWords } from '../../../templates/registry/labels.ts';
import { labelsSchema } from '../../../templates/registry/labels-schema.ts';
import { isLanguage } from '../../../templates/schema/rules.ts';
import { buildTemporarily, temporaryFolder } from '../../support/build.ts';

/** Paths of labels with their number of placeholders. */
function placeholdersOf(words: object, around = ''): [string, number][] {
  return Object.entries(words).flatMap(([key, word]): [string, number][] =>
    typeof word === 'string' ? [[around + key, word.split('%s').length - 1]] : placeholdersOf(word, `${around}${key}.`),
  );
}

const diagnosticsFor = (language: string, labels?: object) =>
  checkInterfaceWords({ site: { site: { language, labels } } } as never);

describe.each(['fr', 'ur'])('interface labels in %s', (language) => {
  const { labels, state } = interfaceWords(language);

  test('are complete, match the schema and have the same placeholders as the English labels', () => {
    expect(state).toBe('proposed');
    expect(labelsSchema.safeParse(labels).error).toBeUndefined();
    // Plural forms may spell out the number: "one page".
    const isPluralForm = ([place]: [string, number]) => /\.(?:one|two|few|many|other)$/.test(place);
    const placeholders = placeholdersOf(labels).filter((one) => !isPluralForm(one));
    expect(placeholders).toEqual(placeholdersOf(defaultLabels.en).filter((one) => !isPluralForm(one)));
    expect(placeholdersOf(labels).map(([place]) => place)).toEqual(placeholdersOf(defaultLabels.en).map(([place]) => place));
  });

  test('are written in the script of the language', () => {
    const letters = directionOf(language) === 'rtl' ? /\p{Script=Arabic}/u : /^[^\p{Script=Arabic}]*$/u;
    const names = /^(?:\(%s\)|\*|،|,|%s[^\p{L}]*%s[^\p{L}]*|.*YouTube.*|.*Vimeo.*)$/u;
    const others = placeholdersOf(labels).flatMap(([place]) => {
      const word = place.split('.').reduce<unknown>((words, key) => (words as Record<string, unknown>)[key], labels);
      return typeof word === 'string' && !names.test(word) && (!letters.test(word) || word === '') ? [word] : [];
    });
    expect(others).toEqual([]);
  });

  test('give a proposed-words warning until a site defines all labels', () => {
    expect(diagnosticsFor(language)).toMatchObject([{ code: 'proposed-words', parameters: { found: language } }]);
    expect(diagnosticsFor(language, labels)).toEqual([]);
    expect(diagnosticsFor(`${language}-CA`)).toMatchObject([{ code: 'proposed-words' }]);
  });
});

test('missing-words lists each label that a site in another language does not define', () => {
  const { form, ...rest } = defaultLabels.en;
  const [diagnostic] = diagnosticsFor('sw', { ...rest, form: { ...form, choose: undefined } });
  expect(diagnostic).toMatchObject({ code: 'missing-words', parameters: { found: 'sw', list: ['form.choose'] } });
  expect(diagnosticsFor('sw', defaultLabels.en)).toEqual([]);
  for (const known of ['ar', 'ar-EG', 'en', 'en-US']) expect(diagnosticsFor(known)).toEqual([]);
});

test('isLanguage accepts only BCP 47 tags in canonical form that Intl knows', () => {
  for (const tag of ['he', 'zh-Hans', 'pt-BR', 'ckb', 'ku-Arab', 'ar-SA', 'sr-Latn', 'haw'])
    expect([tag, isLanguage(tag)]).toEqual([tag, true]);
  for (const tag of ['', 'english', 'EN', 'en-us', 'xx', 'ar_SA', '../en', 'en"', '*'])
    expect([tag, isLanguage(tag)]).toEqual([tag, false]);
});

const content = (language: string) => ({
  site: { name: 'Qiyam 21', url: 'https://www.qiyam.sa', language },
  header: { links: [{ label: 'Aa', href: '/' }] },
  collections: {
    notes: {
      type: 'posts',
      path: '/notes',
      title: 'Nn',
      description: 'What happens here, told in short notes that anybody can read in a minute.',
      posts: [{ name: 'a', title: 'Bb', date: '2026-03-29', summary: 'A note.', body: ['A note of a day.'] }],
    },
  },
  routes: [
    {
      path: '/',
      title: 'Aa',
      description: 'A page that says little, and stands here to be shown in any language at all.',
      blocks: [
        { type: 'banner', title: 'Aa' },
        { type: 'posts', collection: 'notes', heading: 'Nn' },
        {
          type: 'chart',
          kind: 'bars',
          caption: 'Cc',
          categoryLabel: 'Dd',
          categories: ['E'],
          series: [{ label: 'F', values: [12_345.5] }],
        },
      ],
    },
  ],
});

test.each([
  ['he', 'rtl', 'HE_IL', '29 במרץ 2026'],
  ['fa', 'rtl', 'fa_IR', ''],
  ['ur', 'rtl', 'ur_PK', '29 مارچ'],
  ['ckb', 'rtl', 'ckb_IQ', ''],
  ['zh-Hans', 'ltr', 'zh_CN', '2026年3月29日'],
  ['ja', 'ltr', 'ja_JP', '2026年3月29日'],
  ['hi', 'ltr', 'hi_IN', '29 मार्च 2026'],
  ['de', 'ltr', 'de_DE', '29. März 2026'],
  ['tr', 'ltr', 'tr_TR', '29 Mart 2026'],
  ['pt-BR', 'ltr', 'pt_BR', '29 de março de 2026'],
])('a site in %s renders with its direction, date and number formats', async (language, direction, locale, day) => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'site.json'), JSON.stringify(content(language)));
  const html = readFileSync(join(await buildTemporarily(join(folder, 'site.json'), { isDraft: true }), 'index.html'), 'utf8');
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
  expect(html.toLowerCase()).toContain(`<meta property="og:locale" content="${locale.toLowerCase()}">`);
  const text = html.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
  if (day) expect(text).toContain(day);
  expect(text).toContain(new Intl.NumberFormat(`${language}-u-nu-latn`).format(12_345.5).replaceAll('\u00a0', ' '));
});
