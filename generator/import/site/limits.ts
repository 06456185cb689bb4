import type { Place } from '../model/content.ts';
import { SourceError } from '../model/source-error.ts';
import type { DocumentHeader, SiteOptions } from './types.ts';

/** What a site can have: `docs/decisions/entries.md`. */
export const siteLimits = { pages: 2000, bytes: 16 * 1024 * 1024 } as const;

/** Number of documents and bytes of a year or type. */
export interface Share {
  name: string;
  pages: number;
  bytes: number;
}

/** A source that is larger than a site, with what can be chosen of it. */
export class TooLargeError extends SourceError {
  readonly pages: number;
  readonly bytes: number;
  /** Latest first; without a date: ''. */
  readonly years: readonly Share[];
  readonly types: readonly Share[];

  constructor(headers: readonly DocumentHeader[], place: Place) {
    const [pages, bytes] = [headers.length, bytesOf(headers)];
    super('too-large', place, `${pages} / ${bytes}`);
    this.pages = pages;
    this.bytes = bytes;
    this.years = sharesBy(headers, yearOf).toSorted((one, other) => (one.name < other.name ? 1 : -1));
    this.types = sharesBy(headers, ({ type }) => type);
  }

  /** Whether a choice of types or years leaves some of it that a site can have. */
  get isDivisible(): boolean {
    const undated = this.years.find(({ name }) => name === '');
    const isYearFitting = this.years.length > 1 && fits(undated);
    return isYearFitting || (this.types.length > 1 && this.types.some(fits));
  }
}

const fits = ({ pages, bytes }: Pick<Share, 'pages' | 'bytes'> = { pages: 0, bytes: 0 }) =>
  pages <= siteLimits.pages && bytes <= siteLimits.bytes;

const bytesOf = (headers: readonly DocumentHeader[]) => headers.reduce((sum, { size = 0 }) => sum + size, 0);

const yearOf = ({ date }: DocumentHeader): string => /^\d{4}/.exec(date ?? '')?.[0] ?? '';

function sharesBy(headers: readonly DocumentHeader[], nameOf: (header: DocumentHeader) => string): Share[] {
  const shares = new Map<string, Share>();
  for (const header of headers) {
    const name = nameOf(header);
    const share = shares.get(name) ?? { name, pages: 0, bytes: 0 };
    shares.set(name, { name, pages: share.pages + 1, bytes: share.bytes + (header.size ?? 0) });
  }
  return [...shares.values()];
}

/** Whether the options select a document. Pages without a date are of every year. */
export function isSelected(
  { type, kind, date }: DocumentHeader,
  { types, since }: Pick<SiteOptions, 'types' | 'since'>,
): boolean {
  if (types !== undefined && !types.includes(type)) return false;
  const year = yearOf({ date } as DocumentHeader);
  return since === undefined || kind === 'page' || year === '' || Number(year) >= since;
}

/** @throws TooLargeError if a site cannot have so many pages or bytes */
export function checkLimits(headers: readonly DocumentHeader[]): void {
  const isFitting = fits({ pages: headers.length, bytes: bytesOf(headers) });
  if (!isFitting) throw new TooLargeError(headers, { file: headers[0]?.place.file ?? '' });
}
