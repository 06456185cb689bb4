import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as z from 'zod';

/** List of entries kept as lines of JSON, appended and synced. */
export interface LogFile<Entry> {
  /** All entries, oldest first. */
  readonly entries: readonly Entry[];
  /** Appends an entry once it is on disk. @throws Error if it cannot be written; nothing of it then remains */
  add: (entry: Entry) => void;
}

/** Valid entries of a text, and the length in bytes of their lines: what follows was cut off by a kill. */
function readEntries<Entry>(bytes: Buffer, schema: z.ZodType<Entry>): { entries: Entry[]; end: number } {
  const entries: Entry[] = [];
  let end = 0;
  for (;;) {
    const next = bytes.indexOf(10, end);
    if (next === -1) return { entries, end };
    try {
      entries.push(schema.parse(JSON.parse(bytes.toString('utf8', end, next))));
    } catch {
      // A line damaged by other programs is skipped.
    }
    end = next + 1;
  }
}

/** Opens a log, and removes an unfinished last line. @throws Error if it cannot be read or written */
export function openLogFile<Entry>(file: string, schema: z.ZodType<Entry>): LogFile<Entry> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const opened = openSync(file, 'a+', 0o600);
  const read = readEntries(readFileSync(opened), schema);
  const { entries } = read;
  let { end } = read;
  ftruncateSync(opened, end);
  closeSync(opened);
  const append = (bytes: Buffer) => {
    const target = openSync(file, 'a', 0o600);
    try {
      for (let at = 0; at < bytes.byteLength; ) at += writeSync(target, bytes, at);
      fsyncSync(target);
    } catch (error) {
      ftruncateSync(target, end);
      throw error;
    } finally {
      closeSync(target);
    }
  };
  return {
    entries,
    add: (entry) => {
      const bytes = Buffer.from(`${JSON.stringify(entry)}\n`);
      append(bytes);
      end += bytes.byteLength;
      entries.push(entry);
    },
  };
}
