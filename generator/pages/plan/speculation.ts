import type { Site } from '../../../site.schema.ts';
import { filesBase } from '../../content/site/page-url.ts';
import { contentHash } from '../../core/util/hash.ts';
import type { InMemoryFile } from '../../core/util/output-file.ts';

/** Escapes what URL patterns give a meaning. */
const escapePattern = (path: string) => path.replaceAll(/[\\:*?+{}()]/g, String.raw`\$&`);

/**
 * Rules by which browsers get the next page ready: a link that is near a click is fetched, one that is nearer is rendered
 * unseen, so that the click only shows it. When that is, the browser decides by pointer, screen and speed of scrolling;
 * it does nothing at all with Save-Data, low memory or a low battery.
 * https://developer.chrome.com/docs/web-platform/implementing-speculation-rules
 */
export function speculationFile(site: Site): InMemoryFile {
  const base = filesBase(site);
  const where = {
    and: [
      { href_matches: `${escapePattern(base)}*` },
      { not: { href_matches: `${escapePattern(base)}assets/*` } },
      // Places of the page itself, the page itself, and links that do not show a page here.
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
