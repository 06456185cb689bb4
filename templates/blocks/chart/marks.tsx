import { css } from '@linaria/core';

/**
 * Colours of series by number. Marks and dashes differ too, and every number is also text (beside its mark or in the table), so
 * that colour is not needed to read a chart. WCAG 2.2, 1.4.1.
 */
export const seriesColours = css`
  & [data-series] {
    color: var(--brand-ink);
  }
  & [data-series='1'] {
    color: color-mix(in oklch, var(--accent-mark) 60%, var(--accent-ink));
  }
  & [data-series='2'] {
    color: var(--control);
  }
  & [data-series='3'] {
    color: color-mix(in oklch, var(--brand-ink) 55%, var(--surface));
  }
  & [data-series='4'] {
    color: var(--accent-ink);
  }
  & [data-series='5'] {
    color: var(--ink-soft);
  }
  & [data-series='6'] {
    color: var(--tint-line);
  }
  & [data-series='7'] {
    color: color-mix(in oklch, var(--accent-mark) 45%, var(--surface));
  }
`;

/** Number of colours; further series start again with the first. */
const colours = 8;

const shapes = [
  'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z',
  'M-4 -4h8v8h-8z',
  'M0 -6L6 0L0 6L-6 0z',
  'M0 -5.5L5.5 4.5H-5.5z',
  'M-5.5 -4.5H5.5L0 5.5z',
  'M-2 -6h4v4h4v4h-4v4h-4v-4h-4v-4h4z',
];

/** Mark of a series, centred on the origin. */
export function Mark({ series }: { series: number }) {
  return <path d={shapes[series % shapes.length]} fill="currentColor" data-series={series % colours} />;
}

const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  font-size: var(--text-sm);

  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2);
    align-items: center;
    min-inline-size: 0;
  }
`;

/** Mark as an icon beside text. */
export function Swatch({ series }: { series: number }) {
  return (
    <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
      <Mark series={series} />
    </svg>
  );
}

/** Legend of the series; renders nothing for a single series. */
export function Legend({ labels }: { labels: string[] }) {
  if (labels.length < 2) return null;
  return (
    <ul className={legend}>
      {labels.map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two series may have one name, and the order is fixed
        <li key={index}>
          <Swatch series={index} />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
