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
  /** All of its site, it among them. */
  editions: CheckedEditions;
  planned: PlannedSite;
  pages: readonly PageArtifact[];
  /** Everything in `out/`, compressed copies included. */
  complete: readonly OutputFile[];
  /** Treats warnings as errors. */
  isStrict?: boolean;
}

/** What blocks of heavy pages weigh. The bytes of a page say what stands on it, but for blocks that are not seen. */
const blockSizesQuery = (
  { renderPage, planner }: PlannedSite,
  pages: readonly PageArtifact[],
): Query<MeasuredPage, BlockSizes> => ({
  name: 'blocks of heavy pages',
  keyOf: ({ index, plan }) => {
    // Of a page with a route nothing is planned for its key.
    const { blocks } = planner.pages[index]?.route ?? plan();
    return `${pages[index]?.files[0]?.content.hash} ${blocks.map(({ type }) => type).join(' ')}`;
  },
  open: () => (page) => measureBlocks(page.plan(), { renderPage }),
});

/**
 * What a finished site has too much of: pages that weigh more than they should, and more than hosts take.
 * @throws ContentError with all of it, where warnings are errors
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
    weighAll: (inputs) => environment.answerAll(blockSizesQuery(planned, pages), { scope: checked.scope, inputs }),
  });
  // Hosts are told of files; copies are sent in the place of others.
  const paths = complete.map(({ path }) => path).filter((path) => !isCopy(path));
  const limits = isFirstEdition(checked.site) ? checkHostLimits({ editions, paths }) : [];
  const overBudget = [...excessDiagnostics, ...limits].map((one) => toDiagnostic(checked.source, one));
  if (isStrict && overBudget.length > 0) throw new ContentError(overBudget, checked.language);
  return overBudget;
}
