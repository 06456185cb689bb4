import { css } from '@linaria/core';
import { Icon } from '../../components/icon.tsx';
import { useLabelsOf } from '../../model/page/render-context.tsx';
import type { PlannedPagination } from '../../model/planned/posts.ts';
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

/* Ellipsis for omitted pages. */
const gap = css`
  display: grid;
  place-items: center;
  min-inline-size: 2rem;

  &::before {
    content: '…';
  }
`;

/** Pagination by links: works without scripts, and search engines follow it. */
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
