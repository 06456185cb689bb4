import type { Site } from '../../site.schema.ts';

/** The icon of a site that names none, which is drawn from its name. No file can be called so. */
export const letterIcon: Site['site']['icon'] = { src: '~letter.svg', alt: '', decorative: true };
