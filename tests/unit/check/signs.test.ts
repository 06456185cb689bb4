import { expect, test } from 'vitest';
import { rareTexts } from '../../../generator/check/facts/rare-characters.ts';
import { type ContentText, type SiteView, viewSite } from '../../../generator/check/facts/site-view.ts';
import { textFeaturesOf } from '../../../generator/check/facts/text-features.ts';
import { checkCharacters } from '../../../generator/check/rules/characters.ts';
import { checkMarks } from '../../../generator/check/rules/marks.ts';
import { checkMarkup } from '../../../generator/check/rules/markup.ts';
import { findForbidden, isUsableAddress } from '../../../templates/schema/rules.ts';

const rules = { checkCharacters, rareTexts, checkMarkup, checkMarks };

/** The view with prefiltering off: rules scan every text. */
const withoutPrefilter = ({ texts, ...view }: SiteView): SiteView => ({
  ...view,
  texts: texts.map((text) => ({ ...text, features: 0xff })),
});

function viewOf(values: string[]): SiteView {
  const texts = values.map(
    (value, key): ContentText => ({ value, key, kind: 'inline', path: ['routes', key], features: textFeaturesOf(value) }),
  );
  return { ...viewSite({}), texts };
}

const bmp = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
const beyond = Array.from({ length: 0x1000 }, (_, index) => String.fromCodePoint(0x10000 + index * 0x100 + (index % 0x100)));
const marks = ['**a**', '[a](/b)', '`a`', 'a\\\nb', '<b>', '&amp;', '__a__', '~~a~~', '# a', '- a\n- b', '*a*', '[a] (/b)'];

test.each(Object.entries(rules))('reports the same with and without prefiltered texts: %s', (_, rule) => {
  const view = viewOf([...bmp, ...beyond, ...marks, ...marks.map((mark) => `سلام ${mark} سلام`)]);
  expect(rule(view)).toEqual(rule(withoutPrefilter(view)));
});

test('finds forbidden characters by code unit', () => {
  const forbidden = /(?!\n)[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;
  const found = [...bmp, ...beyond].filter(
    (character) => findForbidden(`a${character}`) !== (forbidden.test(character) ? 1 : -1),
  );
  expect(found).toEqual([]);
  expect(
    [...bmp, ...beyond].filter((character) => isUsableAddress(`/${character}`) && /[\p{Cc}\p{Cs}]/u.test(character)),
  ).toEqual([]);
  expect(isUsableAddress('/%zz')).toBe(false);
});
