import type { Path } from '../../core/json/path.ts';
import { get } from '../../core/json/walk.ts';
import type { PreviousTexts } from './analyse-translations.ts';
import type { SiteText } from './texts.ts';

/** A form of a site file, of now or of before, and its texts. */
export interface SiteVersion {
  site: unknown;
  texts: readonly SiteText[];
}

/** Names by which something in a list goes on being itself when others come before it. */
const ownNames = ['path', 'name', 'id'];

/** A place by what stands on the way to it, where that has a name, else by its index. */
function nameOfPlace(site: unknown, path: Path): string {
  let inner = site;
  const names = path.map((part) => {
    inner = get(inner, part);
    const own = typeof part === 'number' ? ownNames.map((key) => get(inner, key)).find((name) => name !== undefined) : undefined;
    // An address by language is told by its first.
    return own === undefined ? part : { is: typeof own === 'object' && own !== null ? Object.values(own)[0] : own };
  });
  return JSON.stringify(names);
}

/** What a text is told by within its page: the field, and a translation. */
const nameOnPage = ({ page, path }: SiteText, language: string, target: string | null) =>
  JSON.stringify([page, path.at(-1), language, target]);

function namesOnPage(text: SiteText): string[] {
  return Array.from(text.translations, ([language, target]) => nameOnPage(text, language, target));
}

/** Texts by a name that one of them alone has. */
function byOwnName(texts: readonly SiteText[], namesOf: (text: SiteText) => string[]): Map<string, SiteText | undefined> {
  const named = new Map<string, SiteText | undefined>();
  for (const text of texts) for (const name of namesOf(text)) named.set(name, named.has(name) ? undefined : text);
  return named;
}

const ownSource = ({ page, path, source }: SiteText) => JSON.stringify([page, path.at(-1), source]);

/**
 * Tells which texts stood at the place of one in an earlier form of the file. A place is the same where all that leads to it is,
 * by name where it has one; a text that was moved within its page is known by a translation that no other there has. What still
 * stands on the page has only moved, and was not the same text.
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
