import { get } from '../content/walk.ts';

/** As much of the schema as is looked at: zod's own, which its types say less of. */
export interface Schema {
  def: {
    type: string;
    innerType?: Schema;
    element?: Schema;
    keyType?: Schema;
    valueType?: Schema;
    shape?: Record<string, Schema & { def: { values?: unknown[] } }>;
    options?: Schema[];
    checks?: { _zod: { def: { check: string; value?: unknown; minimum?: unknown; maximum?: unknown } } }[];
  };
  description?: string;
}

/** The one of several shapes that a value says to have by its `type`. */
export function chosenOf(schema: Schema, value: unknown): Schema | undefined {
  const { type, innerType, options } = schema.def;
  if (type === 'optional' || type === 'default') return innerType && chosenOf(innerType, value);
  if (type !== 'union') return schema;
  return options?.find(({ def }) => def.shape?.type?.def.values?.includes(get(value, 'type')));
}
