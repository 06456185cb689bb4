import { iconStem } from '../../../templates/theme/icons/custom-icon.ts';
import { iconNames } from '../../../templates/theme/icons/names.ts';
import { createSuggest } from '../../core/diagnostics/nearest.ts';

/** Creates a function that finds the file closest to an unknown name: equal except for case, or similar. */
export function createFinder(files: Iterable<string>): (source: string) => string | undefined {
  const byLowerCase = new Map([...files].map((file) => [file.toLowerCase(), file]));
  const suggest = createSuggest(byLowerCase.values());
  return (source) => {
    // Ignores a leading `assets/`, which people write because they see the folder next to `site.json`.
    const name = source.replace(/^(?:\.?\/+)?(?:assets\/)?/i, '');
    return byLowerCase.get(source.toLowerCase()) ?? byLowerCase.get(name.toLowerCase()) ?? suggest(source) ?? suggest(name);
  };
}

/** Creates a function that finds the icon closest to an unknown name: an icon file or a built-in icon. */
export function createIconFinder(files: readonly string[]): (source: string) => string | undefined {
  const byStem = new Map<string, string>(iconNames.map((name) => [name, name]));
  for (const file of files) byStem.set(iconStem(file), file);
  const suggest = createSuggest(byStem.keys());
  return (source) => byStem.get(suggest(iconStem(source)) ?? '');
}
