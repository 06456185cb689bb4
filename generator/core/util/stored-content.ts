/** Code that a result depends on: `all` of the engine, or its `core`, which custom blocks and styles cannot change. */
export type CodeScope = 'all' | 'core';

/** Location of an artifact in the store. Pruning keeps it as long as the content is in use. */
export interface StoreLocation {
  /** The code that its key depends on. */
  code: CodeScope;
  /** Store key of the artifact's files. */
  entryKey: string;
}

/** Content that is not in memory: size and hash are known, bytes are read on demand. */
export interface StoredContent {
  /** Bytes. */
  size: number;
  hash: string;
  /** Location in the store, if any. */
  location: StoreLocation | undefined;
  read: () => Promise<Uint8Array>;
}
