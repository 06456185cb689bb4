import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSite } from '../../../generator/check/check.ts';
import type { AssetIndex } from '../../../generator/content/site/assets.ts';
import { Source } from '../../../generator/core/json/source.ts';
import { fixtureSite, shippedSite, specifiedContent } from '../../support/build.ts';

const original = readFileSync(fixtureSite('variants'), 'utf8');
const noAssets: AssetIndex = new Map();

function check(text: string, assets = noAssets) {
  return checkSite(new Source('site.json', text), assets).diagnostics;
}

/** The fixture with one text replaced, and the line of the replacement. */
function broken(search: string, replacement: string) {
  const at = original.indexOf(search);
  if (at === -1) throw new Error(`The fixture has no ${search}`);
  const text = original.slice(0, at) + replacement + original.slice(at + search.length);
  return { text, line: original.slice(0, at).split('\n').length };
}

function errorsOf(text: string, assets = noAssets) {
  return check(text, assets).filter(({ severity }) => severity === 'error');
}

test('accepts the fixture and the shipped site', () => {
  expect(errorsOf(original)).toEqual([]);
  expect(errorsOf(readFileSync(shippedSite, 'utf8'))).toEqual([]);
});

/** Likely mistakes: the original text, its replacement, the expected code, and a word of the message. */
const mistakes: [what: string, search: string, replacement: string, code: string, word: string][] = [
  ['a misspelt key', '"subtitle":', '"subtitel":', 'unknown-key', 'subtitle'],
  ['a misspelt block type', '"type": "card-grid"', '"type": "card-gird"', 'unknown-type', 'card-grid'],
  ['a value that is not allowed', '"network": "linkedin"', '"network": "linkedIn"', 'wrong-value', 'linkedin'],
  ['a number as a string', '"breadcrumbHeight": 64', '"breadcrumbHeight": "64"', 'wrong-type', 'a number'],
  [
    'texts of two languages as a list',
    '"label": "E-mail"',
    '"label": ["بريد", "E-mail"]',
    'wrong-type',
    '{"ar": "…", "en": "…"}',
  ],
  ['a number out of range', '"breadcrumbHeight": 64', '"breadcrumbHeight": 6400', 'out-of-range', '160'],
  ['an empty text', '"label": "E-mail"', '"label": " "', 'empty-text', 'empty'],
  ['a script address', '"href": "/#strip"', '"href": "javascript:alert(1)"', 'bad-href', 'javascript:'],
  ['a dead link', '"href": "/#strip"', '"href": "/form"', 'dead-link', '/forms'],
  ['a dead fragment', '"href": "/#strip"', '"href": "/#stripe"', 'dead-fragment', 'strip'],
  ['a path with a trailing slash', '"path": "/forms"', '"path": "/forms/"', 'bad-path', '/forms/'],
  ['the same path twice', '"path": "/login"', '"path": "/forms"', 'duplicate-route', '/forms'],
  ['the same card twice', '"name": "forms",', '"name": "values",', 'duplicate-card', 'values'],
  ['the same id twice on a page', '"id": "strip"', '"id": "articles"', 'duplicate-id', 'articles'],
  ['an unknown collection', '"collection": "articles"', '"collection": "article"', 'unknown-collection', 'articles'],
  ['an unknown card', '"login",\n              "values"', '"logout",\n              "values"', 'unknown-card', 'logout'],
  ['a filter without a target', '"filters": "articles"', '"filters": "article"', 'unknown-filter', 'articles'],
  ['a picture without description', '"alt": "A green square on its tip"', '"alt": ""', 'bad-alt', 'decorative'],
  ['an invalid address', '"url": "https://www.example.com/sub/folder"', '"url": "www.example.com"', 'bad-url', 'https://'],
  [
    'a second title on a page',
    '"type": "search",',
    '"type": "banner", "title": "x", "text": "x", "image": { "src": "picture.svg", "alt": "x" } }, { "type": "search",',
    'page-title',
    '2',
  ],
  ['a missing comma', '"language": "en",', '"language": "en"', 'syntax', 'comma'],
  ['single quotes', '"language": "en"', '"language": \'en\'', 'syntax', 'JSON'],
  ['a comment', '"language": "en",', '"language": "en", // English\n', 'syntax', 'comment'],
  ['a duplicate key', '"language": "en",', '"language": "en", "language": "ar",', 'duplicate-key', 'language'],
  [
    'a key that is special to JavaScript',
    '"language": "en",',
    '"language": "en", "__proto__": { "x": 1 },',
    'unknown-key',
    '__proto__',
  ],
];

describe('a single mistake', () => {
  for (const [what, search, replacement, code, word] of mistakes) {
    test(what, () => {
      const { text, line } = broken(search, replacement);
      const errors = errorsOf(text);
      const found = errors.find((error) => error.code === code);
      expect(found, JSON.stringify(errors, null, 1)).toBeDefined();
      // A missing comma is noticed at the next token; an error of a whole page is at its blocks.
      expect(Math.abs((found?.line ?? 0) - line)).toBeLessThanOrEqual(code === 'page-title' ? 2 : 1);
      expect(`${found?.message.en} ${found?.hint.en}`).toContain(word);
      expect(found?.message.ar).toMatch(/[\u0600-\u06FF]/);
    });
  }
});

test('reports an unknown key at the key, with one-based line and column', () => {
  const { text, line } = broken('"subtitle":', '"subtitel":');
  const [unknown, ...others] = errorsOf(text);
  const column = (original.split('\n')[line - 1] ?? '').indexOf('"subtitle"') + 1;
  expect([unknown?.code, others]).toEqual(['unknown-key', []]);
  expect(unknown).toMatchObject({ line, column, pointer: '/routes/1/blocks/0/subtitel', file: 'site.json' });
});

test('reports all errors at once in file order', () => {
  let text = original;
  for (const [search, replacement] of [
    ['"breadcrumbHeight": 64', '"breadcrumbHeight": "64"'],
    ['"filters": "articles"', '"filters": "nothing"'],
    ['"href": "/#strip"', '"href": "/nowhere"'],
    ['"subtitle":', '"subtitel":'],
    ['"submit": "Enter"', '"submit": ""'],
  ] as const) {
    text = text.replace(search, replacement);
  }
  const errors = errorsOf(text);
  expect(errors.map(({ code }) => code)).toEqual(['wrong-type', 'unknown-filter', 'unknown-key', 'dead-link', 'empty-text']);
  const lines = errors.map(({ line }) => line);
  expect(lines).toEqual(lines.toSorted((a, b) => a - b));
});

test('reports other errors besides a syntax error and no false missing keys', () => {
  const text = original.replace('"language": "en",', '"language": "en"').replace('"href": "/#strip"', '"href": "/nowhere"');
  expect(errorsOf(text).map(({ code }) => code)).toEqual(['syntax', 'dead-link']);
});

test.each(['', '   ', 'null', '[]', '42', '"text"', '{', '{}', '{"routes": 5}', '{"routes": [null]}', '\u0000'])(
  'reports %j as an error without crashing',
  (text) => {
    expect(errorsOf(text).length).toBeGreaterThan(0);
  },
);

test.each([
  ['a route equal to a file of the site', '"path": "/forms"', '"path": "/index.html"', 'reserved-path'],
  ['a route below assets', '"path": "/forms"', '"path": "/assets/forms"', 'reserved-path'],
  ['a route too long for file systems', '"path": "/forms"', `"path": "/${'ب'.repeat(150)}"`, 'long-segment'],
  ['a hidden route', '"path": "/forms"', '"path": "/.git"', 'reserved-path'],
  ['routes that differ only in case', '"path": "/login"', '"path": "/Forms"', 'duplicate-route'],
  ['a route with an invisible character', '"path": "/forms"', '"path": "/for\\u200bms"', 'bad-path'],
  ['a lone surrogate', '"title": "Forms"', '"title": "Forms \\ud800"', 'bad-character'],
  ['a control character', '"title": "Forms"', '"title": "Forms \\u0000"', 'bad-character'],
  ['a malformed escape in a link', '"href": "/#strip"', '"href": "/forms?x=%E0"', 'bad-href'],
  ['a malformed host', '"href": "/#strip"', '"href": "https://["', 'bad-href'],
  [
    'a host with policy syntax',
    '"action": "https://forms.example.com/contact"',
    '"action": "https://a;sandbox/"',
    'bad-external-href',
  ],
  ['credentials in a link', '"href": "/#strip"', '"href": "https://user:word@example.com/"', 'bad-href'],
  ['a malformed address of the site', '"url": "https://www.example.com/sub/folder"', '"url": "https://a:99999999"', 'bad-url'],
  [
    'a site address with dot segments',
    '"url": "https://www.example.com/sub/folder"',
    '"url": "https://x.sa/a/../b"',
    'bad-base-path',
  ],
  ['a filter named undefined', '"filters": "articles"', '"filters": "undefined"', 'unknown-filter'],
  ['a collection named like an object property', '"collection": "articles"', '"collection": "constructor"', 'unknown-collection'],
  [
    'a collection named __proto__',
    '"collections": {',
    '"collections": { "__proto__": { "type": "link-cards", "cards": [] },',
    'unknown-key',
  ],
  ['a duplicate field of a form', '"name": "phone"', '"name": "name"', 'duplicate-id'],
  ['very deep nesting', '"routes": [', `"routes": ${'['.repeat(5000)}`, 'too-deep'],
])('reports %s', (_what, search, replacement, code) => {
  expect(errorsOf(broken(search, replacement).text).map((error) => error.code)).toContain(code);
});

test('reports text that is not JSON in a few lines', () => {
  expect(errorsOf('x '.repeat(5000)).length).toBeLessThan(30);
});

test('reports missing and unreadable images', () => {
  const assets: AssetIndex = new Map([
    ['picture.svg', { state: 'missing' }],
    ['logo.svg', { state: 'refused', code: 'unreadable-image' }],
  ]);
  const codes = new Set(errorsOf(original, assets).map(({ code }) => code));
  expect(codes).toEqual(new Set(['missing-image', 'unreadable-image']));
});

test('requires a breadcrumb to start at home and link its intermediate items', () => {
  const site = JSON.parse(original);
  site.routes[2].breadcrumb = [{ label: 'Forms' }];
  site.routes[3].breadcrumb = [{ label: 'Home', href: '/' }, { label: 'Middle' }, { label: 'Login' }];
  expect(errorsOf(JSON.stringify(site)).map(({ code, pointer }) => [code, pointer])).toEqual([
    ['breadcrumb-start', '/routes/2/breadcrumb/0'],
    ['breadcrumb-item', '/routes/3/breadcrumb/1'],
  ]);
});

test('warns about each placeholder and once per collection about past events', () => {
  const warnings = check(readFileSync(specifiedContent, 'utf8')).filter(({ severity }) => severity === 'warning');
  expect(warnings.map(({ place }) => place)).toEqual([
    'site.url',
    'site.contact.email',
    'site.contact.phone',
    ...[0, 1, 2, 3, 4].map((index) => `site.social[${index}]`),
    'collections.trainings.cards[0].date',
    'routes[8]',
    'routes[9]',
  ]);
});
