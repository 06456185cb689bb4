import type * as z from 'zod';
import type { SchemaDiagnosticCode } from './diagnostic-codes.ts';

/**
 * Rules of fields that blocks share. Separate from the schemas, so that importing the rules does not load zod: see
 * `generator/content/schema/`.
 */

/**
 * Issue about a whole object, for the payload of a zod check. `continue` is set, so that other checks report as well.
 * @param message message code; for a custom block its text, an Arabic and an English sentence on a line each
 * @param path within the object
 * @param input the value there
 * @param params parameters of the message
 */
export const issueOf = (
  message: SchemaDiagnosticCode | `${string}\n${string}`,
  path: (string | number)[],
  input: unknown,
  params?: Record<string, unknown>,
) => ({
  code: 'custom' as const,
  continue: true,
  message,
  path,
  input,
  params,
});

/** Reports a block with both own items and a collection, or with neither. */
export function refineItems({ value, issues }: z.core.ParsePayload<{ items?: unknown; from?: unknown }>): void {
  const { items, from } = value;
  if ((items === undefined) !== (from === undefined)) return;
  issues.push(
    issueOf('items-or-from', items === undefined ? [] : ['from'], value, { found: items === undefined ? 'none' : 'both' }),
  );
}

/** Characters that no text may contain: controls other than a line feed, lone surrogates, noncharacters. */
const forbidden = String.raw`(?!\n)[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]`;
const forbiddenCharacter = new RegExp(forbidden, 'u');

/** The same for the JSON Schema: prefix of every text pattern. */
export const plainPattern = `^(?![\\s\\S]*${forbidden})`;

/** Pattern of non-empty text. */
export const textPattern = String.raw`${plainPattern}[\s\S]*\S`;

/** Code unit that may be, or begin, a forbidden character; testing it first takes an eighth of the pattern's time. */
const suspect = /[^\n\x20-\x7e\xa0-\ud7ff]/;

/** Index of the first forbidden character in UTF-16 units; -1 without any. */
export function findForbidden(text: string): number {
  return suspect.test(text) ? text.search(forbiddenCharacter) : -1;
}

/** Whether a text has no forbidden characters. */
export const isPlain = (text: string): boolean => findForbidden(text) === -1;

/** Whether code has no forbidden characters; tabs are allowed. */
export const isCode = (text: string): boolean => isPlain(text.replaceAll('\t', ' '));

/** The same for the JSON Schema, for non-empty code. */
export const codePattern = String.raw`^(?![\s\S]*(?!\t)${forbidden})[\s\S]*\S`;

/** Rule by pattern, for messages with more parameters than zod's `regex` supports. */
export const matching = (pattern: RegExp) => Object.assign((text: string): boolean => pattern.test(text), { pattern });

/** Whether a year is more likely Hijri than Gregorian. */
export function isHijriYear(year: number): boolean {
  return year >= 1300 && year < 1600;
}

export const isGregorianYear = (year: number): boolean => !isHijriYear(year);

/** Whether a date or moment is in 1900 or later. */
export const isOfOurTimes = matching(/^(?:19|[2-9])/);

/** Largest length of an address as sent: the limit of sitemaps and of many servers. https://www.sitemaps.org/protocol.html */
export const longestAddress = 2000;

/**
 * Largest length of a file or folder name in bytes: file systems allow 255, and hashes and extensions such as `.html.br` are
 * added.
 */
export const longestSegment = 200;

/** Length of an address as sent, percent-encoded as browsers and server configurations do. */
export function sentLength(address: string): number {
  const encoded = encodeURI(address.toWellFormed()).replaceAll('%25', '%');
  return encoded.length + 2 * (encoded.match(/['$]/g)?.length ?? 0);
}

/** Whether an address is short enough as sent. */
export function isShortAddress(address: string, most = longestAddress): boolean {
  // A UTF-16 unit is sent as at most three bytes of three characters each.
  return address.length * 9 <= most || (address.length <= most && sentLength(address) <= most);
}

/** Whether each segment of a path can be a file name. */
export function hasShortSegments(path: string): boolean {
  return path
    .split('/')
    .every(
      (segment) =>
        segment.length * 3 <= longestSegment ||
        (segment.length <= longestSegment && new TextEncoder().encode(segment).length <= longestSegment),
    );
}

/** Whether browsers and hosts can parse an address: valid escapes and, on the web, a plain host without credentials. */
export function isUsableAddress(address: string): boolean {
  if (address.includes('\n') || findForbidden(address) !== -1) return false;
  try {
    if (address.includes('%')) decodeURI(address);
    if (!/^https?:/.test(address)) return true;
    const { host, username, password } = new URL(address);
    return /^[a-z0-9.-]+(?::\d+)?$/.test(host) && username === '' && password === '';
  } catch {
    return false;
  }
}

export const hrefPattern = /^(\/(?![/\\])[^\s\\]*|https?:\/\/[^\s\\/][^\s\\]*|mailto:[^\s@\\]+@[^\s@\\]+|tel:\+?[0-9][0-9-]*)$/;

/** Whether an address is a valid link target: `hrefSchema` without zod. */
export const isHref = (address: string): boolean =>
  isShortAddress(address) && isUsableAddress(address) && hrefPattern.test(address);

/** Whether a picture has a description, unless it is decorative. */
export const isDescribed = (image: { alt: string; decorative?: true | undefined }) =>
  image.decorative === true ? image.alt === '' : /\S/.test(image.alt);

const languages = new Map<string, boolean>();

function findLanguage(tag: string): boolean {
  try {
    const [canonical] = Intl.getCanonicalLocales(tag);
    return canonical === tag && new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined;
  } catch {
    return false;
  }
}

/** Whether a text is a BCP 47 language tag that `Intl` supports. */
export function isLanguage(tag: string): boolean {
  const known = languages.get(tag) ?? findLanguage(tag);
  languages.set(tag, known);
  return known;
}

/** Whether the platform supports a time zone of the tz database. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Kinds of places and organisations that can have medical specialties in schema.org. */
const medicalKinds = new Set(['medical', 'hospital', 'clinic', 'dentist', 'laboratory', 'pharmacy']);

/** Reports medical specialties of a non-medical kind: they would be missing from structured data. */
export function refineSpecialties({ value, issues }: z.core.ParsePayload<{ kind?: string; specialties?: unknown }>): void {
  if (value.specialties === undefined || medicalKinds.has(value.kind ?? '')) return;
  issues.push(issueOf('not-medical', ['specialties'], value.specialties));
}

/** Characters of a description that search engines show whole and that says enough. */
export const descriptionLength = { least: 50, most: 160 } as const;
