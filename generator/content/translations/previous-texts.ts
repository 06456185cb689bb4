import type { Path } from '../../core/json/path.ts';
import { get } from '../../core/json/walk.ts';
import type { PreviousTexts } from './analyse-translations.ts';
import type { SiteText } from './texts.ts';

/** A version of a site file, current or earlier, and its texts. */
export interface SiteVersion {
  site: unknown;
  texts: readonly SiteText[];
}

/** Keys that identify an item of a list even if its index changes. */
const ownNames = ['path', 'name', 'id'];

/** Key of a path that uses the names of items where they have one, otherwise their index. */
function nameOfPlace(site: unknown, path: Path): string {
  let inner = site;
  const names = path.map((part) => {
    inner = get(inner, part);
    const own = typeof part === 'number' ? ownNames.map((key) => get(inner, key)).find((name) => name !== undefined) : undefined;
    // A path by language is represented by its first value.
    return own === undefined ? part : { is: typeof own === 'object' && own !== null ? Object.values(own)[0] : own };
  });
  return JSON.stringify(names);
}

/** Key of a text within its page: the field and a translation. */
const nameOnPage = ({ page, path }: SiteText, language: string, target: string | null) =>
  JSON.stringify([page, path.at(-1), language, target]);

function namesOnPage(text: SiteText): string[] {
  return Array.from(text.translations, ([language, target]) => nameOnPage(text, language, target));
}

/** Texts by key; keys shared by several texts map to undefined. */
function byOwnName(texts: readonly SiteText[], namesOf: (text: SiteText) => string[]): Map<string, SiteText | undefined> {
  const named = new Map<string, SiteText | undefined>();
  for (const text of texts) for (const name of namesOf(text)) named.set(name, named.has(name) ? undefined : text);
  return named;
}

const ownSource = ({ page, path, source }: SiteText) => JSON.stringify([page, path.at(-1), source]);

/**
 * Creates a function that finds the earlier source texts of a text. A text is found by its path, with names of items in place
 * of indexes, or within its page by a translation that is unique there. Texts that still exist on the page have only moved and
 * are left out.
 */
export function previousTexts(present: SiteVersion, before: SiteVersion): PreviousTexts {
  const byPlace = byOwnName(before.texts, ({ path }) => [nameOfPlace(before.site, path)]);
  const [here, there] = [present, before].map(({ texts }) => byOwnName(texts, namesOnPage));
  const standing = new Set(present.texts.map(ownSource));
  return (text) => {
    const moved = namesOnPage(text).flatMap((name) => (here?.get(name) === text ? (there?.get(name) ?? []) : []));
    const found = new Set([byPlace.get(nameOfPlace(present.site, text.path)), ...moved]);
    return [...found].flatMap((previous) => (previous && !standing.has(ownSource(previous)) ? [previous.source] : []));
  };
}
