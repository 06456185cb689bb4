import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import type { ChartData } from './chart-data.ts';
import { Mark, Swatch } from './marks.tsx';
import { placeOn, scaleOf } from './scale.ts';

const radar = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) clamp(1.5rem, 5vw, 4rem);
  align-items: center;

  & > svg {
    inline-size: min(100%, 26rem);
    margin-inline: auto;
    overflow: visible;
  }
  & polygon {
    stroke-linejoin: round;
  }
  & [data-ring] {
    fill: none;
    stroke: var(--rule);
  }
  & text {
    font-size: 10px;
    font-weight: 550;
    fill: var(--ink-soft);
    text-anchor: middle;
    dominant-baseline: central;
  }
  @media ${from.medium} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  }
`;

const list = css`
  display: grid;
  font-size: var(--text-base);
  line-height: 1.5;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    padding-block: var(--space-2);
  }
  & > li + li {
    border-block-start: var(--line);
  }
  & b {
    flex: none;
    inline-size: 1.75rem;
    font-weight: 550;
    color: var(--ink-soft);
  }
  /* As wide as a word; its numbers stand below it where both have no room. */
  & b + span {
    flex: 1 1 6rem;
  }
  & > li > :last-child [data-value] {
    white-space: nowrap;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  & > li > :last-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    margin-inline-start: auto;
    gap: 0 var(--space-4);
  }
  & > li > :last-child > span {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
`;

const reach = 100;
const rounded = (value: number) => Number(value.toFixed(1));

/** Geometry of a radar chart: positions by axis and fraction of its length, and the polygon over all axes. */
function webOf(count: number, isRtl: boolean) {
  const at = (index: number, part: number) => {
    const angle = (index / count) * 2 * Math.PI * (isRtl ? -1 : 1) - Math.PI / 2;
    return [rounded(Math.cos(angle) * part * reach), rounded(Math.sin(angle) * part * reach)] as const;
  };
  const shape = (parts: number[]) => parts.map((part, index) => at(index, part).join(',')).join(' ');
  return { at, shape };
}

/** Series as an area: for each axis the fraction that it reaches. */
function Area({ series, parts, web }: { series: number; parts: number[]; web: ReturnType<typeof webOf> }) {
  return (
    <g data-series={series}>
      <polygon points={web.shape(parts)} fill="currentColor" fillOpacity="0.12" stroke="currentColor" strokeWidth="2" />
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: arms have no names, and the order is fixed
        <g key={index} transform={`translate(${web.at(index, part).join(' ')}) scale(0.7)`}>
          <Mark series={series} />
        </g>
      ))}
    </g>
  );
}

function Web({ categories, series, isRtl, format }: ChartData) {
  const scale = scaleOf(series.flatMap(({ values }) => values));
  const web = webOf(categories.length, isRtl);
  const { at, shape } = web;
  return (
    <svg viewBox="-118 -118 236 236" aria-hidden="true">
      {scale.ticks.slice(1).map((tick) => (
        <polygon key={tick} points={shape(categories.map(() => placeOn(scale, tick)))} data-ring="" />
      ))}
      {categories.map((_, index) => {
        const [x, y] = at(index, 1);
        const [textX, textY] = at(index, 1.1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two categories may have one name, and the order is fixed
          <g key={index}>
            <line x2={x} y2={y} data-ring="" />
            <text x={textX} y={textY}>
              {format(index + 1, { style: 'decimal' })}
            </text>
          </g>
        );
      })}
      {series.map(({ values }, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Area key={number} series={number} parts={values.map((value) => placeOn(scale, value))} web={web} />
      ))}
    </svg>
  );
}

/** Radar chart with a numbered axis for each category; a list beside it names the numbers. */
export function Radar({ categories, series, isRtl, format }: ChartData) {
  return (
    <div className={radar}>
      <Web categories={categories} series={series} isRtl={isRtl} format={format} />
      <ol className={list}>
        {categories.map((category, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={index}>
            <b>{format(index + 1, { style: 'decimal' })}</b>
            <span>{category}</span>
            <span>
              {series.map(({ values }, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <span key={number}>
                  {series.length > 1 && <Swatch series={number} />}
                  <span data-value="">{format(values[index] ?? 0)}</span>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
