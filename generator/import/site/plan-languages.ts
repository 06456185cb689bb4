import { suggestTag } from '../../content/locales/suggest-languages.ts';
import type { SourceOutline } from '../model/document.ts';
import type { DocumentHeader } from './types.ts';

/** The languages of the new site. */
export interface PlannedLanguages {
  /** BCP 47 tags, the default first. */
  tags: readonly [string, ...string[]];
  /** Language of something in the source. @param tag as the source names it; absent: the default */
  of(tag: string | undefined): string;
  /** Prefix of the addresses of a language: empty for the default, else such as `/en`. */
  prefixOf(tag: string): string;
}

const primaryOf = (tag: string) => tag.split('-', 1)[0]?.toLowerCase();

/** Languages that documents have, in the order of the outline. */
export function planLanguages(
  { languages }: SourceOutline,
  headers: readonly Pick<DocumentHeader, 'language'>[],
): PlannedLanguages {
  const listed = languages.flatMap((tag) => suggestTag(tag) ?? []);
  const used = headers.flatMap(({ language }) => suggestTag(language ?? listed[0] ?? 'ar') ?? []);
  const known = [...new Set([...listed, ...used])];
  const resolve = (tag: string) => known.find((one) => one === tag) ?? known.find((one) => primaryOf(one) === primaryOf(tag));
  const shown = new Set(used.map((tag) => resolve(tag) ?? tag));
  const [first = listed[0] ?? 'ar', ...others] = known.filter((tag) => shown.has(tag));
  const tags = [first, ...others] as const;
  const of = (tag: string | undefined) => {
    const found = tag === undefined ? first : resolve(suggestTag(tag) ?? tag);
    return found !== undefined && tags.includes(found) ? found : first;
  };
  return { tags, of, prefixOf: (tag) => (tag === first ? '' : `/${tag.toLowerCase()}`) };
}

/** Path in a language with its prefix; `/en` is the home page of a language. */
export function fullPath(path: string, language: string, { prefixOf }: PlannedLanguages): string {
  const prefix = prefixOf(language);
  return path === '/' ? prefix || '/' : prefix + path;
}

/** A path that is not below the prefix of a language. */
export function outsideLanguages(path: string, { tags, prefixOf }: PlannedLanguages): string {
  const isOfLanguage = tags.some((tag) => prefixOf(tag) !== '' && `${path.toLowerCase()}/`.startsWith(`${prefixOf(tag)}/`));
  return isOfLanguage ? `/page-${path.slice(1)}` : path;
}
