import type { ArticleBlock, PostsBlock } from '../../../templates/registry/collections/posts/blocks.ts';
import type { ListPage } from '../site/collection-pages.ts';

interface AnyBlock {
  type: string;
}

/** Whether a block shows posts of a collection. */
export const isPostsBlock = <Block extends AnyBlock>(block: Block): block is Block & PostsBlock => block.type === 'posts';

/** Whether a block is the head of a post. */
export const isArticleBlock = <Block extends AnyBlock>(block: Block): block is Block & ArticleBlock => block.type === 'article';

/** Props of a posts block that only generated pages have; a site file cannot set them. */
export interface GeneratedListProps {
  /** The list page that it is the content of; it provides the page title. */
  list?: ListPage;
  /** Name of the post that it follows; it links to its neighbours. */
  after?: string;
}

export type GeneratedPostsBlock = PostsBlock & GeneratedListProps;

/** Casts a posts block to the type with generated props. */
export const asGeneratedPosts = (block: PostsBlock): GeneratedPostsBlock => block;

/** The list page of a generated block. */
export const generatedListOf = (block: AnyBlock): ListPage | undefined =>
  isPostsBlock(block) ? asGeneratedPosts(block).list : undefined;
