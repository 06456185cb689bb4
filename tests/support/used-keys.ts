import { type Node, resolve } from './json-schema.ts';

/** Used keys, by object of the schema. */
export type UsedKeys = Map<Node, Set<string>>;

/** Member of a union for a value: by its `type` if it has one, otherwise by its keys. */
function chosen(node: Node, value: unknown): Node {
  const target = resolve(node);
  const options = target.oneOf ?? target.anyOf;
  if (!options) return target;
  const isObject = typeof value === 'object' && value !== null;
  const fits = (option: Node) => {
    const { properties } = resolve(option);
    if (!isObject) return !properties;
    const type = properties?.type && resolve(properties.type).const;
    if (type !== undefined) return type === (value as { type?: unknown }).type;
    return properties !== undefined && Object.keys(value).every((key) => key in properties);
  };
  const option = options.find(fits);
  return option ? chosen(option, value) : target;
}

/** Records the used keys of each object in a value. */
export function note(node: Node, value: unknown, used: UsedKeys): void {
  const target = chosen(node, value);
  if (Array.isArray(value)) for (const item of value) note(target.items ?? {}, item, used);
  else if (typeof value === 'object' && value !== null) {
    const keys = used.get(target) ?? new Set();
    used.set(target, keys);
    for (const [key, child] of Object.entries(value)) {
      keys.add(key);
      const rest = typeof target.additionalProperties === 'object' ? target.additionalProperties : {};
      note(target.properties?.[key] ?? rest, child, used);
    }
  }
}

/** Unused keys, each with the `type` of its object, or with all its keys. */
export function unused(used: UsedKeys): string[] {
  return [...used].flatMap(([{ properties = {} }, keys]) => {
    const type = properties.type && resolve(properties.type).const;
    return Object.keys(properties)
      .filter((key) => !keys.has(key))
      .map((key) => `${type ?? Object.keys(properties).join('|')}: ${key}`);
  });
}
