import type { Json } from './contract.ts';

export type JsonObject = { [key: string]: Json };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Offset behind a byte order mark, where there is one. */
export const markEnd = (text: string) => (text.startsWith('\ufeff') ? 1 : 0);

/** The value of a site file, perhaps behind a byte order mark; undefined for what is no JSON. */
export function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text.slice(markEnd(text)));
  } catch {
    return undefined;
  }
}
