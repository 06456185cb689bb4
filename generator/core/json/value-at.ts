import type { Path } from './path.ts';
import type { Json } from './value.ts';
import { get } from './walk.ts';

/** The value at a path of any value; undefined if there is none. */
export function valueAt(value: unknown, path: Path): Json | undefined {
  return path.reduce<unknown>((inner, key) => get(inner, key), value) as Json | undefined;
}
