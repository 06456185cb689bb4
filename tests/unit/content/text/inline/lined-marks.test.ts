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

const rendered = (text: string) =>
  renderToStaticMarkup(
    createElement('p', {}, inline(planInline(text, { resolveHref: (href) => href, annotate: (words) => words }))),
  );

test('renders subscript, superscript and struck text', () => {
  expect(rendered('H[2](sub:)O، [90](del:) م[2](sup:)')).toBe('<p>H<sub>2</sub>O، <s>90</s> م<sup>2</sup></p>');
  expect(rendered('[<b>](sup:)')).toBe('<p><sup>&lt;b&gt;</sup></p>');
});

test('isolates marks together with adjacent words', () => {
  const html = rendered('مساحتها 12 km[2](sup:)، وفيها CO[2](sub:).');
  expect(isolateTexts(html, 'rtl')).toBe('<p>مساحتها <bdi>12\u00a0km<sup>2</sup></bdi>، وفيها CO<sub>2</sub>.</p>');
});

const read = (html: string) => readPieces(bodyOf(html), { caption: '', column: '' });

test.each([
  ['<p>H<sub>2</sub>O وم<sup>2</sup></p>', 'H[2](sub:)O وم[2](sup:)'],
  ['<p>كان <s>90</s> و<del>80</del> و<strike> 70 </strike>ريالًا</p>', 'كان [90](del:) و[80](del:) و [70](del:) ريالًا'],
  ['<p>م<span style="font-size:0.6em;vertical-align:super">2</span></p>', 'م[2](sup:)'],
  ['<p><span style="text-decoration:line-through;vertical-align:baseline">قديم</span> جديد</p>', '[قديم](del:) جديد'],
  ['<p><b>x<sup>2</sup></b> <s><s>أ</s></s></p>', '**x[2](sup:)** [أ](del:)'],
])('pastes %s as %s', (html, text) => {
  const { pieces, notes } = read(html);
  expect(pieces).toEqual([text]);
  expect([...notes.cleaned]).toEqual([]);
});

test('pastes entirely struck paragraphs as plain text', () => {
  expect(read('<del><p>أول</p><p>ثان</p></del>').pieces.join('|')).not.toMatch(/[[\]]/);
});

const siteOf = (text: string): Site =>
  ({ site: {}, routes: [{ blocks: [{ type: 'prose', body: [text] }] }], notFound: { blocks: [] }, collections: {} }) as never;

test('adds styles only to sites with subscript or superscript', () => {
  expect(markStyles(siteOf('س[1] و[90](del:) (sup:)'))).toBe('');
  expect(markStyles(siteOf('م[2](sup:)'))).toBe(':where(sup){line-height:0}');
});

test('protects the marks for translators', () => {
  expect(codesOf('م[2](sup:)', true)).toEqual([
    { is: 'words', text: 'م' },
    { is: 'begin', mark: 'superscript', text: '[', id: 1 },
    { is: 'words', text: '2' },
    { is: 'end', mark: 'superscript', text: '](sup:)', id: 1 },
  ]);
});
