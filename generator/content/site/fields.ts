import { fieldRoleOf, type Kind, kindNames } from '../../../templates/schema/field-roles.ts';
import type { GridForm } from '../../../templates/schema/grids.ts';
import type { Reference } from '../../../templates/schema/kinds.ts';
import type { Path } from '../../core/json/path.ts';
import { isObject } from '../../core/json/value.ts';
import { once } from '../../core/util/memoize.ts';
import type { NodeIndex, SchemaNode } from '../schema/compiled-schema.ts';
import { compiledSiteSchema } from '../schema/compiled-site-schema.ts';

/** Description of a position in the content, from the compiled schema. */
export type Field =
  | { is: 'value'; kind: Kind | undefined; words?: readonly unknown[] }
  | {
      is: 'object';
      reference: Reference | undefined;
      grid: GridForm | undefined;
      fields: ReadonlyMap<string, Field>;
      required: readonly string[];
    }
  | { is: 'record' | 'list'; item: Field }
  /** One of several objects, told apart by `type`. */
  | { is: 'variants'; byType: ReadonlyMap<unknown, Field> }
  /** One of several, told apart by the value: a string, a list, an object. */
  | { is: 'either'; options: readonly Field[] };

const plain: Field = { is: 'value', kind: undefined };

/** Whether the schema has no such field. */
export const isUnknown = (field: Field): boolean => field === plain;

/** Kinds by usual key, for fields that the schema does not know: the content of a misspelt block is checked all the same. */
const kindsByUsualKey = new Map<string | number, Kind>(
  kindNames.flatMap((kind) => {
    const { usualKey } = fieldRoleOf(kind);
    return usualKey === false ? [] : [[usualKey, kind]];
  }),
);

function read(shape: SchemaNode): Field {
  if (shape.is === 'list' || shape.is === 'record') return { is: shape.is, item: fieldOf(shape.item) };
  if (shape.is === 'variants')
    return { is: 'variants', byType: new Map(shape.options.map(([type, one]) => [type, fieldOf(one)])) };
  if (shape.is === 'either') return { is: 'either', options: shape.options.map(fieldOf) };
  if (shape.is !== 'object') return { is: 'value', kind: shape.kind, ...(shape.is === 'words' && { words: shape.words }) };
  // Lazy: most of the schema is never needed.
  const fields = once(() => new Map(Object.entries(shape.fields).map(([key, one]) => [key, fieldOf(one)])));
  return {
    is: 'object',
    reference: shape.reference,
    grid: shape.grid,
    required: shape.required,
    get fields() {
      return fields();
    },
  };
}

const fieldCache: Field[] = [];

/** The field of a schema node, in the form that walks over content use. */
function fieldOf(index: NodeIndex): Field {
  const shape = compiledSiteSchema.nodes[index];
  fieldCache[index] ??= shape ? read(shape) : plain;
  return fieldCache[index];
}

/** The field of the whole content. */
export const siteField: Field = fieldOf(compiledSiteSchema.root);

const isText = (value: unknown) => typeof value === 'string';
const isContainer = (value: unknown) => typeof value === 'object' && value !== null;

function fits(field: Field, value: unknown): boolean {
  if (field.is === 'value') return field.words?.includes(value) ?? !isContainer(value);
  return field.is === 'list' ? Array.isArray(value) : isObject(value);
}

/** A separate function, because V8 allocates a context for closures on every call of the outer function. */
function chosenOf(options: readonly Field[], value: unknown): Field {
  const option = options.find((one) => fits(one, value));
  return option ? chosen(option, value) : plain;
}

/** The variant with most keys in common with a value of unknown `type`: probably the one that was meant. */
function closestVariant(byType: ReadonlyMap<unknown, Field>, keys: readonly string[]): Field {
  const alike = (one: Field) => (one.is === 'object' ? keys.filter((key) => key !== 'type' && one.fields.has(key)).length : 0);
  let [best, most] = [plain, 0];
  for (const one of byType.values()) {
    const count = alike(one);
    if (count > most) [best, most] = [one, count];
  }
  return best;
}

/** Resolves a field with alternatives for a value. */
export function chosen(field: Field, value: unknown): Field {
  if (field.is === 'variants') {
    if (!isContainer(value)) return plain;
    const type = Object.hasOwn(value as object, 'type') ? (value as { type: unknown }).type : undefined;
    return field.byType.get(type) ?? closestVariant(field.byType, Object.keys(value as object));
  }
  return field.is === 'either' ? chosenOf(field.options, value) : field;
}

/** The field of a child of an object or list; `field` must be resolved by `chosen`. */
export function within(field: Field, key: string | number): Field {
  if (field.is === 'list' || field.is === 'record') return field.item;
  return (field.is === 'object' && field.fields.get(String(key))) || plain;
}

/** The field at a path without variants, such as `site` or `routes`. */
export function fieldAt(path: Path): Field {
  return path.reduce(within, siteField);
}

/** Whether a value is a web address and no file of the site; only a field of an unknown block can contain one. */
const isOfTheWeb = (value: unknown) => typeof value === 'string' && /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(value);

/** The kind of a string under a key. */
export function kindUnder(key: string | number, field: Field, value: unknown): Kind | undefined {
  if (field.is !== 'value') return undefined;
  const kind = field.kind ?? kindsByUsualKey.get(key);
  return fieldRoleOf(kind).file && isOfTheWeb(value) ? undefined : kind;
}

/** A value of the content and its position. The path is computed on demand, as most values do not need it. */
export class VisitedValue {
  readonly key: string | number;
  readonly value: unknown;
  /** Its field in the schema. */
  field: Field = plain;
  readonly #parent: VisitedValue | Path;

  /** @param around the parent, or its path */
  constructor(key: string | number, value: unknown, around: VisitedValue | Path) {
    this.key = key;
    this.value = value;
    this.#parent = around;
  }

  /** Kind of a string. */
  get kind(): Kind | undefined {
    return kindUnder(this.key, this.field, this.value);
  }

  get path(): Path {
    const around = this.#parent;
    const path = around instanceof VisitedValue ? around.path : [...around];
    path.push(this.key);
    return path;
  }
}

type VisitField = (visited: VisitedValue) => void;

/** Visits every value below the root, parents first, whether valid or not. */
export function walkFields(
  value: unknown,
  visit: VisitField,
  { field = siteField, path = [] }: { field?: Field; path?: Path } = {},
): void {
  if (!isContainer(value)) return;
  const step = (visited: VisitedValue, around: Field): void => {
    const { key, value: inner } = visited;
    const isParent = isContainer(inner);
    const own = isParent || isText(inner) ? chosen(within(around, key), inner) : plain;
    visited.field = own;
    visit(visited);
    if (isParent) walkWithin(inner as object, own, visited);
  };
  const walkWithin = (inside: object, around: Field, place: VisitedValue | Path): void => {
    if (Array.isArray(inside)) {
      for (let index = 0; index < inside.length; index++) step(new VisitedValue(index, inside[index], place), around);
    } else {
      const keys = Object.keys(inside);
      for (let index = 0; index < keys.length; index++) {
        const key = keys[index] as string;
        step(new VisitedValue(key, (inside as Record<string, unknown>)[key], place), around);
      }
    }
  };
  walkWithin(value as object, chosen(field, value), path);
}
