/** A square of a drawing that repeats. */
export interface Repeated {
  /** In CSS pixels. */
  side: number;
  /** Further attributes of the drawing, the end of its tag, and what is drawn. */
  content: string;
}

/**
 * Where grounds show a drawing, without giving way to the words: all over; as a row at the head or the foot; or once, its
 * middle on the upper corner at the end of the line.
 */
export type Placement = 'over' | 'head' | 'foot' | 'corner';

/** A motif: one idea of form, drawn for each place where a site shows it. Drawings are masks of a colour: red stands for any. */
export interface Motif {
  /** The square of grounds, absent where these are plain. Without a place it fills them and fades towards the words. */
  tile?: Repeated & { at?: Placement };
  /** The square of the band that closes an opening, 20 px high. */
  row: Repeated;
  /** Ornament beside words, at frames and in lists, as a clip-path that fills its box. */
  mark: string;
  /** What numbers and icons stand on, as a clip-path that fills its box. */
  badge: string;
  /** Whether ornaments stand where nothing has to be told apart: above headings, at the corners of pictures. */
  isOrnate: boolean;
}
