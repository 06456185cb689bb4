import type { AssetIndex } from '../content/site/assets.ts';
import type { RawDiagnostic } from '../core/diagnostics/diagnostics.ts';
import type { SuggestionBudget } from '../core/diagnostics/nearest.ts';
import { daysNow } from '../core/util/days-now.ts';
import type { SiteSummary } from './facts/site-summary.ts';
import type { SiteView } from './facts/site-view.ts';
import {
  checkDesk,
  checkFrames,
  checkHome,
  checkLetterCase,
  checkPageFileConflicts,
  checkWebAddresses,
} from './rules/addresses.ts';
import { checkCharacters } from './rules/characters.ts';
import { checkCode } from './rules/code.ts';
import { checkColours } from './rules/colours.ts';
import { checkDamage } from './rules/damage.ts';
import { checkDates } from './rules/dates.ts';
import { checkDoubtfulLinks } from './rules/doubtful-links.ts';
import { checkDuplicates, checkRoutes } from './rules/duplicates.ts';
import { checkEntries } from './rules/entries.ts';
import { checkExampleAddresses } from './rules/example-addresses.ts';
import { checkFonts } from './rules/fonts.ts';
import { checkFormulas } from './rules/formulas.ts';
import { checkGlyphs } from './rules/glyphs.ts';
import { checkAlts, checkImages, checkUnusedImages } from './rules/images.ts';
import { checkInterfaceWords } from './rules/interface-words.ts';
import { checkLeftovers } from './rules/leftovers.ts';
import { checkLabels, checkLinks } from './rules/links.ts';
import { checkMarks } from './rules/marks.ts';
import { checkMarkup, checkNumbered } from './rules/markup.ts';
import { checkBreadcrumbs, checkPlaceholders, checkTitles } from './rules/pages.ts';
import { checkPublication, checkPublicationTimes } from './rules/publication.ts';
import { checkRedirects } from './rules/redirects.ts';
import { checkFilters, checkReferences } from './rules/references.ts';
import { checkStripIds, checkStrips } from './rules/strips.ts';
import { checkTexts } from './rules/texts.ts';
import { checkUsage } from './rules/usage.ts';

/**
 * Rules about the whole site: how its chunks fit together. `isWhole`: no syntax error lost any content, so a missing value is
 * really missing.
 */
export function checkSiteRules(summary: SiteSummary, assets: AssetIndex, isWhole: boolean): RawDiagnostic[] {
  return [
    ...checkRoutes(summary),
    ...checkStripIds(summary),
    ...checkPageFileConflicts(summary),
    ...checkLinks(summary),
    ...checkDoubtfulLinks(summary),
    ...(summary.isEdition ? [] : checkRedirects(summary)),
    ...checkPublication(summary, daysNow().yesterday),
    ...checkReferences(summary),
    ...checkImages(summary, assets),
    ...checkFonts(summary, assets),
    ...checkGlyphs(summary, assets),
    ...checkFrames(summary),
    ...checkDesk(summary),
    ...checkCode(summary, assets),
    ...checkFormulas(summary, assets),
    ...checkAlts(summary),
    ...checkLetterCase(summary, (source) => ['ready', 'file'].includes(assets.get(source)?.state ?? '')),
    ...checkDates(summary),
    ...(isWhole ? [...checkHome(summary), ...checkUsage(summary), ...checkUnusedImages(assets)] : []),
  ];
}

/**
 * Rules beyond the schema about a single chunk: a page, a collection, the header. They also run on content that violates the
 * schema. All chunks of a check share the suggestion budget.
 */
export function checkChunkRules(view: SiteView, budget: SuggestionBudget): RawDiagnostic[] {
  return [
    ...checkDuplicates(view),
    ...checkLabels(view),
    ...checkBreadcrumbs(view),
    ...checkTitles(view),
    ...checkStrips(view),
    ...checkFilters(view, budget),
    ...checkEntries(view, budget),
    ...checkPublicationTimes(view),
    ...checkTexts(view),
    ...checkDamage(view),
    ...checkCharacters(view),
    ...checkLeftovers(view),
    ...checkMarkup(view),
    ...checkNumbered(view),
    ...checkMarks(view),
    ...checkWebAddresses(view),
    ...checkColours(view),
    ...checkPlaceholders(view),
    ...checkExampleAddresses(view),
    ...view.lacks,
    ...checkInterfaceWords(view),
  ];
}
