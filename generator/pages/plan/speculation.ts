import type { Site } from '../../../site.schema.ts';
import { filesBase } from '../../content/site/page-url.ts';
import { contentHash } from '../../core/util/hash.ts';
import type { InMemoryFile } from '../../core/util/output-file.ts';

/** Escapes characters with a meaning in URL patterns. */
const escapePattern = (path: string) => path.replaceAll(/[\\:*?+{}()]/g, String.raw`\$&`);

/**
 * Speculation rules: browsers prefetch a link that is likely to be clicked, and prerender one that is very likely. Browsers
 * decide when, by pointer, viewport and scroll speed, and do nothing with Save-Data, low memory or low battery.
 * https://developer.chrome.com/docs/web-platform/implementing-speculation-rules
 */
export function speculationFile(site: Site): InMemoryFile {
  const base = filesBase(site);
  const where = {
    and: [
      { href_matches: `${escapePattern(base)}*` },
      { not: { href_matches: `${escapePattern(base)}assets/*` } },
      // Fragments, the page itself, and links that do not open a page here.
      { not: { selector_matches: '[href^="#"], [aria-current="page"], [target], [download], [rel~="nofollow"]' } },
    ],
  };
  const rules = {
    prefetch: [{ where, eagerness: 'eager' }],
    prerender: [{ where, eagerness: 'moderate' }],
  };
  const content = JSON.stringify(rules);
  return { path: `assets/next-pages.${contentHash(content)}.rules`, content };
}
