import type { PropertyModel, TextKind } from '../../document/protocol-forms.ts';

/** Kinds of text that visitors do not read: addresses and ids. */
const settings = new Set<TextKind>(['path', 'id', 'word', 'frame']);

/** Keys of names and numbers that are made of a title, of former addresses, and of what searches show. */
const settingKeys = new Set(['name', 'value', 'path', 'id', 'movedFrom', 'listed', 'searchable', 'keywords', 'scrollToTop']);

/** Whether a field is rarely changed and folded away. */
export const isSetting = ({ key, field }: PropertyModel): boolean =>
  settingKeys.has(key) && (field.is !== 'text' || (field.names === undefined && settings.has(field.kind)));

/** Order of the fields: content, then addresses and ids, then what concerns the object as a whole. */
function rankOf({ key, field }: PropertyModel): number {
  if (key === 'hidden') return 2;
  return field.is === 'text' && field.names === undefined && settings.has(field.kind) ? 1 : 0;
}

/** A title that the schema puts after the date, as in articles: first, as on the page. */
function titleBeforeDate(properties: readonly PropertyModel[]): readonly PropertyModel[] {
  const keys = properties.map(({ key }) => key);
  const [date, title] = [keys.indexOf('date'), keys.indexOf('title')];
  if (date === -1 || title < date) return properties;
  return [...properties.slice(title, title + 1), ...properties.toSpliced(title, 1)];
}

/** Properties in the order of the form; those of the same rank stay in the order of the schema. */
export const contentFirst = (properties: readonly PropertyModel[]): PropertyModel[] =>
  titleBeforeDate(properties).toSorted((one, other) => rankOf(one) - rankOf(other));
