import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { deferredStyleSetOf } from '../../../generator/pages/plan/deferred-styles.ts';
import { PeopleBlock } from '../../../templates/blocks/people/people.tsx';
import { Contents } from '../../../templates/blocks/prose/contents.tsx';
import { outlineOf } from '../../../templates/blocks/prose/outline.ts';
import { type RenderContext, RenderProvider } from '../../../templates/model/page/render-context.tsx';
import { blockTokens } from '../../../templates/theme/faces/blocks.ts';
import { resolveThemeOptions, type ThemeOptionsInput } from '../../../templates/theme/theme-options.ts';

const setOf = (block: object, theme: ThemeOptionsInput) =>
  deferredStyleSetOf({ blocks: [block] as never }, resolveThemeOptions(theme));

function rendered(element: ReactNode, site: object = {}): string {
  const value = {
    frame: { site: { language: 'ar', numerals: 'latn', labels: { people: { hours: 'الأوقات' } }, ...site } },
    resources: { pictures: [] },
    pictures: { count: 1 },
    ids: { count: 0 },
    pieces: [],
    keep: () => '',
  } as unknown as RenderContext;
  return renderToStaticMarkup(createElement(RenderProvider, { value }, element));
}

test('running text and articles load the styles of their form only', () => {
  const body = ['فقرة'];
  expect(setOf({ type: 'prose', body }, { heads: 'start' })).toBe('prose');
  expect(setOf({ type: 'prose', body }, { heads: 'centred' })).toBe('prose prose/centred');
  expect(setOf({ type: 'prose', body, contents: 'المحتويات' }, { heads: 'side' })).toBe('prose prose/contents prose/side');
  for (const heads of ['start', 'centred', 'side'] as const)
    expect(setOf({ type: 'article' }, { heads })).toBe(`article article/${heads}`);
});

test('places load the styles of a single one where there may be one', () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `فرع ${index}` }));
  expect(setOf({ type: 'places', items: items(1) }, {})).toBe('places places/lone');
  expect(setOf({ type: 'places', items: items(2) }, {})).toBe('places');
  expect(setOf({ type: 'places', from: { collection: 'branches' } }, {})).toBe('places places/lone');
});

test('the table of contents has another drawing in each kind of sections, but for the default of `start`', () => {
  const drawn = (theme: ThemeOptionsInput) =>
    JSON.stringify(
      Object.entries(blockTokens(resolveThemeOptions(theme))).filter(([name]) => /^(contents|list-rule|box)/.test(name)),
    );
  const kinds = (['bands', 'cards', 'rules'] as const).map((sections) => drawn({ heads: 'centred', sections }));
  expect(new Set(kinds).size).toBe(3);
  expect(drawn({ heads: 'start', sections: 'bands' })).toBe('[]');
});

describe('a table of contents', () => {
  const shown = (headings: string[], site: object = {}) => {
    const outline = outlineOf(
      headings.map((text) => ({ type: 'heading', text }) as const),
      2,
    );
    return rendered(createElement(Contents, { title: 'المحتويات', headings: outline, className: 'x', isNumbered: true }), site);
  };

  test('has numbers in the digits of the site, unless a heading brings one', () => {
    expect(shown(['الرؤية', 'القيم'])).toContain(' data-numbers="latn"');
    expect(shown(['الرؤية'], { numerals: 'arab' })).toContain(' data-numbers="arab"');
    for (const heading of ['1. الرؤية', '(٢) القيم', '3']) expect(shown(['الرؤية', heading])).not.toContain('data-numbers');
    expect(shown(['رؤية 2030'])).toContain('data-numbers');
  });

  test('is in two columns if it is long', () => {
    expect(shown(['أ', 'ب', 'ج', 'د'])).not.toContain('data-long');
    expect(shown(['أ', 'ب', 'ج', 'د', 'ه'])).toContain('data-long');
  });
});

describe('people', () => {
  const image = { url: '/a.svg', alt: 'صورة' };
  const shown = (items: object[], cards: ThemeOptionsInput['cards']) =>
    rendered(createElement(PeopleBlock, { block: { type: 'people', items } as never }), { theme: { cards } });
  const largeIn = (html: string) => html.match(/data-large/g)?.length ?? 0;
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `سعيد ${index}` }));

  test('have a large first one only with a portrait, and two large ones only with both', () => {
    expect(largeIn(shown([{ name: 'سالم', image }, ...many(3)], 'lead'))).toBe(1);
    expect(largeIn(shown(many(4), 'lead'))).toBe(0);
    expect(largeIn(shown([{ name: 'سالم', image }], 'lead'))).toBe(1);
    expect(
      largeIn(
        shown(
          [
            { name: 'سالم', image },
            { name: 'منى', image },
          ],
          'lead',
        ),
      ),
    ).toBe(2);
    expect(largeIn(shown([{ name: 'سالم', image }, { name: 'منى' }], 'lead'))).toBe(0);
  });

  test('are in columns if only names are known', () => {
    expect(shown(many(3), 'list')).toContain('data-short="3"');
    expect(shown(many(4), 'list')).toContain('data-short="2"');
    expect(shown(many(1), 'list')).toContain('data-short="1"');
    expect(shown([...many(2), { name: 'منى', text: 'جملة.' }], 'list')).not.toContain('data-short');
  });
});
