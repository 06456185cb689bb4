import type { PostsBlock } from '../../templates/blocks/posts/schema.ts';
import type { ListPage } from './addresses.ts';

/** What a block of posts is besides, on a page that the engine makes: no site file can say it. */
export interface MadeList {
  /** The page of a list that it is: it gives the page its title. */
  list?: ListPage;
  /** The post after which it stands: it leads to its neighbours. */
  after?: string;
}

export type MadePosts = PostsBlock & MadeList;

/** A block of posts with what only the engine says of it. */
export const madeOf = (block: PostsBlock): MadePosts => block;
