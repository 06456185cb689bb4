import type { PostsTarget } from '../convert/base/context.ts';
import type { SitePlan } from './plan-site.ts';

/** Names of terms that a list selects by name or title. */
const namesOf = (terms: readonly string[], plan: SitePlan) =>
  new Set(plan.outline.terms.filter(({ name, title }) => terms.includes(name) || terms.includes(title)).map(({ name }) => name));

/** The collection that a list of posts shows; undefined if no collection has such posts. @param terms names or titles */
export function resolvePosts(terms: readonly string[], plan: SitePlan, language: string): PostsTarget | undefined {
  const posts = plan.collections.filter(({ collection }) => collection.kind === 'post');
  if (terms.length === 0) return posts[0] && { collection: posts[0].collection.key };
  const names = [...namesOf(terms, plan), ...terms];
  for (const { collection, terms: planned } of posts) {
    const [group] = planned.namesOf('groups', names, language);
    const [tag] = planned.namesOf('tags', names, language);
    if (group !== undefined) return { collection: collection.key, group };
    if (tag !== undefined) return { collection: collection.key, tag };
  }
  return undefined;
}
