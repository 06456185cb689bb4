import fc from 'fast-check';
import { hostileTexts } from '../../generator/cli/commands/test-texts.ts';
import type { Random } from './random.ts';

/** Words that JavaScript gives a meaning to where a program looks them up without care. */
export const inherited = ['toString', '__proto__', 'constructor', 'hasOwnProperty', 'valueOf', 'prototype', 'then', 'length'];

/** Characters that steer, hide or break: written as code points, so that this file holds none of them. */
export const oddCharacters = [
  0x00, 0x01, 0x08, 0x09, 0x0b, 0x0c, 0x0d, 0x1b, 0x7f, 0x85, 0x9b, 0xa0, 0xad, 0x061c, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e,
  0x200f, 0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069, 0xfdd0, 0xfeff, 0xfff9,
  0xfffb, 0xfffd, 0xfffe, 0xffff, 0x1f600, 0x1fffe, 0xe0001, 0x10ffff,
].map((code) => String.fromCodePoint(code));

export const loneSurrogates = ['\ud800', '\udbff', '\udc00', '\udfff', 'a\ud800b', '\udc00\ud800'];

export const oddNumbers = [
  '0',
  '-0',
  '-1',
  '0.5',
  '1.5',
  '-1.5',
  '1e3',
  '1E+2',
  '1e-7',
  '1e309',
  '-1e309',
  '1e21',
  '9007199254740993',
  '2147483648',
  '4294967296',
  '0.30000000000000004',
  '5e-324',
  '999999999999999999999999999999',
  '160.0',
  '64.0000000001',
  '365000',
  '100000.1',
];

/** No JSON numbers, though other languages take them. */
export const wrongNumbers = ['01', '+1', '.5', '1.', '0x10', '1_000', 'NaN', 'Infinity', '-', '1e', '٣'];

export const oddAddresses = [
  '/',
  '//',
  '///',
  '//example.org',
  '/\\example.org',
  '\\\\example.org',
  '/..',
  '/../..',
  '/./',
  '/a/../b',
  '/%',
  '/%2',
  '/%zz',
  '/%2e%2e/',
  '/%2f',
  '/%00',
  '/%ff',
  '/%D9',
  '/%D9%82',
  '/a b',
  '/a\tb',
  '/#',
  '/#a#b',
  '/?',
  '/?a=%',
  '/index',
  '/index.html',
  '/404',
  '/404.html',
  '/assets',
  '/assets/x',
  '/robots.txt',
  '/constructor',
  '/__proto__',
  '/toString',
  '/_preview',
  '/.well-known',
  '/.git',
  '/con',
  '/nul',
  '/a.br',
  '/a.gz',
  '/a.html',
  '/A',
  '/a/',
  '/a//b',
  '/$',
  '/$uri',
  '/{path}',
  '/{',
  '/}',
  '/;',
  "/'",
  '/"',
  '/`',
  '/|',
  '/[',
  '/]',
  '/^',
  '/(',
  '/)',
  '/*',
  '/+',
  '/~',
  '/@',
  '/!',
  '/=',
  '/,',
  '/&',
  '/:',
  '/قيم',
  '/e\u0301',
  'https://',
  'https:///x',
  'https://x',
  'https://user:pass@example.org',
  'https://example.org:99999',
  'https://exa mple.org',
  'https://قيم.example',
  'https://xn--a',
  'https://[::1]/',
  'https://example.org\\@evil.example',
  'https://example.org/%',
  'HTTPS://x',
  'http://example.org',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:',
  'mailto:a',
  'mailto:a@b',
  'mailto:a@b@c',
  'mailto:a@b?subject=%',
  'tel:',
  'tel:+',
  'tel:1',
  'tel:+966-11',
  'tel:abc',
  'sms:1',
  'ftp://x',
  '#',
  '#a',
  '?',
  '.',
  '..',
  '',
  ' ',
  'about:blank',
  'blob:https://x/y',
  'https://example.org/$uri',
  'https://example.org/{path}',
  "https://example.org/'",
  'https://example.org/"',
  'https://example.org/;',
  'https://example.org/|',
  'https://example.org/[',
  'https://example.org/%20',
  'https://example.org/%25',
  'https://example.org/a%2Fb',
];

export const oddDates = [
  '2026-02-29',
  '2024-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-1',
  '26-01-01',
  '2026/01/01',
  '1447-05-01',
  '0000-01-01',
  '9999-12-31',
  '+002026-01-01',
  '2026-01-01T00:00:00Z',
  '٢٠٢٦-٠١-٠١',
  '2026-04-31',
  '1900-02-29',
  '2000-02-29',
];

/** Times of day, moments and names of time zones that are nearly right. */
export const oddMoments = [
  '08:30',
  '8:30',
  '24:00',
  '24:01',
  '23:60',
  '08:30:00',
  '٠٨:٣٠',
  '8 am',
  '2027-02-14T09:00+03:00',
  '2027-02-14T09:00',
  '2027-02-14T24:00Z',
  '2027-02-14 09:00+03:00',
  '2027-02-14T09:00+15:00',
  '1448-09-07T09:00+03:00',
  '2027-02-30T09:00Z',
  'Asia/Riyadh',
  'asia/riyadh',
  'Asia/Riyad',
  'UTC+3',
];

/** Names of pages and files that posts bring, and that are nearly theirs. */
export const postAddresses = [
  '/articles',
  '/articles/',
  '/articles/page/1',
  '/articles/page/2',
  '/articles/page/99',
  '/articles/tags',
  '/articles/tags/research',
  '/articles/authors/nobody',
  '/articles/feed.atom',
  '/articles/values-week',
  '/articles/values-week.ics',
  '/articles/values-week/more',
];

/** As much of a text as one value may take; a run of it. */
export function longRun(random: Random): string {
  const unit = random.pick([
    'a',
    'ق',
    '\\',
    '"',
    ' ',
    '\n',
    '[',
    '{',
    '👍',
    'e\u0301',
    '/',
    '%',
    '../',
    'a/',
    '<',
    '\u064e',
    '%s',
    '-',
  ]);
  return unit.repeat(random.pick([300, 2_000, 20_000, 50_000]) / unit.length);
}

/** What fast-check makes texts and values of: each is made once, and takes milliseconds. */
const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const anyLetters = fc.string({ unit: 'grapheme', maxLength: 40 });
const anyUrl = fc.webUrl({ withFragments: true, withQueryParameters: true });
const anyValue = fc.jsonValue({ maxDepth: 3 });

/** Any text, from plain to absurd. */
export function oddText(random: Random): string {
  const kinds: (() => string)[] = [
    () => random.pick(hostileTexts),
    () => random.pick(oddCharacters),
    () => `كلمة${random.pick(oddCharacters)}أخرى`,
    () => random.pick(loneSurrogates),
    () => random.pick(inherited),
    () => random.pick(oddAddresses),
    () => random.pick(oddDates),
    () => random.pick(oddMoments),
    () => random.pick(postAddresses),
    () => random.pick(['', ' ', '\n', '\t', '\u200b', 'null', 'true', '0', '-1']),
    () => random.sample(anyText),
    () => random.sample(anyLetters),
    () => random.sample(anyUrl),
    () => longRun(random),
  ];
  return random.pick(kinds)();
}

/** A value of JSON, written as JSON. */
export function oddJson(random: Random): string {
  const kinds: (() => string)[] = [
    () => JSON.stringify(oddText(random)),
    () => random.pick(['null', 'true', 'false', '{}', '[]', '[[]]', '[null]', '""', '0']),
    () => random.pick(oddNumbers),
    () => random.pick(wrongNumbers),
    () => `{${JSON.stringify(random.pick(inherited))}: ${random.pick(['1', 'null', '"x"', '{}', '[]', 'true'])}}`,
    () => `[${random.pick(['1', 'null', '"x"', '{}', '{"toString": 1}'])}]`,
    () => nested(random, random.pick([3, 20, 99, 100, 101, 150, 3_000])),
    () => JSON.stringify(random.sample(anyValue)),
  ];
  return random.pick(kinds)();
}

function nested(random: Random, depth: number): string {
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
    ['{"blocks":[', ']}'],
  ] as const);
  return open.repeat(depth) + (random.chance(0.5) ? '1' : 'null') + close.repeat(random.chance(0.9) ? depth : depth - 1);
}
