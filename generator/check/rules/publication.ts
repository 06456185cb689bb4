import { isWithin, type Publication, publicationOf, publicationOfEntry } from '../../content/site/publication.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { type Path, toPointer } from '../../core/json/path.ts';
import { get, items } from '../../core/json/walk.ts';
import { allPages, type PageSummary, type SiteSummary } from '../facts/site-summary.ts';
import type { SiteView } from '../facts/site-view.ts';
import { targetOf } from './links.ts';

/** Pointer of the page or post that a path is in. */
const keyOf = ([top, ...inner]: Path) => toPointer([top ?? '', ...inner.slice(0, top === 'collections' ? 3 : 1)]);

/** Message parameters for a link to content that is not always published. */
const parametersOf = (found: string, { isDraft, from, until }: Publication, isList = false) => ({
  found,
  expected: isDraft ? (isList ? 'drafts' : 'draft') : 'time',
  list: [from ?? '', until ?? ''],
});

interface WithPublication {
  publication?: Publication | undefined;
}

/**
 * Content that is not always published. A publication date stays in the content after it has passed; then it no longer matters.
 */
const withPublication = <One extends WithPublication>(all: readonly One[], yesterday: string) =>
  all.flatMap((one) => {
    const { publication } = one;
    const isOver = publication?.isByDate && publication.until === undefined && (publication.from ?? '') < yesterday;
    return publication && (publication.isDraft || !isOver) ? [{ ...one, publication }] : [];
  });

/** Whether a link is the target of a card or entry: these are shown without the link while its page is not published. */
const isOfCard = ([top, , list, , key]: Path) =>
  top === 'collections' && ((list === 'cards' && (key === 'href' || key === 'action')) || (list === 'entries' && key === 'href'));

/** Links that stay visible while their page is not published. Links in menus and footers are hidden with the page. */
function checkLinks(summary: SiteSummary, pages: (PageSummary & { publication: Publication })[]): RawDiagnostic[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const byPlace = new Map(pages.map((page) => [keyOf(page.path), page.publication]));
  return summary.hrefs.flatMap(({ value, path, textIndex }): RawDiagnostic[] => {
    if ((path[0] === 'header' || path[0] === 'footer') && textIndex === undefined) return [];
    const page = byRoute.get(targetOf(value)?.route);
    if (!page || isWithin(byPlace.get(keyOf(path)), page.publication)) return [];
    const isList = page.is === 'list';
    const place = { path, ...(textIndex !== undefined && { textIndex }), other: isList ? page.addressPath : page.path };
    const code = isOfCard(path) ? 'absent-card' : 'absent-link';
    return [{ code, ...place, parameters: parametersOf(page.route ?? '', page.publication, isList) }];
  });
}

/** Key of an entry, from the names of collection and entry. */
const entryKey = (collection: unknown, name: unknown) => JSON.stringify([collection, name]);

/** Keys with which a block or entry refers to a single post or entry. */
const singleKeys = ['post', 'entry'] as const;

/** Sections that name posts which are not always published, and sections of one entry that is a draft. */
function checkNames(summary: SiteSummary, yesterday: string): RawDiagnostic[] {
  const entries = summary.collections.flatMap(({ name, entries: own }) =>
    withPublication(own, yesterday).map((entry) => [entryKey(name, entry.name), entry] as const),
  );
  const byName = new Map(entries);
  if (byName.size === 0) return [];
  return allPages(summary).flatMap((page: PageSummary) =>
    page.references.flatMap(({ value, path, expects }) => {
      // A list of entries shows those that are published.
      const names = expects === 'posts' ? items(get(value, 'names')) : [];
      const named = [
        ...names.map((name, index) => ({ name, path: [...path, 'names', index] })),
        ...singleKeys.map((key) => ({ name: get(value, key), path: [...path, key] })),
      ];
      return named.flatMap(({ name, path: at }): RawDiagnostic[] => {
        const entry = byName.get(entryKey(get(value, 'collection'), name));
        if (!entry?.publication || isWithin(page.publication, entry.publication)) return [];
        return [{ code: 'absent-link', path: at, other: entry.path, parameters: parametersOf(entry.name, entry.publication) }];
      });
    }),
  );
}

/** Links to pages and posts that are not always published. The home page must always be published. */
export function checkPublication(summary: SiteSummary, yesterday: string): RawDiagnostic[] {
  const all = withPublication(allPages(summary), yesterday);
  const ofNames = checkNames(summary, yesterday);
  if (all.length === 0) return ofNames;
  const [homes, pages] = [all.filter(({ route }) => route === '/'), all.filter(({ route }) => route !== '/')];
  return [...homes.map(({ path }): RawDiagnostic => ({ code: 'absent-home', path })), ...checkLinks(summary, pages), ...ofNames];
}

/** Reports drafts and scheduled or expired pages and posts. These are notices, not mistakes. */
export function reportPublication(summary: SiteSummary, today: string): RawDiagnostic[] {
  const now = Date.parse(today);
  const entries = summary.collections.flatMap((collection) => collection.entries);
  const own = [...summary.pages, ...entries];
  return own.flatMap(({ path, publication: { isDraft, from, until, isByDate } = {} }): RawDiagnostic[] => {
    if (isDraft) return [{ code: 'draft-left', path: [...path, 'draft'] }];
    if (from !== undefined && Date.parse(from) >= now)
      return [{ code: 'not-yet', path: [...path, isByDate ? 'date' : 'from'], parameters: { found: from } }];
    if (until !== undefined && Date.parse(until) < now)
      return [{ code: 'page-over', path: [...path, 'until'], parameters: { found: until } }];
    return [];
  });
}

/** Pages and posts whose publication ends before it begins. */
export function checkPublicationTimes({ pages, generatedPages }: SiteView): RawDiagnostic[] {
  const posts = generatedPages.filter(({ is, path }) => is === 'entry' && path[2] === 'posts');
  const publishable = [
    ...pages.map(({ value, path }) => ({ path, publication: publicationOf(value) })),
    ...posts.map(({ value, path }) => ({ path, publication: publicationOfEntry('posts', value) })),
  ];
  return publishable.flatMap(({ path, publication: { from, until } = {} }): RawDiagnostic[] => {
    if (from === undefined || until === undefined || Date.parse(until) > Date.parse(from)) return [];
    return [{ code: 'reversed-days', path: [...path, 'until'], parameters: { found: until, expected: from } }];
  });
}
