import { css } from '@linaria/core';
import { boxGrid } from '../../../../components/box-grid.ts';
import type { CardRow } from '../../../../components/card-rows.tsx';
import { columnCount } from '../../../../components/column-count.ts';
import { gridColumns } from '../../../../components/grid-columns.ts';
import { inline } from '../../../../components/inline.tsx';
import { Picture } from '../../../../components/picture.tsx';
import { pictureSizes } from '../../../../components/picture-sizes.ts';

const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);
  overflow: hidden;

  & > img,
  & > picture > img {
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    background: var(--tint);
  }
  @media print {
    break-inside: avoid;
  }
`;

const words = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  flex: 1;
  padding: clamp(1.125rem, 0.9rem + 0.8vw, 1.5rem);

  & > :is(h2, h3) {
    font-size: var(--text-lg);
    text-wrap: balance;
  }
  & > :is(h2, h3) > a {
    color: inherit;
    text-decoration-color: var(--tint-line);
  }
  /* All of the card leads to the page, but for the links in its sentence. */
  & > :is(h2, h3) > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-lg);
  }
  & > :is(h2, h3) > a:hover {
    color: var(--brand-ink);
    text-decoration-color: currentColor;
  }
  & > p {
    font-size: var(--text-base);
    line-height: 1.7;
    color: var(--ink-soft);
  }
  & > p > a {
    position: relative;
  }
  & > div {
    margin-block-start: auto;
  }
`;

interface ProjectsInGridProps {
  items: readonly CardRow[];
  headingLevel: 2 | 3;
}

/** Cards of projects in a grid. */
export function ProjectsInGrid({ items, headingLevel }: ProjectsInGridProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
    <ul className={`${boxGrid} ${columnCount}`} role="list" data-columns={Math.min(gridColumns(items.length, 4), 3)}>
      {items.map(({ key, title, href, image, text, below, groups }) => (
        <li key={key} data-groups={groups}>
          <article className={card}>
            {image && <Picture image={image} sizes={pictureSizes.wideCards3} cropped />}
            <div className={words}>
              <Heading>{href ? <a href={href}>{inline(title)}</a> : inline(title)}</Heading>
              {text && <p>{inline(text)}</p>}
              {below}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
