import type { PostCollection, Route, Site } from '../../../site.schema.ts';
import { formatNumber } from '../../../templates/components/format-number.ts';
import { fill } from '../../../templates/model/labels/fill.ts';
import type { AnyEntry } from '../../../templates/registry/collections/entries/descriptor.ts';
import { entryPagesOf } from '../../../templates/registry/collections/types.ts';
import type { RowsKey } from '../../../templates/schema/entry-types.ts';
import { isWithin, type Path } from '../../core/json/path.ts';
import { type EntryOutline, outlineOf, type PostsOutline, postsOutlineOf } from '../site/collection-outline.ts';
import { type CollectionPage, type ListPage, listPath, pagesOf } from '../site/collection-pages.ts';
import { localisedText } from '../site/localised-texts.ts';
import { changeOf, dayOf } from '../site/post-dates.ts';
import { type EntryPageInput, makeEntryPage } from './entry-pages.ts';
import type { GeneratedPostsBlock } from './generated-blocks.ts';
import { crumbsAbove, type GeneratedPage, withGeneratedPages } from './generated-pages.ts';
import { neighboursOf } from './post-neighbours.ts';
import { makeSearchPages } from './site-pages.ts';

/** A site with the pages generated for its collections and its search. */
export interface ExpandedSite {
  site: Site;
  /** Maps a path in the expanded site to the path in the content. */
  toContent: (path: Path) => Path;
}

type Collection = Site['collections'][string];

/** A collection of posts, which has lists. */
interface ListContext {
  site: Site;
  name: string;
  collection: PostCollection;
  outline: PostsOutline;
  /** Breadcrumb of the parent page of the list. */
  crumbs: Route['breadcrumb'];
}

function termOf({ collection }: ListContext, list: ListPage) {
  if (list.by === 'all') return undefined;
  const terms = collection[list.by] ?? [];
  const index = terms.findIndex(({ name }) => name === list.name);
  const term = terms[index];
  return term && { title: term.title, place: [list.by, index] as Path };
}

/** Title, breadcrumb and paths in the content of a list page. */
function headOf(context: ListContext, list: ListPage, path: string) {
  const { site, name, collection, outline, crumbs } = context;
  const words = site.site.labels.posts;
  const term = termOf(context, list);
  const start = ['collections', name];
  const label = list.page === 1 ? undefined : fill(words.page, formatNumber(list.page, site.site));
  const steps = [
    { label: collection.title, href: listPath(outline, { by: 'all' }), place: [...start, 'title'] },
    ...(term ? [{ label: term.title, href: listPath(outline, list), place: [...start, ...term.place, 'title'] }] : []),
    ...(label ? [{ label, href: path, place: start }] : []),
  ];
  const name1 = term ? `${collection.title}: ${term.title}` : collection.title;
  const title = label ? fill(words.pageTitle, name1, formatNumber(list.page, site.site)) : name1;
  const isFirst = title === collection.title;
  const about = localisedText(site, collection.description);
  return {
    title,
    description: isFirst ? collection.description : about === undefined ? title : `${title}. ${about}`,
    breadcrumb: [
      ...crumbs,
      ...steps.map(({ label: words1, href }, index) =>
        index === steps.length - 1 ? { label: words1 } : { label: words1, href },
      ),
    ],
    places: steps.map(({ place }, index): [Path, Path] => [['breadcrumb', crumbs.length + index, 'label'], place]),
    from: [...start, ...(term?.place ?? [])],
  };
}

function makeList(context: ListContext, { path, list, entries }: Extract<CollectionPage, { is: 'list' }>): GeneratedPage {
  const { places, from, ...head } = headOf(context, list, path);
  const block: GeneratedPostsBlock = { type: 'posts', collection: context.name, names: entries.map(({ name }) => name), list };
  const changes = entries.flatMap(({ index }) => {
    const post = context.collection.posts[index];
    return post ? [dayOf(changeOf(post))] : [];
  });
  const updated = changes.toSorted().at(-1);
  return { route: { path, ...head, blocks: [block], updated }, places: [...places, [[], from]] };
}

function listContextOf(
  site: Site,
  name: string,
  collection: Collection,
  routes: ReadonlyMap<string, Route>,
): ListContext | undefined {
  const outline = postsOutlineOf(collection);
  if (collection.type !== 'posts' || !outline) return undefined;
  return { site, name, collection, outline, crumbs: crumbsAbove(collection.path, routes, site.site.labels.home) };
}

/** Breadcrumb of a post, which includes its list, and the blocks after its body. */
function belowList(context: ListContext, post: EntryOutline): Pick<EntryPageInput, 'crumbs' | 'crumbPlaces' | 'end'> {
  const { name, collection, outline, crumbs } = context;
  const list = { label: collection.title, href: listPath(outline, { by: 'all' }) };
  return {
    crumbs: [...crumbs, list],
    crumbPlaces: [
      [
        ['breadcrumb', crumbs.length, 'label'],
        ['collections', name, 'title'],
      ],
    ],
    end: endOf(context, post),
  };
}

/** Related posts and links to the previous and next post, shown after a post. */
function endOf({ collection, name, outline }: ListContext, { name: post }: EntryOutline): GeneratedPostsBlock[] {
  const { related, previous, next } = neighboursOf(collection, outline, post);
  return related.length > 0 || previous || next ? [{ type: 'posts', collection: name, names: related, after: post }] : [];
}

/** The pages of a collection: lists first, then items in the order of the outline. */
function makePages(site: Site, name: string, collection: Collection, routes: ReadonlyMap<string, Route>): GeneratedPage[] {
  const outline = outlineOf(collection);
  const type = entryPagesOf(outline?.type);
  if (!outline || !type?.headOf) return [];
  const { headOf } = type;
  const entries = (collection as unknown as Record<RowsKey, AnyEntry[]>)[outline.rows];
  const lists = listContextOf(site, name, collection, routes);
  return pagesOf(outline).flatMap((page): GeneratedPage[] => {
    if (page.is === 'list') return lists ? [makeList(lists, page)] : [];
    if (page.is !== 'entry') return [];
    const { path, entry: own } = page;
    const { index, publication } = own;
    const entry = entries[index];
    if (!entry) return [];
    const from: Path = ['collections', name, outline.rows, index];
    const surroundings = lists ? belowList(lists, own) : { crumbs: crumbsAbove(path, routes, site.site.labels.home) };
    return [
      makeEntryPage({ site, collection: name, type: { ...type, headOf }, path, entry, publication, from, ...surroundings }),
    ];
  });
}

/** The search pages of a site. */
function searchPages(site: Site): GeneratedPage[] {
  return makeSearchPages(site).map((route) => ({ route, places: [[[], ['site', 'search']]] }));
}

/** @param first index in `routes` of the first generated page */
function createToContent(first: number, generatedPages: readonly GeneratedPage[]): ExpandedSite['toContent'] {
  return (path) => {
    const [top, index, ...rest] = path;
    const page = top === 'routes' ? generatedPages[Number(index) - first] : undefined;
    const found = page?.places.find(([place]) => isWithin(rest, place));
    if (!found) return path;
    const [place, content] = found;
    return place.length === 0 ? content : [...content, ...rest.slice(place.length)];
  };
}

/**
 * Adds the pages generated for collections and search to a site. Pure: the same site gives the same pages in the same order.
 */
export function expandSite(site: Site): ExpandedSite {
  const routes = new Map(site.routes.map((route) => [route.path, route]));
  const ofCollections = Object.entries(site.collections).flatMap(([name, one]) => makePages(site, name, one, routes));
  const generatedPages = [...ofCollections, ...searchPages(withGeneratedPages(site, ofCollections))];
  if (generatedPages.length === 0) return { site, toContent: createToContent(0, []) };
  return {
    site: withGeneratedPages(site, generatedPages),
    toContent: createToContent(site.routes.length, generatedPages),
  };
}
