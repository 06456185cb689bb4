import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { InlineText, PlannedImage } from '../model/planned/values.ts';
import { onlyWords } from '../theme/tokens.ts';
import { asWords, inline } from './inline.tsx';
import { Picture } from './picture.tsx';
import { type PictureSizes, rowSizesOf } from './picture-sizes.ts';
import { titleMark } from './title-mark.ts';

const holder = css`
  container-type: inline-size;

  @media print {
    container-type: normal;
  }
`;

const rows = css`
  --small: 5.5rem;
  --shape: 1;
  border-block-start: var(--line);

  & > li {
    position: relative;
    border-block-end: var(--line);
  }
  & article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1) clamp(1rem, 0.5rem + 1.5vw, 2.5rem);
    align-content: center;
    block-size: 100%;
    padding-block: var(--space-4);
  }
  & article:has(img) {
    grid-template-columns: var(--small) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
  & img {
    grid-row: 1 / span 2;
    inline-size: 100%;
    aspect-ratio: var(--shape);
    object-fit: cover;
    background: var(--band-strong);
    border-radius: var(--radius-md);
  }
  & article > div {
    display: grid;
    gap: var(--space-2);
    align-content: start;
    min-inline-size: 0;
  }
  @media ${onlyWords} {
    & article:has(img) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container (min-width: 36rem) {
    --small: clamp(9rem, 20cqi, 13rem);
    --shape: 4 / 3;
  }
  /* Title and text beside each other, in columns that all rows share. */
  @container (min-width: 60rem) {
    &:not([data-lead]) article {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
      align-items: center;
      padding-block: var(--space-5);
    }
    &:not([data-lead]) article:has(img) {
      grid-template-columns: var(--small) minmax(0, 1fr) minmax(0, 1.3fr);
      grid-template-rows: auto;
    }
    &:not([data-lead]) img {
      grid-row: 1;
    }
    &:not([data-lead]) h2,
    &:not([data-lead]) h3 {
      font-size: var(--text-xl);
    }
  }
  @media print {
    & article {
      padding-block: var(--space-2);
    }
  }
`;

const title = css`
  font-size: var(--text-lg);
  text-wrap: pretty;

  ${titleMark}

  & > a {
    color: inherit;
    text-decoration: var(--title-line, none);
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:hover & > a {
    color: var(--brand-ink);
    text-decoration: underline;
    text-decoration-thickness: 0.08em;
  }
  & > a:focus-visible {
    outline: none;
    box-shadow: none;
  }
  & > a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;

const aboveClass = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  font-size: var(--text-sm);
  line-height: 1.6;
  color: var(--ink-soft);
`;

const textClass = css`
  font-size: var(--text-base);
  line-height: 1.75;
  color: var(--ink-soft);
  max-inline-size: var(--measure);

  /* With scripts it can be selected: the loader forwards clicks to the link. */
  @media (scripting: enabled) {
    [data-kind='link'] & {
      position: relative;
      z-index: 1;
      cursor: pointer;
    }
  }
`;

/* Links and buttons are above the link that covers the row. */
const more = css`
  position: relative;
  z-index: 1;
  justify-self: start;
  inline-size: min(100%, 24rem);
  font-size: var(--text-base);
  color: var(--ink-soft);
`;

export interface CardRow {
  key: string;
  title: InlineText;
  href?: string | undefined;
  image?: PlannedImage | undefined;
  text?: InlineText | undefined;
  /** Above the title, e.g. its date. */
  above?: ReactNode;
  /** Below the text, e.g. a button. */
  below?: ReactNode;
  /** Delay of its appearance. */
  stagger?: number | undefined;
  /** Numbers of its groups, for filters. */
  groups?: string | undefined;
}

interface CardRowsProps {
  items: readonly CardRow[];
  headingLevel: 2 | 3;
  /** Class of a list with a large first row, number of rows beside it, and sizes of the first pictures. */
  lead?: { className: string; beside: number; sizes: readonly PictureSizes[] } | undefined;
  /** A click on the text follows the link. */
  isLink?: boolean;
}

/** List of cards as rows between lines: a small picture, the title, and the text beside or below it. */
export function CardRows({ items, headingLevel, lead, isLink }: CardRowsProps) {
  const Heading = `h${headingLevel}` as const;
  const sizes = rowSizesOf(lead !== undefined);
  return (
    <div className={holder}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
      <ul className={lead ? `${rows} ${lead.className}` : rows} role="list" data-lead={lead?.beside}>
        {items.map(({ key, title: name, href, image, text, above, below, stagger, groups }, index) => (
          <li key={key} data-groups={groups} {...(stagger !== undefined && { 'data-reveal': '', 'data-stagger': stagger })}>
            <article data-kind={isLink && href ? 'link' : undefined}>
              {image && <Picture image={image} sizes={lead?.sizes[index] ?? sizes} cropped />}
              <div>
                {above && <p className={aboveClass}>{above}</p>}
                <Heading className={title}>{href ? <a href={href}>{inline(name)}</a> : inline(name)}</Heading>
              </div>
              {(text !== undefined && asWords(text) !== '') || below ? (
                <div>
                  {text !== undefined && <p className={textClass}>{inline(text)}</p>}
                  {below && <div className={more}>{below}</div>}
                </div>
              ) : null}
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
}
