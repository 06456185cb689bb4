import { parsePart } from '../../../html/parse.ts';
import { countsWithin, plainTextOf } from '../../../html/plain-text.ts';
import type { BlockNode } from '../../../model/content.ts';
import { type EditorBlock, htmlOf } from '../blocks/block-grammar.ts';
import { type ContentContext, partHtml } from './content-context.ts';

/** Blocks that WordPress fills when a page is opened. */
const dynamic = new Set(
  (
    'archives calendar categories tag-cloud search latest-comments loginout rss page-list navigation navigation-link ' +
    'navigation-submenu home-link site-title site-tagline site-logo avatar comments post-comments comments-title comment-template ' +
    'comment-author-name comment-content comment-date comment-edit-link comment-reply-link comments-pagination ' +
    'comments-pagination-next comments-pagination-previous comments-pagination-numbers post-comments-form post-title post-content ' +
    'post-date post-excerpt post-featured-image post-author post-author-name post-author-biography post-terms ' +
    'post-navigation-link post-template query-pagination query-pagination-next query-pagination-previous ' +
    'query-pagination-numbers query-no-results query-title query-total read-more term-description template-part pattern ' +
    'table-of-contents post-comments-count post-comments-link post-time-to-read breadcrumbs terms-query term-template ' +
    'legacy-widget widget-group'
  )
    .split(' ')
    .map((name) => `core/${name}`),
);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const numbersIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => {
    const id = isRecord(one) ? one.id : one;
    return /^\d+$/.test(String(id)) ? [String(id)] : [];
  });

/** Names of terms that a block selects by their numbers. */
function termsOf(attributes: Record<string, unknown>, { index }: ContentContext): string[] {
  const query = isRecord(attributes.query) ? attributes.query : {};
  const taxQuery = isRecord(query.taxQuery) ? query.taxQuery : {};
  const byTaxonomy: [string, unknown][] = [
    ['category', attributes.categories],
    ['category', query.categoryIds],
    ['post_tag', query.tagIds],
    ...Object.entries(taxQuery),
  ];
  return byTaxonomy.flatMap(([taxonomy, ids]) => numbersIn(ids).flatMap((id) => index.terms.nameById(id, taxonomy) ?? []));
}

/** List of posts that a block shows; undefined if it shows other types. */
export function postsOf({ attributes }: EditorBlock, context: ContentContext): BlockNode | undefined {
  const query = isRecord(attributes.query) ? attributes.query : {};
  if (!['', 'post'].includes(text(query.postType)) || query.inherit === true) return undefined;
  const most = Number(attributes.postsToShow ?? query.perPage);
  return { type: 'posts', terms: termsOf(attributes, context), ...(most > 0 && Number.isInteger(most) && { most }) };
}

/** Records what a block contains that the new site does not show. */
function lose(block: EditorBlock, { losses, place }: ContentContext): void {
  const { tree } = parsePart(htmlOf(block.parts));
  losses.omissions.push({ reason: 'dynamic', name: block.name, text: plainTextOf(tree), counts: countsWithin(tree), place });
}

/** HTML of a list of posts, in place of the first template of a query. */
function templateHtml(context: ContentContext): string {
  const { query } = context;
  const posts = query?.posts;
  if (!query || !posts) return '';
  delete query.posts;
  return partHtml([posts], context);
}

/** HTML in place of a block that WordPress fills; undefined for other blocks. */
export function dynamicHtml(block: EditorBlock, context: ContentContext): string | undefined {
  const isList = block.name === 'core/latest-posts';
  if (!isList && !dynamic.has(block.name)) return undefined;
  const posts = isList ? postsOf(block, context) : undefined;
  const shown = posts ? partHtml([posts], context) : block.name === 'core/post-template' ? templateHtml(context) : '';
  if (shown === '' || htmlOf(block.parts).trim() !== '') lose(block, context);
  return shown;
}
