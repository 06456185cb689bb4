import type { Path } from '../../generator/core/json/path.ts';
import { valueAt } from '../../generator/core/json/value-at.ts';
import { type Node, resolve, schema } from './json-schema.ts';

/** Places of texts that anything may be written into: those that are one of a few words are none. */
const textPlaces: Path[] = [];

function withOwnName(item: unknown, suffix: string): unknown {
  const { name } = (item ?? {}) as { name?: unknown };
  return typeof name === 'string' ? { ...(item as object), name: name + suffix } : item;
}

function fill(node: Node, path: Path): unknown {
  const target = resolve(node);
  const options = target.oneOf ?? target.anyOf;
  if (target.properties) {
    // What says which languages there are is read before the contract looks: `generator/content/locales/`.
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
    // Fields of a form are told apart by their names.
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
 * A site that holds every key of the contract, optional ones too, and an item of every kind, made of the examples of the
 * JSON Schema: a field that is added to the schema is in it.
 */
export const wholeSite = fill(schema, []);

/** Where in `wholeSite` texts stand, addresses and names included. */
export const textsOfWholeSite: readonly Path[] = textPlaces;

/** Puts another value at a path. */
export function setValue(tree: unknown, path: Path, value: unknown): void {
  (valueAt(tree, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1) as string] = value;
}

/** A copy with another value at a path. */
export function withValue(tree: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(tree);
  setValue(copy, path, value);
  return copy;
}
