import type { Card, Post, PostCollection, Site } from '../../../site.schema.ts';
import { outlineOf } from './collection-outline.ts';

type Collection = Site['collections'][string];

const noCards: Card[] = [];

/** The cards of a collection; none where there is no such collection, and where it is one of posts. */
export function cardsOf(collection: Collection | undefined): Card[] {
  return collection && 'cards' in collection ? collection.cards : noCards;
}

/** A collection of posts by its name; undefined where there is none of this name, and where it is one of cards. */
export function postsOf({ collections }: Pick<Site, 'collections'>, name: string): PostCollection | undefined {
  const collection = Object.hasOwn(collections, name) ? collections[name] : undefined;
  return collection?.type === 'posts' ? collection : undefined;
}

/** A post of a collection by its name, and its place in the list of the content. */
export function findPost(collection: PostCollection, name: string): { post: Post; index: number } | undefined {
  const { index = -1 } = outlineOf(collection)?.byName.get(name) ?? {};
  const post = collection.posts[index];
  return post && { post, index };
}
