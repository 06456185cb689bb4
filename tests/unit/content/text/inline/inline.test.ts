import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { viewSite } from '../../../../../generator/check/facts/site-view.ts';
import { checkMarks } from '../../../../../generator/check/rules/marks.ts';
import { checkMarkup } from '../../../../../generator/check/rules/markup.ts';
import { siteField } from '../../../../../generator/content/site/fields.ts';
import { withoutSigns } from '../../../../../generator/content/text/inline/mask.ts';
import { withPlainWords } from '../../../../../generator/content/text/inline/plain-content.ts';
import { planInline, withoutLinks } from '../../../../../generator/content/text/inline/plan.ts';
import { plainWords, readInline } from '../../../../../generator/content/text/inline/read.ts';
import { annotateHtml, createMarker } from '../../../../../generator/editor/preview/annotate.ts';
import { inline, wordsOf } from '../../../../../templates/components/inline.tsx';
import { type RenderContext, RenderProvider } from '../../../../../templates/model/page/render-context.tsx';
import type { InlineText } from '../../../../../templates/model/planned/values.ts';

const plan = (text: string) => planInline(text, { resolveHref: (href) => href, annotate: (words) => words, hasNotes: true });
const strong = (...children: unknown[]) => ({ mark: 'strong', children });
const emphasis = (...children: unknown[]) => ({ mark: 'emphasis', children });
const link = (href: string, ...children: unknown[]) => ({ mark: 'link', href, children });
const language = (lang: string, dir: string, ...children: unknown[]) => ({ mark: 'language', lang, dir, children });
const key = (...keys: string[]) => ({ mark: 'key', keys });
const lined = (mark: 'subscript' | 'superscript' | 'struck', ...children: unknown[]) => ({ mark, children });
const abbreviation = (meaning: string, ...children: unknown[]) => ({ mark: 'abbreviation', meaning, children });
const note = (...children: unknown[]) => ({ mark: 'note', children });
const run = (text: string) => ({ mark: 'run', text });

test.each([
  ['عن **القيم** كلها', ['عن ', strong('القيم'), ' كلها'], 'عن القيم كلها'],
  ['انظر [الصفحة](/services#goals).', ['انظر ', link('/services#goals', 'الصفحة'), '.'], 'انظر الصفحة.'],
  ['لغة `C++` هنا', ['لغة ', run('C++'), ' هنا'], 'لغة C++ هنا'],
  ['بـ[Python](lang:en)، ثم', ['بـ', language('en', 'ltr', 'Python'), '، ثم'], 'بـPython، ثم'],
  ['[**أ** ב](lang:HE-il)', [language('he-IL', 'rtl', strong('أ'), ' ב')], 'أ ב'],
  ['[عن [C [1]](lang:en) هنا](/x)', [link('/x', 'عن ', language('en', 'ltr', 'C [1]'), ' هنا')], 'عن C [1] هنا'],
  ['**[Go](lang:en)** [أ](/x)', [strong(language('en', 'ltr', 'Go')), ' ', link('/x', 'أ')], 'Go أ'],
  ['اضغط [Esc](key:)، ثم', ['اضغط ', key('Esc'), '، ثم'], 'اضغط Esc، ثم'],
  [
    '[Ctrl + Alt+↑](key:) [Ctrl++](key:) [+](key:)',
    [key('Ctrl', ' + ', 'Alt', '+', '↑'), ' ', key('Ctrl', '+', '+'), ' ', key('+')],
    'Ctrl + Alt+↑ Ctrl++ +',
  ],
  ['**[Esc](key:)** [[`أ`](key:) ب](/x)', [strong(key('Esc')), ' ', link('/x', key('أ'), ' ب')], 'Esc أ ب'],
  ['H[2](sub:)O وم[2](sup:)،', ['H', lined('subscript', '2'), 'O وم', lined('superscript', '2'), '،'], 'H2O وم2،'],
  ['[**أ** [90](sup:)](del:) ب', [lined('struck', strong('أ'), ' ', lined('superscript', '90')), ' ب'], 'أ 90 ب'],
  ['**[x](sub:)** [م[2](sup:)](/x)', [strong(lined('subscript', 'x')), ' ', link('/x', 'م', lined('superscript', '2'))], 'x م2'],
  [
    'أعلنت [WHO](abbr: منظمة "الصحة" <العالمية> )، [[W](lang:en)](abbr:أ)',
    ['أعلنت ', abbreviation('منظمة "الصحة" <العالمية>', 'WHO'), '، ', abbreviation('أ', language('en', 'ltr', 'W'))],
    'أعلنت WHO، W',
  ],
  ['[**أ** [ب](abbr:ت ث)](/x)', [link('/x', strong('أ'), ' ', abbreviation('ت ث', 'ب'))], 'أ ب'],
  [
    'قيم^[انظر [هنا](/x) و**هذا** [1].] وأخلاق',
    ['قيم', note('انظر ', link('/x', 'هنا'), ' و', strong('هذا'), ' [1].'), ' وأخلاق'],
    'قيم وأخلاق',
  ],
  ['[قيم^[أ ب](/x)](/y)', [link('/y', 'قيم', '^[أ ب]', '(/x)')], 'قيم(/x)'],
  ['**قيم^[أ ب]** *و^[أ*]', [strong('قيم', note('أ ب')), ' *و', note('أ*')], 'قيم *و'],
  ['سطر\\\nآخر', ['سطر', { mark: 'break' }, 'آخر'], 'سطر\nآخر'],
  ['**كلمة،**بعدها', [strong('كلمة،'), 'بعدها'], 'كلمة،بعدها'],
  ['كلمة**مهمة**', ['كلمة', strong('مهمة')], 'كلمةمهمة'],
  ['قيم *راسخة*، هنا', ['قيم ', emphasis('راسخة'), '، هنا'], 'قيم راسخة، هنا'],
  ['و*كلمة* بـ*كلمة*', ['و', emphasis('كلمة'), ' بـ', emphasis('كلمة')], 'وكلمة بـكلمة'],
  ['وَبال*قيم*ـنا لل*ناس*', ['وَبال', emphasis('قيم'), 'ـنا لل', emphasis('ناس')], 'وَبالقيمـنا للناس'],
  ['«*أ*» (*ب*)', ['«', emphasis('أ'), '» (', emphasis('ب'), ')'], '«أ» (ب)'],
  ['**أ *ب* ج** *د **ه** و*', [strong('أ ', emphasis('ب'), ' ج'), ' ', emphasis('د ', strong('ه'), ' و')], 'أ ب ج د ه و'],
  ['[*أ*](/x) *[ب](/y)*', [link('/x', emphasis('أ')), ' ', emphasis(link('/y', 'ب'))], 'أ ب'],
  ['*3 أيام* *50% خصم* l’*eau*', [emphasis('3 أيام'), ' ', emphasis('50% خصم'), ' l’', emphasis('eau')], '3 أيام 50% خصم l’eau'],
  ['*سطر\\\nآخر*', [emphasis('سطر', { mark: 'break' }, 'آخر')], 'سطر\nآخر'],
  ['«**قيم**»', ['«', strong('قيم'), '»'], '«قيم»'],
  ['**أ [ب `ج`](/x) د**', [strong('أ ', link('/x', 'ب ', run('ج')), ' د')], 'أ ب ج د'],
  ['[نص [1]](/x)', [link('/x', 'نص [1]')], 'نص [1]'],
  ['[ورقة](https://ar.wikipedia.org/wiki/أ_(ب))', [link('https://ar.wikipedia.org/wiki/أ_(ب)', 'ورقة')], 'ورقة'],
  ['`**` و`[ ]( )`', [run('**'), ' و', run('[ ]( )')], '** و[ ]( )'],
  ['`` a`b ``', [run('a`b')], 'a`b'],
  ['# أ **ب**\n\n- ج **د**', ['# أ ', strong('ب'), '\n\n- ج ', strong('د')], '# أ ب\n\n- ج د'],
])('parses %j', (text, nodes, words) => {
  expect(plan(text)).toEqual(nodes);
  expect(plainWords(text)).toBe(words);
  expect(withoutSigns(text)).toHaveLength(text.length);
});

describe('ordinary text', () => {
  test.each([
    '5*3',
    '2 * 3 * 4',
    '2**8 و 2**10',
    'a**b**c',
    'snake_case و __init__',
    '_مائل_',
    'السعر* شامل، والضريبة* كذلك',
    '* حقول إلزامية، الاسم* (*)',
    '*لا يشمل التوصيل',
    '"*" إلزامي، و"*" كذلك',
    'اتصل *920* أو *123#',
    'كلمة*مهمة* و*كلمة*ها و2*س*3',
    'السعر* 100 ريال. *شامل الضريبة',
    'السعر* والرسوم**\n* شامل الضريبة\n** لغير الأعضاء',
    '*.pdf و*.doc، f(*args, **kwargs)',
    '***كلمة***',
    '[1] و [أ](ب) و f[i](x)',
    'ملاحظة*، ** حاشية، *** أخرى',
    'سطر  \nسطر\n\n    أربع مسافات\n- بند\n> اقتباس\n# عنوان',
    '<b>نص</b> &nbsp; &amp;',
    'https://example.com/a_b*c',
    '\\*نص\\* C:\\*.pdf',
    "O'Reilly ` grave",
    '![صورة](/a.png)',
    '[](/x) [ ](/x) [x]() [x](/a "t")',
    '[](lang:en) [ ](lang:en) [x](lang: en) ![x](lang:en) x](lang:en)',
    '^[a-z]+$ و[^0-9] وe^[2] و ^[أ ب] وس^[] وx^[ab]',
    '[](key:) [ ](key:) ![x](key:) x](key:)',
    '[](abbr:أ) [ ](abbr:أ) ![x](abbr:أ) x](abbr:أ) [x](abbr:أ',
    '[](sub:) [ ](sup:) ![x](del:) x](sub:) [x](sub)',
    '| أ | ب |\n|---|---|',
    '```\nنص\n```'.slice(0, 3),
  ])('is unchanged: %j', (text) => {
    expect(plan(text)).toBe(text);
    expect(plainWords(text)).toBe(text);
  });
});

describe('parsing time', () => {
  const units = [
    '[',
    ']',
    '[a](lang:',
    '](lang:en)',
    '[a](lang:en)',
    '[a](key:)',
    '[a](sup:)',
    '[a](abbr:b',
    'a^[ب ',
    'a^[ب] ',
    '[a](',
    '**a ',
    'a** ',
    'a**b',
    '` ',
    '[a](<',
    '](/x',
    '[a](/b)',
    '\\\n',
    '`a``b',
    '\n\n**',
    '**ب ',
    '*ب ',
    'ب* ',
    '*ب* ',
    ' *1 ب',
  ];
  test.each(units)('is linear for %j', (unit) => {
    for (const text of [unit.repeat(100_000), unit.repeat(3) + 'ن'.repeat(900_000) + unit.repeat(3)]) {
      // Quadratic work would take hours: the test would time out.
      expect(() => readInline(text)).not.toThrow();
    }
  });
});

const find = (text: string) => {
  const view = viewSite({ routes: [{ blocks: [{ type: 'feature', text: [text] }] }] });
  return [...checkMarkup(view), ...checkMarks(view)].map(({ code, textIndex }) => [code, textIndex]);
};

test.each([
  ['قيم **راسخة', 'open-mark', 4],
  ['قيم راسخة** هنا', 'open-mark', 9],
  ['** قيم** راسخة', 'open-mark', 6],
  ['اكتب `npm هنا', 'open-mark', 5],
  ['[نص](/x "عنوان")', 'open-mark', 3],
  ['[نص] (/x)', 'open-mark', 3],
  ['[أ [ب](/x) ج](/y)', 'literal-markup', 0],
  ['قيم _راسخة_ هنا', 'literal-markup', 4],
  ['**قيم** __راسخة__', 'literal-markup', 8],
  ['**قيم**&nbsp;<br>', 'literal-markup', 7],
  ['![صورة](/a.png)', 'literal-markup', 0],
  ['[نص](javascript:alert)', 'bad-href', 5],
  ['[نص](www.example.com)', 'bad-href', 5],
  ['[نص](#goals)', 'bad-href', 5],
  ['التفصيل [هنا](الأبعاد).', 'link-nowhere', 8],
  ['لغة [Go](lang:)', 'bad-language', 14],
  ['لغة [Go](lang:english)', 'bad-language', 14],
  ['لغة [Go](lang:e_n)', 'bad-language', 14],
  ['[Go](lang: en)', 'open-mark', 3],
  ['قيم^[انظر هنا.] ثم', 'note-elsewhere', 3],
  ['قيم^[انظر هنا.', 'open-mark', 3],
  ['[Esc](key:x)', 'bad-href', 6],
  ['اضغط <kbd>Esc</kbd>', 'literal-markup', 5],
  ['[WHO](abbr:)', 'bad-abbreviation', 11],
  ['[WHO](abbr: WHO)', 'bad-abbreviation', 11],
  ['في <abbr title="أ">WHO</abbr>', 'literal-markup', 3],
  ['م<sup>2</sup>', 'literal-markup', 1],
  ['بـ ~~90~~ ريالًا', 'literal-markup', 3],
  ['[اقرأ [هنا](/x)](lang:en)', 'open-mark', 15],
  ['سعر [الخلية الكبيرة](our prices) ثابت', 'link-nowhere', 4],
])('reports in %j %s at %i', (text, code, index) => {
  expect(find(text)).toEqual([[code, index]]);
});

test.each([
  '**قيم** [هنا](/services) `a*b*c` و`<b>` و`&nbsp;`',
  'كلمة***',
  '** ملاحظة',
  "O'Reilly ` grave",
  '2**8',
  'قيم *راسخة* و*قيم*، والسعر*',
  'ab[1] (نص)',
  'حاشية [1](ص 5) و[أ](ب)',
  'الدالة f[index](value) و`[هنا](الأبعاد)`',
])('accepts %j', (text) => {
  expect(find(text)).toEqual([]);
});

test('prints and reports a text with too many marks unchanged', () => {
  const text = '**نص '.repeat(5000);
  expect(plan(text)).toBe(text);
  expect(find(text)).toEqual([['too-many-marks', undefined]]);
});

/** The context of a site without `linkNames`. */
const context = { frame: { site: { labels: { leadsTo: '(%s)' } } } } as RenderContext;

const render = (text: InlineText) =>
  renderToStaticMarkup(createElement(RenderProvider, { value: context }, createElement('p', {}, inline(text))));

test('renders marks as elements and escapes HTML', () => {
  expect(render(plan('**أ** [ب](/x) `<b>` <i>ج</i>\\\nد'))).toBe(
    '<p><strong>أ</strong> <a href="/x">ب</a> <code dir="ltr">&lt;b&gt;</code> &lt;i&gt;ج&lt;/i&gt;<br/>د</p>',
  );
  expect(wordsOf(plan('**أ** [ب `ج`](/x)\\\nد'))).toBe('أ ب ج\nد');
});

test('renders keys and key combinations', () => {
  expect(render(plan('[Esc](key:) و[Ctrl+<b>](key:)'))).toBe(
    '<p><kbd dir="ltr">Esc</kbd> و<kbd dir="ltr"><kbd>Ctrl</kbd>+<kbd>&lt;b&gt;</kbd></kbd></p>',
  );
  expect(wordsOf(plan('[Ctrl+C](key:)'))).toBe('Ctrl+C');
});

test('renders emphasis', () => {
  expect(render(plan('و*قيم **راسخة***'))).toBe('<p>و*قيم **راسخة***</p>');
  expect(render(plan('و*قيم **راسخة** هنا*'))).toBe('<p>و<em>قيم <strong>راسخة</strong> هنا</em></p>');
});

test('renders words of another language with language and direction', () => {
  const text = 'لغة [Python [3]](lang:EN) و[[رابط](lang:ar)](/x)';
  expect(render(plan(text))).toBe(
    '<p>لغة <bdi lang="en" dir="ltr">Python [3]</bdi> و<a href="/x"><bdi lang="ar" dir="rtl">رابط</bdi></a></p>',
  );
  expect(wordsOf(plan(text))).toBe('لغة Python [3] ورابط');
});

test('removes links inside a link', () => {
  expect(withoutLinks(plan('**أ [ب](/x)** [ج](/y)'))).toEqual([strong('أ ', 'ب'), ' ', 'ج']);
});

test('maps an inline text in the preview to its path', () => {
  const { annotate, pointers } = createMarker();
  const options = { resolveHref: (href: string) => href, annotate: (text: string) => annotate(text, ['a', 0]) };
  const html = render(planInline('**أ** ب', options)) + render(planInline('ج', options));
  expect(annotateHtml(html, pointers)).toBe('<p data-pointer="/a/0"><strong>أ</strong> ب</p><p data-pointer="/a/0">ج</p>');
});

test('provides plain words outside pages', () => {
  const site = {
    routes: [{ title: '**أ**', blocks: [{ type: 'faq', items: [{ question: '`أ`', answer: ['**ب** [ج](/x)'] }] }] }],
  };
  const [route] = withPlainWords(site, siteField).routes;
  expect(route).toEqual({ title: '**أ**', blocks: [{ type: 'faq', items: [{ question: 'أ', answer: ['ب ج'] }] }] });
});
