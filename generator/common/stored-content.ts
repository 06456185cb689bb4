/** Bytes that are not in memory: known by size and hash, and there when they are asked for. */
export interface StoredContent {
  /** In bytes. */
  size: number;
  hash: string;
  /** Under which key the store has them, where it has. */
  entry: string | undefined;
  read: () => Promise<Uint8Array>;
}
