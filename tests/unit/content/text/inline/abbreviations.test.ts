import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { planInline } from '../../../../../generator/content/text/inline/plan.ts';
import { codesOf } from '../../../../../generator/content/translations/codes.ts';
import { readPieces } from '../../../../../generator/editor/app/paste/pieces.ts';
import { markStyles } from '../../../../../generator/pages/plan/marks.ts';
import { isolateTexts } from '../../../../../generator/pages/render/isolate-texts.ts';
import type { Site } from '../../../../../site.schema.ts';
import { inline } from '../../../../../templates/components/inline.tsx';
import { bodyOf } from '../../../../support/html-node.ts';

const planned = (text: string) => planInline(text, { resolveHref: (href) => href, annotate: (words) => words });
const rendered = (text: string) => renderToStaticMarkup(createElement('p', {}, inline(planned(text))));

test('renders an abbreviation with its escaped meaning', () => {
  expect(rendered('من [WHO](abbr:منظمة الصحة العالمية).')).toBe('<p>من <abbr title="منظمة الصحة العالمية">WHO</abbr>.</p>');
  expect(rendered('[x](abbr:"><script>alert`1`</script>)')).not.toContain('<script>');
  expect(rendered('[x](abbr:" onclick="a)')).toBe('<p><abbr title="&quot; onclick=&quot;a">x</abbr></p>');
});

test('keeps the direction of an abbreviation together with adjacent words', () => {
  const html = rendered('قسم [WHO](abbr:منظمة) (EMRO) C++.');
  expect(isolateTexts(html, 'rtl')).toBe(
    isolateTexts('<p>قسم <strong>WHO</strong> (EMRO) C++.</p>', 'rtl')
      .replace('<strong>', '<abbr title="منظمة">')
      .replace('</strong>', '</abbr>'),
  );
});

test('isolates numbers and opposite-direction words in a title by control characters', () => {
  expect(isolateTexts('<p><abbr title="معيار C++ للبرمجة">م</abbr></p>', 'rtl')).toBe(
    '<p><abbr title="معيار \u2066C++\u2069 للبرمجة">م</abbr></p>',
  );
});

test.each([
  [
    '<p>من <abbr title="منظمة الصحة العالمية">WHO</abbr> و<acronym title="أ (ب)">ج</acronym></p>',
    'من [WHO](abbr:منظمة الصحة العالمية) و[ج](abbr:أ ب)',
  ],
  ['<p><abbr>WHO</abbr> و<abbr title=" ">WTO</abbr> و<abbr title="ILO">ILO</abbr></p>', 'WHO وWTO وILO'],
  ['<p><b><abbr title="أ[ب`ت">ج</abbr></b></p>', '**[ج](abbr:أ ب ت)**'],
])('pastes %s as %s', (html, text) => {
  expect(readPieces(bodyOf(html), { caption: '', column: '' }).pieces).toEqual([text]);
});

const siteOf = (text: string): Site =>
  ({ site: {}, routes: [{ blocks: [{ type: 'prose', body: [text] }] }], notFound: { blocks: [] }, collections: {} }) as never;

test('adds styles only to sites with abbreviations', () => {
  expect(markStyles(siteOf('WHO (abbr: x)'))).toBe('');
  expect(markStyles(siteOf('[WHO](abbr:منظمة)'))).toContain('attr(title)');
});

test('lets translators edit the meaning and protects the marks around it', () => {
  const text = '[WHO](abbr:منظمة **الصحة**) %s';
  const codes = codesOf(text, true);
  expect(codes.map((code) => code.text).join('')).toBe(text);
  expect(codes.slice(0, 5)).toEqual([
    { is: 'begin', mark: 'abbreviation', text: '[', id: 1 },
    { is: 'words', text: 'WHO' },
    { is: 'end', mark: 'abbreviation', text: '](abbr:', id: 1 },
    { is: 'words', text: 'منظمة **الصحة**' },
    { is: 'alone', mark: 'abbreviation', text: ')', id: 2 },
  ]);
  expect(codes.at(-1)).toEqual({ is: 'alone', mark: 'placeholder', text: '%s', id: 3 });
});
