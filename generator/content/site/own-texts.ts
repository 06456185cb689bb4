import type { Site } from '../../../site.schema.ts';
import { rememberPerObject } from '../../core/util/remember.ts';
import { isToBeWritten } from './samples.ts';

type Texts = Pick<Site, 'edition'>;

/** Texts that an edition has of the default language, for want of its own; none of a site in one language. */
const fallbacksOf = rememberPerObject((edition: NonNullable<Site['edition']>) => new Set(edition.fallbacks));

/** Whether a text is one that an edition has for want of its own. */
export const isFallback = ({ edition }: Texts, text: string): boolean => edition !== undefined && fallbacksOf(edition).has(text);

/**
 * A text where only those may stand that are in the language of an edition: titles, feeds, and whatever programs read.
 * Undefined for one of another language, and for one that is yet to be written.
 */
export const ownText = (site: Texts, text: string | undefined): string | undefined =>
  text === undefined || isFallback(site, text) || isToBeWritten(text) ? undefined : text;

/** Whether all texts of a value are in the language of an edition. @param value of the content, however deep */
export function isOwn(site: Texts, value: unknown): boolean {
  if (!site.edition?.fallbacks.length) return true;
  if (typeof value === 'string') return !isFallback(site, value);
  return typeof value !== 'object' || value === null || Object.values(value).every((inner) => isOwn(site, inner));
}

/** A title with the name of the site behind it, where it has one in the language of the edition. */
export function titleWithName(site: Pick<Site, 'edition' | 'site'>, title: string): string {
  const name = ownText(site, site.site.name);
  return name === undefined || name === title ? title : `${title} | ${name}`;
}
