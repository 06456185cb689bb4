import { get } from '../../core/json/walk.ts';
import { directionOf } from '../../core/util/languages.ts';
import { suggestEntries, suggestTag } from './suggest-languages.ts';

/** A language of a site that has several. */
export interface SiteLanguage {
  /** As BCP 47 writes it. */
  tag: string;
  /** What its addresses begin with: empty, or as `/en`. */
  prefix: string;
  /** Shown by the preview only. */
  isDraft: boolean;
  /** What it calls itself. */
  name: string;
  direction: 'rtl' | 'ltr';
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

function readLanguage(entry: unknown, index: number): SiteLanguage[] {
  const tag = suggestTag(entry);
  if (tag === undefined) return [];
  const usual = index === 0 ? '' : `/${tag.toLowerCase()}`;
  const name = textOf(get(entry, 'name')) ?? new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return [
    {
      tag,
      prefix: (textOf(get(entry, 'path')) ?? usual).replace(/\/$/, ''),
      isDraft: get(entry, 'draft') === true,
      name,
      direction: directionOf(tag),
    },
  ];
}

/**
 * The languages of a site, the default first; undefined where it does not list them, and is in one language. A list that is
 * malformed is read as what it means, so that the check reports it alone and not every text that is written by language.
 * @param settings what the file says under `site`, right or wrong
 */
export function languagesOf(settings: unknown): SiteLanguage[] | undefined {
  const listed = get(settings, 'languages');
  if (listed === undefined) return undefined;
  const languages = suggestEntries(listed).flatMap(readLanguage);
  return languages.length > 0 ? languages : readLanguage(suggestTag(get(settings, 'language')) ?? 'ar', 0);
}
