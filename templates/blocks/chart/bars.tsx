import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import type { ChartData } from './chart-data.ts';
import { percent, placeOn, scaleOf } from './scale.ts';

const bars = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-4) var(--space-3);
  font-size: var(--text-base);
  line-height: 1.5;

  & > div,
  & > div > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
  }
  & > div > span {
    grid-column: 1 / -1;
  }
  & > div > div > span {
    white-space: nowrap;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  & svg {
    inline-size: 100%;
    block-size: 1.375rem;
    overflow: visible;
  }
  &[data-many] svg {
    block-size: 0.875rem;
  }
  & > div {
    row-gap: var(--space-1);
  }
  & > div > div {
    row-gap: 0.1875rem;
  }
  @media ${from.medium} {
    grid-template-columns: fit-content(16rem) minmax(0, 1fr) auto;
    gap: var(--space-3) var(--space-4);

    & > div > span {
      grid-column: 1;
    }
    & > div > div {
      grid-column: 2 / -1;
    }
  }
`;

/** Bar chart: bars start at the zero line, with their value at the end; negative bars go the other way. */
export function Bars({ categories, series, isRtl, format }: ChartData) {
  const scale = scaleOf(series.flatMap(({ values }) => values));
  const zero = placeOn(scale, 0);
  const bar = (value: number) => {
    const place = placeOn(scale, value);
    const [start, width] = [Math.min(place, zero), Math.abs(place - zero)];
    return { x: percent(isRtl ? 1 - start - width : start), width: percent(width) };
  };
  const line = percent(isRtl ? 1 - zero : zero);
  return (
    <div className={bars} data-many={series.length > 1 ? '' : undefined}>
      {categories.map((category, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two categories may have one name, and the order is fixed
        <div key={index}>
          <span>{category}</span>
          <div>
            {series.map(({ values }, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Row key={number} series={number} bar={bar(values[index] ?? 0)} line={line} value={format(values[index] ?? 0)} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface RowProps {
  series: number;
  bar: { x: string; width: string };
  /** Position of zero. */
  line: string;
  value: string;
}

function Row({ series, bar, line, value }: RowProps) {
  return (
    <>
      <svg aria-hidden="true">
        <rect width="100%" height="100%" rx="3" data-track="" />
        <rect {...bar} height="100%" rx="3" fill="currentColor" data-series={series} />
        <line x1={line} x2={line} y1="0" y2="100%" stroke="currentColor" strokeWidth="2" data-series={series} />
      </svg>
      <span>{value}</span>
    </>
  );
}
