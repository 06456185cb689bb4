import { existsSync, readFileSync, rmSync } from 'node:fs';
import type * as z from 'zod';

/**
 * Reads and removes a file that a command left for the running server. It is removed first, so that no kill makes it count twice.
 * @returns undefined if there is no file, or it does not match the schema
 */
export function takeJsonFile<Value>(file: string, schema: z.ZodType<Value>): Value | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
