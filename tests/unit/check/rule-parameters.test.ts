import { expect, test } from 'vitest';
import { checkSite } from '../../../generator/check/check.ts';
import { Source } from '../../../generator/core/json/source.ts';
import { readInvalidSite, textOf } from '../../support/invalid-sites.ts';

/** What rules tell beyond place and code, which the fixtures of faults hold: other words of the message follow from it. */
const parametersOf = (name: string, code: string) =>
  checkSite(new Source('site.json', textOf(readInvalidSite(name))), new Map())
    .diagnostics.filter((one) => one.code === code)
    .map(({ parameters }) => parameters);

test('a link to a hidden block says that it is hidden, and proposes no other', () => {
  expect(parametersOf('dead-fragment-hidden', 'dead-fragment')).toEqual([{ found: 'strip', expected: 'hidden' }]);
});

test('a chain of redirects says where it ends; a circle has no end', () => {
  expect(parametersOf('redirect-chain', 'redirect-chain').map(({ found, nearest }) => [found, nearest])).toEqual([
    ['/two', '/forms'],
    ['/about#a', undefined],
    ['/round', undefined],
    ['/self', undefined],
    ['/former', '/forms'],
  ]);
});

test('a description of a wrong length says what it is of, and how long it is', () => {
  expect(parametersOf('description-length-of-post', 'description-length')).toEqual([{ found: 'text-summary', count: 5 }]);
});

test('what is not always there is told with why: a draft, or times', () => {
  expect(parametersOf('publication', 'absent-card').map(({ found, expected, list }) => [found, expected, list])).toEqual([
    ['/forms', 'draft', ['', '']],
    ['/login', 'time', ['2998-01-01T09:00+03:00', '2999-01-01T09:00+03:00']],
  ]);
});
