/**
 * The code that something is made by: `all` of the engine, or its `core`, which a site cannot change by blocks or styles.
 */
export type CodeScope = 'all' | 'core';

/** Where the store has bytes of a thing: it is in use as long as they are. */
export interface StoreLocation {
  /** Which code its key names. */
  code: CodeScope;
  /** Under which key it has the files of the thing. */
  entry: string;
}

/** Bytes that are not in memory: known by size and hash, and there when they are asked for. */
export interface StoredContent {
  /** In bytes. */
  size: number;
  hash: string;
  /** Where the store has them, where it has. */
  place: StoreLocation | undefined;
  read: () => Promise<Uint8Array>;
}
