import { describe, expect, test } from 'vitest';
import { decodeSource } from '../../../../../generator/import/sources/markdown/folder/decode.ts';
import { dateOf, flagOf, namesOf, textOf } from '../../../../../generator/import/sources/markdown/folder/fields.ts';
import { readFrontMatter } from '../../../../../generator/import/sources/markdown/folder/front-matter.ts';
import { exportedLiteral, literalOf, literalText } from '../../../../../generator/import/sources/markdown/site/literals.ts';
import { withoutPlaces } from '../../../../support/read-markdown.ts';

describe('encodings', () => {
  const text = 'عنوان: نص عربي\nوسطر';
  const utf16 = (order: 'le' | 'be', mark: boolean) => {
    const bytes = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le');
    return order === 'be' ? bytes.swap16() : bytes;
  };

  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['CRLF', Buffer.from(text.replaceAll('\n', '\r\n'))],
    ['CR', Buffer.from(text.replaceAll('\n', '\r'))],
    ['UTF-16 LE with a mark', utf16('le', true)],
    ['UTF-16 BE with a mark', utf16('be', true)],
    ['UTF-16 LE', utf16('le', false)],
    ['UTF-16 BE', utf16('be', false)],
    ['Windows-1256', Buffer.from('\xda\xe4\xe6\xc7\xe4: \xe4\xd5 \xda\xd1\xc8\xed\n\xe6\xd3\xd8\xd1', 'latin1')],
  ])('decodes %s', (_, bytes) => {
    expect(decodeSource(bytes)).toBe(text);
  });
});

describe('front matter', () => {
  test.each<[string, string]>([
    ['YAML', '---\ntitle: "نص"\ndate: 2020-01-02 10:00:00 +0300\nversion: 1.10\ntags: [أ, ب]\ndraft: true\n---\nمتن'],
    ['TOML', '+++\ntitle = "نص"\ndate = 2020-01-02T10:00:00+03:00\nversion = "1.10"\ntags = ["أ", "ب"]\ndraft = true\n+++\nمتن'],
    [
      'JSON',
      '{\n"title": "نص", "date": "2020-01-02T10:00:00+03:00", "version": "1.10", "tags": ["أ", "ب"], "draft": true\n}\nمتن',
    ],
  ])('reads %s as written', (_, source) => {
    const { fields, body, problem } = readFrontMatter(source);
    expect([
      textOf(fields, 'title'),
      textOf(fields, 'version'),
      dateOf(fields, 'date'),
      namesOf(fields, 'tags'),
      flagOf(fields, 'draft'),
    ]).toEqual(['نص', '1.10', '2020-01-02T10:00:00+03:00', ['أ', 'ب'], true]);
    expect([body.trim(), problem]).toEqual(['متن', undefined]);
  });

  test('knows the line at which the text starts', () => {
    expect(readFrontMatter('---\na: 1\n---\nنص').line).toBe(4);
    expect(readFrontMatter('---\n---\nنص').line).toBe(3);
    expect(readFrontMatter('نص\n---\nx').line).toBe(1);
    expect(readFrontMatter('---\nنص\n---\nنص').body).toBe('---\nنص\n---\nنص');
  });

  test('reads lines of malformed YAML', () => {
    const { fields, problem } = readFrontMatter('---\ntitle: أ: ب\ndate: 2020-1-2\n---\n');
    expect([textOf(fields, 'title'), dateOf(fields, 'date')]).toEqual(['أ: ب', '2020-01-02']);
    expect(problem).toBeDefined();
  });

  test('expands no aliases, makes no objects of tags, and has no prototype', () => {
    const bomb = `---\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b,*b]\ntitle: نص\n---\n`;
    expect(textOf(readFrontMatter(bomb).fields, 'title')).toBe('نص');
    const tagged = readFrontMatter('---\na: !!js/function "function () {}"\n__proto__: {polluted: yes}\n---\n').fields;
    expect(typeof tagged.a).toBe('string');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test.each<[string, string | undefined]>([
    ['2020-01-02', '2020-01-02'],
    ['2020-1-2 3:04', '2020-01-02T03:04:00'],
    ['2020-01-02T03:04:05.678Z', '2020-01-02T03:04:05Z'],
    ['2020-01-02 03:04:05 +0300', '2020-01-02T03:04:05+03:00'],
    ['يناير', undefined],
  ])('reads the date %j', (date, expected) => {
    expect(dateOf({ date }, 'date')).toBe(expected);
  });
});

test('reads literals of scripts without running them', () => {
  const script = `
    // title: 'تعليق',
    const config = {
      title: "موقع \\"ما\\"",
      tagline: process.env.TAG ?? 'x',
      url: \`https://\${host}\`,
      baseUrl: '/base/',
      themeConfig: /** @type {x} */ ({ navbar: { items: [
        { label: 'أ', to: '/a', position: 'left' }, // آخر
        fn({ label: 'b' }), 'ج', ...more, { type: 'doc', docId: 'intro', },
      ] } }),
    };
    export default { ...config, sidebar: ['a', { type: 'category', label: 'ب', items: [] }] };`;
  expect(literalText(script, 'title')).toBe('موقع "ما"');
  expect(literalText(script, 'baseUrl')).toBe('/base/');
  expect(literalText(script, 'tagline')).toBeUndefined();
  expect(literalText(script, 'url')).toBeUndefined();
  expect(withoutPlaces(literalOf(script, 'navbar'))).toEqual({
    items: [{ label: 'أ', to: '/a', position: 'left' }, 'ج', { type: 'doc', docId: 'intro' }],
  });
  expect(withoutPlaces(exportedLiteral('module.exports = { docs: ["a"] };'))).toEqual({ docs: ['a'] });
});
