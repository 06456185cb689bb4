import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { useNarrow } from '../data/use-narrow.ts';

const table = css`
  overflow: clip;
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: 0.75rem;

  & > table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  & th,
  & td {
    padding: 0.625rem 1rem;
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }

  & thead th {
    font-size: 0.8125rem;
    font-weight: 500;
    color: var(--soft);
    background: var(--ground);
    white-space: nowrap;
  }

  & tbody tr {
    border-block-start: 1px solid var(--hairline);
  }

  /* Narrower columns would break words. */
  & :is(th, td):not([data-short]) {
    min-inline-size: 8rem;
  }

  & [data-short] {
    inline-size: 1%;
    white-space: nowrap;
  }
`;

const list = css`
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: 0.75rem;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem 0.75rem;
    padding: 0.875rem 1rem;
    overflow-wrap: anywhere;
  }

  & > li + li {
    border-block-start: 1px solid var(--hairline);
  }

  & > li > [data-main] {
    align-self: center;
    font-weight: 500;
  }

  & > li > [data-tools] {
    grid-column: 2;
  }

  & > li > dl {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.125rem 0.75rem;
    font-size: 0.8125rem;
  }

  & > li > dl > div {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
  }

  & dt {
    color: var(--soft);
  }
`;

/** Column of a table. */
export interface Column<Row> {
  key: string;
  name: string;
  /** Null: nothing to show, which a list leaves out. */
  cell: (row: Row) => ReactNode;
  /** It names the row. */
  isMain?: boolean;
  /** As narrow as its content. */
  isShort?: boolean;
  /** Buttons, without a visible name in a list. */
  isTools?: boolean;
}

interface RecordsProps<Row> {
  /** Name of the table for screen readers. */
  name: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
}

function Wide<Row>({ name, columns, rows, idOf }: RecordsProps<Row>) {
  const short = (column: Column<Row>) => (column.isShort || column.isTools ? '' : undefined);
  return (
    <div className={table}>
      <table aria-label={name}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-short={short(column)}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)}>
              {columns.map((column) =>
                column.isMain ? (
                  <th key={column.key} scope="row" data-short={short(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} data-short={short(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Narrow<Row>({ name, columns, rows, idOf }: RecordsProps<Row>) {
  const main = columns.find(({ isMain }) => isMain);
  const tools = columns.find(({ isTools }) => isTools);
  const others = columns.filter((column) => column !== main && column !== tools);
  return (
    <ul className={list} aria-label={name}>
      {rows.map((row) => (
        <li key={idOf(row)}>
          <div data-main="">{main?.cell(row)}</div>
          {tools ? <div data-tools="">{tools.cell(row)}</div> : null}
          <dl>
            {others
              .map(({ key, name: column, cell }) => ({ key, column, value: cell(row) }))
              .filter(({ value }) => value !== null)
              .map(({ key, column, value }) => (
                <div key={key}>
                  <dt>{column}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** Table of records, or a list on a narrow screen. */
export function Records<Row>(props: RecordsProps<Row>) {
  return useNarrow() ? <Narrow {...props} /> : <Wide {...props} />;
}
