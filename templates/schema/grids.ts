/** Keys of an object whose grid may have no headings. */
interface OptionalHeadings {
  /** Says that no cell is a heading, not even the first of a row. */
  plain: string;
  /** Needs headings. */
  neededBy: string;
}

/** How an object of the content holds a grid: under which of its keys what stands. Headings are the first row. */
export type GridForm =
  /** A list of headings, which may have to be `areDistinct`, rows of cells of which the first names the row, perhaps a last row. */
  | { by: 'rows'; headings: string; optional?: OptionalHeadings; areDistinct?: true; rows: string; last?: string }
  /** The heading of the first column and its cells, then columns that each have a heading and values, all of one unit. */
  | { by: 'columns'; corner: string; names: string; columns: string; heading: string; values: string; unit?: string };
