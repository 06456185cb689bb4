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

/** All shapes that a schema offers, those of unions within unions too. */
function optionsOf(schema: Schema): Schema[] {
  const { type, innerType, options = [] } = schema.def;
  if (type === 'optional' || type === 'default') return innerType ? optionsOf(innerType) : [];
  return type === 'union' ? options.flatMap(optionsOf) : [schema];
}

/** The one of several shapes that a value has, or says to have by its `type`. */
export function chosenOf(schema: Schema, value: unknown): Schema | undefined {
  const options = optionsOf(schema);
  if (options.length === 1) return options[0];
  const named = options.find(({ def }) => def.shape?.type?.def.values?.includes(get(value, 'type')));
  if (named || value === null || typeof value !== 'object') return named;
  const kind = Array.isArray(value) ? 'array' : 'object';
  const alike = options.filter(({ def }) => def.type === kind && !def.shape?.type);
  return alike.length === 1 ? alike[0] : undefined;
}

/** The values of `type` by which a place tells its shapes apart. */
export function typesOf(schema: Schema): string[] {
  return optionsOf(schema).flatMap(({ def }) => (def.shape?.type?.def.values ?? []).map(String));
}
