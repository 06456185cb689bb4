/** How much wider a font is than Readex Pro of weight 400 and 650, by script. */
export type Widths = Record<'arabic' | 'latin', { regular: number; bold: number }>;

/** How a line of a font is placed, in parts of its size, and how wide it is. */
export interface LineMetrics {
  /** Height of a line above and below its baseline. */
  ascent: number;
  descent: number;
  widths: Widths;
}
