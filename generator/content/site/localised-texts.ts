import type { Site } from '../../../site.schema.ts';
import { memoizeByObject } from '../../core/util/memoize.ts';
import { isToBeWritten } from './samples.ts';

type EditionTexts = Pick<Site, 'edition'>;

/** Texts that an edition takes from the default language; empty for a site in one language. */
const fallbacksOf = memoizeByObject((edition: NonNullable<Site['edition']>) => new Set(edition.fallbacks));

/** Whether a text is a fallback from the default language. */
export const isFallback = ({ edition }: EditionTexts, text: string): boolean =>
  edition !== undefined && fallbacksOf(edition).has(text);

/**
 * A text for uses that must be in the language of the edition: titles, feeds and other data for programs. Undefined for
 * fallbacks and for texts that are not written yet.
 */
export const localisedText = (site: EditionTexts, text: string | undefined): string | undefined =>
  text === undefined || isFallback(site, text) || isToBeWritten(text) ? undefined : text;

/**
 * Whether all texts of a value are in the language of the edition.
 * @param value content of any depth
 */
export function isLocalised(site: EditionTexts, value: unknown): boolean {
  if (!site.edition?.fallbacks.length) return true;
  if (typeof value === 'string') return !isFallback(site, value);
  return typeof value !== 'object' || value === null || Object.values(value).every((inner) => isLocalised(site, inner));
}

/** A title followed by the site name, if that exists in the language of the edition. */
export function titleWithName(site: Pick<Site, 'edition' | 'site'>, title: string): string {
  const name = localisedText(site, site.site.name);
  return name === undefined || name === title ? title : `${title} | ${name}`;
}
