import { fontsOf, type SiteFonts } from '../../generator/content/theme/site-fonts.ts';
import type { Site } from '../../site.schema.ts';
import { projectRoot } from './project-root.ts';

type Theme = NonNullable<Site['site']['theme']>;

/** Fonts of a site with these families. */
export const fontsWith = (fonts: Theme['fonts'], language = 'ar'): SiteFonts =>
  fontsOf(
    { site: { language, theme: { brand: '#0f5c48', accent: '#e0b25f', fonts } } } as unknown as Site,
    new Map(),
    projectRoot,
  );

/** Fonts of a site that sets none. */
export const defaultFonts = fontsWith({});
