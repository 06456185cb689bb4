import { type FieldRole, fieldRoleOf } from '../../../../templates/schema/field-roles.ts';
import { isObject, type Json } from '../../../core/json/value.ts';
import type { EditSchema, FieldModel, ObjectModel, PropertyModel } from '../../document/protocol-forms.ts';
import { child, type Path } from './places.ts';

/** Whether a value has the type of a field. Used to choose among several forms. */
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

/** Resolves an `either` field to the form of the value, or to the first form. Returns other fields unchanged. */
export function chosen(field: FieldModel, value: Json | undefined): FieldModel {
  if (field.is !== 'either') return field;
  const [first] = field.options;
  const found = field.options.find((option) => fits(option, value)) ?? first;
  return found ? chosen(found, value) : field;
}

/** Metadata of a text field's kind; for other fields, as of a plain word. */
export const roleOfField = (field: FieldModel): FieldRole => fieldRoleOf(field.is === 'text' ? field.kind : undefined);

/** Model of an object; a variant is chosen by `type`. */
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

/** Loaded part of the file. */
export interface FieldRoot {
  at: Path;
  value: Json | undefined;
  /** Type of the collection that contains the part. */
  type?: string | undefined;
}

export interface LocatedField {
  field: FieldModel;
  /** Property of the field or, for a list item, of the list. */
  property: PropertyModel | undefined;
}

/**
 * Finds the field of a place. Keys above the root are resolved by the schema only, so that only one part of the file has to be
 * loaded.
 */
export function fieldAt(schema: EditSchema, root: FieldRoot, path: Path): LocatedField | undefined {
  let found: LocatedField | undefined = { field: schema.root, property: undefined };
  let value: Json | undefined;
  for (const [depth, part] of path.entries()) {
    if (depth === root.at.length) value = root.value;
    // Above the root only the form matters; a stand-in value selects the variant.
    const known: Json | undefined = depth < root.at.length ? standIn(found.field, root.type) : value;
    const next: { field: FieldModel; property?: PropertyModel } | undefined = within(schema, found.field, known, part);
    if (!next) return undefined;
    found = { field: next.field, property: next.property ?? found.property };
    if (depth >= root.at.length) value = child(value, part);
  }
  return found;
}

/** Value that selects a variant: that of the given type, if it exists. */
function standIn(field: FieldModel, type: string | undefined): Json {
  if (field.is !== 'variants') return {};
  return { type: type !== undefined && Object.hasOwn(field.names, type) ? type : (Object.keys(field.names)[0] ?? '') };
}

/** Names of the object models of blocks, by block type. They are the same in every list of blocks. */
export function blockForms(schema: EditSchema | undefined): Readonly<Record<string, string>> {
  const field = schema && fieldAt(schema, { at: [], value: undefined }, ['notFound', 'blocks', 0])?.field;
  return field?.is === 'variants' ? field.names : {};
}
