import { readFile } from 'node:fs/promises';
import { hashBytes } from './hash.ts';
import { memoizeByObject } from './memoize.ts';
import type { StoredContent } from './stored-content.ts';

/** A file of the finished site: its path under the output folder, with `/` between folders. */
export interface InMemoryFile {
  path: string;
  content: string | Uint8Array;
}

/** A file of the finished site whose bytes are elsewhere. */
export interface StoredFile {
  path: string;
  content: StoredContent;
}

/** A file of the content that goes out as it is. It may be large, so it is copied and never read whole. */
export interface CopiedContent {
  /** In bytes. */
  size: number;
  /** Where it lies: an absolute path. */
  from: string;
  /** When it was last changed, in milliseconds of the epoch. */
  modified: number;
}

export interface CopiedFile {
  path: string;
  content: CopiedContent;
}

export type OutputFile = InMemoryFile | StoredFile | CopiedFile;

export function isCopied(file: OutputFile): file is CopiedFile {
  return typeof file.content === 'object' && 'from' in file.content;
}

export function isStored(file: OutputFile): file is StoredFile {
  return typeof file.content === 'object' && 'read' in file.content;
}

/** Size of a file in bytes. */
export function sizeOf(file: OutputFile): number {
  return isStored(file) || isCopied(file) ? file.content.size : Buffer.byteLength(file.content);
}

const hashInMemory = memoizeByObject(({ content }: InMemoryFile) => hashBytes(content));

export function hashOf(file: InMemoryFile | StoredFile): string {
  return isStored(file) ? file.content.hash : hashInMemory(file);
}

/** The bytes of a file, wherever they are. */
export async function bytesOf(file: OutputFile): Promise<Uint8Array> {
  if (isStored(file)) return file.content.read();
  if (isCopied(file)) return readFile(file.content.from);
  return typeof file.content === 'string' ? Buffer.from(file.content) : file.content;
}
