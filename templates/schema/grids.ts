/** Keys of a grid whose headings are optional. */
interface OptionalHeadings {
  /** Key that marks a grid without any heading cells. */
  plain: string;
  /** Key that requires headings. */
  neededBy: string;
}

/** Keys of a grid in an object of the content. Headings are the first row. */
export type GridForm =
  /** List of headings, which may have to be distinct, rows whose first cell names the row, and an optional last row. */
  | { by: 'rows'; headings: string; optional?: OptionalHeadings; areDistinct?: true; rows: string; last?: string }
  /** First column with heading and cells, then columns with heading and values in one unit. */
  | { by: 'columns'; corner: string; names: string; columns: string; heading: string; values: string; unit?: string };
