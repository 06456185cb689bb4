import { css } from '@linaria/core';
import { belowMedium, from, onlyWords } from '../../theme/tokens.ts';
import type { ChartData } from './chart-data.ts';
import { Swatch } from './marks.tsx';

const shares = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) clamp(1.5rem, 5vw, 4rem);
  align-items: center;

  & > svg {
    inline-size: min(100%, 15rem);
    margin-inline: auto;
  }
  /* Side by side where the words have room. */
  @media ${from.medium} {
    display: flex;
    flex-wrap: wrap;

    & > svg {
      flex: 0 1 15rem;
      margin-inline: 0;
    }
    & > ul {
      flex: 1 1 20rem;
      max-inline-size: 34rem;
    }
  }
`;

const list = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  font-size: var(--text-base);
  line-height: 1.5;

  & > li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    gap: 0 var(--space-3);
    align-items: center;
    padding-block: var(--space-2);
  }
  & > li + li {
    border-block-start: var(--line);
  }
  & b,
  & i:not([lang]) {
    font-style: normal;
    font-weight: 550;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & i:not([lang]) {
    font-weight: 400;
    color: var(--ink-soft);
  }
  @media ${belowMedium} {
    & i:not([lang]) {
      grid-column: 2 / -1;
    }
  }
  @media ${onlyWords} {
    grid-template-columns: auto minmax(0, 1fr);

    & b {
      grid-column: 2;
    }
  }
  @media ${from.medium} {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
  }
`;

const middle = 21;
const radius = 15.9155;

/** Share of the whole and where it starts, in percent. */
interface Part {
  length: number;
  start: number;
}

function Ring({ parts, isRtl }: { parts: Part[]; isRtl: boolean }) {
  const gap = parts.length > 1 ? 0.7 : 0;
  return (
    <svg viewBox={`0 0 ${2 * middle} ${2 * middle}`} fill="none" strokeWidth="7" aria-hidden="true">
      <g transform={`translate(${middle} ${middle}) scale(${isRtl ? -1 : 1} 1) rotate(-90)`}>
        {parts.map(({ length, start }, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be alike, and the order is fixed
            key={index}
            r={radius}
            stroke="currentColor"
            strokeDasharray={`${Math.max(length - gap, 0.2).toFixed(2)} 100`}
            strokeDashoffset={(-start).toFixed(2)}
            data-series={index % 8}
          />
        ))}
      </g>
    </svg>
  );
}

/** Ring chart in reading direction, with its legend. */
export function Shares({ categories, series, isRtl, format }: ChartData) {
  const values = series[0]?.values ?? [];
  const total = values.reduce((sum, value) => sum + value, 0);
  const parts = values.map((value, index) => ({
    length: (value / total) * 100,
    start: (values.slice(0, index).reduce((sum, one) => sum + one, 0) / total) * 100,
  }));
  // Values that are percentages already would be repeated.
  const areShares = Math.abs(total - 100) < 0.05;
  return (
    <div className={shares}>
      <Ring parts={parts} isRtl={isRtl} />
      <ul className={list}>
        {categories.map((category, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={index}>
            <Swatch series={index} />
            <span>{category}</span>
            <b>{format((parts[index]?.length ?? 0) / 100, { style: 'percent', maximumFractionDigits: 1 })}</b>
            {!areShares && <i>{format(values[index] ?? 0)}</i>}
          </li>
        ))}
      </ul>
    </div>
  );
}
