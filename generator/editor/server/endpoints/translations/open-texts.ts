import type { SiteLanguage } from '../../../../content/locales/languages.ts';
import type { AnalysedTranslation } from '../../../../content/translations/analyse-translations.ts';
import { isWithin, type Path, toPointer } from '../../../../core/json/path.ts';
import { isObject } from '../../../../core/json/value.ts';
import { get } from '../../../../core/json/walk.ts';
import type { Progress } from '../../../document/protocol-languages.ts';
import { type TitledPage, textOfFirst } from '../../../document/tasks/titled-pages.ts';
import type { TranslatedSite } from './translated-site.ts';

/** Whether a text still has to be translated: it is missing, has changed since, or is a copy. */
export const isOpen = ({ state, problems }: AnalysedTranslation): boolean =>
  state === 'missing' || state === 'stale' || (state === 'unconfirmed' && problems.includes('equal'));

export const progressOf = (analysed: readonly AnalysedTranslation[]): Progress => ({
  texts: analysed.length,
  done: analysed.filter((one) => !isOpen(one)).length,
});

/** Progress of a language; undefined for the default one. */
export function progressIn({ analysed, context }: TranslatedSite, tag: string): Progress | undefined {
  return context.languages.others.includes(tag) ? progressOf(analysed.filter(({ language }) => language === tag)) : undefined;
}

/** Addresses that the header links to beside the home page, in its order. */
export function menuOf(site: unknown, languages: readonly SiteLanguage[]): string[] {
  const hrefs: string[] = [];
  const collect = (value: unknown): void => {
    const href = textOfFirst(get(value, 'href'), languages);
    if (href !== undefined) hrefs.push(href.replace(/[?#].*/s, ''));
    if (Array.isArray(value)) value.forEach(collect);
    else if (isObject(value)) Object.values(value).forEach(collect);
  };
  collect(get(site, 'header'));
  return hrefs.filter((href) => href !== '/');
}

/** Pages in the order of translation: the home page, those of the menu, the others. Items stay below their collection. */
export function inWorkOrder(pages: readonly TitledPage[], menu: readonly string[]): TitledPage[] {
  const rankOf = ({ path, collection }: TitledPage) => {
    if (collection !== undefined) return menu.length + 2;
    if (path === '/') return -1;
    const index = menu.indexOf(path ?? '');
    return index === -1 ? menu.length + 1 : index;
  };
  return pages.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Finds the page that a text belongs to; undefined for texts that all pages share. */
export function pageFinder(pages: readonly TitledPage[]): (path: Path) => TitledPage | undefined {
  const byPointer = new Map(pages.map((page) => [toPointer(page.at), page]));
  return (path) => byPointer.get(toPointer(path.slice(0, 4))) ?? byPointer.get(toPointer(path.slice(0, 2)));
}

/** Texts of a language in the order of translation: the home page, what all pages share, the other pages. */
export function textsInOrder(analysed: readonly AnalysedTranslation[], pages: readonly TitledPage[]): AnalysedTranslation[] {
  const find = pageFinder(pages);
  const ranks = new Map(pages.map((page, index) => [page, index === 0 ? 0 : index + 1]));
  const rankOf = ({ text }: AnalysedTranslation) => ranks.get(find(text.path) as TitledPage) ?? 1;
  return analysed.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Where a search begins: after a text, or at the first text of a part or page; undefined if there is none. */
function indexFrom(ordered: readonly AnalysedTranslation[], start: Path): number | undefined {
  const index = ordered.findIndex(({ text }) => isWithin(start, text.path) || isWithin(text.path, start));
  const found = ordered[index];
  if (!found) return undefined;
  return isWithin(start, found.text.path) ? index + 1 : index;
}

/**
 * Next text to translate, from the beginning again after the last one.
 * @param starts paths in the file of the last text, or of a part or page whose texts come first; the first with texts counts
 */
export function nextOpen(ordered: readonly AnalysedTranslation[], starts: readonly Path[]): AnalysedTranslation | undefined {
  const from = starts.map((start) => indexFrom(ordered, start)).find((index) => index !== undefined) ?? 0;
  return [...ordered.slice(from), ...ordered.slice(0, from)].find(isOpen);
}
