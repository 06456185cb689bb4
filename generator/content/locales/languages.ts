import { get } from '../../core/json/walk.ts';
import { directionOf } from '../../core/util/languages.ts';
import { suggestEntries, suggestTag } from './suggest-languages.ts';

/** A language of a multilingual site. */
export interface SiteLanguage {
  /** BCP 47 tag. */
  tag: string;
  /** Address prefix of its pages: empty, or such as `/en`. */
  prefix: string;
  /** Shown in the preview only. */
  isDraft: boolean;
  /** Name of the language in that language. */
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
 * The languages of a site, the default first; undefined if it has no list of languages. Malformed lists are interpreted
 * leniently, so that the check reports the list only and not every text by language.
 * @param settings value of `site` in the file, valid or not
 */
export function languagesOf(settings: unknown): SiteLanguage[] | undefined {
  const listed = get(settings, 'languages');
  if (listed === undefined) return undefined;
  const languages = suggestEntries(listed).flatMap(readLanguage);
  return languages.length > 0 ? languages : readLanguage(suggestTag(get(settings, 'language')) ?? 'ar', 0);
}
