import { readDirectory } from '../../../content/locales/addresses.ts';
import { languagesOf } from '../../../content/locales/languages.ts';
import { get } from '../../../core/json/walk.ts';

/**
 * Corrected query of an editor address. A page with a language prefix, such as `/en/visit`, becomes the language and the path
 * in it. A page seen in the language `of` becomes its path in the language `edition`, or the home page if it has none.
 * Undefined if the query is correct.
 */
export function betterAddress(site: unknown, query: URLSearchParams): URLSearchParams | undefined {
  const languages = languagesOf(get(site, 'site'));
  const page = query.get('page') ?? '/';
  const better = new URLSearchParams(query);
  const [of, edition] = [query.get('of'), query.get('edition')];
  if (!languages) return undefined;
  if (of !== null && edition !== null) {
    const addresses = [...readDirectory(site, languages).pages.values()].find((one) => one.get(of) === page);
    better.set('page', addresses?.get(edition) ?? '/');
    better.delete('of');
    // The default language has no `edition` parameter, so that each page has one address.
    if (edition === languages[0]?.tag) better.delete('edition');
    return better;
  }
  const own = edition === null ? languages.find(({ prefix }) => prefix !== '' && `${page}/`.startsWith(`${prefix}/`)) : undefined;
  if (!own) return undefined;
  better.set('page', page.slice(own.prefix.length) || '/');
  better.set('edition', own.tag);
  return better;
}
