import type { Path } from '../../generator/core/json/path.ts';
import { valueAt } from '../../generator/core/json/value-at.ts';
import { type Node, resolve, schema } from './json-schema.ts';

/** Places of free texts; enum values are excluded. */
const textPlaces: Path[] = [];

function withOwnName(item: unknown, suffix: string): unknown {
  const { name } = (item ?? {}) as { name?: unknown };
  return typeof name === 'string' ? { ...(item as object), name: name + suffix } : item;
}

function fill(node: Node, path: Path): unknown {
  const target = resolve(node);
  const options = target.oneOf ?? target.anyOf;
  if (target.properties) {
    // Languages and version are read before validation: `generator/content/locales/`.
    const properties = Object.entries(target.properties).filter(([key]) => key !== 'languages' && key !== 'versionOf');
    return Object.fromEntries(properties.map(([key, child]) => [key, fill(child, [...path, key])]));
  }
  if (target.items) {
    const choices = resolve(target.items).oneOf ?? resolve(target.items).anyOf ?? [target.items];
    const kinds = Array.from(
      { length: Math.max(choices.length, target.minItems ?? 1) },
      (_, index) => choices[index % choices.length],
    );
    const filled = kinds.map((kind, index) => fill(kind as Node, [...path, index]));
    // Fields of a form need distinct names.
    return choices.length > 1 ? filled.map((item, index) => withOwnName(item, `-${path.length}-${index}`)) : filled;
  }
  if (typeof target.additionalProperties === 'object') {
    const kinds = resolve(target.additionalProperties);
    const choices = kinds.oneOf ?? kinds.anyOf ?? [kinds];
    return Object.fromEntries(choices.map((kind, index) => [`kind-${index}`, fill(kind, [...path, `kind-${index}`])]));
  }
  if (target.const !== undefined) return target.const;
  const value = node.examples?.[0] ?? target.examples?.[0] ?? (options?.[0] && fill(options[0], path));
  if (typeof value === 'string' && !target.enum) textPlaces.push(path);
  return value;
}

/**
 * Site with every key of the schema, including optional ones, and an item of every type, made of the JSON Schema's examples:
 * new fields are included automatically.
 */
export const wholeSite = fill(schema, []);

/** Places of texts in `wholeSite`, including addresses and names. */
export const textsOfWholeSite: readonly Path[] = textPlaces;

/** Sets the value at a path, in place. */
export function setValue(tree: unknown, path: Path, value: unknown): void {
  (valueAt(tree, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1) as string] = value;
}

/** Copy with another value at a path. */
export function withValue(tree: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(tree);
  setValue(copy, path, value);
  return copy;
}
