import type * as z from 'zod';
import { rememberPerObject } from '../remember.ts';

/** Whether a schema surely has nothing against a value; where it is not told so, the schema itself has to be asked. */
export type Accepts = (value: unknown) => boolean;

/** As much of a schema of zod as is looked at. */
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

/** A rule of a schema, which puts what it has against a value into `issues`. */
interface Check {
  _zod: {
    def: { check?: string; format?: string; pattern?: RegExp; fn?: unknown; when?: (payload: Payload) => boolean };
    check: (payload: Payload) => unknown;
  };
}
interface Payload {
  value: unknown;
  issues: unknown[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A rule by itself: its function where it has one, or else as zod asks it. */
function askCheck({ _zod: { def, check } }: Check): Accepts {
  const { fn, pattern, when, format } = def;
  if (typeof fn === 'function' && !when) return (value) => fn(value) === true;
  // Formats with a name of their own may ask for more than their pattern.
  if (format === 'regex' && pattern && !pattern.global && !pattern.sticky && !when)
    return (value) => pattern.test(value as string);
  return (value) => {
    const payload: Payload = { value, issues: [] };
    if (when && !when(payload)) return true;
    const pending = check(payload);
    // A rule that changes the value, or takes its time, is left to zod.
    return payload.issues.length === 0 && payload.value === value && pending === undefined;
  };
}

/** The rules of a schema in their order; formats such as those of days are rules themselves. */
function checksOf(schema: Schema): Accepts[] {
  const { def, traits } = schema._zod;
  const own = traits.has('$ZodCheck') ? [schema as unknown as Check] : [];
  return [...own, ...(def.checks ?? [])].map(askCheck);
}

const passes = (checks: readonly Accepts[], value: unknown): boolean => {
  // Not one by one of the list itself: the quick compiler makes an object for each step of that.
  for (let index = 0; index < checks.length; index++) if (!checks[index]?.(value)) return false;
  return true;
};

const mayBeAbsent = ({ _zod: { def, optin } }: Schema) => def.type === 'optional' && optin === 'optional';

interface ObjectField {
  accepts: Accepts;
  /** 1 where it has to be there, or else 0. */
  required: number;
}

function objectAcceptor({ shape = {} }: Definition): Accepts {
  const entries = Object.entries(shape).map(([key, schema]): [string, ObjectField] => [
    key,
    { accepts: later(schema), required: mayBeAbsent(schema) ? 0 : 1 },
  ]);
  const fields = new Map(entries);
  const allRequired = entries.reduce((sum, [, { required }]) => sum + required, 0);
  return (value) => {
    if (!isObject(value)) return false;
    let missing = allRequired;
    for (const key in value) {
      const field = fields.get(key);
      if (!field?.accepts(value[key])) return false;
      missing -= field.required;
    }
    return missing === 0;
  };
}

function listAcceptor(element: Schema): Accepts {
  const accepts = later(element);
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (let index = 0; index < value.length; index++) if (!accepts(value[index])) return false;
    return true;
  };
}

function recordAcceptor(keyType: Schema, valueType: Schema): Accepts {
  const [takesKey, takesValue] = [later(keyType), later(valueType)];
  return (value) => {
    if (!isObject(value)) return false;
    for (const key in value) if (!takesKey(key) || !takesValue(value[key])) return false;
    return true;
  };
}

function unionAcceptor({ options = [], discriminator }: Definition): Accepts {
  if (discriminator === undefined) {
    const all = options.map(later);
    return (value) => all.some((accepts) => accepts(value));
  }
  const entries = options.flatMap((option) =>
    [...(option._zod.propValues?.[discriminator] ?? [])].map((type): [unknown, Accepts] => [type, later(option)]),
  );
  const byType = new Map(entries);
  return (value) => isObject(value) && byType.get(value[discriminator])?.(value) === true;
}

function oneOf(values: Iterable<unknown>): Accepts {
  const known = new Set(values);
  return (value) => known.has(value);
}

/** What a schema says of a value but for its rules; undefined for forms that are left to zod. */
function acceptorOfForm({ _zod: { def } }: Schema): Accepts | undefined {
  const { type, innerType, element, keyType, valueType, catchall, values, entries, coerce } = def;
  if (coerce) return undefined;
  if (type === 'string') return (value) => typeof value === 'string';
  if (type === 'number') return Number.isFinite;
  if (type === 'boolean') return (value) => typeof value === 'boolean';
  if (type === 'literal' && values) return oneOf(values);
  if (type === 'enum' && entries && Object.values(entries).every((one) => typeof one === 'string')) {
    return oneOf(Object.values(entries));
  }
  if (type === 'optional' && innerType) {
    const accepts = later(innerType);
    return (value) => value !== undefined && accepts(value);
  }
  if (type === 'array' && element) return listAcceptor(element);
  if (type === 'object' && catchall?._zod.def.type === 'never') return objectAcceptor(def);
  if (type === 'record' && keyType?._zod.def.type === 'string' && valueType) return recordAcceptor(keyType, valueType);
  return type === 'union' ? unionAcceptor(def) : undefined;
}

function compile(schema: Schema): Accepts {
  const hasForm = acceptorOfForm(schema);
  if (!hasForm) return (value) => (schema as unknown as z.ZodType).safeParse(value).success;
  const checks = checksOf(schema);
  if (checks.length === 0) return hasForm;
  return (value) => hasForm(value) && passes(checks, value);
}

const compiled = rememberPerObject(compile);

/** Made when it is first asked: most of a schema is about blocks that a site does not have. */
function later(schema: Schema): Accepts {
  let made: Accepts | undefined;
  return (value) => {
    made ??= compiled(schema);
    return made(value);
  };
}

/**
 * A quick look at a value in which there is nothing to tell, half the time that zod takes to make what it found:
 * the same forms and the same functions of its rules, one after another. Where it says yes, zod has nothing against the value,
 * which is JSON; where it says no, zod is to be asked.
 */
export const acceptorOf = (schema: z.ZodType): Accepts => compiled(schema as unknown as Schema);
