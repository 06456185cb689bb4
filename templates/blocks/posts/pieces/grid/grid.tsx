import { css } from '@linaria/core';
import { cardColumns } from '../../../../components/card-columns.ts';
import { fullRows } from '../../../../components/full-rows.ts';
import { rowSizes, sideSizes } from '../../../../components/picture-sizes.ts';
import { PostCard } from '../../../../components/post-card.tsx';
import { useThemeOptions } from '../../../../model/page/render-context.tsx';
import type { PlannedPostCard } from '../../../../model/planned/posts.ts';

const onPaper = css`
  @media print {
    ${fullRows(2)}
  }
`;

interface PostsInGridProps {
  posts: readonly PlannedPostCard[];
  headingLevel: 2 | 3;
  /** Beside the heading of the section. */
  isBeside: boolean;
}

/** Cards of posts in a grid. */
export function PostsInGrid({ posts, headingLevel, isBeside }: PostsInGridProps) {
  const sizesOf = useThemeOptions().heads === 'side' && isBeside ? sideSizes : rowSizes;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
    <ul className={`${cardColumns} ${onPaper}`} role="list">
      {posts.map((post, index) => (
        <li key={post.name}>
          <PostCard post={post} headingLevel={headingLevel} sizes={sizesOf(posts.length, index === 0)} />
        </li>
      ))}
    </ul>
  );
}
