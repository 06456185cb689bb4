import type { AssetIndex } from '../assets.ts';
import type { Finding } from '../diagnostics.ts';
import { checkCharacters } from './characters.ts';
import { checkColours } from './colours.ts';
import { checkDates } from './dates.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkGlyphs } from './glyphs.ts';
import { checkAlts, checkImages, checkUnusedImages } from './images.ts';
import { checkLabels, checkLinks } from './links.ts';
import { checkMarkup } from './markup.ts';
import { checkBreadcrumbs, checkPlaceholders, checkTitles } from './pages.ts';
import { checkRedirects } from './redirects.ts';
import { checkFilters, checkReferences } from './references.ts';
import { viewSite } from './site-view.ts';
import { checkTexts } from './texts.ts';
import { checkUsage } from './usage.ts';

/**
 * Rules that look at more than one place, or at more than shape. They run also where the shape is wrong, on what can be
 * read. `isWhole`: nothing of the site was lost to a fault of syntax, so that what is not there is truly missing.
 */
export function checkSiteRules(site: unknown, assets: AssetIndex, isWhole: boolean): Finding[] {
  const view = viewSite(site);
  return [
    ...checkDuplicates(view),
    ...checkLinks(view),
    ...checkLabels(view),
    ...checkRedirects(view),
    ...checkBreadcrumbs(view),
    ...checkTitles(view),
    ...checkReferences(view),
    ...checkFilters(view),
    ...checkImages(view, assets),
    ...checkAlts(view),
    ...checkTexts(view),
    ...checkCharacters(view),
    ...checkGlyphs(view),
    ...checkMarkup(view),
    ...checkColours(view),
    ...checkPlaceholders(view),
    ...checkDates(view),
    ...(isWhole ? [...checkUsage(view), ...checkUnusedImages(assets)] : []),
  ];
}
