import type { AssetIndex } from '../content/assets.ts';
import type { Finding } from '../diagnostics/diagnostics.ts';
import { checkCharacters } from './rules/characters.ts';
import { checkColours } from './rules/colours.ts';
import { checkDates } from './rules/dates.ts';
import { checkDuplicates } from './rules/duplicates.ts';
import { checkGlyphs } from './rules/glyphs.ts';
import { checkAlts, checkImages, checkUnusedImages } from './rules/images.ts';
import { checkLabels, checkLinks } from './rules/links.ts';
import { checkMarkup } from './rules/markup.ts';
import { checkBreadcrumbs, checkPlaceholders, checkTitles } from './rules/pages.ts';
import { checkRedirects } from './rules/redirects.ts';
import { checkFilters, checkReferences } from './rules/references.ts';
import { checkTexts } from './rules/texts.ts';
import { checkUsage } from './rules/usage.ts';
import { viewSite } from './site-view.ts';

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
