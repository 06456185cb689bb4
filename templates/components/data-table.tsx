import { css } from '@linaria/core';
import { useUniqueId } from '../model/page/render-context.tsx';
import type { Cell as CellContent } from './cell.ts';
import { codeTint } from './code-tint.ts';
import { Icon } from './icon.tsx';
import { Cell, columnKinds, Headings, type TableContent } from './table-parts.tsx';

const holder = css`
  position: relative;
  timeline-scope: --table;
  background: var(--table-ground, var(--surface));
  border: var(--box-line, var(--line));
  border-block-start: var(--list-rule, var(--box-line, var(--line)));
  border-block-end: var(--table-foot, var(--box-line, var(--line)));
  border-radius: var(--box-radius, var(--radius-lg));
  overflow: clip;

  @media print {
    border: 0;
    overflow: visible;
  }
`;

/* Shadows at the sides indicate that the table scrolls; covers in the background colour hide them at the ends. */
const region = css`
  overflow-x: auto;
  /* What the focus comes to is not below the names of the rows, which stay (WCAG 2.4.11): so wide are they at most. */
  scroll-padding-inline-start: calc(min(18rem, 38%) + 2 * var(--space-4));
  scroll-timeline: --table inline;
  container-type: inline-size;
  background:
    linear-gradient(to right, var(--table-ground, var(--surface)) 1.5rem, transparent) left / 3.5rem 100% no-repeat local,
    linear-gradient(to left, var(--table-ground, var(--surface)) 1.5rem, transparent) right / 3.5rem 100% no-repeat local,
    linear-gradient(to right, rgb(var(--shadow) / 0.24), transparent) left / 1.125rem 100% no-repeat scroll,
    linear-gradient(to left, rgb(var(--shadow) / 0.24), transparent) right / 1.125rem 100% no-repeat scroll;

  &:focus-visible {
    outline-offset: -3px;
    border-radius: var(--radius-lg);
  }
  @media print {
    overflow: visible;
    container-type: normal;
    background: none;
  }
`;

/* Arrow as long as the hidden part; without support for scroll-driven animations there are only the shadows. */
const hint = css`
  position: absolute;
  inset-block-start: var(--space-3);
  inset-inline-end: var(--space-3);
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  aspect-ratio: 1;
  color: var(--brand-ink);
  background: var(--tint);
  clip-path: var(--badge, var(--mark));
  opacity: 0;
  pointer-events: none;
  animation: more linear both;
  animation-timeline: --table;

  @keyframes more {
    0%,
    85% {
      opacity: 1;
    }
  }
  @media print {
    display: none;
  }
`;

const table = css`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--text-base);
  line-height: 1.6;
  /* A long word makes its column wider: the table scrolls, and no column shrinks to single letters. */
  overflow-wrap: break-word;
  font-variant-numeric: tabular-nums;

  & caption {
    text-align: start;
    padding: var(--space-4) var(--table-room, var(--space-4)) var(--space-3);
    font-weight: 550;
    text-wrap: balance;
  }
  & caption:has(> .visually-hidden) {
    padding: 0;
  }
  & caption > span:not(.visually-hidden) {
    display: block;
    position: sticky;
    inset-inline-start: var(--table-room, var(--space-4));
    inline-size: fit-content;
    max-inline-size: calc(100cqi - 2 * var(--space-4) - 2.5rem);
    overflow-wrap: anywhere;
  }
  & a {
    padding-block: 0.25rem;
  }
  & code {
    ${codeTint}
  }
  & :is(th, td) {
    padding: var(--space-3) var(--space-4);
    text-align: start;
    vertical-align: top;
    border-block-end: var(--item-line, var(--line));
  }
  & thead th {
    vertical-align: bottom;
    color: var(--brand-ink);
    font-weight: 550;
    border-block-end: var(--item-line, 2px solid var(--tint-line));
  }
  & tbody > tr:nth-child(odd) {
    --name-ground: var(--table-stripe);
    background: var(--table-stripe, none);
  }
  & td {
    color: var(--ink-soft);
  }
  & tbody th {
    font-weight: var(--table-name, 500);
  }
  & tr:last-child > *:not(thead *) {
    border-block-end: 0;
  }
  & tfoot > tr > :is(th, td) {
    font-weight: 650;
    color: var(--ink);
    border-block-start: 2px solid var(--tint-line);
  }
  & tbody:has(+ tfoot) > tr:last-child > * {
    border-block-end: 0;
  }

  /* Digits stand under digits of the same worth: to the right in either direction of writing. */
  & [data-number]:dir(ltr) {
    text-align: end;
  }
  & td:not([data-width]) {
    white-space: nowrap;
  }
  & [data-width='medium'] {
    min-inline-size: 9rem;
  }
  & [data-width='long'] {
    min-inline-size: clamp(6.5rem, 52cqi, 15rem);
  }

  /* Names of the rows stay while the rest scrolls. */
  & th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: var(--name-ground, var(--table-ground, var(--surface)));
  }
  @media screen {
    & :is(th, td):first-child {
      padding-inline-start: var(--table-room, var(--space-4));
    }
  }
  & th:first-child > span {
    display: block;
    inline-size: max-content;
    max-inline-size: min(18rem, max(38cqi, 5.5rem));
    overflow-wrap: anywhere;
  }
  @media (hover: hover) {
    & tbody tr:hover > * {
      background: var(--tint-soft);
    }
  }
  @media print {
    /* Neither the caption nor one row stands alone on a sheet. */
    & :is(caption, thead, tbody > tr:first-child) {
      break-after: avoid;
    }
    & :is(tbody, tfoot) > tr:last-child {
      break-before: avoid;
    }
    /* Browsers would print the sum at the foot of every sheet; and rows of one group alone are kept together. */
    & :is(tbody, tfoot) {
      display: contents;
    }
    & :is(tbody, tfoot) > tr > * {
      overflow-wrap: anywhere;
    }
    & th:first-child {
      position: static;
    }
    & :is(th, td) {
      padding: 0.25rem 0.5rem;
    }
    & :is([data-width], th:first-child > span) {
      min-inline-size: 0;
      inline-size: auto;
      max-inline-size: none;
    }
  }
`;

/** The table without scroll container. */
export function PlainTable(content: TableContent & { captionId?: string }) {
  const { captionId, caption, labelledBy, isCaptionHeard, columns, rows, isPlain, total, list, heading, keyOf } = content;
  const kinds = columnKinds(content);
  const cellsOf = (row: CellContent[], index?: number) =>
    kinds.map(({ isNumber: isAligned, width }, column) => (
      <Cell
        // biome-ignore lint/suspicious/noArrayIndexKey: cells may be alike, and the order is fixed
        key={column}
        text={row[column] ?? ''}
        list={list}
        isHeader={column === 0 && !isPlain}
        isNumber={isAligned}
        width={column === 0 && !isPlain ? undefined : width}
        sortKey={index === undefined ? undefined : keyOf?.({ row: index, column })}
      />
    ));
  return (
    <table className={table} aria-labelledby={caption === undefined ? labelledBy : undefined}>
      {caption !== undefined && (
        <caption>
          <span id={captionId} className={isCaptionHeard ? 'visually-hidden' : undefined}>
            {caption}
          </span>
        </caption>
      )}
      {columns && <Headings columns={columns} heading={heading} kinds={kinds} />}
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <tr key={index}>{cellsOf(row, index)}</tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>{cellsOf(total)}</tr>
        </tfoot>
      )}
    </table>
  );
}

/**
 * Data table. If wider than its container it scrolls horizontally, by touch and keyboard, with a sticky first column; it is
 * then a region named after the table. https://adrianroselli.com/2020/11/under-engineered-responsive-tables.html
 */
export function DataTable(content: TableContent) {
  const captionId = useUniqueId('caption');
  return (
    <div className={holder}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section className={region} aria-labelledby={content.caption === undefined ? content.labelledBy : captionId} tabIndex={0}>
        <PlainTable {...content} captionId={captionId} />
      </section>
      <span className={hint}>
        <Icon name="arrow-forward" size={18} />
      </span>
    </div>
  );
}
