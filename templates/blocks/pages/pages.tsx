import { css } from '@linaria/core';
import { type CardRow, CardRows } from '../../components/card-rows.tsx';
import { Neighbours } from '../../components/neighbours.tsx';
import { Section, sectionProps } from '../../components/section.tsx';
import { useLabelsOf, useThemeOptions } from '../../model/page/render-context.tsx';
import type { PlannedPageLink, PlannedPages } from '../../model/planned/pages.ts';
import type { labels } from './labels.ts';
import { PageCards } from './pieces/cards/cards.tsx';

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

const rowOf = ({ href, label, text }: PlannedPageLink): CardRow => ({ key: href, title: label, href, text });

function Contents({ pages }: { pages: PlannedPages['pages'] }) {
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
  const { cards } = useThemeOptions();
  const { heading, look, pages, around } = block;
  if (pages.length === 0 && !around?.previous && !around?.next) return null;
  return (
    <Section {...sectionProps(block)} heading={heading} beside="side">
      {look === 'cards' &&
        (cards === 'grid' ? (
          <PageCards pages={pages} isBelowHeading={heading !== undefined} />
        ) : (
          <CardRows items={pages.map(rowOf)} headingLevel={heading ? 3 : 2} />
        ))}
      {look === 'contents' && <Contents pages={pages} />}
      {around && <Neighbours neighbours={around} words={words} />}
    </Section>
  );
}
