import type * as z from 'zod';
import type { SchemaFault } from './faults.ts';

/**
 * What fields that several blocks share are asked beyond their form. Apart from the schemas, so that whoever asks only this
 * loads none of them: see `generator/content/schema/`.
 */

/**
 * A fault of an object as a whole, for the payload of a check. Such a check is told to zod as one that goes on: the checks
 * around it tell their faults beside it.
 *
 * @param message Key of the message; of a block of a site its own words, a sentence in Arabic and one in English, a line each.
 * @param path Where in the object.
 * @param input What stands there.
 * @param params What the message says beyond that.
 */
export const faultOf = (
  message: SchemaFault | `${string}\n${string}`,
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

/** A fault where a block has both items of its own and some of a collection, or neither. */
export function refineItems({ value, issues }: z.core.ParsePayload<{ items?: unknown; from?: unknown }>): void {
  const { items, from } = value;
  if ((items === undefined) !== (from === undefined)) return;
  issues.push(
    faultOf('items-or-from', items === undefined ? [] : ['from'], value, { found: items === undefined ? 'none' : 'both' }),
  );
}

/** Characters that no text can hold: controls other than a line feed, halves of surrogate pairs, and what is no character. */
const forbidden = String.raw`(?!\n)[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]`;
const forbiddenCharacter = new RegExp(forbidden, 'u');

/** The same as editors are told it by the JSON Schema: what the pattern of any text begins with. */
export const plainPattern = `^(?![\\s\\S]*${forbidden})`;

/** That of a text that is not empty. */
export const textPattern = String.raw`${plainPattern}[\s\S]*\S`;

/** A unit that may be, or begin, a forbidden character: looked for by itself, which takes an eighth of the pattern's time. */
const suspect = /[^\n\x20-\x7e\xa0-\ud7ff]/;

/** Index of the first character that no text can hold, in UTF-16 units; -1 when there is none. */
export function findForbidden(text: string): number {
  return suspect.test(text) ? text.search(forbiddenCharacter) : -1;
}

/** Whether a text holds nothing that no page can show. */
export const isPlain = (text: string): boolean => findForbidden(text) === -1;

/** Whether code holds nothing that no page can show: tabs belong to it. */
export const isCode = (text: string): boolean => isPlain(text.replaceAll('\t', ' '));

/** The same as editors are told it, of code that is not empty. */
export const codePattern = String.raw`^(?![\s\S]*(?!\t)${forbidden})[\s\S]*\S`;

/** A rule that is a pattern, where a message is told more than `regex` of zod lets it be told. */
export const matching = (pattern: RegExp) => Object.assign((text: string): boolean => pattern.test(text), { pattern });

/** Whether a year is more likely one of the Hijri calendar than a Gregorian one. */
export function isHijriYear(year: number): boolean {
  return year >= 1300 && year < 1600;
}

export const isGregorianYear = (year: number): boolean => !isHijriYear(year);

/** Whether a day, or a moment, is of 1900 or later. */
export const isOfOurTimes = matching(/^(?:19|[2-9])/);

/** Characters that an address has at most as it is sent: what sitemaps, and many servers, take. https://www.sitemaps.org/protocol.html */
export const longestAddress = 2000;

/** Bytes of the longest name of a file or folder: disks take 255, and endings such as `.html.br` and hashes are added. */
export const longestSegment = 200;

/** Characters of an address as it is sent, with what browsers and configurations of hosts encode in it. */
export function sentLength(address: string): number {
  const encoded = encodeURI(address.toWellFormed()).replaceAll('%25', '%');
  return encoded.length + 2 * (encoded.match(/['$]/g)?.length ?? 0);
}

/** Whether an address is short enough as it is sent. */
export function isShortAddress(address: string, most = longestAddress): boolean {
  // Of one character at most three bytes are sent, each in three characters.
  return address.length * 9 <= most || (address.length <= most && sentLength(address) <= most);
}

/** Whether each part of a path can be the name of a file. */
export function hasShortSegments(path: string): boolean {
  return path
    .split('/')
    .every(
      (segment) =>
        segment.length * 3 <= longestSegment ||
        (segment.length <= longestSegment && new TextEncoder().encode(segment).length <= longestSegment),
    );
}

/** Whether browsers and hosts can read an address: sound escapes, and on the web a plain host without credentials. */
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

/** Whether a link may lead to an address: what `hrefSchema` says, without it. */
export const isHref = (address: string): boolean =>
  isShortAddress(address) && isUsableAddress(address) && hrefPattern.test(address);

/** A picture is described exactly where it is not said to be decorative. */
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

/** Whether a text is the tag of a language that the data of `Intl` know, as BCP 47 writes it. */
export function isLanguage(tag: string): boolean {
  const known = languages.get(tag) ?? findLanguage(tag);
  languages.set(tag, known);
  return known;
}

/** Whether the platform knows a time zone of the tz database. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Of what schema.org knows specialties, among kinds of places and of organisations. */
const medicalKinds = new Set(['medical', 'hospital', 'clinic', 'dentist', 'laboratory', 'pharmacy']);

/** A fault where something has medical specialties that is nothing medical: programs would be told of none. */
export function refineSpecialties({ value, issues }: z.core.ParsePayload<{ kind?: string; specialties?: unknown }>): void {
  if (value.specialties === undefined || medicalKinds.has(value.kind ?? '')) return;
  issues.push(faultOf('not-medical', ['specialties'], value.specialties));
}
