import { decodedPart } from '../../../templates/model/addresses/decode.ts';
import type { PlannedRedirect } from './redirects.ts';
import { escapePattern } from './server-options.ts';

/** Parameters of a query that may be asked for in any order; of more there would be too many orders. */
const maxPermutedParameters = 3;

/** Redirects that begin at a path, whatever its query. */
export const byPath = (redirects: readonly PlannedRedirect[]) => redirects.filter(({ query }) => query.length === 0);

/** Those that begin at a query: of two that fit the one of more parameters comes first. */
export const byQuery = (redirects: readonly PlannedRedirect[]) =>
  redirects.filter(({ query }) => query.length > 0).sort((one, other) => other.query.length - one.query.length);

const decoded = (parameter: string) => decodedPart(parameter.replaceAll('+', ' ')) ?? parameter;

/**
 * Whether a query that was asked for begins with the parameters of a redirect. What follows them is of others: services
 * such as Facebook add parameters at the end of addresses that are shared.
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

/** Escapes as browsers and others write them, in capitals or not. */
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

/** A pattern of a character as it is sent in a query. */
function sentAs(character: string): string {
  if (/[\w.~-]/.test(character)) return escapePattern(character);
  if (character === ' ') return String.raw`(?:%20|\+)`;
  const isSentPlain = /[!-~]/.test(character) && !/[&+%#]/.test(character);
  return isSentPlain ? `(?:${escapePattern(character)}|${escapesOf(character)})` : escapesOf(character);
}

/** The same as `fitsQuery` for a server, from the beginning of a query, in what RE2 and PCRE have in common. */
export function queryPattern(query: readonly string[]): string {
  const orders = ordersOf(query).map((order) => order.map((parameter) => [...parameter].map(sentAs).join('')).join('&'));
  return `(?:${[...new Set(orders)].join('|')})(?:&|$)`;
}
