import type { Route, Site } from '../../../site.schema.ts';
import type { PagePlan } from '../../../templates/model/page/page-plan.ts';
import { isArticleBlock, isPostsBlock } from '../../content/collections/generated-blocks.ts';
import { postsOutlineOf } from '../../content/site/collection-outline.ts';
import { feedPath } from '../../content/site/collection-pages.ts';
import { postsOf } from '../../content/site/collections.ts';
import { titleWithName } from '../../content/site/localised-texts.ts';
import { hrefOf } from '../../content/site/page-url.ts';
import { changeOf } from '../../content/site/post-dates.ts';
import { postOfRoute } from '../structured-data/article-entity.ts';

/** Metadata of the posts on a page: their feed, and for an article its dates. */
export function postMetadata(site: Site, route: Pick<Route, 'blocks'> & { path?: string }): Pick<PagePlan, 'feed' | 'article'> {
  const block = route.blocks.find((one) => isPostsBlock(one) || isArticleBlock(one));
  const collection = block && 'collection' in block ? postsOf(site, block.collection) : undefined;
  const outline = postsOutlineOf(collection);
  if (!collection || !outline) return {};
  const href = hrefOf(site, feedPath(outline));
  const post = postOfRoute(site, { path: route.path ?? '', blocks: route.blocks })?.post;
  return {
    feed: { href, title: titleWithName(site, collection.title) },
    ...(post && { article: { published: post.date, modified: changeOf(post) } }),
  };
}
