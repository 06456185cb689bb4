import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { memoizeByObject } from '../../core/util/memoize.ts';
import { chosen, type Field, within } from '../site/fields.ts';
import { isWithinLanguages } from './addresses.ts';
import type { SiteLanguage } from './languages.ts';
import { choose, textByLanguageAt } from './texts-by-language.ts';

/** Whether a list is running text: paragraphs with objects between them. */
export const isRunningText = memoizeByObject(
  (field: Field): boolean =>
    field.is === 'list' &&
    field.item.is === 'either' &&
    field.item.options.some((one) => one.is === 'value' && fieldRoleOf(one.kind).hasNotes) &&
    field.item.options.some((one) => one.is !== 'value'),
);

/**
 * Whether a value in running text is left out of a language: `languages` excludes it, its text is `null`, or a text or list
 * that it requires is left out.
 */
export function isOmitted(value: unknown, declared: Field, language: SiteLanguage, languages: readonly SiteLanguage[]): boolean {
  const textByLanguage = textByLanguageAt(value, declared);
  if (textByLanguage)
    return Object.keys(textByLanguage).length > 0 && choose(textByLanguage, language, languages)?.value === undefined;
  if (typeof value !== 'object' || value === null) return false;
  const field = chosen(declared, value);
  if (Array.isArray(value))
    return value.length > 0 && value.every((item) => isOmitted(item, within(field, 0), language, languages));
  if (!isWithinLanguages(value, language)) return true;
  if (field.is !== 'object') return false;
  return neededKeys(field, value).some((key) =>
    isOmitted((value as Record<string, unknown>)[key], within(field, key), language, languages),
  );
}

/**
 * Keys that an object needs in order to be shown: required ones, the alternative text of a picture, the header cells of a
 * table.
 */
function neededKeys({ required, reference, grid }: Field & { is: 'object' }, value: object): string[] {
  const isDescribed = reference === 'image' && !('decorative' in value);
  return [...required, ...(isDescribed ? ['alt'] : []), ...(grid?.by === 'rows' ? [grid.headings] : [])];
}
