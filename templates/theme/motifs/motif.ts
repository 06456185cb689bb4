/** Repeating tile. */
export interface Repeated {
  /** In CSS pixels. */
  side: number;
  /** Further attributes of the `<svg>`, the end of its tag, and its children. */
  content: string;
}

/**
 * Position of a drawing in backgrounds that do not fade it: everywhere; as a row at the top or bottom; or once, centred on the
 * upper end corner.
 */
export type Placement = 'over' | 'head' | 'foot' | 'corner';

/** Motif: drawings for each place where a site shows it. Drawings are masks, in red. */
export interface Motif {
  /** Tile of backgrounds; absent if these are plain. Without a position it fills them and fades towards the text. */
  tile?: Repeated & { at?: Placement };
  /** Tile of the band that closes an opening, 20 px high. */
  row: Repeated;
  /** Ornament beside text, at frames and in lists, as a clip-path that fills its box. */
  mark: string;
  /** Badge behind numbers and icons, as a clip-path that fills its box. */
  badge: string;
  /** Whether purely decorative ornaments are shown: above headings, at corners of pictures. */
  isOrnate: boolean;
}
