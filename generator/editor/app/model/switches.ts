import type { Json } from '../../../core/json/value.ts';
import type { FieldModel } from '../../document/protocol-forms.ts';
import { child } from './places.ts';

/** What a switch says where its key is left out, by the object that it is of; undefined where it has to be written. */
function absent(field: FieldModel, object: Json | undefined): boolean | undefined {
  if (field.is !== 'switch' || field.whenAbsent === undefined) return undefined;
  if (typeof field.whenAbsent === 'boolean') return field.whenAbsent;
  // Switches that others follow are on unless they are said to be off.
  return child(object, field.whenAbsent.like) !== false;
}

/** Whether a switch shows as on. */
export function isOn(field: FieldModel, value: Json | undefined, object: Json | undefined): boolean {
  return typeof value === 'boolean' ? value : (absent(field, object) ?? false);
}

/** What to write for a switch that is turned: nothing, as undefined, where leaving the key out says the same. */
export function written(field: FieldModel, next: boolean, object: Json | undefined): boolean | undefined {
  return next === absent(field, object) ? undefined : next;
}
