import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { rememberPerObject } from '../remember.ts';

/** Bytes that are not in memory: known by size and hash, and there when they are asked for. */
export interface StoredContent {
  /** In bytes. */
  size: number;
  hash: string;
  /** Under which key the store has them, where it has. */
  entry: string | undefined;
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

export type SiteFile = OutputFile | StoredFile | CopiedFile;

export function isCopied(file: SiteFile): file is CopiedFile {
  return typeof file.content === 'object' && 'from' in file.content;
}

export function isStored(file: SiteFile): file is StoredFile {
  return typeof file.content === 'object' && 'read' in file.content;
}

/** Names bytes: the same name, the same bytes. */
export function hashBytes(bytes: string | Uint8Array): string {
  return hash('sha256', bytes, 'base64url');
}

/** Characters of such a name. */
export const hashLength = hashBytes('').length;

/** The same name for the bytes of a file, which are read piece by piece. */
export async function hashFile(file: string): Promise<string> {
  const hashing = createHash('sha256');
  await pipeline(createReadStream(file), hashing);
  return hashing.digest('base64url');
}

/** Size of a file in bytes. */
export function sizeOf(file: SiteFile): number {
  return isStored(file) || isCopied(file) ? file.content.size : Buffer.byteLength(file.content);
}

const hashInMemory = rememberPerObject(({ content }: OutputFile) => hashBytes(content));

export function hashOf(file: OutputFile | StoredFile): string {
  return isStored(file) ? file.content.hash : hashInMemory(file);
}

/** The bytes of a file, wherever they are. */
export async function bytesOf(file: SiteFile): Promise<Uint8Array> {
  if (isStored(file)) return file.content.read();
  if (isCopied(file)) return readFile(file.content.from);
  return typeof file.content === 'string' ? Buffer.from(file.content) : file.content;
}
