import { css } from '@linaria/core';
import type { ComponentType } from 'react';
import { DataTable, PlainTable } from '../../components/data-table.tsx';
import { formatNumber } from '../../components/format-number.ts';
import { inline, wordsOf } from '../../components/inline.tsx';
import { Section, sectionProps } from '../../components/section.tsx';
import { withoutNoncharacters } from '../../components/without-noncharacters.ts';
import { useRenderContext } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { Bars } from './bars.tsx';
import type { ChartData } from './chart-data.ts';
import { Lines } from './lines.tsx';
import { Legend, seriesColours } from './marks.tsx';
import { Radar } from './radar.tsx';
import type { Chart } from './schema.ts';
import { Shares } from './shares.tsx';

const figure = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: clamp(1.125rem, 0.75rem + 1.5vw, 2.25rem);
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);

  & figcaption {
    font-weight: 550;
    text-wrap: balance;
  }
  & figcaption > small {
    display: block;
    font-size: var(--text-sm);
    font-weight: 400;
    color: var(--ink-soft);
  }
  & [data-track] {
    fill: var(--band);
  }
  @media print {
    padding: 0;
    border: 0;
  }
`;

/* Styles of the drawing, which is hidden from assistive technology: the table has the same data. */
const drawing = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const numbers = css`
  position: relative;

  & > summary {
    inline-size: fit-content;
    padding-block: 0.625rem;
    font-size: var(--text-sm);
    font-weight: 500;
    color: var(--brand-ink);
    cursor: pointer;
  }
  &[open] > summary {
    margin-block-end: var(--space-3);
  }
  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

const noteClass = css`
  margin-block-start: var(--space-3);
  font-size: var(--text-sm);
  color: var(--ink-soft);
  max-inline-size: var(--measure);
`;

type ChartBlockPlan = Planned<Chart>;

const drawings: Record<ChartBlockPlan['kind'], ComponentType<ChartData>> = {
  bars: Bars,
  lines: Lines,
  shares: Shares,
  radar: Radar,
};

type Format = ChartData['format'];

/** Unit that is a sign right after each number, such as %; empty for a word. */
function signOf(unit = ''): string {
  const sign = withoutNoncharacters(unit);
  return /^[%\u066a‰°]$/u.test(sign) ? sign : '';
}

/** Data of a chart as a table: a row for each category, a column for each series. */
function tableOf({ caption, unit, categoryLabel, categories, series }: ChartBlockPlan, format: Format) {
  return {
    caption: unit && !signOf(unit) ? `${caption} (${unit})` : caption,
    columns: [categoryLabel, ...series.map(({ label }) => label)],
    rows: categories.map((category, index) => [category, ...series.map(({ values }) => format(values[index] ?? 0))]),
  };
}

export function ChartBlock({ block }: { block: ChartBlockPlan }) {
  const { site } = useRenderContext().frame;
  const sign = signOf(block.unit);
  const format: Format = (value, options) =>
    formatNumber(value, site, { maximumFractionDigits: 2, ...options }) + (options?.style ? '' : sign);
  const Drawing = drawings[block.kind];
  const table = tableOf(block, format);
  const { categories, series, axisFrom, caption, unit, kind, tableLabel, note } = block;
  const isCaptionInHeading = block.heading !== undefined && withoutNoncharacters(caption) === wordsOf(block.heading);
  const hasLine = unit !== undefined && !sign;
  return (
    <Section {...sectionProps(block)}>
      <figure className={`${figure} ${seriesColours}`}>
        <figcaption className={isCaptionInHeading && !hasLine ? 'visually-hidden' : undefined}>
          {caption}
          {hasLine && <small>{unit}</small>}
        </figcaption>
        <div className={drawing} aria-hidden="true">
          {kind !== 'shares' && <Legend labels={series.map(({ label }) => label)} />}
          <Drawing categories={categories} series={series} axisFrom={axisFrom} isRtl={site.direction === 'rtl'} format={format} />
        </div>
        {tableLabel ? (
          <details className={numbers}>
            <summary>{tableLabel}</summary>
            <DataTable {...table} />
          </details>
        ) : (
          <div className="visually-hidden">
            <PlainTable {...table} />
          </div>
        )}
      </figure>
      {note && <p className={noteClass}>{inline(note)}</p>}
    </Section>
  );
}
