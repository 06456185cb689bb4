import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walkFields } from '../../../../generator/content/site/fields.ts';
import type { Path } from '../../../../generator/core/json/path.ts';
import { locate } from '../../../../generator/core/json/scan.ts';
import { countLines, editText, invertEdits, type TextEdit } from '../../../../generator/core/json/text-edit.ts';
import type { Json } from '../../../../generator/core/json/value.ts';
import { valueAt } from '../../../../generator/core/json/value-at.ts';
import type { Operation } from '../../../../generator/editor/document/text/operation.ts';
import { editsOf } from '../../../../generator/editor/document/text/operations.ts';
import { applyToValue } from '../../../../generator/editor/document/value.ts';
import { operationOf, seeds } from '../../../support/random-operations.ts';
import { formatSite, siteTexts, valueOfText, writingNames } from '../../../support/written-sites.ts';

/** How an operation changes a text. */
const changed = (text: string, operation: Operation) => editText(text, editsOf(text, [operation]));

const goneOf = (text: string, edits: TextEdit[]) => edits.map(({ from, to }) => text.slice(from, to));
const addedOf = (edits: TextEdit[]) => edits.map(({ text }) => text);

const lettersOf = (text: string) => text.split('').sort().join('');

/** Holds that nothing outside the place is touched. */
function expectLocal(text: string, operation: Operation, edits: TextEdit[]): void {
  const gone = goneOf(text, edits).join('');
  if (operation.do === 'remove') expect(addedOf(edits).join('')).toBe('');
  else if (operation.do === 'move') expect(lettersOf(gone)).toBe(lettersOf(addedOf(edits).join('')));
  else if (operation.do === 'insert') expect(gone.replace(/^\[\s*\]$/, '')).toBe('');
  else if (operation.do === 'duplicate') expect(gone).toBe('');
  else {
    const place = locate(text, operation.at);
    if (place) {
      for (const { from, to } of edits) {
        expect(from).toBeGreaterThanOrEqual(place.from);
        expect(to).toBeLessThanOrEqual(place.to);
      }
    } else expect(gone.replace(/^\{\s*\}$/, '')).toBe('');
  }
}

const linesOf = (value: unknown) => (value === undefined ? 0 : JSON.stringify(value, null, 1).split('\n').length);

/** Lines beyond those of what comes and what goes: the one before, for its comma, and those of brackets that were on one line. */
const beyond = 5;

function expectFewLines(text: string, operation: Operation, edits: TextEdit[], isPlain: boolean): void {
  if (!isPlain) return;
  const { removed, added } = countLines(text, edits);
  const site = valueOfText(text);
  const old = linesOf(valueAt(site, operation.at));
  const value = 'value' in operation ? linesOf(operation.value) : 0;
  const both = operation.do === 'duplicate' ? old + linesOf(operation.values) : old + value;
  expect(removed).toBeLessThanOrEqual(operation.do === 'insert' || operation.do === 'duplicate' ? beyond : old + beyond);
  expect(added).toBeLessThanOrEqual(both + beyond);
}

describe.each(Object.keys(siteTexts) as (keyof typeof siteTexts)[])('text edits of %s', (site) => {
  const runs = siteTexts[site].length > 100_000 ? 2 : 12;
  test.each(writingNames)('match random operations and are reversible, with format %s', (writing) => {
    const start = formatSite(site, writing);
    const isPlain = ['as it is', 'tabs', 'four spaces', 'Windows lines', 'a byte order mark', 'letters by number'].includes(
      writing,
    );
    fc.assert(
      fc.property(fc.array(seeds, { minLength: 4, maxLength: 12 }), (rows) => {
        let text = start;
        const back: TextEdit[][] = [];
        const forth: TextEdit[][] = [];
        for (const seed of rows) {
          const value: Json = valueOfText(text);
          const operation = operationOf(seed, value);
          if (!operation) continue;
          const edits = editsOf(text, [operation]);
          const after = editText(text, edits);
          expect(isDeepStrictEqual(valueOfText(after), applyToValue(value, operation)), JSON.stringify(operation)).toBe(true);
          expectLocal(text, operation, edits);
          expectFewLines(text, operation, edits, isPlain);
          back.push(invertEdits(text, edits));
          forth.push(edits);
          text = after;
        }
        expect(forth.reduce(editText, start) === text).toBe(true);
        expect(back.reduceRight(editText, text) === start).toBe(true);
      }),
      { numRuns: runs, seed: 1313, endOnFailure: true },
    );
  });
});

test('all operations of a change together equal one after the other', () => {
  fc.assert(
    fc.property(fc.array(seeds, { minLength: 2, maxLength: 8 }), fc.constantFrom(...writingNames), (rows, writing) => {
      const start = formatSite('minimal', writing);
      const operations: Operation[] = [];
      let text = start;
      for (const seed of rows) {
        const operation = operationOf(seed, valueOfText(text));
        if (!operation) continue;
        operations.push(operation);
        text = changed(text, operation);
      }
      expect(editText(start, editsOf(start, operations)) === text).toBe(true);
    }),
    { numRuns: 100, seed: 13, endOnFailure: true },
  );
});

test('strings set together equal strings set one after the other', () => {
  for (const writing of writingNames) {
    const start = formatSite('municipality', writing);
    const paths: Path[] = [];
    walkFields(valueOfText(start), ({ value, path }) => typeof value === 'string' && paths.push(path));
    const operations = paths.map(
      (at, index): Operation => ({ do: 'set', at, value: index % 3 === 0 ? `${index} «ق/» \\ 😀` : 'ق' }),
    );
    const after = editText(start, editsOf(start, operations, true));
    expect(after === operations.slice(0, 40).reduce(changed, editText(start, editsOf(start, operations.slice(40), true)))).toBe(
      true,
    );
  }
});

test.each<[string, Operation[]]>([
  ['a missing place', [{ do: 'set', at: ['a', 'x'], value: '1' }]],
  ['a number', [{ do: 'set', at: ['n'], value: '1' }]],
  ['twice the same place', [{ do: 'set', at: ['b'], value: '1' }]],
])('strings are set one by one if there is %s', (_, more) => {
  const text = '{"a": {"b": "c"}, "b": "d", "n": 1}';
  const operations: Operation[] = [{ do: 'set', at: ['b'], value: 'e' }, { do: 'set', at: ['a', 'b'], value: 'f' }, ...more];
  const value = operations.reduce(applyToValue, JSON.parse(text) as Json);
  expect(JSON.parse(editText(text, editsOf(text, operations, true)))).toEqual(value);
});

describe('new values are formatted like their neighbours:', () => {
  const text = siteTexts.specification;
  const lines = (operation: Operation) => editsOf(text, [operation]).map((edit) => edit.text);

  test('on one line, in schema order', () => {
    expect(lines({ do: 'insert', at: ['header', 'links'], index: 1, value: { href: '/x', label: 'جديد' } })).toEqual([
      '{ "label": "جديد", "href": "/x" },\n      ',
    ]);
  });

  test('at the schema position of the key, like the same key elsewhere', () => {
    const action = { label: 'x', href: '/' };
    expect(lines({ do: 'set', at: ['announcement'], value: { action, text: 'إعلان' } })).toEqual([
      '"announcement": {\n    "text": "إعلان",\n    "action": { "label": "x", "href": "/" }\n  },\n  ',
    ]);
  });

  test('on separate lines for rows without a model', () => {
    expect(lines({ do: 'set', at: ['rows'], value: [['1', '2']] })).toEqual([',\n  "rows": [\n    ["1", "2"]\n  ]']);
  });
});

test('locate reads only the text before a place', () => {
  const place = '{"site": {"name": "x"}, "routes": [{"path": "/"}, {"path": "/a", "title": "';
  const text = `${place}before" this is no JSON any more`;
  expect(locate(text, ['routes', 1, 'title'], true)).toEqual({ from: place.length - 1, to: place.length + 7 });
  const operation: Operation = { do: 'set', at: ['routes', 1, 'title'], value: 'after' };
  expect(editText(text, editsOf(text, [operation], true))).toBe(`${place}after" this is no JSON any more`);
});
