import type { Post, PostCollection, Site } from '../../../site.schema.ts';
import type { Planned } from '../../../templates/model/planned/planned.ts';
import type { PostLink } from '../../../templates/model/planned/posts.ts';
import { type PostsOutline, postsOutlineOf } from '../../content/site/collection-outline.ts';
import { listPath, postPath, type TermList } from '../../content/site/collection-pages.ts';
import { findPost, postsOf } from '../../content/site/collections.ts';
import { chosen, type Field, fieldAt, within } from '../../content/site/fields.ts';
import { isToBeWritten } from '../../content/site/samples.ts';
import type { Path } from '../../core/json/path.ts';
import { annotateDate, planDate } from './dates.ts';
import type { Annotate, Resolve } from './resolving.ts';

export interface PostPlannerInput {
  site: Site;
  annotate: Annotate;
  resolve: Resolve;
  /** Resolves the fields of an object, whatever its type. */
  resolveMembers: (value: object, field: Field, path: Path) => object;
  resolveHref: (href: string) => string;
}

/** A collection of posts, its outline, and what is needed to plan its posts. */
export interface PostsContext extends PostPlannerInput {
  name: string;
  collection: PostCollection;
  outline: PostsOutline;
  field: Field;
}

/** @throws Error if the site has no such collection; the check rejects such content */
export function postsContext(input: PostPlannerInput, name: string): PostsContext {
  const collection = postsOf(input.site, name);
  const outline = postsOutlineOf(collection);
  if (!collection || !outline) throw new Error(`The check let the collection ${name} pass.`);
  return { ...input, name, collection, outline, field: chosen(fieldAt(['collections', name]), collection) };
}

/** Path of a value in the collection. */
export const pathIn = ({ name }: PostsContext, ...rest: Path): Path => ['collections', name, ...rest];

/** Plans a field of the collection, or of an item in one of its lists. */
export const planField = <Value>(posts: PostsContext, value: Value, ...path: [string, ...Path]): Planned<Value> =>
  posts.resolve(
    value,
    path.reduce<Field>((field, key) => within(field, key), posts.field),
    pathIn(posts, ...path),
  );

/** Empty if the post has no summary yet. */
export const planSummary = (posts: PostsContext, { summary }: Post, index: number) =>
  planField(posts, isToBeWritten(summary) ? '' : summary, 'posts', index, 'summary');

export const planDay = (posts: PostsContext, iso: string, ...path: Path) =>
  annotateDate(planDate(iso, posts.site.site), (text) => posts.annotate(text, pathIn(posts, ...path)));

/** Link to the list of a group, a tag or an author; empty if the collection does not define it. */
export function linkToTerm(posts: PostsContext, by: TermList, name: string): PostLink[] {
  const index = (posts.collection[by] ?? []).findIndex((term) => term.name === name);
  const term = posts.collection[by]?.[index];
  if (!term) return [];
  const href = posts.resolveHref(listPath(posts.outline, { by, name }));
  return [{ label: planField(posts, term.title, by, index, 'title'), href }];
}

/** Link to a post; undefined if the collection has no such post. */
export function linkToPost(posts: PostsContext, name: string | undefined): PostLink | undefined {
  const found = name === undefined ? undefined : findPost(posts.collection, name);
  if (!found) return undefined;
  const label = planField(posts, found.post.title, 'posts', found.index, 'title');
  return { label, href: posts.resolveHref(postPath(posts.outline, found.post.name)) };
}
