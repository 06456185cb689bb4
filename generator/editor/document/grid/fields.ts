import type { EditSchema, FieldModel, ObjectModel } from '../protocol-forms.ts';
import { textOfCell } from './cells.ts';
import { type Cell, type Grid, isHeadingRow } from './grid.ts';
import type { GridLimits } from './lines.ts';

/** Fields of the cells of a grid, and its size limits, as derived from the schema. */
export interface GridFields {
  limits: GridLimits;
  fieldOf: (cell: Cell) => FieldModel | undefined;
  /** Whether a cell may contain a list instead of a text. */
  mayBeList: (cell: Cell) => boolean;
}

/** Field of a cell that is not a list. */
const plainOf = (field: FieldModel | undefined): FieldModel | undefined =>
  field?.is === 'either' ? field.options.find(({ is }) => is !== 'list') : field;

const itemOf = (field: FieldModel | undefined) => (field?.is === 'list' ? field.item : undefined);

function limitsOf(field: FieldModel | undefined, besides = 0) {
  const { least = 0, most = Number.POSITIVE_INFINITY } = field?.is === 'list' ? field : {};
  return { least: Math.max(1, least) + besides, most: most + besides };
}

/** @param has whether the grid has headings @returns undefined if the object is not a grid */
export function gridFields(schema: EditSchema, model: ObjectModel, has: Pick<Grid, 'hasHeadings'>): GridFields | undefined {
  const { grid } = model;
  if (!grid) return undefined;
  const field = (key: string, of: ObjectModel | undefined = model) => of?.properties.find((one) => one.key === key)?.field;
  if (grid.by === 'rows') {
    const cell = itemOf(itemOf(field(grid.rows)));
    const hasLists = cell?.is === 'either' && cell.options.some(({ is }) => is === 'list');
    return {
      limits: { rows: limitsOf(field(grid.rows)), columns: limitsOf(field(grid.headings)) },
      fieldOf: ({ row }) => (isHeadingRow(has, row) ? itemOf(field(grid.headings)) : plainOf(cell)),
      mayBeList: ({ row }) => !isHeadingRow(has, row) && hasLists,
    };
  }
  const columns = field(grid.columns);
  const column = itemOf(columns);
  const of = column?.is === 'object' ? schema.objects[column.name] : undefined;
  return {
    limits: { rows: limitsOf(field(grid.names)), columns: limitsOf(columns, 1) },
    fieldOf: ({ row, column: at }) => {
      if (at === 0) return row === 0 ? field(grid.corner) : itemOf(field(grid.names));
      return row === 0 ? field(grid.heading, of) : itemOf(field(grid.values, of));
    },
    mayBeList: () => false,
  };
}

/** Type of a column for keyboard input: text or numbers. */
export function columnKind(
  { cells, form, hasHeadings }: Grid,
  column: number,
  isNumber: (text: string) => boolean,
): 'text' | 'number' {
  if (form.by === 'columns') return column === 0 ? 'text' : 'number';
  const texts = cells.slice(Number(hasHeadings)).map((row) => textOfCell(row[column]).trim());
  const filled = texts.filter((text) => !/^[—–-]*$/.test(text));
  return filled.length > 0 && filled.every(isNumber) ? 'number' : 'text';
}
