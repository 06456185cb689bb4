import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSite } from '../../../generator/check/check.ts';
import { withoutConsequences } from '../../../generator/check/root-causes.ts';
import type { AssetIndex } from '../../../generator/content/site/assets.ts';
import type { RawDiagnostic } from '../../../generator/core/diagnostics/diagnostics.ts';
import { Source } from '../../../generator/core/json/source.ts';
import { fixtureSite, shippedSite } from '../../support/build.ts';

const original = readFileSync(fixtureSite('variants'), 'utf8');
const shipped = readFileSync(shippedSite, 'utf8');
const noAssets: AssetIndex = new Map();

const check = (text: string, assets = noAssets) => checkSite(new Source('site.json', text), assets).diagnostics;
const clean = new Set(check(original).map(({ code, pointer }) => code + pointer));

/** The fixture with replacements, each of which must change the text. */
function edited(...edits: [search: string, replacement: string][]) {
  return edits.reduce((text, [search, replacement]) => {
    expect(text).toContain(search);
    return text.replace(search, replacement);
  }, original);
}

/** Diagnostics that an edit adds to those of the fixture, including warnings. */
const addedBy = (...edits: [string, string][]) =>
  check(edited(...edits))
    .filter(({ code, pointer }) => !clean.has(code + pointer))
    .map(({ code, pointer }) => `${code} ${pointer}`);

describe('root-cause linking', () => {
  test.each<[what: string, search: string, replacement: string, gives: string]>([
    ['a key misspelt', '"subtitle":', '"subtitel":', 'unknown-key /routes/1/blocks/0/subtitel'],
    ['the type of a block misspelt', '"type": "card-grid"', '"type": "card-gird"', 'unknown-type /routes/0/blocks/2/type'],
    [
      'the key of cards misspelt',
      '"collection": "articles"',
      '"colection": "articles"',
      'unknown-key /routes/0/blocks/2/cards/colection',
    ],
    [
      'the path of a page misspelt, as two links to it tell',
      '"path": "/login"',
      '"path": "/lgoin"',
      'misspelt-name /routes/3/path',
    ],
    ['the key of a path misspelt', '"path": "/login"', '"paht": "/login"', 'unknown-key /routes/3/paht'],
    ['the path of another page', '"path": "/login"', '"path": "/forms"', 'duplicate-route /routes/3/path'],
    ['a path with a slash too many', '"path": "/forms"', '"path": "/forms/"', 'bad-path /routes/2/path'],
    ['the name of a collection misspelt', '"articles": {', '"artciles": {', 'misspelt-name /collections/artciles'],
    ['the name of a card misspelt', '"name": "forms",', '"name": "values",', 'duplicate-card /collections/articles/cards/1/name'],
    ['the name of a place misspelt', '"id": "strip"', '"id": "stripe"', 'misspelt-name /routes/0/blocks/3/id'],
    ['a list of collections misspelt', '"collections": {', '"colections": {', 'unknown-key /colections'],
  ])('reports one diagnostic for %s', (_what, search, replacement, gives) => {
    expect(addedBy([search, replacement])).toEqual([gives]);
  });

  test('suppresses the unused-image warning of the file that a misspelt picture means', () => {
    const assets: AssetIndex = new Map([
      ['pictur.svg', { state: 'missing', nearest: 'picture.svg' }],
      ['picture.svg', { state: 'unused' }],
      ['other.svg', { state: 'unused' }],
    ]);
    const codes = check(edited(['"src": "picture.svg"', '"src": "pictur.svg"']), assets)
      .filter(({ code }) => code.endsWith('image'))
      .map(({ code, parameters }) => `${code} ${parameters.found}`);
    expect(codes).toEqual(['missing-image pictur.svg', 'unused-image other.svg']);
  });

  test('states in the hint how many errors were suppressed and which name was probably meant', () => {
    const [error] = check(edited(['"path": "/login"', '"path": "/forms"'])).filter(({ severity }) => severity === 'error');
    expect(error?.hint.en).toBe('Give each page its own path. Perhaps "/login" is meant. 2 more errors follow from this one.');
    expect(error?.hint.ar).toContain('"/login"');
    expect(error?.hint.ar).toMatch(/خطآن آخران نتجا عنه\.$/);
    const [misspelt] = check(edited(['"path": "/login"', '"path": "/lgoin"'])).filter(({ severity }) => severity === 'error');
    expect(misspelt?.message.en).toBe('this is "/lgoin", while 2 other places say "/login", the first in line 96.');
  });

  test('keeps errors that have a cause of their own', () => {
    expect(addedBy(['"path": "/login"', '"path": "/forms"'], ['"href": "/#strip"', '"href": "/frms"'])).toEqual([
      'dead-link /routes/1/blocks/0/action/href',
      'duplicate-route /routes/3/path',
    ]);
    expect(addedBy(['"requiredNote":', '"xyz":'])).toEqual([
      'missing-key /routes/2/blocks/1/form',
      'unknown-key /routes/2/blocks/1/form/xyz',
    ]);
  });
});

test('withoutConsequences keeps the first diagnostic of a cycle and a reported cause for every suppressed one', () => {
  const diagnostic = (invalidates: string[], assumes: string[]): RawDiagnostic => ({
    code: 'invalid',
    path: [],
    invalidates,
    assumes,
  });
  const cycle = [diagnostic(['a'], ['b']), diagnostic(['b'], ['a'])];
  expect(withoutConsequences(cycle)).toEqual([cycle[0]]);
  const chain = [diagnostic(['b'], ['a']), diagnostic([], ['b']), diagnostic(['a'], []), diagnostic([], ['c'])];
  expect(withoutConsequences(chain)).toEqual([chain[2], chain[3]]);
  const own = diagnostic(['a'], ['a']);
  expect(withoutConsequences([own])).toEqual([own]);
});

describe('a missing bracket', () => {
  // Ignores brackets in strings.
  const structure = shipped.replaceAll(/"(?:[^"\\]|\\.)*"/g, (text) => ' '.repeat(text.length));
  const places = [...structure.matchAll(/[{}[\]]/g)].map(({ index }) => index);

  const quarters = [0, 1, 2, 3].map((start) => [places.filter((_, index) => index % 60 === start * 15)]);

  test.each(quarters)('gives exactly one syntax error anywhere in the shipped content', (some) => {
    for (const at of some) {
      const text = shipped.slice(0, at) + shipped.slice(at + 1);
      const errors = check(text).filter(({ severity }) => severity === 'error');
      expect(
        errors.map(({ code }) => code),
        `line ${shipped.slice(0, at).split('\n').length}`,
      ).toEqual(['syntax']);
    }
  });

  test.each([
    ['{ "a": ["x", "y" , "b": 1}', 'BracketNotClosed', 18],
    ['{ "a": "b": 1}, "c": 2 }', 'BraceNotOpened', 8],
    ['{ "a": "x", "y"], "b": 1 }', 'BracketNotOpened', 8],
    [' "a": 1 }', 'BraceNotOpened', 2],
  ])('is located correctly in %s', (text, expected, column) => {
    const [error] = check(text).filter(({ code }) => code === 'syntax');
    expect([error?.parameters.expected, error?.column]).toEqual([expected, column]);
  });
});
