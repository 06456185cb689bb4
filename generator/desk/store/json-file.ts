import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { UsageError } from '../../core/diagnostics/errors.ts';

/** Value kept in a JSON file that survives kills and power failures: written aside, synced and renamed. */
export interface JsonFile<Value> {
  /** Present value; callers don't modify it. */
  readonly value: Value;
  /**
   * Replaces the value once the new one is on disk.
   * @throws Error if it cannot be written, e.g. as the disk is full; the value is then unchanged
   */
  set: (value: Value) => void;
}

/** Creates a file readable by its owner only, with all bytes on disk. */
function writeSynced(file: string, text: string): void {
  const opened = openSync(file, 'w', 0o600);
  try {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.byteLength; ) at += writeSync(opened, bytes, at);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Syncs the names in a folder. */
export function syncFolder(folder: string): void {
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Writes a file aside and renames it. @throws Error if it cannot be written; the former file is then unchanged */
export function replaceSynced(file: string, text: string): void {
  const unfinished = `${file}.new`;
  try {
    writeSynced(unfinished, text);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  syncFolder(dirname(file));
}

/** Most keys that a message names. */
const mostKeys = 5;

/** What is wrong with the text of a file, on one line: the keys whose values are not valid, or why it is not JSON. */
export function problemOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return String((error as Error).message).replaceAll(/\s+/g, ' ');
  const keys = error.issues.flatMap((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return names.length > 0 ? names.map((name) => [...issue.path, name]) : [issue.path];
  });
  const shown = keys.map((path) => path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join(''));
  return [...new Set(shown.map((key) => key.replace(/^\./, '') || '{}'))].slice(0, mostKeys).join(', ');
}

/** Parsed content of a file; undefined if there is no file. @throws UsageError if it is not valid */
function readValid<Value>(file: string, schema: z.ZodType<Value>): Value | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new UsageError('state-file-damaged', { file, reason: problemOf(error) });
  }
}

/**
 * Opens a value in a JSON file.
 * @param empty value without a file; the file is created with the first change
 * @throws UsageError if the file does not match the schema
 */
export function openJsonFile<Value>(file: string, schema: z.ZodType<Value>, empty: Value): JsonFile<Value> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  let present = readValid(file, schema) ?? empty;
  return {
    get value() {
      return present;
    },
    set: (value) => {
      replaceSynced(file, `${JSON.stringify(value, undefined, 2)}\n`);
      present = value;
    },
  };
}
