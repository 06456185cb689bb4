import { isFirstEdition } from '../../content/site/other-editions.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { Query } from '../../core/cache/query.ts';
import { type Diagnostic, toDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { ContentError } from '../../core/diagnostics/errors.ts';
import type { OutputFile } from '../../core/util/output-file.ts';
import { isCopy } from '../hosting/compress.ts';
import { checkHostLimits } from '../hosting/host-limits.ts';
import type { PageArtifact } from '../tasks/pages.ts';
import type { PlannedSite } from '../tasks/plan-site.ts';
import type { CheckedEditions, CheckedSite } from '../tasks/read-site.ts';
import { type BlockSizes, type MeasuredPage, measureBlocks } from './attribution.ts';
import { findOverBudget } from './budgets.ts';

export interface BudgetCheckInput {
  checked: CheckedSite;
  /** All editions of the site, including this one. */
  editions: CheckedEditions;
  planned: PlannedSite;
  pages: readonly PageArtifact[];
  /** All files of `out/`, including compressed copies. */
  complete: readonly OutputFile[];
  /** Treats warnings as errors. */
  isStrict?: boolean;
}

/**
 * Sizes of the blocks of pages over budget. The hash of the page identifies its content, except for blocks without visible
 * output; hence the types.
 */
const blockSizesQuery = (
  { renderPage, planner }: PlannedSite,
  pages: readonly PageArtifact[],
): Query<MeasuredPage, BlockSizes> => ({
  name: 'blocks of heavy pages',
  keyOf: ({ index, plan }) => {
    // A page with a route needs no plan for its key.
    const { blocks } = planner.pages[index]?.route ?? plan();
    return `${pages[index]?.files[0]?.content.hash} ${blocks.map(({ type }) => type).join(' ')}`;
  },
  open: () => (page) => measureBlocks(page.plan(), { renderPage }),
});

/**
 * Checks a finished site for pages over budget and for limits of hosts.
 * @throws ContentError with all diagnostics if `isStrict`
 */
export async function checkBudgets(input: BudgetCheckInput, environment: BuildEnvironment): Promise<Diagnostic[]> {
  const { checked, editions, planned, pages, complete, isStrict = false } = input;
  const ofPages = new Set(pages.flatMap(({ files }) => files.map(({ path }) => path)));
  const others = complete.filter(({ path }) => !ofPages.has(path));
  const excessDiagnostics = await findOverBudget({
    ...checked,
    ...planned,
    plannable: planned.planner.pages,
    pages,
    files: others,
    measureAll: (inputs) => environment.answerAll(blockSizesQuery(planned, pages), { scope: checked.scope, inputs }),
  });
  // Limits count original files; compressed copies are sent in their place.
  const paths = complete.map(({ path }) => path).filter((path) => !isCopy(path));
  const limits = isFirstEdition(checked.site) ? checkHostLimits({ editions, paths }) : [];
  const overBudget = [...excessDiagnostics, ...limits].map((one) => toDiagnostic(checked.source, one));
  if (isStrict && overBudget.length > 0) throw new ContentError(overBudget, checked.language);
  return overBudget;
}
