import * as z from 'zod';
import { kindOf } from '../../../templates/schema/kinds.ts';
import { readSchema, UnknownInSchema, type UnknownPart } from './read-schema.ts';

/** As much of a schema of zod as is looked at. */
interface Part {
  _zod?: {
    def: {
      type: string;
      shape?: Record<string, Part>;
      element?: Part;
      innerType?: Part;
      options?: Part[];
      valueType?: Part;
      values?: unknown[];
    };
  };
}

/** What a schema lacks, or has too much, for a block. */
export type SchemaTrouble = 'no-object' | 'no-literal' | 'no-id' | 'no-kind' | UnknownPart;

export interface FoundInSchema {
  trouble: SchemaTrouble;
  /** The keys that lead to it. */
  path: string[];
  /** What was met there. */
  found?: string;
}

/** Keys that lead to strings which say nothing of what they are for: no room would know what to do with them. */
function stringsWithoutKind(part: Part, path: string[], seen = new Set<Part>()): string[][] {
  const def = part._zod?.def;
  if (!def || seen.has(part)) return [];
  seen.add(part);
  if (def.type === 'string') return kindOf(part as unknown as z.ZodType) === undefined ? [path] : [];
  const fields = Object.entries(def.shape ?? {}).map(([key, field]): [string[], Part] => [[...path, key], field]);
  const others = [def.element, def.innerType, def.valueType, ...(def.options ?? [])].flatMap((one): [string[], Part][] =>
    one ? [[path, one]] : [],
  );
  return [...fields, ...others].flatMap(([way, one]) => stringsWithoutKind(one, way, seen));
}

/** What the contract does not know in a schema; of one that has several the first. */
function unknownIn(schema: Part, path: string[]): FoundInSchema[] {
  try {
    readSchema(schema as unknown as z.ZodType);
    return [];
  } catch (error) {
    if (!(error instanceof UnknownInSchema)) throw error;
    return [{ trouble: error.part, path: [...path, ...error.path], found: error.found }];
  }
}

/** What a schema lacks for a block of a type: types say it of ours. */
export function judgeBlockSchema(type: string, found: unknown): FoundInSchema[] {
  const schema = found as Part | undefined;
  if (schema?._zod?.def.type !== 'object') return [{ trouble: 'no-object', path: [] }];
  const { id } = (z.globalRegistry.get(schema as unknown as z.ZodType) ?? {}) as { id?: string };
  const { shape = {} } = schema._zod.def;
  const ofFields = Object.entries(shape).flatMap(([key, field]) => unknownIn(field, [key]));
  return [
    ...(ofFields.length > 0 ? ofFields : unknownIn(schema, [])),
    ...(shape.type?._zod?.def.values?.[0] === type ? [] : [{ trouble: 'no-literal' as const, path: ['type'] }]),
    ...(id === `block-${type}` ? [] : [{ trouble: 'no-id' as const, path: [] }]),
    ...stringsWithoutKind(schema, []).map((path) => ({ trouble: 'no-kind' as const, path })),
  ];
}
