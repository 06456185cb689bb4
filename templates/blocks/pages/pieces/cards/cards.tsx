import { css } from '@linaria/core';
import { boxGrid } from '../../../../components/box-grid.ts';
import { columnCount } from '../../../../components/column-count.ts';
import { gridColumns } from '../../../../components/grid-columns.ts';
import type { PlannedPages } from '../../../../model/planned/pages.ts';

const card = css`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--space-2);
  block-size: 100%;
  padding: clamp(1.125rem, 0.9rem + 0.8vw, 1.5rem);
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);
  transition: border-color var(--quick), box-shadow var(--quick);

  &:hover {
    border-color: var(--tint-line);
    box-shadow: var(--shadow-md);
  }
  & > :is(h2, h3) {
    font-size: var(--text-lg);
    text-wrap: balance;
  }
  & > p {
    font-size: var(--text-base);
    line-height: 1.7;
    color: var(--ink-soft);
  }
  & a {
    color: inherit;
    text-decoration-color: var(--tint-line);
  }
  & a:hover {
    color: var(--brand-ink);
    text-decoration-color: currentColor;
  }
  /* All of the card leads to the page. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-lg);
  }
  @media print {
    break-inside: avoid;
  }
`;

interface PageCardsProps {
  pages: PlannedPages['pages'];
  isBelowHeading: boolean;
}

/** Pages as cards in a grid. */
export function PageCards({ pages, isBelowHeading }: PageCardsProps) {
  const Heading = isBelowHeading ? 'h3' : 'h2';
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
    <ul className={`${boxGrid} ${columnCount}`} role="list" data-columns={Math.min(gridColumns(pages.length, 4), 3)}>
      {pages.map(({ href, label, text }) => (
        <li key={href}>
          <article className={card}>
            <Heading>
              <a href={href}>{label}</a>
            </Heading>
            {text && <p>{text}</p>}
          </article>
        </li>
      ))}
    </ul>
  );
}
