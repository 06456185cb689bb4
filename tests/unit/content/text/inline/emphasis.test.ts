import { expect, test } from 'vitest';
import { codesOf } from '../../../../../generator/content/translations/codes.ts';
import { differencesOf } from '../../../../../generator/content/translations/differences.ts';
import { readPieces } from '../../../../../generator/editor/app/paste/pieces.ts';
import { withEmphasis } from '../../../../../generator/editor/app/text/emphasis.ts';
import { markStyles } from '../../../../../generator/pages/plan/marks.ts';
import type { Site } from '../../../../../site.schema.ts';
import { bodyOf } from '../../../../support/html-node.ts';

test.each([
  ['\ue000كلمة\ue001', '*كلمة*'],
  ['نسأل \ue000كيف\ue001 و\ue000لماذا\ue001.', 'نسأل *كيف* و*لماذا*.'],
  ['ك\ue000لم\ue001ة', 'كلمة'],
  ['ك\ue000لم\ue001ة و\ue000كلمة\ue001', 'كلمة و*كلمة*'],
  ['**\ue000كلمة\ue001**', '**كلمة**'],
  ['\ue000أ **ب**\ue001', 'أ **ب**'],
  ['\ue000أ **ب** ج\ue001', '*أ **ب** ج*'],
  ['السعر* \ue000شامل\ue001 والضريبة*', 'السعر* *شامل* والضريبة*'],
  ['\ue000920\ue001', '920'],
  ['\ue000نصف', 'نصف'],
])('writes %j as %s', (marked, text) => {
  expect(withEmphasis(marked)).toBe(text);
});

const read = (html: string) => readPieces(bodyOf(html), { caption: '', column: '' });

test.each([
  ['<p>نسأل <em>كيف</em> و<i>لماذا</i></p>', 'نسأل *كيف* و*لماذا*'],
  ['<p>we <span style="font-style: italic">ask</span>, <em style="font-style:normal">and</em></p>', 'we *ask*, and'],
  ['<p><b><i>كلها</i></b> و<i>أ <b>ب</b> ج</i></p>', '**كلها** و*أ **ب** ج*'],
  ['<p><em>a<em>b</em></em></p>', '*ab*'],
  ['<p>ك<i>ل</i>مة</p>', 'كلمة'],
  ['<p>اضغط <kbd><kbd>Ctrl</kbd>+<kbd>C</kbd></kbd> و<b><kbd>Esc</kbd></b></p>', 'اضغط [Ctrl+C](key:) و**[Esc](key:)**'],
])('pastes %s as %s', (html, text) => {
  expect(read(html).pieces).toEqual([text]);
});

test('reports lost formatting on paste if emphasis could not be kept', () => {
  expect([...read('<p>ك<i>ل</i>مة</p>').notes.cleaned]).toEqual(['format']);
  expect([...read('<p>و<i>كلمة</i></p>').notes.cleaned]).toEqual([]);
});

const siteOf = (text: string): Site =>
  ({ site: {}, routes: [{ blocks: [{ type: 'prose', body: [text] }] }], notFound: { blocks: [] }, collections: {} }) as never;

test('adds styles only to sites with emphasis or keys', () => {
  expect(markStyles(siteOf('السعر* و2*3 و**قيم** \\\n*** *'))).toBe('');
  expect(markStyles(siteOf('و*كلمة*'))).toMatch(/^:where\(em\)\{.*\}$/);
  expect(markStyles(siteOf('[Esc](key:)'))).toMatch(/^:where\(kbd\)\{.*\}$/);
});

test('protects the marks for translators', () => {
  expect(codesOf('نسأل *كيف*', true)).toEqual([
    { is: 'words', text: 'نسأل ' },
    { is: 'begin', mark: 'emphasis', text: '*', id: 1 },
    { is: 'words', text: 'كيف' },
    { is: 'end', mark: 'emphasis', text: '*', id: 1 },
  ]);
  expect(differencesOf('نسأل *كيف*', 'We ask *how*', 'inline')).toEqual([]);
  expect(differencesOf('نسأل *كيف*', 'We ask how', 'inline')).toEqual(['strong']);
});
