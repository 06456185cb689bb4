import type { Json } from '../../../core/json/value.ts';
import type { FieldModel } from '../../document/protocol-forms.ts';
import { child } from './places.ts';

/** Default of a switch whose key is absent; undefined if the key is required. */
function absent(field: FieldModel, object: Json | undefined): boolean | undefined {
  if (field.is !== 'switch' || field.whenAbsent === undefined) return undefined;
  if (typeof field.whenAbsent === 'boolean') return field.whenAbsent;
  // This default follows another switch, which is on unless set to false.
  return child(object, field.whenAbsent.like) !== false;
}

/** Whether a switch is on, by its value or its default. */
export function isOn(field: FieldModel, value: Json | undefined, object: Json | undefined): boolean {
  return typeof value === 'boolean' ? value : (absent(field, object) ?? false);
}

/** Value to write for a toggled switch; undefined if the default is the same. */
export function written(field: FieldModel, next: boolean, object: Json | undefined): boolean | undefined {
  return next === absent(field, object) ? undefined : next;
}
