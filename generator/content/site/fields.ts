import type { GridForm } from '../../../templates/schema/grids.ts';
import { aboutKind, type Kind, kindNames } from '../../../templates/schema/kind-table.ts';
import type { Reference } from '../../../templates/schema/kinds.ts';
import type { Path } from '../../core/json/path.ts';
import { isObject } from '../../core/json/value.ts';
import { once } from '../../core/util/memoize.ts';
import type { NodeIndex, SchemaNode } from '../schema/compiled-schema.ts';
import { compiledSiteSchema } from '../schema/compiled-site-schema.ts';

/** What the contract says of a place in the content. */
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
  /** An object whose `type` says which of several it is. */
  | { is: 'variants'; byType: ReadonlyMap<unknown, Field> }
  /** One of several by what the value is: a string, a list, an object. */
  | { is: 'either'; options: readonly Field[] };

const plain: Field = { is: 'value', kind: undefined };

/** Whether the schema knows no such field. */
export const isUnknown = (field: Field): boolean => field === plain;

/** What a field is taken for that the schema does not know: what stands in a misspelt block is looked at all the same. */
const kindsByUsualKey = new Map<string | number, Kind>(
  kindNames.flatMap((kind) => {
    const { usualKey } = aboutKind(kind);
    return usualKey === false ? [] : [[usualKey, kind]];
  }),
);

function read(shape: SchemaNode): Field {
  if (shape.is === 'list' || shape.is === 'record') return { is: shape.is, item: fieldOf(shape.item) };
  if (shape.is === 'variants')
    return { is: 'variants', byType: new Map(shape.options.map(([type, one]) => [type, fieldOf(one)])) };
  if (shape.is === 'either') return { is: 'either', options: shape.options.map(fieldOf) };
  if (shape.is !== 'object') return { is: 'value', kind: shape.kind, ...(shape.is === 'words' && { words: shape.words }) };
  // Most of the contract is never asked for.
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

/** What the contract says, in the form in which content is gone through. */
function fieldOf(index: NodeIndex): Field {
  const shape = compiledSiteSchema.shapes[index];
  fieldCache[index] ??= shape ? read(shape) : plain;
  return fieldCache[index];
}

/** What the whole content is. */
export const siteField: Field = fieldOf(compiledSiteSchema.root);

const isText = (value: unknown) => typeof value === 'string';
const isContainer = (value: unknown) => typeof value === 'object' && value !== null;

function fits(field: Field, value: unknown): boolean {
  if (field.is === 'value') return field.words?.includes(value) ?? !isContainer(value);
  return field.is === 'list' ? Array.isArray(value) : isObject(value);
}

/** By itself, as V8 makes room for what an inner function holds each time the outer one is called. */
function chosenOf(options: readonly Field[], value: unknown): Field {
  const option = options.find((one) => fits(one, value));
  return option ? chosen(option, value) : plain;
}

/** The variant that has most keys of a value whose `type` names none: it is the one that was meant, and its texts are of its kinds. */
function closestVariant(byType: ReadonlyMap<unknown, Field>, keys: readonly string[]): Field {
  const alike = (one: Field) => (one.is === 'object' ? keys.filter((key) => key !== 'type' && one.fields.has(key)).length : 0);
  let [best, most] = [plain, 0];
  for (const one of byType.values()) {
    const count = alike(one);
    if (count > most) [best, most] = [one, count];
  }
  return best;
}

/** The field of a value, where the schema offers several. */
export function chosen(field: Field, value: unknown): Field {
  if (field.is === 'variants') {
    if (!isContainer(value)) return plain;
    const type = Object.hasOwn(value as object, 'type') ? (value as { type: unknown }).type : undefined;
    return field.byType.get(type) ?? closestVariant(field.byType, Object.keys(value as object));
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

/** An address is no file of the site: the schema refuses it where it knows the field, and an unknown block may mean it. */
const isOfTheWeb = (value: unknown) => typeof value === 'string' && /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(value);

/** The kind of a string under a key. */
export function kindUnder(key: string | number, field: Field, value: unknown): Kind | undefined {
  if (field.is !== 'value') return undefined;
  const kind = field.kind ?? kindsByUsualKey.get(key);
  return aboutKind(kind).file && isOfTheWeb(value) ? undefined : kind;
}

/** A value of the content, and where it stands: its path is put together when it is asked for, as most values need none. */
export class VisitedValue {
  readonly key: string | number;
  readonly value: unknown;
  /** What the schema says of it. */
  field: Field = plain;
  readonly #parent: VisitedValue | Path;

  /** @param around what it stands in, or the path of that. */
  constructor(key: string | number, value: unknown, around: VisitedValue | Path) {
    this.key = key;
    this.value = value;
    this.#parent = around;
  }

  /** Of a string. */
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

/** Visits every value below the root, parents first, whatever shape it has; strings come with their kind. */
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
