import type { SourceOutline } from '../model/document.ts';
import type { DocumentHeader, SiteOptions } from './types.ts';

/** Where everything of the old site goes. */
export interface SitePlan {
  outline: SourceOutline;
  headers: readonly DocumentHeader[];
  options: SiteOptions;
}

/**
 * Decides the place of every document, term, author and old address.
 * @param headers of all documents of the source, in its order
 * @throws SourceError if a site cannot have so many pages
 */
export function planSite(outline: SourceOutline, headers: readonly DocumentHeader[], options: SiteOptions): SitePlan {
  return { outline, headers, options };
}
