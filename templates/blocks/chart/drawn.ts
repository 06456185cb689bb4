/** What a drawing shows. */
export interface Drawn {
  categories: string[];
  series: { label: string; values: number[] }[];
  /** Where the axis of lines begins, if not at zero: at the number or the mark before it. */
  axisFrom?: number | undefined;
  /** Lines of text begin at the right, and so do drawings. */
  isRtl: boolean;
  /** Writes a number of the chart, with its unit where that is a sign; one with a style of its own is none of them. */
  format: (value: number, options?: Intl.NumberFormatOptions) => string;
}
