import { describe, expect, test } from 'vitest';
import { checkSyntax } from '../../../generator/check/syntax.ts';
import { toDiagnostic } from '../../../generator/core/diagnostics/diagnostics.ts';
import { Source } from '../../../generator/core/json/source.ts';
import { editText } from '../../../generator/core/json/text-edit.ts';
import { fixesOf } from '../../../generator/editor/document/fixes.ts';

const content = '{\n  "site": {\n    "name": "موقع",\n    "list": [1, 2]\n  }\n}\n';
const value = JSON.parse(content);

/** The mistakes of a text in order, the value read, and the text after the editor applied all fixes. */
function read(text: string) {
  let repaired = text;
  const all = new Source('site.json', text);
  const named = checkSyntax(all).map(({ parameters }) => parameters?.expected);
  for (let round = 0; round < 10; round++) {
    const source = new Source('site.json', repaired);
    const edits = checkSyntax(source).flatMap((finding) => fixesOf(toDiagnostic(source, finding), source));
    if (edits.length === 0) break;
    repaired = editText(repaired, edits);
  }
  return { named, value: all.value, repaired };
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return 'not JSON';
  }
};

describe('text around the JSON', () => {
  test.each([
    ['```json\n', '```\n', 'CodeFence'],
    ['```\n', '```', 'CodeFence'],
    ['~~~\nالملف:\n```json\n', '\n```\nهل تريد شيئًا آخر؟\n', 'CodeFence'],
    ['إليك الملف كاملًا:\n\n', '', 'WordsAround'],
    ['Here is the updated site.json:\n', '\nLet me know if anything else should change.\n', 'WordsAround'],
    ['', '\nتم التعديل، وبقية الصفحات كما كانت.\n', 'WordsAround'],
    ['', '\n```\n', 'CodeFence'],
    ['export default ', ';\n', 'ScriptAround'],
    ['module.exports = ', '', 'ScriptAround'],
    ['const site = ', ';', 'ScriptAround'],
    ['callback(', ');', 'ScriptAround'],
    ['json\n', '', 'WordsAround'],
    ['ملف «site.json» بعد التعديل ', '', 'WordsAround'],
  ])('is one diagnostic with one fix: %j and %j', (before, after, name) => {
    const found = read(before + content.trim() + after);
    expect(found.named).toEqual([name]);
    expect(found.value).toEqual(value);
    expect(parsed(found.repaired)).toEqual(value);
  });
});

describe('a file of another type', () => {
  test.each([
    ['<!DOCTYPE html>\n<html><body>{"a": 1}</body></html>', 'HtmlFile'],
    ['\n  <html lang="ar">', 'HtmlFile'],
    ['<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>', 'HtmlFile'],
    ['<script>window.data = {"a": 1}</script>', 'HtmlFile'],
    ['<pre>{"a": 1}</pre>', 'HtmlFile'],
    [`{\\rtf1\\ansi\\ansicpg1256 {\\fonttbl}\n${content}}`, 'RtfFile'],
    ['{\\rtf1', 'RtfFile'],
    ['PK\u0003\u0004\u0014\u0000\u0006word/document.xml', 'OfficeFile'],
    ['%PDF-1.7\n%\u00e2\u00e3', 'OfficeFile'],
    ['bplist00\u00d1\u0001', 'OfficeFile'],
    ['version https://git-lfs.github.com/spec/v1\noid sha256:e6df\nsize 4074\n', 'LfsFile'],
  ])('is one diagnostic: %j', (text, name) => {
    expect(read(text)).toMatchObject({ named: [name], value: undefined, repaired: text });
  });
});

describe('Git conflict markers', () => {
  const between = (lines: string) => `{\n${lines}\n}\n`;
  test.each([
    ['<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> branch', ["'a': 1", "'a': 2"], { a: 1 }],
    ['<<<<<<< ours\n"a": 1\n||||||| base\n"a": 0\n=======\n"a": 2\n>>>>>>> theirs', ["'a': 1", "'a': 2"], { a: 1 }],
    ['<<<<<<< HEAD\n"b": 3,\n"a": 1\n=======\n"b": 3,\n"a": 2\n>>>>>>> x', ["'a': 1", "'a': 2"], { b: 3, a: 1 }],
    ['"b": 3,\n<<<<<<< HEAD\n=======\n"c": 4,\n>>>>>>> x\n"a": 1', ['', "'c': 4"], { b: 3, a: 1 }],
    ['<<<<<<< HEAD\r\n"a": 1\r\n=======\r\n"a": 2\r\n>>>>>>> x\r', ["'a': 1", "'a': 2"], { a: 1 }],
    ['<<<<<<< الأصل\n"a": "نص"\n=======\n"a": "كلام"\n>>>>>>> فرع', ["'a': 'نص'", "'a': 'كلام'"], { a: 'نص' }],
  ])('are one error that quotes both versions and read the first: %j', (lines, list, expected) => {
    const source = new Source('site.json', between(lines));
    const [first, ...others] = checkSyntax(source);
    expect(others).toEqual([]);
    expect(first?.parameters).toMatchObject({ expected: 'ConflictMarkers', list });
    expect(source.value).toEqual(expected);
  });

  test('are reported once per conflict and for a single marker', () => {
    const twice = '<<<<<<< a\n"a": 1,\n=======\n"a": 2,\n>>>>>>> b\n<<<<<<< a\n"b": 1\n=======\n"b": 2\n>>>>>>> b';
    expect(read(between(twice)).named).toEqual(['ConflictMarkers', 'ConflictMarkers']);
    expect(read(between('"a": 1\n>>>>>>> branch'))).toMatchObject({ named: ['ConflictMarker'], value: { a: 1 } });
    expect(read(between('<<<<<<< HEAD\n"a": 1'))).toMatchObject({ named: ['ConflictMarker'], value: { a: 1 } });
  });
});

describe('placeholders for omitted content', () => {
  test.each([
    '"a": 1, // ... rest unchanged',
    '"a": 1, /* … */',
    '"a": 1, // the rest of the pages',
    '"a": 1, // ... بقية الملف كما هو ...',
    '"a": 1, // باقي الصفحات دون تغيير',
    '"a": 1, // remaining routes omitted for brevity',
    '"a": 1, /* existing content */',
    '"a": 1, // إلخ',
    '"a": 1, ...',
    '"a": 1, …',
    '"a": [1, ...]',
  ])('are reported and never removed: %j', (lines) => {
    const text = `{ ${lines}\n}`;
    const { named, repaired } = read(text);
    expect(named).toContain('ElidedContent');
    // The placeholder stays marked, whatever else the editor fixes.
    expect(read(repaired).named).toContain('ElidedContent');
  });

  test.each(['// العنوان', '/* colours of the brand */', '// other settings'])(
    'are told from a plain comment, which is removed: %j',
    (comment) => {
      expect(read(`{ "a": 1 ${comment}\n}`)).toMatchObject({ named: ['InvalidCommentToken'], repaired: '{ "a": 1 \n}' });
    },
  );
});

describe('invisible characters between tokens', () => {
  test.each([
    ['\u00a0', 'U+00A0'],
    ['\u200b', 'U+200B'],
    ['\u200e', 'U+200E'],
    ['\u200f', 'U+200F'],
    ['\u061c', 'U+061C'],
    ['\u2028', 'U+2028'],
    ['\u2029', 'U+2029'],
    ['\u202b', 'U+202B'],
    ['\u2067', 'U+2067'],
    ['\u00ad', 'U+00AD'],
    ['\u3000', 'U+3000'],
    ['\u2003', 'U+2003'],
    ['\ufeff', 'U+FEFF'],
    ['\u0000', 'U+0000'],
    ['\u000b', 'U+000B'],
  ])('are named and removed everywhere: %j', (character, found) => {
    const text = content.replaceAll('\n    ', `\n    ${character}`).replace('[1', `[${character}1`);
    const source = new Source('site.json', text);
    expect(checkSyntax(source).map(({ parameters }) => parameters)).toMatchObject([
      { expected: 'InvisibleCharacter', found, count: 3 },
    ]);
    expect(source.value).toEqual(value);
    expect(parsed(read(text).repaired)).toEqual(value);
  });

  test('are allowed inside a string', () => {
    expect(read('{"a": "ب\u200fج\u00a0د"}').named).toEqual([]);
  });
});

describe('punctuation of other keyboard layouts', () => {
  test.each([
    ['{"a"：1，"b"：2}', ['FullWidth'], { a: 1, b: 2 }],
    ['｛"a": ［1， 2］｝', ['FullWidth'], { a: [1, 2] }],
    ['{"a": 1、"b": 2}', ['FullWidth'], { a: 1, b: 2 }],
    ['{"a"＝1；"b"﹕2}', ['FullWidth'], { a: 1, b: 2 }],
    ['{＂a＂: 1}', ['CurlyQuotes'], { a: 1 }],
    ['{"a": "ص：ع，ف"}', [], { a: 'ص：ع，ف' }],
  ])('is one diagnostic and is fixed everywhere: %j', (text, named, expected) => {
    const found = read(text);
    expect(found).toMatchObject({ named, value: expected });
    expect(parsed(found.repaired)).toEqual(expected);
  });
});

test('does not mistake broken JSON for wrapped JSON', () => {
  for (const text of ['"site": {"a": 1}}', '{"a": 1}}', '{"a": 1', '// note\n{"a": 1}', '{"a": "b" "c": {}}', '[{"a": 1}]']) {
    expect(read(text).named).not.toEqual(expect.arrayContaining(['WordsAround']));
  }
});
