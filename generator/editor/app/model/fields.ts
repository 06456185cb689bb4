import { type AboutKind, aboutKind } from '../../../../templates/schema/kind-table.ts';
import { isObject, type Json } from '../../../core/json/value.ts';
import type { EditSchema, FieldModel, ObjectModel, PropertyModel } from '../../document/protocol-forms.ts';
import { child, type Path } from './places.ts';

/** Whether a value could be what a field asks for, by what it is: which of several forms a value has. */
export function fits(field: FieldModel, value: Json | undefined): boolean {
  switch (field.is) {
    case 'text':
      return typeof value === 'string';
    case 'choice':
      return field.options.some((option) => option.value === value);
    case 'number':
      return typeof value === 'number';
    case 'switch':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    case 'either':
      return field.options.some((option) => fits(option, value));
    default:
      return isObject(value);
  }
}

/** An `either` as the one that a value has, the first where it has none; any other field as it is. */
export function chosen(field: FieldModel, value: Json | undefined): FieldModel {
  if (field.is !== 'either') return field;
  const [first] = field.options;
  const found = field.options.find((option) => fits(option, value)) ?? first;
  return found ? chosen(found, value) : field;
}

/** What is known of what a field holds; of what is no text, as of a word. */
export const aboutField = (field: FieldModel): AboutKind => aboutKind(field.is === 'text' ? field.kind : undefined);

/** The form of an object, its variant chosen by its `type`. */
export function objectOf(schema: EditSchema, declared: FieldModel, value: Json | undefined): ObjectModel | undefined {
  const field = chosen(declared, value);
  if (field.is === 'object') return schema.objects[field.name];
  if (field.is !== 'variants') return undefined;
  const name = field.names[String(child(value, 'type'))];
  return name === undefined ? undefined : schema.objects[name];
}

function within(schema: EditSchema, declared: FieldModel, value: Json | undefined, part: string | number) {
  const field = chosen(declared, value);
  if (field.is === 'list' || field.is === 'record') return { field: field.item };
  const property = objectOf(schema, field, value)?.properties.find(({ key }) => key === part);
  return property && { field: property.field, property };
}

/** A part of the file that is known. */
export interface FieldRoot {
  at: Path;
  value: Json | undefined;
  /** Which of several forms the collection has that it is in. */
  type?: string | undefined;
}

export interface FoundField {
  field: FieldModel;
  /** Of the field itself or, for an item of a list, of the list. */
  property: PropertyModel | undefined;
}

/**
 * The field of a place. `value` is what stands at `from`, which leads there in the file; what lies before is read by its
 * keys alone, so that no more than a part of the file has to be known.
 */
export function fieldAt(schema: EditSchema, root: FieldRoot, path: Path): FoundField | undefined {
  let found: FoundField | undefined = { field: schema.root, property: undefined };
  let value: Json | undefined;
  for (const [depth, part] of path.entries()) {
    if (depth === root.at.length) value = root.value;
    // Above the root only what its form has is needed, and which variant it is stands in it.
    const known: Json | undefined = depth < root.at.length ? standIn(found.field, root.type) : value;
    const next: { field: FieldModel; property?: PropertyModel } | undefined = within(schema, found.field, known, part);
    if (!next) return undefined;
    found = { field: next.field, property: next.property ?? found.property };
    if (depth >= root.at.length) value = child(value, part);
  }
  return found;
}

/** A value that chooses a variant: that of the type, where it is known and there is one. */
function standIn(field: FieldModel, type: string | undefined): Json {
  if (field.is !== 'variants') return {};
  return { type: type !== undefined && Object.hasOwn(field.names, type) ? type : (Object.keys(field.names)[0] ?? '') };
}

/** The forms of blocks by their types: any list of them takes the same. */
export function blockForms(schema: EditSchema | undefined): Readonly<Record<string, string>> {
  const field = schema && fieldAt(schema, { at: [], value: undefined }, ['notFound', 'blocks', 0])?.field;
  return field?.is === 'variants' ? field.names : {};
}
