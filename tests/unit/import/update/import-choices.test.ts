import { expect, test } from 'vitest';
import { choicesAfter, isNarrower } from '../../../../generator/import/update/import-base.ts';

test('a later import brings what the last one was asked for', () => {
  const last = { types: ['page'], since: 2018, withComments: true };
  expect(choicesAfter(last, {})).toEqual(last);
  expect(choicesAfter(last, { since: 2010, withComments: false })).toEqual({ ...last, since: 2010 });
  expect(choicesAfter({}, { types: ['post'], withComments: true })).toEqual({ types: ['post'], withComments: true });
});

test('a later import that is asked for less would remove content', () => {
  expect(isNarrower({ since: 2018 }, {})).toBe(true);
  expect(isNarrower({ since: 2018 }, { since: 2010 })).toBe(true);
  expect(isNarrower({ since: 2010 }, { since: 2018 })).toBe(false);
  expect(isNarrower({ types: ['page'] }, {})).toBe(true);
  expect(isNarrower({ types: ['page'] }, { types: ['page', 'post'] })).toBe(true);
  expect(isNarrower({ types: ['page', 'post'] }, { types: ['page'] })).toBe(false);
  expect(isNarrower({}, { types: ['page'], since: 2010 })).toBe(false);
});
