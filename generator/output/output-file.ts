import { createHash } from 'node:crypto';

/** Bytes that are not in memory: known by size and hash, and there when they are asked for. */
export interface StoredContent {
  /** In bytes. */
  size: number;
  hash: string;
  read: () => Promise<Uint8Array>;
}

/** A file of the finished site: its path under the output folder, with `/` between folders. */
export interface OutputFile {
  path: string;
  content: string | Uint8Array;
}

/** A file of the finished site whose bytes are elsewhere. */
export interface StoredFile {
  path: string;
  content: StoredContent;
}

export type SiteFile = OutputFile | StoredFile;

export function isStored(file: SiteFile): file is StoredFile {
  return typeof file.content === 'object' && 'read' in file.content;
}

/** Names bytes: the same name, the same bytes. */
export function hashBytes(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

/** Size of a file in bytes. */
export function sizeOf(file: SiteFile): number {
  return isStored(file) ? file.content.size : Buffer.byteLength(file.content);
}

export function hashOf(file: SiteFile): string {
  return isStored(file) ? file.content.hash : hashBytes(file.content);
}

export async function bytesOf(file: SiteFile): Promise<Uint8Array> {
  if (isStored(file)) return file.content.read();
  return typeof file.content === 'string' ? Buffer.from(file.content) : file.content;
}
