/** Width factors between a font and Readex Pro in weights 400 and 650, by script. */
export type Widths = Record<'arabic' | 'latin', { regular: number; bold: number }>;

/** Vertical metrics of a font relative to its size, and its width factors. */
export interface LineMetrics {
  /** Height of a line above and below its baseline. */
  ascent: number;
  descent: number;
  widths: Widths;
}
