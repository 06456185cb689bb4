/** A square of a drawing that repeats. */
export interface Repeated {
  /** In CSS pixels. */
  side: number;
  /** Further attributes of the drawing, the end of its tag, and what is drawn. */
  content: string;
}

/** A motif: one idea of form, drawn for each place where a site shows it. Drawings are masks of a colour: red stands for any. */
export interface Motif {
  /** The square of grounds; absent where these are plain. */
  tile?: Repeated;
  /** The square of the band that closes an opening, 20 px high. */
  row: Repeated;
  /** Ornament beside words, at frames and in lists, as a clip-path that fills its box. */
  mark: string;
  /** What numbers and icons stand on, as a clip-path that fills its box. */
  badge: string;
  /** Whether ornaments stand where nothing has to be told apart: above headings, at the corners of pictures. */
  isOrnate: boolean;
}
