import { readDirectory } from '../../../content/locales/addresses.ts';
import { languagesOf } from '../../../content/locales/languages.ts';
import { get } from '../../../core/json/walk.ts';

/**
 * What the editor is to be asked for in the place of what was: of a page that is named by its address, such as `/en/visit`, the
 * language and its path there; of one that was seen in the language `of`, its path in the language `edition`, or the home page
 * where that lacks it. Undefined where nothing is to be changed.
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
    // The default language has one address, whether somebody came back to it or began in it.
    if (edition === languages[0]?.tag) better.delete('edition');
    return better;
  }
  const own = edition === null ? languages.find(({ prefix }) => prefix !== '' && `${page}/`.startsWith(`${prefix}/`)) : undefined;
  if (!own) return undefined;
  better.set('page', page.slice(own.prefix.length) || '/');
  better.set('edition', own.tag);
  return better;
}
