import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { type JsonFile, openJsonFile } from './json-file.ts';

/** Values kept in a folder, each in a file named by its id. */
export interface JsonFolder<Value> {
  values: () => Value[];
  get: (id: string) => Value | undefined;
  /** Adds or replaces a value once it is on disk. @throws Error if it cannot be written; the former value then stays */
  set: (value: Value) => void;
  remove: (id: string) => void;
}

/**
 * Opens a folder; it is created if missing. Ids are file names: they come from the server, never from a request.
 * @throws UsageError if a file does not match the schema
 */
export function openJsonFolder<Value extends { id: string }>(folder: string, schema: z.ZodType<Value>): JsonFolder<Value> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fileOf = (name: string) => openJsonFile<Value | undefined>(join(folder, name), schema, undefined);
  const files = new Map<string, JsonFile<Value | undefined>>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const file = fileOf(name);
    if (file.value) files.set(file.value.id, file);
  }
  return {
    values: () => [...files.values()].flatMap(({ value }) => (value ? [value] : [])),
    get: (id) => files.get(id)?.value,
    set: (value) => {
      const file = files.get(value.id) ?? fileOf(`${value.id}.json`);
      file.set(value);
      files.set(value.id, file);
    },
    remove: (id) => {
      if (files.delete(id)) rmSync(join(folder, `${id}.json`), { force: true });
    },
  };
}
