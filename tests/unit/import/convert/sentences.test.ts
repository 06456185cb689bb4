import { describe, expect, test } from 'vitest';
import { readInline } from '../../../../generator/content/text/inline/read.ts';
import { plainLine } from '../../../../generator/import/convert/base/plain-line.ts';
import { convertPieces } from '../../../../generator/import/convert/convert-pieces.ts';
import type { InlineNode } from '../../../../generator/import/model/content.ts';
import { importContext } from '../../../support/import-context.ts';

const text = (value: string): InlineNode => ({ type: 'text', value });
const strong = (...children: InlineNode[]): InlineNode => ({ type: 'strong', children });
const emphasis = (...children: InlineNode[]): InlineNode => ({ type: 'emphasis', children });
const link = (href: string, ...children: InlineNode[]): InlineNode => ({ type: 'link', href, children });
const code = (value: string): InlineNode => ({ type: 'code', value });
const note = (...children: InlineNode[]): InlineNode => ({ type: 'note', children });

/** Pieces of a paragraph, and what is recorded. */
function convert(...children: InlineNode[]) {
  const context = importContext();
  const pieces = convertPieces([{ type: 'paragraph', children }], context);
  return { pieces, ...context.losses };
}

const sentence = (...children: InlineNode[]) => convert(...children).pieces[0];

const address = 'https://example.org/x';

describe('marks', () => {
  test.each<[string, InlineNode[], string]>([
    ['strong', [text('كلمة '), strong(text('قوية')), text('.')], 'كلمة **قوية**.'],
    ['emphasis', [text('A '), emphasis(text('word')), text('.')], 'A *word*.'],
    ['emphasis after a particle', [text('قرأت و'), emphasis(text('المقدمة')), text('.')], 'قرأت و*المقدمة*.'],
    ['a link', [link(address, text('هنا'))], `[هنا](${address})`],
    ['a link with strong words', [link(address, text('a '), strong(text('b')))], `[a **b**](${address})`],
    ['code with a backtick', [code('a`b')], '``a`b``'],
    ['code that begins with one', [code('`a')], '`` `a ``'],
    ['a key', [{ type: 'key', children: [text('Ctrl')] }], '[Ctrl](key:)'],
    ['subscript', [text('CO'), { type: 'subscript', children: [text('2')] }], 'CO[2](sub:)'],
    ['struck-out words', [{ type: 'struck', children: [text('90')] }, text(' 80')], '[90](del:) 80'],
    ['an abbreviation', [{ type: 'abbreviation', meaning: 'منظمة', children: [text('WHO')] }], '[WHO](abbr:منظمة)'],
    ['another language', [{ type: 'language', language: 'en', children: [text('a word')] }], '[a word](lang:en)'],
    ['an unknown language', [{ type: 'language', language: 'english', children: [text('a word')] }], 'a word'],
    ['a formula', [{ type: 'formula', tex: 'a^2' }], '[a^2](math:)'],
    ['a note', [text('كلمة'), note(text('حاشية لها')), text(' بعدها')], 'كلمة^[حاشية لها] بعدها'],
    ['a note of one Latin word', [text('word '), note(text('ibid'))], 'word^[ibid.]'],
    ['a line break', [text('أول '), { type: 'break' }, text(' ثانٍ')], 'أول\\\nثانٍ'],
  ])('write %s', (_name, nodes, expected) => {
    expect(sentence(...nodes)).toBe(expected);
  });

  test.each<[string, InlineNode[], string]>([
    ['spaces at the edges', [text('a'), strong(text(' b ')), text('c')], 'a **b** c'],
    ['breaks at the edges', [strong(text('a'), { type: 'break' }), text('b')], '**a**\\\nb'],
    ['marks without words', [text('a'), strong(text(' ')), text('b')], 'a b'],
    ['adjacent marks', [strong(text('a')), strong(text('b'))], '**ab**'],
    ['the same mark inside', [strong(text('a '), strong(text('b')))], '**a b**'],
    ['adjacent code', [code('a'), code('b')], '`ab`'],
    ['white space of the source', [text('a\n  b\t c')], 'a b c'],
    ['several breaks', [text('a'), { type: 'break' }, { type: 'break' }, text('b')], 'a\\\nb'],
  ])('have %s put in order', (_name, nodes, expected) => {
    expect(sentence(...nodes)).toBe(expected);
  });

  test.each<[string, InlineNode[], string]>([
    ['strong within a Latin word', [text('wo'), strong(text('rd')), text('s')], 'words'],
    ['emphasis within a word', [text('كلم'), emphasis(text('ات'))], 'كلمات'],
    ['emphasis that fills strong words', [strong(emphasis(text('a')))], '**a**'],
    ['a note without a word before it', [note(text('a note')), text(' b')], '(a note) b'],
    ['a note inside a link', [link(address, text('a'), note(text('a note')))], `[a (a note)](${address})`],
    ['a formula that TeX refuses', [{ type: 'formula', tex: String.raw`\bad{` }], '`\\bad{`'],
    ['a formula with an open bracket', [{ type: 'formula', tex: '[0, 1)' }], '`[0, 1)`'],
    [
      'an abbreviation with a long meaning',
      [{ type: 'abbreviation', meaning: 'م '.repeat(200), children: [text('A')] }],
      `A (${'م '.repeat(200).trim()})`,
    ],
  ])('become plainer: %s', (_name, nodes, expected) => {
    expect(sentence(...nodes)).toBe(expected);
  });

  test('of an inner link become its words', () => {
    const { pieces, changes } = convert(link(address, text('a '), link('/page', text('b'))));
    expect(pieces).toEqual([`[a b](${address})`]);
    expect(changes).toMatchObject([{ reason: 'link-removed', name: '/page', counts: { links: -1 } }]);
  });

  test('of links without a target become words', () => {
    const { pieces, changes } = convert(link('javascript:alert(1)', text('اضغط')));
    expect(pieces).toEqual(['اضغط']);
    expect(changes).toMatchObject([{ reason: 'link-removed', name: 'javascript:alert(1)' }]);
  });

  test.each([
    ['https://example.org/Foo_(bar)', 'https://example.org/Foo_(bar)'],
    ['https://example.org/a)b', 'https://example.org/a%29b'],
    ['https://example.org/*a*', 'https://example.org/%2Aa%2A'],
    ['https://example.org/a[1]', 'https://example.org/a%5B1%5D'],
  ])('keep the address %s', (href, expected) => {
    expect(readInline(String(sentence(link(href, text('a')))))).toMatchObject([{ kind: 'link', href: expected }]);
  });
});

describe('text that looks like marks', () => {
  test.each([
    ['**عريض**', '∗∗عريض∗∗'],
    ['*مائل*', '∗مائل∗'],
    ['[رابط](/page)', '[رابط]  (/page)'],
    ['[Ctrl](key:)', '[Ctrl]  (key:)'],
    ['كلمة^[حاشية هنا]', 'كلمة^ [حاشية هنا]'],
    ['`npm ci`', '‘npm ci‘'],
  ])('stays text: %s', (source, expected) => {
    const { pieces, changes } = convert(text(source));
    expect(pieces).toEqual([expected]);
    expect(readInline(expected)).toBeUndefined();
    expect(changes.every(({ reason }) => reason === 'characters')).toBe(true);
  });

  test.each(['2**8', 'السعر*', '[1]', 'f[i](x)', '*920#', 'a \\ b', '# عنوان', '$a < b$'])(
    'is not touched where it is none: %s',
    (source) => {
      expect(convert(text(source))).toMatchObject({ pieces: [source], changes: [] });
    },
  );

  test('stays text beside marks', () => {
    const [piece] = convert(text('**a** و'), strong(text('قوي')), text(' ]( ['), link(address, text('ب ] ج'))).pieces;
    const kinds = readInline(String(piece))?.map(({ kind }) => kind);
    expect(kinds).toEqual(['text', 'strong', 'text', 'link']);
  });

  test('stays text where a backslash ends a line', () => {
    expect(sentence(text('أول\\\nثانٍ'))).toBe('أول\\ ثانٍ');
  });
});

describe('characters', () => {
  test('are cleaned, and words that differ are recorded', () => {
    expect(convert(text('مـــمدود خفي\u200bهنا'))).toMatchObject({ pieces: ['ممدود خفيهنا'], changes: [] });
    expect(convert(text('ﻣﺮﺣﺒﺎ'))).toMatchObject({ pieces: ['مرحبا'], changes: [] });
    const { pieces, changes } = convert(text('Ù…Ø±Ø­Ø¨Ø§'));
    expect(pieces).toEqual(['مرحبا']);
    expect(changes).toMatchObject([{ reason: 'characters', after: 'مرحبا' }]);
  });

  test('that no page can show are left out', () => {
    expect(sentence(text('a\u0000\ud800\ufffe b'))).toBe('a b');
  });

  test('that are invisible make no paragraph', () => {
    expect(convert(text('\u200f\u2066\u2069 \u00a0')).pieces).toEqual([]);
  });
});

describe('long paragraphs', () => {
  test('are split between words, so that their marks are read', () => {
    const children = Array.from({ length: 3000 }, () => [
      text('كلمات قبل '),
      link(address, text('رابط')),
      text(' وبعد. '),
    ]).flat();
    const { pieces } = convert(...children);
    const links = pieces.flatMap((piece) => readInline(String(piece))?.filter(({ kind }) => kind === 'link') ?? []);
    expect(pieces.length).toBeGreaterThan(1);
    expect(links).toHaveLength(3000);
    expect(pieces.join(' ').match(/كلمات قبل/g)).toHaveLength(3000);
  });

  test('are split inside one mark', () => {
    const words = Array.from({ length: 6000 }, () => [text('كلمة '), code('a')]).flat();
    const { pieces } = convert(strong(...words));
    expect(pieces.every((piece) => readInline(String(piece))?.[0]?.kind === 'strong')).toBe(true);
  });
});

describe('plain lines', () => {
  test('have no marks and one line', () => {
    expect(plainLine([text('a\n'), strong(text('b')), { type: 'break' }, code('c')])).toBe('a b c');
    expect(plainLine('  مرحبًا\u200b  ')).toBe('مرحبًا');
    expect(plainLine('\u200f ')).toBe('');
  });

  test('are cut after a word', () => {
    expect(plainLine('كلمات كثيرة في سطر واحد', 12)).toBe('كلمات كثيرة…');
    expect(plainLine('كلمات', 12)).toBe('كلمات');
    expect(Array.from(plainLine('ا'.repeat(50), 12))).toHaveLength(12);
  });
});
