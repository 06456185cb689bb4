import { css } from '@linaria/core';
import { CardDate } from '../../components/card-date.tsx';
import { CardLead } from '../../components/card-lead.tsx';
import { type CardRow, CardRows } from '../../components/card-rows.tsx';
import { cardsForm } from '../../components/cards-form.ts';
import { Neighbours } from '../../components/neighbours.tsx';
import { Section, sectionProps } from '../../components/section.tsx';
import { useLabelsOf, useThemeOptions } from '../../model/page/render-context.tsx';
import type { PlannedPostCard, PlannedPosts } from '../../model/planned/posts.ts';
import type { labels } from './labels.ts';
import { ListHead } from './list-head.tsx';
import { Pagination } from './pagination.tsx';
import { PostsInGrid } from './pieces/grid/grid.tsx';

const feed = css`
  margin-block-start: var(--space-5);
  font-size: var(--text-sm);
  text-align: center;

  & > a {
    display: inline-block;
    padding-block: 0.5rem;
  }
  @media print {
    display: none;
  }
`;

const rowOf = ({ name, label, href, summary, image, date, pinned }: PlannedPostCard): CardRow => ({
  key: name,
  title: label,
  href,
  text: summary,
  image,
  above: (
    <>
      <CardDate date={date} /> {pinned && <strong>{pinned}</strong>}
    </>
  ),
});

/** Posts in the form that the block or the theme sets. */
function PostList({ block }: { block: PlannedPosts }) {
  const form = cardsForm(block, useThemeOptions());
  const headingLevel = block.heading ? 3 : 2;
  if (form === 'grid')
    return <PostsInGrid posts={block.posts} headingLevel={headingLevel} isBeside={Boolean(block.heading || block.head)} />;
  const List = form === 'lead' ? CardLead : CardRows;
  return <List items={block.posts.map(rowOf)} headingLevel={headingLevel} />;
}

export function PostsBlock({ block }: { block: PlannedPosts }) {
  const words = useLabelsOf<typeof labels>('posts');
  const { head, posts, pagination, neighbours } = block;
  // No published post has this category or tag: omit the heading too.
  if (posts.length === 0 && !head && !neighbours) return null;
  return (
    <Section {...sectionProps(block)} beside="side" ownHead={head && <ListHead head={head} />}>
      {posts.length > 0 && <PostList block={block} />}
      {pagination && <Pagination pagination={pagination} />}
      {neighbours && <Neighbours neighbours={neighbours} words={words} />}
      {head && (
        <p className={feed}>
          <a href={head.feed} rel="alternate nofollow" type="application/atom+xml">
            {words.feed}
          </a>
        </p>
      )}
    </Section>
  );
}
