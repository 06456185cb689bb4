/** Props that all kinds of charts share. */
export interface ChartData {
  categories: string[];
  series: { label: string; values: number[] }[];
  /** Lowest value of the axis, if not zero; rounded down to a tick. */
  axisFrom?: number | undefined;
  /** Right-to-left page: the drawing is mirrored. */
  isRtl: boolean;
  /** Formats a number of the chart. Appends the unit if it is a sign, unless `options.style` is set. */
  format: (value: number, options?: Intl.NumberFormatOptions) => string;
}
