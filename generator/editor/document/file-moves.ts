/** Location of an asset file: path under `assets/`, or name in the trash folder of the history. */
export type FilePlace = { asset: string } | { bin: string };

/** File move that is part of a step and is reverted with it. */
export interface FileMove {
  from: FilePlace;
  to: FilePlace;
}

/** Moves in progress: files exist at both places, so that the text before and the text after are both valid. */
export interface MoveTransaction {
  /** Completes the moves: deletes the files at their old places. */
  end: () => Promise<void>;
  /** Reverts the moves. */
  cancel: () => Promise<void>;
}

/** Moves asset files on disk. */
export interface FileMover {
  /** @returns undefined if another file occupies a target; missing sources are skipped */
  begin: (moves: readonly FileMove[]) => Promise<MoveTransaction | undefined>;
  /** Deletes all trashed files except those that can still be restored. */
  keepOnly: (bins: ReadonlySet<string>) => void;
}

export const emptyMove: MoveTransaction = { end: async () => {}, cancel: async () => {} };

/** Moves in reverse, for undo. */
export const reversedMoves = (moves: readonly FileMove[]): FileMove[] =>
  moves.map(({ from, to }) => ({ from: to, to: from })).toReversed();

/** Names of files that steps moved to the trash folder. */
export function binsOf(steps: readonly { files?: readonly FileMove[] }[]): Set<string> {
  const places = steps.flatMap(({ files = [] }) => files.flatMap(({ from, to }) => [from, to]));
  return new Set(places.flatMap((place) => ('bin' in place ? [place.bin] : [])));
}
