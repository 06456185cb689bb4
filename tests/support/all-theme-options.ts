import {
  resolveThemeOptions,
  type ThemeOptionName,
  type ThemeOptions,
  themeOptionValues,
  themePresetNames,
  themePresets,
} from '../../templates/theme/theme-options.ts';

/** One theme for each option value, with defaults otherwise. */
const eachOptionOnce: ThemeOptions[] = Object.entries(themeOptionValues).flatMap(([key, names]) =>
  names.map((name) => resolveThemeOptions({ [key as ThemeOptionName]: name })),
);

/** Every preset, and every option value once. */
export const allThemeOptions: ThemeOptions[] = [...themePresetNames.map((name) => themePresets[name]), ...eachOptionOnce];
