import type * as z from 'zod';
import { deskNames } from '../../components/desk/names.ts';
import { issueOf } from '../../schema/rules.ts';
import type { WrittenField } from './fields.ts';

type Place = (string | number)[];
interface LocatedField {
  field: WrittenField;
  path: Place;
}

/** Fields of a form with their places, including those in groups. */
function everyField(fields: readonly WrittenField[], path: Place): LocatedField[] {
  return fields.flatMap((field, index) => {
    const own = [...path, index];
    return field.type === 'group' ? everyField(field.fields, [...own, 'fields']) : [{ field, path: own }];
  });
}

type Issues = z.core.ParsePayload['issues'];

/** Reports duplicate names: both are sent, and most services keep only one value. */
function refineNames(all: LocatedField[], others: readonly string[], issues: Issues): void {
  const seen = new Set(others);
  for (const { field, path } of all) {
    if (field.type === 'group') continue;
    if (seen.has(field.name)) {
      issues.push(issueOf('same-field-name', [...path, 'name'], field.name));
    }
    seen.add(field.name);
  }
}

/** Reports limits that no value meets: such a form could never be sent. */
function refineLimits(all: LocatedField[], issues: Issues): void {
  for (const { field, path } of all) {
    const [low, high] =
      'minLength' in field || 'maxLength' in field
        ? [field.minLength, field.maxLength]
        : 'min' in field || 'max' in field
          ? [field.min, field.max]
          : [];
    if (low === undefined || high === undefined || low <= high) continue;
    const key = 'min' in field ? 'max' : 'maxLength';
    issues.push(issueOf('empty-range', [...path, key], high, { expected: String(low) }));
  }
}

interface FormInput {
  action: string;
  fields: WrittenField[];
  next?: { name: string } | undefined;
}

/** Rules about a form as a whole. */
export function refineForm({ value, issues }: z.core.ParsePayload<FormInput>): void {
  const all = everyField(value.fields, ['fields']);
  const others = value.action === 'desk' ? Object.values(deskNames) : [];
  refineNames(all, value.next ? [...others, value.next.name] : others, issues);
  refineLimits(all, issues);
  if (!value.action.startsWith('mailto:')) return;
  for (const { field, path } of all) {
    if (field.type !== 'file') continue;
    issues.push(issueOf('file-by-mail', [...path, 'type'], field.type));
  }
}
