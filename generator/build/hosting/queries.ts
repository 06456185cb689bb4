import { decodedPart } from '../../../templates/model/addresses/decode.ts';
import type { PlannedRedirect } from './redirects.ts';
import { escapePattern } from './server-options.ts';

/** Queries with up to this number of parameters match in any order; more would give too many orders. */
const maxPermutedParameters = 3;

/** Redirects by path, with any query. */
export const byPath = (redirects: readonly PlannedRedirect[]) => redirects.filter(({ query }) => query.length === 0);

/** Redirects by query, those with more parameters first. */
export const byQuery = (redirects: readonly PlannedRedirect[]) =>
  redirects.filter(({ query }) => query.length > 0).sort((one, other) => other.query.length - one.query.length);

const decoded = (parameter: string) => decodedPart(parameter.replaceAll('+', ' ')) ?? parameter;

/**
 * Whether a requested query begins with the parameters of a redirect. Further parameters are ignored: services such as Facebook
 * append their own to shared links.
 */
export function matchesQuery(requested: string, query: readonly string[]): boolean {
  const parameters = requested.split('&').slice(0, query.length).map(decoded);
  const [one, other] = query.length > maxPermutedParameters ? [parameters, query] : [parameters.toSorted(), query.toSorted()];
  return one.length === other.length && one.every((parameter, index) => parameter === other[index]);
}

function ordersOf(query: readonly string[]): string[][] {
  if (query.length < 2 || query.length > maxPermutedParameters) return [[...query]];
  return query.flatMap((first, index) => ordersOf(query.toSpliced(index, 1)).map((others) => [first, ...others]));
}

/** Pattern of a character's percent encoding, with hex digits in either case. */
const escapesOf = (character: string) =>
  [...new TextEncoder().encode(character)]
    .map(
      (byte) =>
        `%${byte
          .toString(16)
          .padStart(2, '0')
          .replaceAll(/[a-f]/g, (digit) => `[${digit.toUpperCase()}${digit}]`)}`,
    )
    .join('');

/** Pattern of a character as sent in a query. */
function sentAs(character: string): string {
  if (/[\w.~-]/.test(character)) return escapePattern(character);
  if (character === ' ') return String.raw`(?:%20|\+)`;
  const isSentPlain = /[!-~]/.test(character) && !/[&+%#]/.test(character);
  return isSentPlain ? `(?:${escapePattern(character)}|${escapesOf(character)})` : escapesOf(character);
}

/** Pattern for the beginning of a query, equivalent to `matchesQuery`, in the common syntax of RE2 and PCRE. */
export function queryPattern(query: readonly string[]): string {
  const orders = ordersOf(query).map((order) => order.map((parameter) => [...parameter].map(sentAs).join('')).join('&'));
  return `(?:${[...new Set(orders)].join('|')})(?:&|$)`;
}
