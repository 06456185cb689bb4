import { css } from '@linaria/core';
import { columnCount } from '../../components/column-count.ts';
import { fullRows } from '../../components/full-rows.ts';
import { gridColumns } from '../../components/grid-columns.ts';
import { inline, wordsOf } from '../../components/inline.tsx';
import { Picture } from '../../components/picture.tsx';
import { pictureSizes } from '../../components/picture-sizes.ts';
import { Section, sectionProps } from '../../components/section.tsx';
import { useRenderContext, useThemeOptions } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import type { InlineText } from '../../model/planned/values.ts';
import { ownDirection } from '../../runtime/direction/own-direction.ts';
import { from } from '../../theme/tokens.ts';
import { type QuotesForm, quotesForm } from './form.ts';
import { bubbles } from './pieces/bubbles/styles.ts';
import { centred } from './pieces/centred/styles.ts';
import { columns } from './pieces/columns/styles.ts';
import { poster } from './pieces/poster/styles.ts';
import { rows } from './pieces/rows/styles.ts';
import type { Quotes } from './schema.ts';

const list = css`
  display: grid;
  gap: clamp(1rem, 0.5rem + 1.5vw, 1.75rem);
  grid-template-columns: minmax(0, 1fr);

  @media ${from.medium} {
    &:not([data-columns='1']) {
      ${fullRows(2)}
    }
  }
  @media ${from.wide} {
    &[data-columns='3'] {
      ${fullRows(3)}
    }
  }
`;

const quote = css`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--space-4);
  block-size: 100%;
  padding: clamp(1.25rem, 1rem + 1vw, 2rem);
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);

  & blockquote {
    margin: 0;
    text-wrap: pretty;
  }
  & > svg {
    color: var(--accent-mark);
  }
  /* One by itself is the section. */
  [data-columns='1'] > li > & {
    padding: 0;
    max-inline-size: 56rem;
    background: none;
    border: 0;
    border-radius: 0;
  }
  [data-columns='1'] > li > & blockquote {
    font-size: var(--text-xl);
    font-family: var(--font-headings, inherit);
    font-weight: 500;
    line-height: 1.65;
    text-wrap: balance;
  }
`;

const source = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  font-size: var(--text-base);
  line-height: 1.6;

  &:not(:has(img)) {
    grid-template-columns: minmax(0, 1fr);
  }
  & b {
    display: block;
    font-weight: 550;
  }
  & span {
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
`;

const portrait = css`
  inline-size: 3.5rem;
  aspect-ratio: 1;
  object-fit: cover;
  clip-path: var(--portrait);

  @media print {
    inline-size: 2.5rem !important;
  }
`;

/** Opening quotation marks by text direction: « in Arabic, “ in Latin script. */
const openingMarks = {
  rtl: 'M5 3l11 11-11 11M22 3l11 11-11 11',
  ltr: 'M14 4C7 8 5 13 5 18a4 4 0 1 0 4-4M32 4c-7 4-9 9-9 14a4 4 0 1 0 4-4',
} as const;

function OpeningMark({ text }: { text: InlineText }) {
  const { direction } = useRenderContext().frame.site;
  return (
    <svg width="40" height="28" viewBox="0 0 40 28" fill="none" stroke="currentColor" strokeWidth="5" aria-hidden="true">
      <path d={openingMarks[ownDirection(wordsOf(text), direction) ?? direction]} />
    </svg>
  );
}

/** Columns: one large quotation, or two or three cards side by side. */
const columnsOf = (count: number) => (count === 1 ? 1 : gridColumns(count, 4) === 3 ? 3 : 2);

const forms: Record<QuotesForm, string> = { cards: '', bubbles, rows, centred, poster, columns };

export function QuotesBlock({ block }: { block: Planned<Quotes> }) {
  const classes = [list, columnCount, forms[quotesForm(useThemeOptions())]].filter(Boolean).join(' ');
  return (
    <Section {...sectionProps(block)} beside="side">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
      <ul className={classes} role="list" data-columns={columnsOf(block.items.length)}>
        {block.items.map(({ text, name, role, image, href }) => (
          <li key={name + wordsOf(text)}>
            <figure className={quote}>
              <OpeningMark text={text} />
              <blockquote cite={href?.startsWith('https:') ? href : undefined}>
                <p>{inline(text)}</p>
              </blockquote>
              <figcaption className={source}>
                {image && <Picture image={image} sizes={pictureSizes.portrait} className={portrait} cropped />}
                <span>
                  <b>{href ? <a href={href}>{name}</a> : name}</b>
                  {role}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
