import type { Site } from '../../../site.schema.ts';
import { memoizeByObject } from '../../core/util/memoize.ts';
import { isToBeWritten } from './samples.ts';

type EditionTexts = Pick<Site, 'edition'>;

/** Texts that an edition has of the default language, for want of its own; none of a site in one language. */
const fallbacksOf = memoizeByObject((edition: NonNullable<Site['edition']>) => new Set(edition.fallbacks));

/** Whether a text is one that an edition has for want of its own. */
export const isFallback = ({ edition }: EditionTexts, text: string): boolean =>
  edition !== undefined && fallbacksOf(edition).has(text);

/**
 * A text where only those may stand that are in the language of an edition: titles, feeds, and whatever programs read.
 * Undefined for one of another language, and for one that is yet to be written.
 */
export const localisedText = (site: EditionTexts, text: string | undefined): string | undefined =>
  text === undefined || isFallback(site, text) || isToBeWritten(text) ? undefined : text;

/** Whether all texts of a value are in the language of an edition. @param value of the content, however deep */
export function isLocalised(site: EditionTexts, value: unknown): boolean {
  if (!site.edition?.fallbacks.length) return true;
  if (typeof value === 'string') return !isFallback(site, value);
  return typeof value !== 'object' || value === null || Object.values(value).every((inner) => isLocalised(site, inner));
}

/** A title with the name of the site behind it, where it has one in the language of the edition. */
export function titleWithName(site: Pick<Site, 'edition' | 'site'>, title: string): string {
  const name = localisedText(site, site.site.name);
  return name === undefined || name === title ? title : `${title} | ${name}`;
}
