import { pageName } from '../../../../core/diagnostics/place-in-words.ts';
import { type Path, toPointer } from '../../../../core/json/path.ts';
import type { Json } from '../../../../core/json/value.ts';
import { get } from '../../../../core/json/walk.ts';
import type { PlacedValue, Translations } from '../../../document/protocol-state.ts';
import { frameParts, showsCards } from '../../../preview/message.ts';
import { contentOf, type Preview } from '../../../preview/preview.ts';

/** Pages that display something of a collection. */
function pagesWith(preview: Preview, at: Path): PlacedValue['alsoOn'] {
  const { shown } = preview;
  if (!shown) return [];
  const row = at.length > 3 ? at.slice(0, 4).reduce(get, contentOf(preview)) : undefined;
  const place = row === undefined ? at.slice(0, 2) : at;
  // Pages that may show the item are found by their sections; only those are planned.
  return shown.site.routes
    .filter(({ path }) => showsCards(shown, path, place, row) && (row === undefined || shown.showsPlace(path, at)))
    .map((route) => ({ path: route.path, title: pageName(route) ?? route.path }));
}

/** Texts of a value in other languages, by JSON Pointer. */
function translationsIn({ edition }: Pick<Preview, 'edition'>, value: unknown, at: Path): [string, Translations][] {
  if (!edition) return [];
  if (typeof value === 'string') {
    const found = edition.translationsAt(at);
    return found ? [[toPointer(at), found]] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    translationsIn({ edition }, inner, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Value at a place, and other pages that display it. */
export function placedValue(preview: Preview, at: Path): Omit<PlacedValue, 'base'> {
  const value = at.reduce(get, contentOf(preview)) as Json | undefined;
  const alsoOn = at[0] === 'collections' && at.length > 1 ? pagesWith(preview, at) : [];
  const translations = Object.fromEntries(translationsIn(preview, value, at));
  const isTranslated = Object.keys(translations).length > 0;
  return { at, value, alsoOn, ...(isTranslated && { translations }), ...(frameParts.has(at[0]) && { isEverywhere: true }) };
}
