import { outlineOf } from '../../content/site/collection-outline.ts';
import { pagesOf } from '../../content/site/collection-pages.ts';
import { isPublished } from './address-table.ts';
import { dayIn } from './dates.ts';
import type { NewPages } from './outcomes.ts';
import { fullPath } from './plan-languages.ts';
import type { SitePlan } from './plan-site.ts';
import type { TermKind } from './plan-terms.ts';

type Planned = SitePlan['collections'][number];

/** Lists of posts of a collection in a language, without the prefix of the language: those of all posts, or of the published. */
function listsOf({ collection, terms }: Planned, plan: SitePlan, language: string, isOfAll: boolean): string[] {
  const posts = collection.units.flatMap(({ members }, index) => {
    const header = members.get(language);
    if (!header || !(isOfAll || isPublished(header))) return [];
    const namesOf = (kind: TermKind, names: readonly string[]) => terms.namesOf(kind, names, language);
    const { categories, tags, authors, date } = header;
    const own = { groups: namesOf('groups', categories), tags: namesOf('tags', tags), authors: namesOf('authors', authors) };
    return [{ name: `post-${index}`, title: '', date: dayIn(date) ?? `${plan.options.year}-01-01`, ...own }];
  });
  const outline = outlineOf({ type: 'posts', path: collection.path, ...terms.lists, posts });
  return outline && posts.length > 0
    ? pagesOf(outline).flatMap((page) => (page.is === 'list' || page.is === 'feed' ? [page.path] : []))
    : [];
}

/** The pages that the new site will have. */
export function newPages(plan: SitePlan): NewPages {
  const { languages, places, collections, searchPath } = plan;
  const [paths, hidden] = [new Set<string>(), new Set<string>()];
  for (const tag of languages.tags) {
    for (const path of ['/', searchPath]) paths.add(fullPath(path, tag, languages));
    for (const one of collections) {
      const [all, shown] = [true, false].map((isOfAll) =>
        one.collection.kind === 'post' ? listsOf(one, plan, tag, isOfAll) : [one.collection.path],
      );
      for (const path of all ?? []) paths.add(fullPath(path, tag, languages));
      for (const path of all ?? []) if (!shown?.includes(path)) hidden.add(fullPath(path, tag, languages));
    }
  }
  for (const placed of new Set(places.values()))
    for (const [tag, path] of placed.paths) paths.add(fullPath(path, tag, languages));
  const lists = collections.filter(({ collection }) => collection.kind === 'post').map(({ collection }) => collection.path);
  return {
    paths,
    isShown: (path) => paths.has(path) && !hidden.has(path),
    insteadOf(path) {
      const starts = languages.tags.flatMap((tag) => lists.map((list) => fullPath(list, tag, languages)));
      return starts.find((start) => path.startsWith(`${start}/`) && paths.has(start) && !hidden.has(start));
    },
    hasPage: ({ collection, isList }) => isList === undefined && collection?.kind !== 'documents',
  };
}
