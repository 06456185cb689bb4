import * as z from 'zod';
import { kindOf } from '../../../templates/schema/kinds.ts';
import { compileSchema, type UnsupportedFeature, UnsupportedSchemaError } from './compile-schema.ts';

/** The parts of a zod schema that are read here. */
interface ZodNode {
  _zod?: {
    def: {
      type: string;
      shape?: Record<string, ZodNode>;
      element?: ZodNode;
      innerType?: ZodNode;
      options?: ZodNode[];
      valueType?: ZodNode;
      values?: unknown[];
    };
  };
}

/** What is missing or unsupported in the schema of a block. */
export type BlockSchemaErrorCode = 'no-object' | 'no-literal' | 'no-id' | 'no-kind' | UnsupportedFeature;

export interface BlockSchemaError {
  code: BlockSchemaErrorCode;
  /** Keys that lead to the field. */
  path: string[];
  /** What was found there. */
  found?: string;
}

/** Paths of strings without a kind: code selects strings by kind and would ignore these. */
function stringsWithoutKind(part: ZodNode, path: string[], seen = new Set<ZodNode>()): string[][] {
  const def = part._zod?.def;
  if (!def || seen.has(part)) return [];
  seen.add(part);
  if (def.type === 'string') return kindOf(part as unknown as z.ZodType) === undefined ? [path] : [];
  const fields = Object.entries(def.shape ?? {}).map(([key, field]): [string[], ZodNode] => [[...path, key], field]);
  const others = [def.element, def.innerType, def.valueType, ...(def.options ?? [])].flatMap((one): [string[], ZodNode][] =>
    one ? [[path, one]] : [],
  );
  return [...fields, ...others].flatMap(([way, one]) => stringsWithoutKind(one, way, seen));
}

/** Unsupported features of a schema; only the first of several. */
function unknownIn(schema: ZodNode, path: string[]): BlockSchemaError[] {
  try {
    compileSchema(schema as unknown as z.ZodType);
    return [];
  } catch (error) {
    if (!(error instanceof UnsupportedSchemaError)) throw error;
    return [{ code: error.feature, path: [...path, ...error.path], found: error.found }];
  }
}

/** Checks the schema of a custom block at run time; for built-in blocks the types do this. */
export function checkBlockSchema(type: string, found: unknown): BlockSchemaError[] {
  const schema = found as ZodNode | undefined;
  if (schema?._zod?.def.type !== 'object') return [{ code: 'no-object', path: [] }];
  const { id } = (z.globalRegistry.get(schema as unknown as z.ZodType) ?? {}) as { id?: string };
  const { shape: node = {} } = schema._zod.def;
  const ofFields = Object.entries(node).flatMap(([key, field]) => unknownIn(field, [key]));
  return [
    ...(ofFields.length > 0 ? ofFields : unknownIn(schema, [])),
    ...(node.type?._zod?.def.values?.[0] === type ? [] : [{ code: 'no-literal' as const, path: ['type'] }]),
    ...(id === `block-${type}` ? [] : [{ code: 'no-id' as const, path: [] }]),
    ...stringsWithoutKind(schema, []).map((path) => ({ code: 'no-kind' as const, path })),
  ];
}
