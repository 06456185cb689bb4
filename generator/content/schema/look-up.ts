import type { Path } from '../../core/json/path.ts';
import { get } from '../../core/json/walk.ts';
import type { NodeIndex, SchemaNode, SchemaNodeOf, SchemaNote } from './compiled-schema.ts';
import { compiledSiteSchema } from './compiled-site-schema.ts';
import { issuesOf } from './schema-issues.ts';
import { validatorAt } from './validators.ts';

export const nodeAt = (index: NodeIndex | undefined): SchemaNode | undefined =>
  index === undefined ? undefined : compiledSiteSchema.nodes[index];

/** Documentation of a node. */
export const noteOf = (node: SchemaNode | undefined): SchemaNote =>
  node?.note === undefined ? {} : (compiledSiteSchema.notes[node.note] ?? {});

const root = nodeAt(compiledSiteSchema.root);

/** Top-level fields of the site file. */
export const rootFields: SchemaNodeOf<'object'>['fields'] = root?.is === 'object' ? root.fields : {};

/** All alternatives of a node, including those of nested unions. */
function optionsOf(index: NodeIndex): NodeIndex[] {
  const node = nodeAt(index);
  if (node?.is === 'either') return node.options.flatMap(optionsOf);
  if (node?.is === 'variants') return [...new Set(node.options.map(([, option]) => option))].flatMap(optionsOf);
  return [index];
}

/** Values of `type` by which an object is told apart from others. */
function wordsOf(index: NodeIndex): readonly unknown[] {
  const node = nodeAt(index);
  const type = node?.is === 'object' && Object.hasOwn(node.fields, 'type') ? nodeAt(node.fields.type) : undefined;
  return type?.is === 'words' ? type.words : [];
}

/** The alternative that a value matches or names by its `type`; undefined if ambiguous. */
export function chosenIndex(index: NodeIndex, value: unknown): NodeIndex | undefined {
  const options = optionsOf(index);
  if (options.length === 1) return options[0];
  const named = options.find((option) => wordsOf(option).includes(get(value, 'type')));
  if (named !== undefined || value === null || typeof value !== 'object') return named;
  const form = Array.isArray(value) ? 'list' : 'object';
  const alike = options.filter((option) => nodeAt(option)?.is === form && wordsOf(option).length === 0);
  return alike.length === 1 ? alike[0] : undefined;
}

/** Values of `type` that a node accepts. */
export const typesAt = (index: NodeIndex): string[] => optionsOf(index).flatMap(wordsOf).map(String);

/** Node of a nested value; undefined if the value leaves open which alternative it is. */
export function indexWithin(index: NodeIndex, path: Path, value: unknown): NodeIndex | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return index;
  const node = nodeAt(chosenIndex(index, value));
  if (node?.is === 'list' || node?.is === 'record') return indexWithin(node.item, rest, get(value, key));
  const next = node?.is === 'object' && Object.hasOwn(node.fields, key) ? node.fields[key] : undefined;
  return next === undefined ? undefined : indexWithin(next, rest, get(value, key));
}

/** Paths to the sections of a page and to the collections of a site. */
const rows = { routes: ['routes', 0, 'blocks', 0], collections: ['collections', 'any'] } satisfies Record<string, Path>;

/** Node of a section or collection of a type; undefined for an unknown type. */
export function indexOfType(row: keyof typeof rows, type: string): NodeIndex | undefined {
  const index = indexWithin(compiledSiteSchema.root, rows[row], undefined);
  const node = nodeAt(index);
  return node?.is === 'variants' ? node.options.find(([word]) => word === type)?.[1] : undefined;
}

/** Whether a value is valid according to the schema. */
export const isValidAt = (index: NodeIndex, value: unknown): boolean =>
  validatorAt(index)(value) || issuesOf(index, value).length === 0;

/** Fields of an object; empty for other nodes. */
export function fieldsOf(index: NodeIndex): { key: string; index: NodeIndex; isOptional: boolean }[] {
  const node = nodeAt(index);
  if (node?.is !== 'object') return [];
  return Object.entries(node.fields).map(([key, field]) => ({ key, index: field, isOptional: !node.required.includes(key) }));
}

/** The only value that a node accepts; undefined if there are others. */
export function onlyValue(index: NodeIndex): unknown {
  const node = nodeAt(index);
  return node?.is === 'words' && !node.isChosen && node.words.length === 1 ? node.words[0] : undefined;
}
