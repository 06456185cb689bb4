import { readFile } from 'node:fs/promises';
import { hashBytes } from './hash.ts';
import { memoizeByObject } from './memoize.ts';
import type { StoredContent } from './stored-content.ts';

/** Output file in memory: path relative to the output folder, with slashes. */
export interface InMemoryFile {
  path: string;
  content: string | Uint8Array;
}

/** Output file whose bytes are in the store. */
export interface StoredFile {
  path: string;
  content: StoredContent;
}

/** File of the content that is copied unchanged. It may be large, so it is never read as a whole. */
export interface CopiedContent {
  /** Bytes. */
  size: number;
  /** Absolute source path. */
  from: string;
  /** Modification time, in milliseconds since 1970. */
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

/** Bytes of a file of any kind. */
export async function bytesOf(file: OutputFile): Promise<Uint8Array> {
  if (isStored(file)) return file.content.read();
  if (isCopied(file)) return readFile(file.content.from);
  return typeof file.content === 'string' ? Buffer.from(file.content) : file.content;
}
