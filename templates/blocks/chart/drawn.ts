/** What a drawing shows. */
export interface Drawn {
  categories: string[];
  series: { label: string; values: number[] }[];
  /** Lines of text begin at the right, and so do drawings. */
  isRtl: boolean;
  /** Writes a number of the chart, with its unit where that is a sign; one with a style of its own is none of them. */
  format: (value: number, options?: Intl.NumberFormatOptions) => string;
}
