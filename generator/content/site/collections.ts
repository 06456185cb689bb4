import type { Card, Post, PostCollection, Site } from '../../../site.schema.ts';
import { outlineOf } from './collection-outline.ts';

type Collection = Site['collections'][string];

const noCards: Card[] = [];

/** The cards of a collection; empty for other types and if undefined. */
export function cardsOf(collection: Collection | undefined): Card[] {
  return collection && 'cards' in collection ? collection.cards : noCards;
}

/** A collection of posts by name; undefined if it does not exist or has another type. */
export function postsOf({ collections }: Pick<Site, 'collections'>, name: string): PostCollection | undefined {
  const collection = Object.hasOwn(collections, name) ? collections[name] : undefined;
  return collection?.type === 'posts' ? collection : undefined;
}

/** A post by name, with its index in the content. */
export function findPost(collection: PostCollection, name: string): { post: Post; index: number } | undefined {
  const { index = -1 } = outlineOf(collection)?.byName.get(name) ?? {};
  const post = collection.posts[index];
  return post && { post, index };
}
