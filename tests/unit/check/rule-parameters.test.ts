import { expect, test } from 'vitest';
import { checkSite } from '../../../generator/check/check.ts';
import { Source } from '../../../generator/core/json/source.ts';
import { readInvalidSite, textOf } from '../../support/invalid-sites.ts';

/** Parameters of diagnostics beyond position and code (tested by the fixtures of invalid sites): they select other wordings. */
const parametersOf = (name: string, code: string) =>
  checkSite(new Source('site.json', textOf(readInvalidSite(name))), new Map())
    .diagnostics.filter((one) => one.code === code)
    .map(({ parameters }) => parameters);

test('says of a link to a hidden block that it is hidden, without a suggestion', () => {
  expect(parametersOf('dead-fragment-hidden', 'dead-fragment')).toEqual([{ found: 'strip', expected: 'hidden' }]);
});

test('names the end of a redirect chain, and none for a loop', () => {
  expect(parametersOf('redirect-chain', 'redirect-chain').map(({ found, nearest }) => [found, nearest])).toEqual([
    ['/two', '/forms'],
    ['/about#a', undefined],
    ['/round', undefined],
    ['/self', undefined],
    ['/former', '/forms'],
  ]);
});

test('names the field and length of a description of the wrong length', () => {
  expect(parametersOf('description-length-of-post', 'description-length')).toEqual([{ found: 'text-summary', count: 5 }]);
});

test('names the reason why a card may be absent: a draft or dates', () => {
  expect(parametersOf('publication', 'absent-card').map(({ found, expected, list }) => [found, expected, list])).toEqual([
    ['/forms', 'draft', ['', '']],
    ['/login', 'time', ['2998-01-01T09:00+03:00', '2999-01-01T09:00+03:00']],
  ]);
});
