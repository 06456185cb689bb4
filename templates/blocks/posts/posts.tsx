import { css } from '@linaria/core';
import { cardColumns } from '../../components/card-columns.ts';
import { fullRows } from '../../components/full-rows.ts';
import { Neighbours } from '../../components/neighbours.tsx';
import { rowSizes } from '../../components/picture-sizes.ts';
import { PostCard } from '../../components/post-card.tsx';
import { Section } from '../../components/section.tsx';
import { useLabelsOf } from '../../model/page/render-context.tsx';
import type { PlannedPosts } from '../../model/planned/posts.ts';
import type { labels } from './labels.ts';
import { ListHead } from './list-head.tsx';
import { Pagination } from './pagination.tsx';

const onPaper = css`
  @media print {
    ${fullRows(2)}
  }
`;

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

export function PostsBlock({ block }: { block: PlannedPosts }) {
  const words = useLabelsOf<typeof labels>('posts');
  const { head, heading, posts, pagination, neighbours } = block;
  // No published post has this category or tag: omit the heading too.
  if (posts.length === 0 && !head && !neighbours) return null;
  return (
    <Section
      id={block.id}
      eyebrow={block.eyebrow}
      heading={heading}
      headingRole={block.headingRole}
      text={block.text}
      action={block.action}
      beside="side"
    >
      {head && <ListHead head={head} />}
      {posts.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
        <ul className={`${cardColumns} ${onPaper}`} role="list">
          {posts.map((post, index) => (
            <li key={post.name}>
              <PostCard post={post} headingLevel={heading ? 3 : 2} sizes={rowSizes(posts.length, index === 0)} />
            </li>
          ))}
        </ul>
      )}
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
