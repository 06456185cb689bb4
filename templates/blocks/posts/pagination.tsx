import { css } from '@linaria/core';
import { useLabelsOf } from '../../page/render-context.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { PlannedPagination, PlannedPosts } from '../../planned/posts.ts';
import { from } from '../../theme/tokens.ts';
import type { labels } from './labels.ts';

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  margin-block-start: clamp(2rem, 1.5rem + 1.5vw, 3.5rem);

  & > ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-1);
  }
  & a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding-inline: var(--space-3);
    color: var(--ink);
    text-decoration: none;
    border-radius: var(--radius-sm);
  }
  & a:hover {
    background: var(--tint);
  }
  & a[aria-current] {
    color: var(--on-brand);
    background: var(--brand);
  }
  @media print {
    display: none;
  }
`;

/* Pages that are not named. */
const gap = css`
  display: grid;
  place-items: center;
  min-inline-size: 2rem;

  &::before {
    content: '…';
  }
`;

/** The other pages of a list: links, so that it works without scripts and is found by search engines. */
export function Pagination({ pagination: { pages, newer, older } }: { pagination: PlannedPagination }) {
  const words = useLabelsOf<typeof labels>('posts');
  return (
    <nav className={bar} aria-label={words.pages}>
      {newer && (
        <a href={newer} rel="prev">
          <Icon name="arrow-back" size={18} />
          {words.newer}
        </a>
      )}
      <ul>
        {pages.map((page, index) => (
          <li
            key={page?.href ?? `after ${pages[index - 1]?.href}`}
            className={page ? undefined : gap}
            aria-hidden={page ? undefined : true}
          >
            {page && (
              <a href={page.href} aria-label={page.name} aria-current={page.isCurrent ? 'page' : undefined}>
                {page.label}
              </a>
            )}
          </li>
        ))}
      </ul>
      {older && (
        <a href={older} rel="next">
          {words.older}
          <Icon name="arrow-forward" size={18} />
        </a>
      )}
    </nav>
  );
}

const pair = css`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);

  @media ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > [rel='next'] {
      grid-column: 2;
    }
  }

  &:not(:first-child) {
    margin-block-start: clamp(2rem, 1.5rem + 1.5vw, 3.5rem);
  }
  & > a {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    padding: var(--space-4) var(--space-5);
    font-weight: 550;
    color: var(--ink);
    text-decoration: none;
    background: var(--surface);
    border: var(--line);
    border-radius: var(--radius-md);
  }
  & > a:hover {
    border-color: var(--brand-ink);
  }
  & > [rel='next'] {
    text-align: end;
  }
  & span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-sm);
    font-weight: 400;
    color: var(--brand-ink);
  }
  & > [rel='next'] > span {
    justify-content: end;
  }
  @media print {
    display: none;
  }
`;

/** The posts before and after one in time. */
export function Neighbours({ neighbours: { previous, next } }: { neighbours: NonNullable<PlannedPosts['neighbours']> }) {
  const words = useLabelsOf<typeof labels>('posts');
  if (!previous && !next) return null;
  return (
    <nav className={pair} aria-label={words.around}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>
            <Icon name="arrow-back" size={18} />
            {words.previous}
          </span>
          {previous.label}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>
            {words.next}
            <Icon name="arrow-forward" size={18} />
          </span>
          {next.label}
        </a>
      )}
    </nav>
  );
}
