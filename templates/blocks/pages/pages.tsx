import { css } from '@linaria/core';
import { boxGrid } from '../../components/box-grid.ts';
import { columnCount } from '../../components/column-count.ts';
import { gridColumns } from '../../components/grid-columns.ts';
import { Neighbours } from '../../components/neighbours.tsx';
import { Section } from '../../components/section.tsx';
import { useLabelsOf } from '../../model/page/render-context.tsx';
import type { PlannedPages } from '../../model/planned/pages.ts';
import type { labels } from './labels.ts';

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

const chapters = css`
  counter-reset: chapter;
  max-inline-size: 48rem;
  border-block-start: var(--line);

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    gap: var(--space-1) var(--space-3);
    padding-block: var(--space-4);
    border-block-end: var(--line);
    counter-increment: chapter;
  }
  & > li::before {
    content: counter(chapter);
    grid-row: span 2;
    font-size: var(--text-lg);
    font-weight: 550;
    line-height: 1.6;
    color: var(--brand-ink);
  }
  & a {
    font-size: var(--text-lg);
    font-weight: 550;
    color: var(--ink);
    text-decoration-color: var(--tint-line);
  }
  & a:hover {
    color: var(--brand-ink);
    text-decoration-color: currentColor;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & p {
    grid-column: 2;
    font-size: var(--text-base);
    line-height: 1.7;
    color: var(--ink-soft);
  }
`;

type PageLinks = PlannedPages['pages'];

function Cards({ pages, isBelowHeading }: { pages: PageLinks; isBelowHeading: boolean }) {
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

function Contents({ pages }: { pages: PageLinks }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
    <ol className={chapters} role="list">
      {pages.map(({ href, label, text }) => (
        <li key={href}>
          <a href={href}>{label}</a>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}

/** Pages below a page, or its siblings; renders nothing without any. */
export function PagesBlock({ block }: { block: PlannedPages }) {
  const words = useLabelsOf<typeof labels>('pages');
  const { heading, look, pages, around } = block;
  if (pages.length === 0 && !around?.previous && !around?.next) return null;
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
      {look === 'cards' && <Cards pages={pages} isBelowHeading={heading !== undefined} />}
      {look === 'contents' && <Contents pages={pages} />}
      {around && <Neighbours neighbours={around} words={words} />}
    </Section>
  );
}
