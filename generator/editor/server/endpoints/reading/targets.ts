import { fold, matches } from '../../../../../templates/components/fold.ts';
import { filesFolder } from '../../../../../templates/model/files/file-kinds.ts';
import { allPages, summariseSite } from '../../../../check/facts/site-summary.ts';
import { type LocatedValue, viewSite } from '../../../../check/facts/site-view.ts';
import { plainWords } from '../../../../content/text/inline/read.ts';
import { nameOf, pageName } from '../../../../core/diagnostics/place-in-words.ts';
import { get } from '../../../../core/json/walk.ts';
import { memoizeByObject } from '../../../../core/util/memoize.ts';
import type { LinkTarget } from '../../../document/protocol-state.ts';
import type { Preview } from '../../../preview/preview.ts';
import type { PreviewedSite } from '../../../preview/previewed-site.ts';
import { headingsWithoutId } from './headings-without-id.ts';

/** Maximum number of targets in an answer. */
const mostOffered = 60;

/** Text of the heading that an id belongs to: the one it is derived from, or the one next to it. */
function wordsOf(content: unknown, { path, isFromHeading }: LocatedValue): string | undefined {
  const own = path.reduce(get, content);
  if (isFromHeading) return typeof own === 'string' ? plainWords(own) : undefined;
  const around = path.slice(0, -1).reduce(get, content);
  return [get(around, 'question'), get(around, 'text')].reduce<string | undefined>(
    (found, words) => found ?? (typeof words === 'string' ? plainWords(words) : undefined),
    nameOf(around),
  );
}

/** Pages, including generated ones, and their headings. */
const placesOf = memoizeByObject(({ site, content }: PreviewedSite): LinkTarget[] => {
  const names = new Map(site.routes.map((route) => [route.path, pageName(route) ?? route.path]));
  const pages = [...names].map(([href, title]): LinkTarget => ({ href, title, kind: 'page' }));
  const headings = allPages(summariseSite(viewSite(content))).flatMap(({ route, path, ids }): LinkTarget[] => {
    const where = route === undefined ? undefined : names.get(route);
    if (where === undefined) return [];
    const named = ids.map((id): LinkTarget => {
      const title = wordsOf(content, id) ?? String(id.value);
      return { href: `${route}#${id.value}`, title, where, kind: 'heading' };
    });
    const taken = ids.map(({ value }) => String(value));
    const nameless = headingsWithoutId(content, path, taken).map(({ title, gives }): LinkTarget => {
      return { href: `${route}#${gives.id}`, title, where, kind: 'heading', gives };
    });
    return [...named, ...nameless];
  });
  return [...pages, ...headings];
});

const filesOf = ({ assets }: PreviewedSite): LinkTarget[] =>
  [...assets]
    .filter(([source, { state }]) => source.startsWith(filesFolder) && (state === 'file' || state === 'unused'))
    .map(([source]) => ({ href: `/${source}`, title: source.slice(filesFolder.length), kind: 'file' }));

/** Rank of a target, lower is better: title equal, title begins with the query, a word does, or elsewhere. */
function rankOf({ title, href, kind }: LinkTarget, query: string): number {
  const name = fold(title);
  const [isSame, isStart, isWord] = [name === query, name.startsWith(query), name.includes(` ${query}`)];
  const byName = isSame ? 0 : isStart ? 1 : isWord ? 2 : fold(href).includes(query) ? 4 : 3;
  return byName * 3 + ['page', 'heading', 'file'].indexOf(kind);
}

/**
 * Link targets, best first, at most sixty.
 * @param query search words as Arabic readers type them; if empty, headings of the page, pages and files are listed
 * @param page path of the page that contains the link: its headings rank higher
 */
export function findTargets({ shown }: Preview, query: string, page = ''): LinkTarget[] {
  if (!shown) return [];
  const isOwn = ({ href }: LinkTarget) => href.startsWith(`${page}#`);
  const all = [...placesOf(shown), ...filesOf(shown)].toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  const asked = fold(query.slice(0, 200));
  if (asked === '') return all.filter((target) => target.kind !== 'heading' || isOwn(target)).slice(0, mostOffered);
  return all
    .filter(({ title, where = '', href }) => matches(`${title} ${where} ${href}`, asked))
    .map((target) => ({ target, rank: rankOf(target, asked) - (isOwn(target) ? 2 : 0) }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, mostOffered)
    .map(({ target }) => target);
}
