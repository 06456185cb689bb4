import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blockTypes } from '../../templates/blocks/descriptors.ts';
import { fixtureSite } from '../support/build.ts';
import { type Node, resolve, schema } from '../support/json-schema.ts';

/** The sites of other sectors: together they show whatever a site may hold. */
const sites: Record<string, unknown>[] = ['municipality', 'school', 'museum'].map((name) =>
  JSON.parse(readFileSync(fixtureSite(name), 'utf8')),
);

/** The member of a union that a value is of: by its `type` where it has one, else by its keys. */
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

/** Notes, for each object of the contract that a value holds, the keys that are written there. */
function note(node: Node, value: unknown, used: Map<Node, Set<string>>): void {
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

/** Keys that no site writes, each with the kind of object that may have it, below a definition. */
function unused(used: Map<Node, Set<string>>): string[] {
  return [...used].flatMap(([{ properties = {} }, keys]) => {
    const type = properties.type && resolve(properties.type).const;
    return Object.keys(properties)
      .filter((key) => !keys.has(key))
      .map((key) => `${type ?? Object.keys(properties).join('|')}: ${key}`);
  });
}

const used = new Map<Node, Set<string>>();
for (const site of sites) note(schema, site, used);

/** Words of the interface and budgets are many of one kind; what all sections or all fields may have is shown by some. */
const ofOneKind = /^(?:skipToContent|topics|html)\||: (?:id|hidden|eyebrow|text|action|placeholder|isPast|hint|half|required)$/;

describe('the three sites together', () => {
  test('show every kind of block', () => {
    const shown = new Set(
      sites
        .flatMap(({ routes }) => (routes as { blocks: { type: string }[] }[]).flatMap(({ blocks }) => blocks))
        .map(({ type }) => type),
    );
    // The page of each post begins with an article, unasked.
    expect(blockTypes.filter((type) => !shown.has(type) && type !== 'article')).toEqual([]);
  });

  test('write every key of the contract', () => {
    expect(unused(used).filter((one) => !ofOneKind.test(one))).toEqual([]);
  });
});
