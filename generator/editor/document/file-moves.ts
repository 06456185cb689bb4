/** Where a file is: under `assets/`, by the name that content gives it, or put away in the bin. */
export type FilePlace = { asset: string } | { bin: string };

/** A file that gets another place as a part of a step, and goes back with it. */
export interface FileMove {
  from: FilePlace;
  to: FilePlace;
}

/** Files on their way: both places have them, so that the text before and the text after are right. */
export interface Moving {
  /** The step was made: what was moved is only where it went. */
  end: () => Promise<void>;
  /** It was not. */
  cancel: () => Promise<void>;
}

/** Moves files on the disk. */
export interface FileMover {
  /** @returns undefined where another file has the place. What is gone does not move. */
  begin: (moves: readonly FileMove[]) => Promise<Moving | undefined>;
  /** Is told what of the bin can come back; all else goes. */
  keepOnly: (bins: ReadonlySet<string>) => void;
}

export const nothingMoves: Moving = { end: async () => {}, cancel: async () => {} };

/** The way back. */
export const turned = (moves: readonly FileMove[]): FileMove[] =>
  moves.map(({ from, to }) => ({ from: to, to: from })).toReversed();

/** What steps have put into the bin. */
export function binsOf(steps: readonly { files?: readonly FileMove[] }[]): Set<string> {
  const places = steps.flatMap(({ files = [] }) => files.flatMap(({ from, to }) => [from, to]));
  return new Set(places.flatMap((place) => ('bin' in place ? [place.bin] : [])));
}
