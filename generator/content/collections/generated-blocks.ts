import type { ArticleBlock, PostsBlock } from '../../../templates/registry/collections/posts/blocks.ts';
import type { ListPage } from '../site/collection-pages.ts';

interface AnyBlock {
  type: string;
}

/** Whether a block shows posts of a collection. */
export const isPostsBlock = <Block extends AnyBlock>(block: Block): block is Block & PostsBlock => block.type === 'posts';

/** Whether a block is the head of a post. */
export const isArticleBlock = <Block extends AnyBlock>(block: Block): block is Block & ArticleBlock => block.type === 'article';

/** What a block of posts is besides, on a page that the engine makes: no site file can say it. */
export interface GeneratedListProps {
  /** The page of a list that it is: it gives the page its title. */
  list?: ListPage;
  /** The post after which it stands: it leads to its neighbours. */
  after?: string;
}

export type GeneratedPostsBlock = PostsBlock & GeneratedListProps;

/** A block of posts with what only the engine says of it. */
export const asGeneratedPosts = (block: PostsBlock): GeneratedPostsBlock => block;

/** The page of a list that a block is, where the engine made it. */
export const generatedListOf = (block: AnyBlock): ListPage | undefined =>
  isPostsBlock(block) ? asGeneratedPosts(block).list : undefined;
