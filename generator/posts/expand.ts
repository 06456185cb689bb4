import type { PostCollection, Route, Site } from '../../site.schema.ts';
import { fill } from '../../templates/labels/fill.ts';
import { formatNumber } from '../../templates/parts/format-number.ts';
import { isWithin, type Path } from '../json/path.ts';
import { type ListPage, listPath, type PostsPage, pagesOf } from '../site/post-addresses.ts';
import { type Outline, outlineOf } from '../site/post-outline.ts';
import { aroundOf } from './around.ts';
import type { MadePosts } from './derived.ts';
import { makeEntryPages } from './entry-pages.ts';
import { crumbsAbove, type Made } from './made.ts';
import { makeSearchPages } from './site-pages.ts';

/** A site with the pages that follow from its collections, and from being searched, among its routes. */
export interface ExpandedSite {
  site: Site;
  /** Where the content says what stands at a place of the site. */
  toContent: (path: Path) => Path;
}

interface Context {
  site: Site;
  name: string;
  collection: PostCollection;
  outline: Outline;
  /** The way from the home page to the list. */
  crumbs: Route['breadcrumb'];
}

function termOf({ collection }: Context, list: ListPage) {
  if (list.by === 'all') return undefined;
  const terms = collection[list.by] ?? [];
  const index = terms.findIndex(({ name }) => name === list.name);
  const term = terms[index];
  return term && { title: term.title, place: [list.by, index] as Path };
}

/** Title, breadcrumb and place of a page of a list. */
function headOf(context: Context, list: ListPage, path: string) {
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
  return {
    title,
    description: isFirst ? collection.description : `${title}. ${collection.description}`,
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

function makeList(context: Context, { path, list, posts }: Extract<PostsPage, { is: 'list' }>): Made {
  const { places, from, ...head } = headOf(context, list, path);
  const block: MadePosts = { type: 'posts', collection: context.name, names: posts.map(({ name }) => name), list };
  const changes = posts.flatMap(({ index }) => {
    const post = context.collection.posts[index];
    return post ? [post.updated ?? post.date] : [];
  });
  const updated = changes.toSorted().at(-1);
  return { route: { path, ...head, blocks: [block], updated }, places: [...places, [[], from]] };
}

function makePost(
  { collection, name, outline, crumbs }: Context,
  { path, post: { index } }: Extract<PostsPage, { is: 'post' }>,
): Made[] {
  const post = collection.posts[index];
  if (!post) return [];
  const { title, summary, date, updated, movedFrom, listed, searchable, keywords, placeholder } = post;
  const { draft, from: begin, until } = post;
  const from: Path = ['collections', name, 'posts', index];
  const { related, previous, next } = aroundOf(collection, outline, post.name);
  const end: MadePosts = { type: 'posts', collection: name, names: related, after: post.name };
  const blocks: Route['blocks'] = [
    { type: 'article', collection: name, post: post.name },
    { type: 'prose', body: post.body, ...(post.contents !== undefined && { contents: post.contents }) },
    ...(related.length > 0 || previous || next ? [end] : []),
  ];
  const breadcrumb = [...crumbs, { label: collection.title, href: listPath(outline, { by: 'all' }) }, { label: title }];
  return [
    {
      route: {
        path,
        title,
        description: summary,
        breadcrumb,
        blocks,
        updated: updated ?? date,
        movedFrom,
        listed,
        ...(searchable !== undefined && { searchable }),
        ...(keywords && { keywords }),
        placeholder,
        ...(draft && { draft }),
        ...(begin !== undefined && { from: begin }),
        ...(until !== undefined && { until }),
      },
      places: [
        [
          ['breadcrumb', crumbs.length, 'label'],
          ['collections', name, 'title'],
        ],
        [
          ['breadcrumb', crumbs.length + 1, 'label'],
          [...from, 'title'],
        ],
        [
          ['blocks', 1, 'body'],
          [...from, 'body'],
        ],
        [
          ['blocks', 1, 'contents'],
          [...from, 'contents'],
        ],
        [[], from],
      ],
    },
  ];
}

function makePages(context: Context): Made[] {
  return pagesOf(context.outline).flatMap((page) => {
    if (page.is === 'list') return [makeList(context, page)];
    return page.is === 'post' ? makePost(context, page) : [];
  });
}

/** The pages that search a site. */
function searchPages(site: Site): Made[] {
  return makeSearchPages(site).map((route) => ({ route, places: [[[], ['site', 'search']]] }));
}

/** @param first the place of the first page that was made, in the list of all. */
function createToContent(first: number, made: readonly Made[]): ExpandedSite['toContent'] {
  return (path) => {
    const [top, index, ...rest] = path;
    const page = top === 'routes' ? made[Number(index) - first] : undefined;
    const found = page?.places.find(([place]) => isWithin(rest, place));
    if (!found) return path;
    const [place, content] = found;
    return place.length === 0 ? content : [...content, ...rest.slice(place.length)];
  };
}

/**
 * Adds to a site the pages that follow from its collections, and from being searched. Pure: the same site gives the same
 * pages in the same order.
 */
export function expandSite(site: Site): ExpandedSite {
  const routes = new Map(site.routes.map((route) => [route.path, route]));
  const posts = Object.entries(site.collections).flatMap(([name, collection]) => {
    const outline = outlineOf(collection);
    if (collection.type !== 'posts' || !outline) return [];
    return makePages({ site, name, collection, outline, crumbs: crumbsAbove(collection.path, routes, site.site.labels.home) });
  });
  const ofCollections = [...posts, ...makeEntryPages(site, routes)];
  const found = { ...site, routes: [...site.routes, ...ofCollections.map(({ route }) => route)] };
  const made = [...ofCollections, ...searchPages(found)];
  if (made.length === 0) return { site, toContent: createToContent(0, []) };
  return {
    site: { ...site, routes: [...site.routes, ...made.map(({ route }) => route)] },
    toContent: createToContent(site.routes.length, made),
  };
}
