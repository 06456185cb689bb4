import { closeSync, existsSync, lstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decoderFor } from './wxr/decode.ts';

/** A file of an export. */
export interface ExportFile {
  path: string;
  /** Name in messages: the path within the source. */
  name: string;
}

/** Start of a file as text. */
function startOf(path: string): string {
  const bytes = Buffer.alloc(64 * 1024);
  const descriptor = openSync(path, 'r');
  try {
    const start = bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, 0));
    return decoderFor(start).decode(start, { stream: true });
  } finally {
    closeSync(descriptor);
  }
}

const isXmlFile = (path: string) => /\.xml$/i.test(path) && statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Whether a file is an export of WordPress: an RSS feed with elements of its namespace. */
function isExportFile(path: string): boolean {
  if (!isXmlFile(path)) return false;
  const start = startOf(path);
  return (
    /<rss[\s>]/.test(start) && (/["']https?:\/\/(?:www\.)?wordpress\.org\/export\//.test(start) || /<wp:[a-z_]+[\s>]/.test(start))
  );
}

/** Files of an export: the file itself, or all parts in a folder, in the order of their numbers. */
export function exportFiles(path: string): ExportFile[] {
  const state = statSync(path, { throwIfNoEntry: false });
  if (!state) return [];
  if (!state.isDirectory()) return isExportFile(path) ? [{ path, name: basename(path) }] : [];
  const names = readdirSync(path).sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  // Links may lead out of the folder.
  const isOwn = (file: ExportFile) => !lstatSync(file.path).isSymbolicLink() && isExportFile(file.path);
  return names.map((name) => ({ path: join(path, name), name })).filter(isOwn);
}

/** Folder of uploads beside the parts of an export. */
export function uploadsIn(path: string): string | undefined {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return undefined;
  return ['uploads', 'wp-content/uploads'].map((name) => join(path, name)).find((folder) => existsSync(folder));
}
