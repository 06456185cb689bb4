import type * as z from 'zod';
import type { DeskField, DeskForm } from '../../schema/forms/desk-form.ts';
import type { WrittenField } from './fields.ts';
import type { formSchema } from './schema.ts';

type SimpleField = Exclude<WrittenField, { type: 'group' }>;

const plainOption = (option: string | { label: string; value: string }) =>
  typeof option === 'string' ? { label: option, value: option } : option;

/** Keys that have the same name and meaning in the content and at the desk. */
const sharedKeys = ['minLength', 'maxLength', 'format', 'min', 'max', 'step', 'value', 'accept', 'largest'] as const;

function deskField(field: SimpleField): DeskField {
  const shared = Object.fromEntries(
    sharedKeys.flatMap((key) => {
      const value = (field as Partial<Record<typeof key, unknown>>)[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
  return {
    ...{ type: field.type, name: field.name, label: 'label' in field ? field.label : '' },
    ...('required' in field && field.required && { isRequired: true as const }),
    ...('several' in field && field.several && { isSeveral: true as const }),
    ...('options' in field && { options: field.options.map(plainOption) }),
    ...shared,
  };
}

/** Fields without their groups. */
const simpleFields = (fields: readonly WrittenField[]): SimpleField[] =>
  fields.flatMap((field) => (field.type === 'group' ? simpleFields(field.fields) : [field]));

/** Form block as the desk checks it. */
export const deskFormOf = ({ heading, fields, submit, next }: z.output<typeof formSchema>): DeskForm => ({
  heading: heading ?? '',
  fields: simpleFields(fields).map(deskField),
  submit,
  ...(next && { next: next.href }),
});
