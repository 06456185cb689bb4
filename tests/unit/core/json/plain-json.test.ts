import fc from 'fast-check';
import { type ParseError, parseTree } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { readPlainJson } from '../../../../generator/core/json/plain-json.ts';
import { toValue } from '../../../../generator/core/json/tree.ts';

describe('readPlainJson', () => {
  test('parses JSON with unique keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 2, '\t'), (value, space) => {
        fc.pre(!JSON.stringify(value).includes('"__proto__"'));
        const text = JSON.stringify(value, null, space);
        expect(readPlainJson(text, 100)).toEqual({ value: JSON.parse(text) });
      }),
    );
  });

  test.each([
    ['a duplicate key', '{"a": 1, "a": 1}'],
    ['a duplicate key with an escape', '{"a": 1, "\\u0061": 1}'],
    ['a deeply nested duplicate key', '[{"b": {"a": [], "c": 1, "a": {}}}]'],
    ['the key __proto__', '{"__proto__": {"a": 1}}'],
    ['an unterminated string', '{"a": "b}'],
    ['a string with an escaped end quote', String.raw`{"a": "b\\\"}`],
    ['a trailing comma', '[1,]'],
    ['a comment', '{} // x'],
    ['a number too large for JavaScript', '{"a": [1e999]}'],
    ['empty text', ''],
    ['a byte order mark', '\uFEFF{}'],
  ])('returns undefined for %s', (_, text) => {
    expect(readPlainJson(text, 100)).toBeUndefined();
  });

  test('returns undefined if nested too deeply', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(readPlainJson(nested(100), 100)).toBeDefined();
    expect(readPlainJson(nested(101), 100)).toBeUndefined();
  });
});

test('accepts only what the tolerant parser accepts, with the same value', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    '"a"',
    '"b"',
    '1',
    'null',
    ' ',
    '"\\""',
    '"\\\\"',
    '\n',
    'é',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const plain = readPlainJson(text, 100);
      if (plain === undefined) return;
      const errors: ParseError[] = [];
      const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
      expect(errors).toEqual([]);
      expect(root && toValue(root)).toEqual(plain.value);
    }),
    { numRuns: 20_000 },
  );
});

// A quadratic reader would take hours: the test would time out.
test('takes linear time for escaped quotes and long runs of backslashes', () => {
  for (const part of [String.raw`\"`, String.raw`\\`, String.raw`\\\"`, ' '])
    expect(readPlainJson(`["${part.repeat(1_000_000)}"]`, 100), part).toBeDefined();
});
