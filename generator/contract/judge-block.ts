import * as z from 'zod';
import { kindOf } from '../../templates/vocabulary/kinds.ts';
import { readSchema } from './read-schema.ts';

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

/** Keys that lead to strings which say nothing of what they are for: no room would know what to do with them. */
function stringsWithoutKind(part: Part, path: string, seen = new Set<Part>()): string[] {
  const def = part._zod?.def;
  if (!def || seen.has(part)) return [];
  seen.add(part);
  if (def.type === 'string') return kindOf(part as unknown as z.ZodType) === undefined ? [path] : [];
  const fields = Object.entries(def.shape ?? {}).map(([key, field]) => [path === '' ? key : `${path}.${key}`, field] as const);
  const others = [def.element, def.innerType, def.valueType, ...(def.options ?? [])].flatMap((one) =>
    one ? [[path, one] as const] : [],
  );
  return [...fields, ...others].flatMap(([way, one]) => stringsWithoutKind(one, way, seen));
}

/**
 * What a schema lacks for a block of a type, in sentences: types say it of ours.
 * @throws Error for what the contract cannot say
 */
export function judgeBlockSchema(type: string, found: unknown): string[] {
  const schema = found as Part | undefined;
  if (schema?._zod?.def.type !== 'object') return ["`schema` gives no z.strictObject of 'qiyam/blocks'"];
  const { id } = (z.globalRegistry.get(schema as unknown as z.ZodType) ?? {}) as { id?: string };
  const word = schema._zod.def.shape?.type;
  readSchema(schema as unknown as z.ZodType);
  return [
    ...(word?._zod?.def.values?.[0] === type ? [] : [`its field "type" is not z.literal('${type}')`]),
    ...(id === `block-${type}` ? [] : [`its .meta() has no id 'block-${type}'`]),
    ...stringsWithoutKind(schema, '').map((path) => `the string "${path}" has no kind: make it by text(), sentence() or kind()`),
  ];
}
