import { themeOptionValues } from '../../../templates/theme/theme-options.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { get } from '../../core/json/walk.ts';

const choices = ['look', ...Object.keys(themeOptionValues)];

/**
 * A hint that the look is the default one: neither a look nor another design option was chosen. Colours and fonts do not count.
 * @param site content of the file
 */
export function checkDefaultLook(site: unknown): RawDiagnostic[] {
  const theme = get(get(site, 'site'), 'theme');
  if (choices.some((key) => get(theme, key) !== undefined)) return [];
  return [{ code: 'default-look', path: theme === undefined ? ['site'] : ['site', 'theme'], atKey: true }];
}
