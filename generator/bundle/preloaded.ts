import type { Site } from '../../site.schema.ts';

/** Files of the Arabic letters of text and headings, which `fontFaces` names so. */
const arabic = /^assets\/(?:heading-)?arabic\b/;

/**
 * The fonts that the pages of an edition load at once: one that is not written in Arabic letters asks for none, not even for the
 * name of that language. @param fonts those of the site
 */
export function preloadedIn({ site, edition }: Site, fonts: readonly string[]): readonly string[] {
  return edition && site.direction === 'ltr' ? fonts.filter((file) => !arabic.test(file)) : fonts;
}
