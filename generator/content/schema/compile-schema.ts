import * as z from 'zod';
import { rulesByName } from '../../../templates/registry/rules.ts';
import type { Kind } from '../../../templates/schema/field-roles.ts';
import { gridFormOf, kindOf, namedBy, type Reference } from '../../../templates/schema/kinds.ts';
import type { Path } from '../../core/json/path.ts';
import type { CompiledSchema, NodeIndex, SchemaCheck, SchemaNode, SchemaNote, SchemaRule } from './compiled-schema.ts';

/** The parts of a zod schema that are read here. */
interface Schema {
  _zod: { def: Definition; traits: ReadonlySet<string>; optin?: string | undefined; propValues?: PropValues | undefined };
}
type PropValues = Record<string, ReadonlySet<unknown> | undefined>;
interface Definition {
  type: string;
  coerce?: boolean;
  checks?: readonly Check[];
  innerType?: Schema;
  element?: Schema;
  keyType?: Schema;
  valueType?: Schema;
  shape?: Record<string, Schema>;
  catchall?: Schema;
  options?: readonly Schema[];
  discriminator?: string;
  values?: readonly unknown[];
  entries?: Record<string, unknown>;
}

/** A check of a schema. */
interface Check {
  _zod: { def: CheckDefinition; check: unknown };
}
interface CheckDefinition {
  check?: string;
  format?: string;
  pattern?: RegExp;
  includes?: string;
  position?: number;
  value?: number;
  inclusive?: boolean;
  minimum?: number;
  maximum?: number;
  fn?: unknown;
  error?: (issue: object) => unknown;
  abort?: boolean;
  params?: Record<string, unknown>;
  path?: Path;
}

const names = new Map<unknown, string>(Object.entries(rulesByName).map(([name, value]) => [value, name]));

/** Formats that check nothing but their pattern. */
const patternFormats = new Set(['regex', 'email', 'date']);

/** Features of a schema that the compiler does not support. */
export type UnsupportedFeature = 'function' | 'format' | 'rule' | 'form' | 'object' | 'coercion';

/** A schema has a feature that the compiler does not support. */
export class UnsupportedSchemaError extends Error {
  override name = 'UnknownInSchema';
  readonly feature: UnsupportedFeature;
  readonly found: string;
  /** Keys that lead to the field. */
  readonly path: string[] = [];

  constructor(part: UnsupportedFeature, found: unknown) {
    super(
      `A schema has something that the contract does not know, by its ${part}: ${String(found)}. See generator/content/schema/.`,
    );
    this.feature = part;
    this.found = String(found);
  }
}

function fail(part: UnsupportedFeature, found: unknown): never {
  throw new UnsupportedSchemaError(part, found);
}

/** Functions are exported from a `rules.ts`; those of a block are named in its `block.ts`. */
const nameOf = (found: unknown): string => names.get(found) ?? fail('function', found);

const toPattern = ({ source, flags }: RegExp): SchemaCheck => ['matches', source, flags];

function readFormat({ format = '', pattern, includes, position }: CheckDefinition): SchemaCheck {
  if (format === 'includes' && includes !== undefined && position === undefined) return ['holds', includes];
  return pattern && patternFormats.has(format) ? toPattern(pattern) : fail('format', format);
}

/** A rule function by its name, or the pattern that it is made from. */
function readFunction({ fn }: CheckDefinition, check: unknown): SchemaCheck {
  if (fn === undefined) return ['finds', nameOf(check)];
  const { pattern } = fn as { pattern?: RegExp };
  return pattern ? toPattern(pattern) : ['asks', nameOf(fn)];
}

function readSchemaCheck({ _zod: { def, check } }: Check): SchemaCheck {
  const { value = 0, inclusive, minimum = 0, maximum = 0, format } = def;
  if (def.check === 'custom') return readFunction(def, check);
  if (def.check === 'string_format') return readFormat(def);
  if (def.check === 'number_format' && format === 'safeint') return ['whole'];
  if (def.check === 'multiple_of') return ['step', value];
  if (def.check === 'greater_than') return [inclusive ? 'least' : 'above', value];
  if (def.check === 'less_than') return [inclusive ? 'most' : 'below', value];
  if (def.check === 'min_length') return ['shortest', minimum];
  return def.check === 'max_length' ? ['longest', maximum] : fail('rule', def.check);
}

function readCheck(check: Check): SchemaRule {
  const { error, abort, params, path } = check._zod.def;
  const asks = readSchemaCheck(check);
  const code = error?.({});
  return {
    check: asks,
    ...(typeof code === 'string' && { code }),
    ...(params && { parameters: params }),
    ...(path && path.length > 0 && { at: path }),
    ...(abort && { isLast: true as const }),
  };
}

/** The checks of a schema in order; formats such as dates are checks themselves. */
function rulesOf(schema: Schema): { rules?: SchemaRule[] } {
  const { def, traits } = schema._zod;
  const own = traits.has('$ZodCheck') ? [schema as unknown as Check] : [];
  const rules = [...own, ...(def.checks ?? [])].map(readCheck);
  return rules.length > 0 ? { rules } : {};
}

const nameOfKind = (schema: Schema) => kindOf(asZod(schema));

type ToIndex = (schema: Schema) => NodeIndex;

function toIndexOfKey(key: string, field: Schema, toIndex: ToIndex): NodeIndex {
  try {
    return toIndex(field);
  } catch (error) {
    if (error instanceof UnsupportedSchemaError) error.path.unshift(key);
    throw error;
  }
}

function readObject(schema: Schema, { shape: node = {}, catchall }: Definition, toIndex: ToIndex): SchemaNode {
  if (catchall?._zod.def.type !== 'never') fail('object', 'one that is not strict');
  const fields = Object.entries(node);
  const reference = nameOfKind(schema) as Reference | undefined;
  const grid = gridFormOf(asZod(schema));
  return {
    is: 'object',
    ...(reference && { reference }),
    ...(grid && { grid }),
    fields: Object.fromEntries(fields.map(([key, field]) => [key, toIndexOfKey(key, field, toIndex)])),
    required: fields.filter(([, field]) => field._zod.optin !== 'optional').map(([key]) => key),
  };
}

function readUnion({ options = [], discriminator }: Definition, toIndex: ToIndex): SchemaNode {
  if (discriminator === undefined) return { is: 'either', options: options.map(toIndex) };
  const byWord = options.flatMap((option) =>
    [...(option._zod.propValues?.[discriminator] ?? [])].map((word) => [word, toIndex(option)] as const),
  );
  return { is: 'variants', by: discriminator, options: byWord };
}

/** The node of a schema, without its rules. */
function readType(schema: Schema, toIndex: ToIndex): SchemaNode {
  const { def } = schema._zod;
  const { type, element, keyType, valueType, values, entries, coerce } = def;
  const kind = (nameOfKind(schema) as Kind | undefined) ?? 'word';
  if (coerce) fail('coercion', type);
  if (type === 'string' || type === 'number' || type === 'boolean') return { is: type, kind };
  if (type === 'literal' && values) return { is: 'words', kind, words: values };
  if (type === 'enum' && entries) return { is: 'words', kind, words: Object.values(entries), isChosen: true };
  if (type === 'array' && element) return { is: 'list', item: toIndex(element) };
  if (type === 'record' && keyType && valueType) return { is: 'record', key: toIndex(keyType), item: toIndex(valueType) };
  if (type === 'object') return readObject(schema, def, toIndex);
  return type === 'union' ? readUnion(def, toIndex) : fail('form', type);
}

const asZod = (schema: Schema) => schema as unknown as z.ZodType;

/** The schema inside optional wrappers. */
function originOf(schema: Schema): Schema {
  const { type, innerType } = schema._zod.def;
  return type === 'optional' && innerType ? originOf(innerType) : schema;
}

/** Documentation of a schema: that of its use, completed from the schema that is reused. */
function noteOf(schema: Schema): SchemaNote {
  const { id, description, examples, pattern, enumDescriptions } = (z.globalRegistry.get(asZod(schema)) ?? {}) as SchemaNote;
  const origin = originOf(schema);
  const { description: former, ...ofOrigin } = origin === schema ? {} : noteOf(origin);
  const names = namedBy(asZod(origin));
  const own = { id, description, examples, pattern, enumDescriptions, names };
  return {
    ...(former !== undefined && description === undefined && { description: former, isOfOrigin: true as const }),
    ...ofOrigin,
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
  };
}

/** List of items without duplicates, compared by value. */
class DistinctList<Item> {
  readonly list: Item[] = [];
  readonly #indexes = new Map<string, number>();

  indexOf(item: Item): number {
    const name = JSON.stringify(item);
    const index = this.#indexes.get(name) ?? this.list.push(item) - 1;
    this.#indexes.set(name, index);
    return index;
  }
}

/**
 * Compiles a zod schema into plain data. Optional fields are recorded on the object that contains them: JSON has no other
 * absence.
 * @throws UnsupportedSchemaError for what plain data cannot express, such as a function that `templates/registry/rules.ts` does
 * not know
 */
export function compileSchema(schema: z.ZodType): CompiledSchema {
  const nodes = new DistinctList<SchemaNode>();
  const notes = new DistinctList<SchemaNote>();
  const toIndex = (one: Schema): NodeIndex => {
    const note = noteOf(one);
    const origin = originOf(one);
    const noted = Object.keys(note).length > 0 && { note: notes.indexOf(note) };
    const isUse = origin !== one && origin._zod.def.type === 'object';
    return nodes.indexOf({
      ...readType(origin, toIndex),
      ...rulesOf(origin),
      ...noted,
      ...(isUse && { origin: toIndex(origin) }),
    } as SchemaNode);
  };
  const root = toIndex(schema as unknown as Schema);
  return { nodes: nodes.list, notes: notes.list, root };
}
