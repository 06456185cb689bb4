/** A motif: one idea of form, drawn for each place where a site shows it. Drawings are masks of a colour: red stands for any. */
export interface Motif {
  /** The repeated square of grounds, as a CSS image. */
  tile: string;
  /** The repeated square of the band that closes an opening, as a CSS image 20 px high. */
  row: string;
  /** Ornament beside words, at frames and in lists, as a clip-path that fills its box. */
  mark: string;
  /** What numbers and icons stand on, as a clip-path that fills its box. */
  badge: string;
  /** Whether ornaments stand where nothing has to be told apart: above headings, at the corners of pictures. */
  isOrnate: boolean;
}
