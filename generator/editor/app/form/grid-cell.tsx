import type { Cell } from '../../document/grid/grid.ts';
import type { Path } from '../model/places.ts';
import { useRejectedValue } from './field-context.ts';

interface GridCellProps {
  cell: Cell;
  at: Path;
  text: string;
  isActive: boolean;
  isSelected: boolean;
  /** The column holds numbers. */
  isNumber: boolean;
  /** `col` for a column heading, `row` for a row heading. */
  scope: 'col' | 'row' | undefined;
  /** Description of the column's type. */
  kind: string | undefined;
  /** Input of the cell while it is edited; undefined otherwise. */
  children: React.ReactNode;
}

/** Data or heading cell of a grid. Shows the refused value if there is one. */
export function GridCell({
  cell: { row, column },
  at,
  text,
  isActive,
  isSelected,
  isNumber,
  scope,
  kind,
  children,
}: GridCellProps) {
  const rejected = useRejectedValue(at);
  const Name = scope ? 'th' : 'td';
  return (
    <Name
      {...(scope && { scope })}
      data-row={row}
      data-column={column}
      data-number={isNumber ? '' : undefined}
      tabIndex={isActive ? 0 : -1}
      aria-colindex={column + 1}
      aria-selected={isSelected}
      aria-invalid={rejected ? true : undefined}
    >
      {children ?? (
        <span>
          <bdi>{rejected ? String(rejected.value ?? '') : text}</bdi>
        </span>
      )}
      {kind === undefined ? null : <small>{kind}</small>}
    </Name>
  );
}
