import * as z from 'zod';
import { get } from '../content/walk.ts';
import { chosenOf, type Schema } from './schema-view.ts';

export type Issue = z.core.$ZodIssue;

/** Whether a value has a shape, children apart: how many they are, and their keys. */
export function shallow({ def }: Schema): z.ZodType | undefined {
  const checks = (def.checks ?? []) as unknown as z.core.$ZodCheck<unknown[]>[];
  if (def.type === 'array') return z.array(z.unknown()).check(...checks);
  if (def.type === 'record') return z.record(def.keyType as unknown as z.ZodString, z.unknown());
  if (!def.shape) return undefined;
  return z.strictObject(Object.fromEntries(Object.keys(def.shape).map((key) => [key, z.unknown().optional()])));
}

function childrenOf({ def }: Schema, value: object): { key: string | number; schema: Schema }[] {
  const { element, valueType, shape = {} } = def;
  if (Array.isArray(value)) return element ? value.map((_, key) => ({ key, schema: element })) : [];
  if (valueType) return Object.keys(value).map((key) => ({ key, schema: valueType }));
  return Object.entries(shape).map(([key, schema]) => ({ key, schema }));
}

/** Children of a value with what they belong to; undefined where it is none that has any. */
function takeApart(schema: Schema, value: unknown) {
  const chosen = chosenOf(schema, value);
  const own = chosen && shallow(chosen);
  if (!own || value === null || typeof value !== 'object') return undefined;
  return { own, children: childrenOf(chosen, value) };
}

/** What a schema says against a value that zod cannot read at once. */
function readInPieces(schema: Schema, value: unknown, error: unknown): Issue[] {
  const apart = error instanceof RangeError ? takeApart(schema, value) : undefined;
  if (!apart) throw error;
  const { own, children } = apart;
  const ofChildren = children.flatMap(({ key, schema: inner }) =>
    readShape(inner as unknown as z.ZodType, get(value, key)).issues.map(
      (issue): Issue => ({ ...issue, path: [key, ...issue.path] }),
    ),
  );
  return [...(own.safeParse(value).error?.issues ?? []), ...ofChildren];
}

/**
 * A value as its schema reads it, or all that the schema says against it. zod hands the issues of a part to the whole as
 * arguments of one call, and more than about 120,000 of these are more than a stack takes: then the parts are read one by one.
 * @throws RangeError when the stack does not even take a value that has no parts.
 */
export function readShape<Data>(schema: z.ZodType<Data>, value: unknown): { issues: Issue[]; data: Data | undefined } {
  try {
    const { data, error } = schema.safeParse(value, { reportInput: false });
    return { issues: error?.issues ?? [], data };
  } catch (error) {
    return { issues: readInPieces(schema as unknown as Schema, value, error), data: undefined };
  }
}
