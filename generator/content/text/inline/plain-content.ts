import { fieldRoleOf } from '../../../../templates/schema/field-roles.ts';
import { chosen, type Field, within } from '../../site/fields.ts';
import { plainWords } from './read.ts';

/** Removes the marks from all sentences of a value, for uses other than pages: structured data, pictures, titles. */
export function withPlainWords<Value>(value: Value, declared: Field): Value {
  const plain = (inner: unknown, of: Field): unknown => {
    const field = chosen(of, inner);
    if (typeof inner === 'string') return field.is === 'value' && fieldRoleOf(field.kind).hasMarks ? plainWords(inner) : inner;
    if (Array.isArray(inner)) return inner.map((item, index) => plain(item, within(field, index)));
    if (inner === null || typeof inner !== 'object') return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, child]) => [key, plain(child, within(field, key))]));
  };
  return plain(value, declared) as Value;
}
