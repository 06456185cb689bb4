import { sitePagesOf } from '../../../../content/collections/site-pages.ts';
import { outlineOf } from '../../../../content/site/collection-outline.ts';
import { pagesOf as collectionPages, type ListOf } from '../../../../content/site/collection-pages.ts';
import { nameOf, pageName } from '../../../../core/diagnostics/place-in-words.ts';
import type { Path } from '../../../../core/json/path.ts';
import { textOf } from '../../../../core/json/text-of.ts';
import { get, items } from '../../../../core/json/walk.ts';
import { memoizeByObject } from '../../../../core/util/memoize.ts';
import type { EditablePage } from '../../../document/protocol-state.ts';
import { addressOf, contentOf, type Preview } from '../../../preview/preview.ts';
import type { PreviewedSite } from '../../../preview/previewed-site.ts';

/** Page without its address. */
type ListedPage = Omit<EditablePage, 'address'>;

/** Titles of generated pages, as last displayed. */
const generatedTitles = memoizeByObject(
  ({ site, content }: PreviewedSite) => new Map(site.routes.slice(content.routes.length).map(({ path, title }) => [path, title])),
);

function writtenPages(content: unknown): ListedPage[] {
  return items(get(content, 'routes')).map((page, index) => {
    const path = textOf(get(page, 'path'));
    return { at: ['routes', index], path, title: pageName(page) ?? path, isPlaceholder: get(page, 'placeholder') === true };
  });
}

const generatedPageKinds = { groups: 'category', tags: 'tag', authors: 'author' } as const;

/** Source of a list page: the collection, or its category, tag or author. */
function placeOfList(collection: unknown, at: Path, list: ListOf): Pick<ListedPage, 'at' | 'made'> {
  if (list.by === 'all') return { at, made: 'list' };
  const index = items(get(collection, list.by)).findIndex((term) => get(term, 'name') === list.name);
  return { at: [...at, list.by, index], made: generatedPageKinds[list.by] };
}

/** Generated pages of a collection: lists and entries. */
function pagesOfCollection(collection: unknown, at: Path, titles: ReadonlyMap<string, string> | undefined): ListedPage[] {
  const outline = outlineOf(collection);
  if (!outline) return [];
  const { rows } = outline;
  return collectionPages(outline).flatMap((page): ListedPage[] => {
    const { path } = page;
    if (page.is === 'list') {
      const title = titles?.get(path) ?? nameOf(collection) ?? path;
      const lists = page.entries.map(({ index }) => index);
      return [{ ...placeOfList(collection, at, page.list), path, title, lists, isPlaceholder: false }];
    }
    if (page.is !== 'entry') return [];
    const { index, title } = page.entry;
    const isPlaceholder = get(items(get(collection, rows))[index], 'placeholder') === true;
    return [{ at: [...at, rows, index], made: rows === 'posts' ? 'post' : 'entry', path, title: title || path, isPlaceholder }];
  });
}

/** Search pages, as last displayed. */
function searchPages({ site }: PreviewedSite): ListedPage[] {
  return site.routes
    .filter((route) => sitePagesOf(route) !== undefined)
    .map(({ path, title }) => ({ at: ['site', 'search'], made: 'search', path, title, isPlaceholder: false }));
}

/** Path under which the preview displays the 404 page. */
const missingPath = '/404';

/** The 404 page: `notFound` of the file, or the default from the labels. */
function missingPage(preview: Preview): ListedPage {
  const { shown } = preview;
  const own = get(contentOf(preview), 'notFound');
  const title = textOf(get(own, 'title')) || (shown?.site.notFound.title ?? missingPath);
  const at = own === undefined ? ['site', 'labels', 'notFound'] : ['notFound'];
  return { at, made: 'not-found', path: missingPath, title, isPlaceholder: get(own, 'placeholder') === true };
}

/** All pages of the build, those of `routes` first, each with its source in the file. */
export function pagesOf(preview: Preview): EditablePage[] {
  const { shown } = preview;
  const content = contentOf(preview);
  const titles = shown && generatedTitles(shown);
  const collections = Object.entries(Object(get(content, 'collections')));
  const found = [
    ...writtenPages(content),
    ...collections.flatMap(([name, value]) => pagesOfCollection(value, ['collections', name], titles)),
    ...(shown ? searchPages(shown) : []),
    missingPage(preview),
  ];
  const seen = new Set<string>();
  return found.flatMap((page) => {
    const { path } = page;
    // Duplicate paths in `routes` are reported by the check; of generated pages the first wins.
    if (page.made !== undefined && seen.has(path)) return [];
    seen.add(path);
    return [{ ...page, address: addressOf(preview, path) }];
  });
}
