import { expect, test } from 'vitest';
import { viewSite } from '../../../generator/check/facts/site-view.ts';
import { checkMarkup } from '../../../generator/check/rules/markup.ts';

/** Checks a field without inline formatting. */
const find = (label: string) => checkMarkup(viewSite({ routes: [{ breadcrumb: [{ label }] }] }));

test.each([
  ['قيم <b>مؤسسية</b>', 'html', 4],
  ['سطر<br>سطر', 'html', 3],
  ['<a href="/x">رابط</a>', 'html', 0],
  ['قيم&nbsp;مؤسسية', 'entity', 3],
  ['أ &amp; ب', 'entity', 2],
  ['&#8217;', 'entity', 0],
  ['قيم **مؤسسية** راسخة', 'markdown', 4],
  ['قيم *مؤسسية* راسخة', 'markdown', 4],
  ['the __values__ here', 'markdown', 4],
  ['the _values_ here', 'markdown', 4],
  ['~~قديم~~ جديد', 'markdown', 0],
  ['اكتب `npm` هنا', 'markdown', 5],
  ['انظر [الصفحة](/services)', 'markdown', 5],
  ['![صورة](a.png)', 'markdown', 0],
  ['# عنوان', 'markdown', 0],
  ['سطر\n## عنوان', 'markdown', 4],
  ['- أولًا\n- ثانيًا', 'markdown', 0],
  ['* أولًا\n* ثانيًا', 'markdown', 0],
])('finds in %j literal %s at index %i', (text, kind, index) => {
  expect(find(text).map(({ code, textIndex, parameters }) => [code, textIndex, parameters?.expected])).toEqual([
    ['literal-markup', index, kind],
  ]);
});

test.each([
  '*',
  'حقل إلزامي *',
  '* حقل إلزامي',
  '2 * 3 * 4 = 24',
  'العمر < 18 أو > 65',
  'a < b > c',
  'إذا كان x<y فإن y>x',
  'info_team@example.com و my_file_name.pdf',
  'snake_case_name',
  'https://example.com/a_b_c?x=1&y=2',
  'AT&T; R&D',
  'Q&A',
  'خدمة رقم #3',
  '#قيم #أخلاق',
  '- شرطة في أول السطر',
  'من 9 - 5',
  'ملاحظة [1] (انظر الملحق)',
  'نتيجة [أ](ب)',
  "O'Reilly ` grave",
  '~ 20 %',
  '5 ~~ 6',
  '__init__.py'.slice(0, 4),
  '%s من %s',
  'C++ و C#',
  '** ملاحظة',
  'كلمة***',
])('accepts %j', (text) => {
  expect(find(text)).toEqual([]);
});

test('ignores addresses and names', () => {
  const site = { routes: [{ path: '/_a_', blocks: [{ href: '/**x**', image: { src: '<b>.svg', alt: '<b>' } }] }] };
  expect(checkMarkup(viewSite(site)).map(({ path }) => path.at(-1))).toEqual(['alt']);
});
