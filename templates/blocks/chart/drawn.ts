/** What a drawing shows. */
export interface Drawn {
  categories: string[];
  series: { label: string; values: number[] }[];
  /** Lines of text begin at the right, and so do drawings. */
  isRtl: boolean;
  format: (value: number, options?: Intl.NumberFormatOptions) => string;
}
