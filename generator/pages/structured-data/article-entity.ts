import type { Article, Person } from 'schema-dts';
import type { Route, Site } from '../../../site.schema.ts';
import { isArticleBlock } from '../../content/collections/generated-blocks.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { postsOutlineOf } from '../../content/site/collection-outline.ts';
import { listPath } from '../../content/site/collection-pages.ts';
import { findPost, postsOf } from '../../content/site/collections.ts';
import { isFallback, localisedText } from '../../content/site/localised-texts.ts';
import { memoizeByBlocks } from '../../content/site/memoize-by-blocks.ts';
import { pageUrl, wholeUrl } from '../../content/site/page-url.ts';
import { changeOf } from '../../content/site/post-dates.ts';
import type { EntityContext } from './page-entities.ts';

/** schema.org types by the type of a post collection. */
const types = { news: 'NewsArticle', blog: 'BlogPosting', article: 'Article' } as const;

const articleOf = memoizeByBlocks(([block]) =>
  block && isArticleBlock(block) ? { collection: block.collection, post: block.post } : null,
);

/** The post of a route, and its collection; undefined for other pages. */
export function postOfRoute(site: Site, route: Pick<Route, 'blocks' | 'path'>) {
  const article = articleOf(route);
  if (!article) return undefined;
  const collection = postsOf(site, article.collection);
  const post = collection && findPost(collection, article.post)?.post;
  return collection && post && route.path.endsWith(`/${post.name}`) ? { collection, post } : undefined;
}

/** Article entity of a page; undefined for other pages and incomplete posts. */
export function describeArticle({ site, route, id, organization }: EntityContext, assets: AssetIndex): Article | undefined {
  const found = postOfRoute(site, route);
  const outline = postsOutlineOf(found?.collection);
  if (!found || !outline || route.placeholder) return undefined;
  const { collection, post } = found;
  const { language } = site.site;
  const image = post.image && assets.get(post.image.src);
  const authors = (collection.authors ?? []).filter(
    ({ name, title }) => post.authors?.includes(name) && !isFallback(site, title),
  );
  const sections = (collection.groups ?? []).filter(({ name, title }) => post.groups?.includes(name) && !isFallback(site, title));
  const tags = (collection.tags ?? []).filter(({ name, title }) => post.tags?.includes(name) && !isFallback(site, title));
  const people = authors.map(({ name, title, role, href }): Person => {
    const address = pageUrl(site, listPath(outline, { by: 'authors', name }));
    return {
      '@type': 'Person',
      name: title,
      url: address,
      ...(role && !isFallback(site, role) && { jobTitle: role }),
      ...(href?.startsWith('https:') && { sameAs: href }),
    };
  });
  return {
    '@type': types[collection.kind ?? 'article'],
    '@id': id('entity'),
    headline: post.title,
    ...(localisedText(site, post.summary) !== undefined && { description: post.summary }),
    url: id('').slice(0, -1),
    mainEntityOfPage: { '@id': id('page') },
    datePublished: post.date,
    dateModified: changeOf(post),
    inLanguage: language,
    ...(image?.state === 'ready' && { image: `${wholeUrl(site)}/${encodeURI(image.outputPath)}` }),
    author: people.length > 0 ? people : organization,
    publisher: organization,
    ...(sections.length > 0 && { articleSection: sections.map(({ title }) => title) }),
    ...(tags.length > 0 && { keywords: tags.map(({ title }) => title) }),
  } as Article;
}
