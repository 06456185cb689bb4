import type { ChosenPage } from '../../document/protocol-language-tasks.ts';
import type { PageReport } from '../../document/protocol-languages.ts';
import { toPointer } from '../model/places.ts';

export const isHome = ({ collection, path }: PageReport) => collection === undefined && path === '/';

/** Chosen pages with their titles in the language, by JSON Pointer. */
export type Chosen = ReadonlyMap<string, string>;

export const keyOf = ({ at }: PageReport) => toPointer(at);

/** Pages that a language has, or those that are usually translated first. */
export const chosenIn = (pages: readonly PageReport[], tag: string | undefined): Chosen =>
  new Map(
    pages.flatMap((page): [string, string][] => {
      const own = tag === undefined ? undefined : page.editions[tag];
      const isChosen = tag === undefined ? page.isUsual || isHome(page) : own !== undefined;
      return isChosen ? [[keyOf(page), own && own.title !== page.title ? own.title : '']] : [];
    }),
  );

/** A collection is chosen together with its items. */
export function withChosen(chosen: Chosen, page: PageReport, items: readonly PageReport[], isChosen: boolean): Chosen {
  const keys = [page, ...items].map(keyOf);
  const others = [...chosen].filter(([key]) => !keys.includes(key));
  return new Map(isChosen ? [...others, ...keys.map((key): [string, string] => [key, chosen.get(key) ?? ''])] : others);
}

export const allChosen = (chosen: Chosen, pages: readonly PageReport[]): Chosen =>
  new Map(pages.map((page) => [keyOf(page), chosen.get(keyOf(page)) ?? '']));

/** Pages for a request. A collection is chosen if one of its items is. */
export const requestedPages = (pages: readonly PageReport[], chosen: Chosen): ChosenPage[] =>
  pages.flatMap((page) => {
    const title = chosen.get(keyOf(page));
    return title === undefined ? [] : [{ at: page.at, title }];
  });
