import type { Cell } from '../../document/grid/grid.ts';
import type { Path } from '../model/places.ts';
import { useRefusal } from './field-context.ts';

interface GridCellProps {
  cell: Cell;
  at: Path;
  text: string;
  isActive: boolean;
  isSelected: boolean;
  /** Its column holds numbers. */
  isNumber: boolean;
  /** Whether it is the heading of a column, or names its row. */
  scope: 'col' | 'row' | undefined;
  /** What its column holds, in words. */
  kind: string | undefined;
  /** What is written in it; undefined: nothing is. */
  children: React.ReactNode;
}

/** A cell of a grid, or of its headings and names. What the file did not take of it is shown in the place of what it has. */
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
  const refusal = useRefusal(at);
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
      aria-invalid={refusal ? true : undefined}
    >
      {children ?? (
        <span>
          <bdi>{refusal ? String(refusal.value ?? '') : text}</bdi>
        </span>
      )}
      {kind === undefined ? null : <small>{kind}</small>}
    </Name>
  );
}
