import { iconNames } from '../../../templates/theme/icons/names.ts';
import { iconStem } from '../../../templates/theme/icons/own-icon.ts';
import { createSuggest } from '../../core/diagnostics/nearest.ts';

/** The file that a wrong name was meant to be: the same but for upper and lower case, or the nearest. */
export function createFinder(files: Iterable<string>): (source: string) => string | undefined {
  const byLowerCase = new Map([...files].map((file) => [file.toLowerCase(), file]));
  const suggest = createSuggest(byLowerCase.values());
  return (source) => {
    // The folder is not part of the name, as people write it who see it beside `site.json`.
    const name = source.replace(/^(?:\.?\/+)?(?:assets\/)?/i, '');
    return byLowerCase.get(source.toLowerCase()) ?? byLowerCase.get(name.toLowerCase()) ?? suggest(source) ?? suggest(name);
  };
}

/** The file of an icon that a wrong name was meant to be, else the icon of the set. */
export function createIconFinder(files: readonly string[]): (source: string) => string | undefined {
  const byStem = new Map<string, string>(iconNames.map((name) => [name, name]));
  for (const file of files) byStem.set(iconStem(file), file);
  const suggest = createSuggest(byStem.keys());
  return (source) => byStem.get(suggest(iconStem(source)) ?? '');
}
