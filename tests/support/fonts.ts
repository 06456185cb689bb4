import { fontsOf, type SiteFonts } from '../../generator/content/theme/site-fonts.ts';
import type { Site } from '../../site.schema.ts';
import { projectRoot } from './project-root.ts';

type Theme = NonNullable<Site['site']['theme']>;

/** The fonts of a site that asks for these families. */
export const fontsWith = (fonts: Theme['fonts'], language = 'ar'): SiteFonts =>
  fontsOf(
    { site: { language, theme: { brand: '#0f5c48', accent: '#e0b25f', fonts } } } as unknown as Site,
    new Map(),
    projectRoot,
  );

/** Those of a site that names none. */
export const defaultFonts = fontsWith({});
