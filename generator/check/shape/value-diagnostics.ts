import { longestPath } from '../../../templates/model/addresses/rules.ts';
import { longestSiteUrl } from '../../../templates/model/site/rules.ts';
import { findForbidden, isHref, longestAddress, longestSegment, sentLength } from '../../../templates/schema/rules.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { codePoint } from '../../core/diagnostics/escape-control-characters.ts';
import type { Path } from '../../core/json/path.ts';
import { wordOf } from '../../core/json/walk.ts';
import { gregorianDay } from './hijri.ts';
import { suggestFormat } from './suggest-format.ts';

/** Maximum length of an address at a path, in characters. */
function maxLengthAt(path: Path): number {
  const key = path.findLast((part) => typeof part === 'string');
  if (key === 'url') return longestSiteUrl;
  return key === 'path' || key === 'from' || key === 'movedFrom' ? longestPath : longestAddress;
}

/** Start of an overlong value, enough to recognise it. */
const shortened = (text: string) => `${[...text.slice(0, 120)].slice(0, 60).join('')}…`;

/** The first character or sequence that is not allowed in the path of a site's address. */
const oddSign = /(?<=^https:\/\/[^/]*\/.*)(?:%[0-9A-Fa-f]{0,2}|(?<=\/)\.|\/(?=\/|$)|[^A-Za-z0-9._~!@&+=,/-])/u;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Schemes that are allowed; if such an address fails, the reason is another. */
const allowedSchemes = new Set(['https:', 'mailto:', 'tel:']);

/** The scheme of an address if it is the reason for failure. */
function forbiddenScheme(address: unknown): string | undefined {
  const scheme = /^\s*([a-z][a-z0-9+.-]*:)/i.exec(wordOf(address))?.[1]?.toLowerCase();
  return scheme && !allowedSchemes.has(scheme) ? scheme : undefined;
}

/** A Hijri date, including days that no Gregorian month has, such as the 30th of month 2. */
const hijriDay = /^1[3-5]\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|30)(?:T|$)/;
const dayCodes = new Set(['bad-date', 'bad-moment']);

/**
 * Diagnostics with details beyond the value: the position of a character, a length, a date.
 * @param code code from the schema
 * @returns undefined for other codes
 */
export function valueDiagnostic(code: string, value: unknown, path: Path): RawDiagnostic | undefined {
  const text = wordOf(value);
  if (code === 'bad-character') {
    // Code may contain tabs.
    const other = findForbidden(text.replaceAll('\t', ' '));
    const textIndex = Math.max(0, other === -1 ? findForbidden(text) : other);
    return { code, path, textIndex, parameters: { found: codePoint(text.slice(textIndex, textIndex + 2)) } };
  }
  if (code === 'bad-base-path') {
    const odd = oddSign.exec(text.slice(0, 1000));
    return { code, path, textIndex: odd?.index ?? 0, parameters: { found: odd?.[0] ?? text } };
  }
  if (code === 'long-address') {
    const parameters = { found: shortened(text), count: sentLength(text), expected: String(maxLengthAt(path)) };
    return { code, path, parameters };
  }
  if (code === 'long-segment') {
    const longest = text.split('/').reduce((a, b) => (bytesOf(b) > bytesOf(a) ? b : a));
    const parameters = { found: shortened(longest), count: bytesOf(longest), expected: String(longestSegment) };
    return { code, path, textIndex: text.indexOf(longest), parameters };
  }
  if (code === 'bad-href') return { code, path, parameters: { found: text, expected: forbiddenScheme(value) } };
  if (code === 'bad-year' || (dayCodes.has(code) && hijriDay.test(text))) {
    const day = gregorianDay(text.slice(0, 10));
    return { code: 'bad-year', path, parameters: { found: text, nearest: day && day + text.slice(10) } };
  }
  return undefined;
}

/** Diagnostic of a link address. @param code code from the schema */
export function hrefDiagnostic(code: string, href: string, path: Path): RawDiagnostic {
  const diagnostic = valueDiagnostic(code, href, path) ?? { code: 'bad-href', path, parameters: { found: href } };
  const meant = suggestFormat(code, href, isHref);
  return meant === undefined ? diagnostic : { ...diagnostic, parameters: { ...diagnostic.parameters, nearest: meant } };
}
