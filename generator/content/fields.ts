import { siteSchema } from '../../site.schema.ts';
import { type Kind, kindOf, type Reference } from '../../templates/blocks/kinds.ts';
import { once } from '../remember.ts';
import type { Path } from './path.ts';

/** What the schema says of a place in the content. */
export type Field =
  | { is: 'value'; kind: Kind | undefined }
  | { is: 'object'; reference: Reference | undefined; fields: ReadonlyMap<string, Field> }
  | { is: 'record' | 'list'; item: Field }
  /** An object whose `type` says which of several it is. */
  | { is: 'variants'; byType: ReadonlyMap<unknown, Field> }
  /** One of several by what the value is: a string, a list, an object. */
  | { is: 'either'; options: readonly Field[] };

/** As much of a schema of zod as is looked at. */
interface Schema {
  _zod: { def: Definition };
}
interface Definition {
  type: string;
  innerType?: Schema;
  element?: Schema;
  valueType?: Schema;
  shape?: Record<string, Schema>;
  options?: readonly Schema[];
  discriminator?: string;
  values?: readonly unknown[];
}

const plain: Field = { is: 'value', kind: undefined };

/** What a field is taken for that the schema does not know: what stands in a misspelt block is looked at all the same. */
const usual = new Map<string | number, Kind>([
  ['href', 'href'],
  ['src', 'picture'],
  ['file', 'file'],
  ['id', 'id'],
  ['alt', 'spoken'],
]);
const known = new WeakMap<Schema, Field>();

const nameOf = (schema: Schema) => kindOf(schema as unknown as Parameters<typeof kindOf>[0]);

function unionOf({ options = [], discriminator = '' }: Definition): Field {
  if (!discriminator) return { is: 'either', options: options.map(fieldOf) };
  const entries = options.flatMap((option) => {
    const types = option._zod.def.shape?.[discriminator]?._zod.def.values ?? [];
    return types.map((type): [unknown, Field] => [type, fieldOf(option)]);
  });
  return { is: 'variants', byType: new Map(entries) };
}

function read(schema: Schema): Field {
  const { def } = schema._zod;
  const { type, innerType, element, valueType, shape } = def;
  if (innerType) return fieldOf(innerType);
  if (type === 'array' && element) return { is: 'list', item: fieldOf(element) };
  if (type === 'record' && valueType) return { is: 'record', item: fieldOf(valueType) };
  if (type === 'union') return unionOf(def);
  if (type === 'object' && shape) {
    // Most of the schema is never asked for.
    const fields = once(() => new Map(Object.entries(shape).map(([key, value]) => [key, fieldOf(value)])));
    return {
      is: 'object',
      reference: nameOf(schema) as Reference | undefined,
      get fields() {
        return fields();
      },
    };
  }
  return { is: 'value', kind: (nameOf(schema) as Kind | undefined) ?? 'word' };
}

/** What a schema says, in the form in which content is gone through. */
export function fieldOf(schema: Schema): Field {
  const field = known.get(schema) ?? read(schema);
  known.set(schema, field);
  return field;
}

/** What the whole content is. */
export const siteField: Field = fieldOf(siteSchema);

const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown) => typeof value === 'object' && value !== null;

function fits(field: Field, value: unknown): boolean {
  if (field.is === 'value') return !isObject(value);
  return field.is === 'list' ? Array.isArray(value) : isObject(value) && !Array.isArray(value);
}

/** By itself, as V8 makes room for what an inner function holds each time the outer one is called. */
function chosenOf(options: readonly Field[], value: unknown): Field {
  const option = options.find((one) => fits(one, value));
  return option ? chosen(option, value) : plain;
}

/** The field of a value, where the schema offers several. */
export function chosen(field: Field, value: unknown): Field {
  if (field.is === 'variants') {
    const type = isObject(value) && Object.hasOwn(value as object, 'type') ? (value as { type: unknown }).type : undefined;
    return field.byType.get(type) ?? plain;
  }
  return field.is === 'either' ? chosenOf(field.options, value) : field;
}

/** The field of what stands in an object or list; `field` is `chosen` already. */
export function within(field: Field, key: string | number): Field {
  if (field.is === 'list' || field.is === 'record') return field.item;
  return (field.is === 'object' && field.fields.get(String(key))) || plain;
}

/** What stands at a place that no variants lead to, such as `site` or `routes`. */
export function fieldAt(path: Path): Field {
  return path.reduce(within, siteField);
}

/** The kind of a string under a key. */
export function kindUnder(key: string | number, field: Field): Kind | undefined {
  return field.is === 'value' ? (field.kind ?? usual.get(key)) : undefined;
}

/** A value of the content, and where it stands: its path is put together when it is asked for, as most values need none. */
export class FoundValue {
  readonly key: string | number;
  readonly value: unknown;
  /** Of a string, what the schema says of it. */
  kind: Kind | undefined = undefined;
  readonly #around: FoundValue | Path;

  /** @param around what it stands in, or the path of that. */
  constructor(key: string | number, value: unknown, around: FoundValue | Path) {
    this.key = key;
    this.value = value;
    this.#around = around;
  }

  get path(): Path {
    const around = this.#around;
    const path = around instanceof FoundValue ? around.path : [...around];
    path.push(this.key);
    return path;
  }
}

type VisitField = (found: FoundValue) => void;

/** Visits every value below the root, parents first, whatever shape it has; strings come with their kind. */
export function walkFields(
  value: unknown,
  visit: VisitField,
  { field = siteField, path = [] }: { field?: Field; path?: Path } = {},
): void {
  if (!isObject(value)) return;
  const step = (found: FoundValue, around: Field): void => {
    const { key, value: inner } = found;
    const isParent = isObject(inner);
    const own = isParent || isText(inner) ? chosen(within(around, key), inner) : plain;
    found.kind = kindUnder(key, own);
    visit(found);
    if (isParent) walkWithin(inner as object, own, found);
  };
  const walkWithin = (inside: object, around: Field, place: FoundValue | Path): void => {
    if (Array.isArray(inside)) {
      for (let index = 0; index < inside.length; index++) step(new FoundValue(index, inside[index], place), around);
    } else {
      const keys = Object.keys(inside);
      for (let index = 0; index < keys.length; index++) {
        const key = keys[index] as string;
        step(new FoundValue(key, (inside as Record<string, unknown>)[key], place), around);
      }
    }
  };
  walkWithin(value as object, chosen(field, value), path);
}

type VisitText = (text: string, kind: Kind | undefined) => void;

function visitText(key: string | number, value: unknown, { field, visit }: { field: Field; visit: VisitText }): void {
  if (isText(value)) visit(value as string, kindUnder(key, chosen(within(field, key), value)));
  else if (isObject(value)) walkTexts(value as object, chosen(within(field, key), value), visit);
}

/** Visits every string below a part of the content, whatever shape it has, where its place does not matter. */
export function walkTexts(parent: object, field: Field, visit: VisitText): void {
  const around = { field, visit };
  if (Array.isArray(parent)) for (let index = 0; index < parent.length; index++) visitText(index, parent[index], around);
  else for (const key in parent) visitText(key, (parent as Record<string, unknown>)[key], around);
}
