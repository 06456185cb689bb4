import { outlineOf } from '../../content/site/collection-outline.ts';
import { pagesOf } from '../../content/site/collection-pages.ts';
import { fullPath, isPublished } from './address-table.ts';
import { dayIn } from './dates.ts';
import type { NewPages } from './outcomes.ts';
import type { PlannedCollection } from './plan-collections.ts';
import type { SitePlan } from './plan-site.ts';
import type { PlannedTerms, TermKind } from './plan-terms.ts';

/** Lists of published posts of a collection in a language, without the prefix of the language. */
function listsOf(collection: PlannedCollection, terms: PlannedTerms, plan: SitePlan, language: string): string[] {
  const posts = collection.units.flatMap(({ members }, index) => {
    const header = members.get(language);
    if (!header || !isPublished(header)) return [];
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
  const paths = new Set<string>();
  for (const tag of languages.tags) {
    for (const path of ['/', searchPath]) paths.add(fullPath(path, tag, languages));
    for (const { collection, terms } of collections) {
      const lists = collection.kind === 'post' ? listsOf(collection, terms, plan, tag) : [collection.path];
      for (const path of lists) paths.add(fullPath(path, tag, languages));
    }
  }
  for (const placed of new Set(places.values()))
    for (const [tag, path] of placed.paths) paths.add(fullPath(path, tag, languages));
  const lists = collections.filter(({ collection }) => collection.kind === 'post').map(({ collection }) => collection.path);
  return {
    paths,
    insteadOf(path) {
      const starts = languages.tags.flatMap((tag) => lists.map((list) => fullPath(list, tag, languages)));
      return starts.find((start) => path.startsWith(`${start}/`) && paths.has(start));
    },
    hasPage: ({ collection, isList }) => isList === undefined && collection?.kind !== 'documents',
  };
}
