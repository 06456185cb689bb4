import type { Path } from '../../core/json/path.ts';
import { get } from '../../core/json/walk.ts';
import type { NodeIndex, SchemaNode, SchemaNodeOf, SchemaNote } from './compiled-schema.ts';
import { compiledSiteSchema } from './compiled-site-schema.ts';
import { issuesOf } from './schema-issues.ts';
import { validatorAt } from './validators.ts';

export const nodeAt = (index: NodeIndex | undefined): SchemaNode | undefined =>
  index === undefined ? undefined : compiledSiteSchema.shapes[index];

/** What is said of what stands where a shape is asked. */
export const noteOf = (node: SchemaNode | undefined): SchemaNote =>
  node?.note === undefined ? {} : (compiledSiteSchema.notes[node.note] ?? {});

const root = nodeAt(compiledSiteSchema.root);

/** What a site is, by the keys of its file. */
export const rootFields: SchemaNodeOf<'object'>['fields'] = root?.is === 'object' ? root.fields : {};

/** All shapes that a place offers, those of choices within choices too. */
function optionsOf(index: NodeIndex): NodeIndex[] {
  const node = nodeAt(index);
  if (node?.is === 'either') return node.options.flatMap(optionsOf);
  if (node?.is === 'variants') return [...new Set(node.options.map(([, option]) => option))].flatMap(optionsOf);
  return [index];
}

/** The words by which one object is told from others. */
function wordsOf(index: NodeIndex): readonly unknown[] {
  const node = nodeAt(index);
  const type = node?.is === 'object' && Object.hasOwn(node.fields, 'type') ? nodeAt(node.fields.type) : undefined;
  return type?.is === 'words' ? type.words : [];
}

/** The one of several shapes that a value has, or says to have by its `type`; undefined where it leaves that open. */
export function chosenIndex(index: NodeIndex, value: unknown): NodeIndex | undefined {
  const options = optionsOf(index);
  if (options.length === 1) return options[0];
  const named = options.find((option) => wordsOf(option).includes(get(value, 'type')));
  if (named !== undefined || value === null || typeof value !== 'object') return named;
  const form = Array.isArray(value) ? 'list' : 'object';
  const alike = options.filter((option) => nodeAt(option)?.is === form && wordsOf(option).length === 0);
  return alike.length === 1 ? alike[0] : undefined;
}

/** The values of `type` by which a place tells its shapes apart. */
export const typesAt = (index: NodeIndex): string[] => optionsOf(index).flatMap(wordsOf).map(String);

/** The shape of what stands in a value, children and theirs; undefined where the value leaves open which it is. */
export function indexWithin(index: NodeIndex, path: Path, value: unknown): NodeIndex | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return index;
  const node = nodeAt(chosenIndex(index, value));
  if (node?.is === 'list' || node?.is === 'record') return indexWithin(node.item, rest, get(value, key));
  const next = node?.is === 'object' && Object.hasOwn(node.fields, key) ? node.fields[key] : undefined;
  return next === undefined ? undefined : indexWithin(next, rest, get(value, key));
}

/** Every page of a site, and a section of one, and every collection. */
const rows = { routes: ['routes', 0, 'blocks', 0], collections: ['collections', 'any'] } satisfies Record<string, Path>;

/** What a section, or a collection, of a type has to be; undefined for a type that there is not. */
export function indexOfType(row: keyof typeof rows, type: string): NodeIndex | undefined {
  const index = indexWithin(compiledSiteSchema.root, rows[row], undefined);
  const node = nodeAt(index);
  return node?.is === 'variants' ? node.options.find(([word]) => word === type)?.[1] : undefined;
}

/** Whether the contract has nothing against a value. */
export const isValidAt = (index: NodeIndex, value: unknown): boolean =>
  validatorAt(index)(value) || issuesOf(index, value).length === 0;

/** What stands under the keys of an object, each with whether it may be absent; nothing for what is none. */
export function fieldsOf(index: NodeIndex): { key: string; index: NodeIndex; isOptional: boolean }[] {
  const node = nodeAt(index);
  if (node?.is !== 'object') return [];
  return Object.entries(node.fields).map(([key, field]) => ({ key, index: field, isOptional: !node.required.includes(key) }));
}

/** The only value that may stand at a place; undefined where others may, too. */
export function onlyValue(index: NodeIndex): unknown {
  const node = nodeAt(index);
  return node?.is === 'words' && !node.isChosen && node.words.length === 1 ? node.words[0] : undefined;
}
