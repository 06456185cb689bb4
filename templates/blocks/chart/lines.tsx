import { css } from '@linaria/core';
import { emsOf } from '../../components/text-width.ts';
import { withoutNoncharacters } from '../../components/without-noncharacters.ts';
import { useLabelsOf } from '../../model/page/render-context.tsx';
import { belowMedium, from, onlyWords } from '../../theme/tokens.ts';
import type { ChartData } from './chart-data.ts';
import type { labels as words } from './labels.ts';
import { Mark } from './marks.tsx';
import { percent, placeOn, scaleOf } from './scale.ts';

/** Shows only every nth label, which may use the space of the hidden ones. */
const sparse = (attribute: string) =>
  [2, 3, 4, 5, 6]
    .map(
      (every) => `
  &[data-${attribute}='${every}'] > span:not(:nth-child(${every}n + 1)) { visibility: hidden; block-size: 0; }
  &[data-${attribute}='${every}'] > :nth-child(${every}n + 1) { inline-size: ${every}00%; margin-inline: -${(every - 1) * 50}%; }`,
    )
    .join('\n');

const frame = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-3);
  font-size: var(--text-sm);
  line-height: 1.4;
  padding-block-start: var(--space-2);
`;

const ticksClass = css`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums;

  & > span {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    block-size: 0;
    white-space: nowrap;
  }
`;

const plot = css`
  inline-size: 100%;
  block-size: clamp(13rem, 34vw, 20rem);
  overflow: visible;

  @media print {
    block-size: 9rem;
  }
  & > line {
    stroke: var(--rule);
  }
  & > line[data-zero] {
    stroke: var(--control);
  }
  /* The axis does not begin there: zero lies below what is drawn. */
  & > line[data-cut] {
    stroke: var(--control);
    stroke-dasharray: 2 5;
  }
  & g > line {
    stroke: currentColor;
    stroke-width: 2.5px;
    stroke-linecap: round;
  }
  & [data-series='1'] > line {
    stroke-dasharray: 8 6;
  }
  & [data-series='2'] > line {
    stroke-dasharray: 1 6;
  }
  & [data-series='3'] > line {
    stroke-dasharray: 12 5 1 5;
  }
  & [data-series='4'] > line {
    stroke-dasharray: 4 4;
  }
  & [data-series='5'] > line {
    stroke-dasharray: 14 8;
  }
`;

const labels = css`
  grid-column: 2;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  align-items: start;
  text-align: center;
  color: var(--ink-soft);

  & > span {
    text-wrap: balance;
    padding-inline: 0.125rem;
  }
  /* A number is whole, if need be a little wider than its place. */
  & > [data-number] {
    padding: 0;
    margin-inline: -0.125rem;
    white-space: nowrap;
  }
  @media ${belowMedium} and (min-width: 16rem) {
    ${sparse('narrow')}
  }
  /* The first and the last. */
  @media ${onlyWords} {
    & > :not(:first-child, :last-child) {
      display: none;
    }
    & > * {
      grid-column: 1;
      text-align: start;
    }
    & > :last-child {
      text-align: end;
    }
  }
  @media ${from.medium} {
    ${sparse('wide')}
  }
`;

const beginning = css`
  grid-column: 1 / -1;
  color: var(--ink-soft);
`;

const half = 0.5;

/** Space for labels in em: on a phone and on a tablet. */
const labelSpace = { narrow: 15, wide: 40 };

/** Every how many labels one is shown, so that labels of ordinary length do not break within words. */
function every(categories: string[], width: number): number {
  const words = categories.flatMap((category) => category.split(/\s+/));
  const widest = Math.min(5, Math.max(...words.map(emsOf)) * 0.75);
  return Math.min(6, Math.ceil((categories.length * widest) / width));
}

interface PlotProps extends Pick<ChartData, 'series' | 'isRtl'> {
  scale: ReturnType<typeof scaleOf>;
  /** Number of categories. */
  count: number;
  /** Whether the axis does not begin at zero. */
  isCut: boolean;
}

function Plot({ scale, series, count, isRtl, isCut }: PlotProps) {
  const x = (index: number) => percent(isRtl ? 1 - (index + half) / count : (index + half) / count);
  const y = (value: number) => percent(1 - placeOn(scale, value));
  return (
    <svg className={plot} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          x1="0"
          x2="100%"
          y1={y(tick)}
          y2={y(tick)}
          data-zero={tick === 0 ? '' : undefined}
          data-cut={isCut && tick === scale.low ? '' : undefined}
        />
      ))}
      {series.map(({ values }, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two series may have one name, and the order is fixed
        <g key={number} data-series={number}>
          {values.slice(1).map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <line key={index} x1={x(index)} y1={y(values[index] ?? 0)} x2={x(index + 1)} y2={y(value)} />
          ))}
          {values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <svg key={index} x={x(index)} y={y(value)} overflow="visible" aria-hidden="true">
              <Mark series={number} />
            </svg>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Line chart, in reading direction, over a scale with round steps. */
export function Lines({ categories, series, axisFrom, isRtl, format }: ChartData) {
  const scale = scaleOf(
    series.flatMap(({ values }) => values),
    axisFrom,
  );
  const { axisFrom: said } = useLabelsOf<typeof words>('chart');
  const isCut = scale.low > 0 || scale.high < 0;
  const isLarge = Math.max(scale.high, -scale.low) >= 100_000;
  return (
    <div className={frame}>
      <div className={ticksClass}>
        {scale.ticks.toReversed().map((tick) => (
          <span key={tick}>{format(tick, isLarge ? { notation: 'compact' } : {})}</span>
        ))}
      </div>
      <Plot scale={scale} series={series} count={categories.length} isRtl={isRtl} isCut={isCut} />
      <div className={labels} data-narrow={every(categories, labelSpace.narrow)} data-wide={every(categories, labelSpace.wide)}>
        {categories.map((category, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two categories may have one name, and the order is fixed
          <span key={index} data-number={/^\p{Nd}+$/u.test(withoutNoncharacters(category)) ? '' : undefined}>
            {category}
          </span>
        ))}
      </div>
      {isCut && <p className={beginning}>{said.replace('%s', () => format(scale.low))}</p>}
    </div>
  );
}
