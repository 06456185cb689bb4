import type { PropertyModel, TextKind } from '../../document/protocol-forms.ts';

/** Kinds of text that visitors do not read: addresses and ids. */
const settings = new Set<TextKind>(['path', 'id', 'word', 'frame']);

/** Order of the fields: content, then addresses and ids, then what concerns the object as a whole. */
function rankOf({ key, field }: PropertyModel): number {
  if (key === 'hidden') return 2;
  return field.is === 'text' && field.names === undefined && settings.has(field.kind) ? 1 : 0;
}

/** Properties in the order of the form; those of the same rank stay in the order of the schema. */
export const contentFirst = (properties: readonly PropertyModel[]): PropertyModel[] =>
  properties.toSorted((one, other) => rankOf(one) - rankOf(other));
