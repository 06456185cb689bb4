import type { Site } from '../../../site.schema.ts';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import type { Manifest } from '../../../templates/model/page/page-plan.ts';
import { type BudgetKind, defaultBudgets } from '../../../templates/model/site/rules.ts';
import { filesBase, hrefOf } from '../../content/site/page-url.ts';
import { isCommon } from '../../content/theme/font-coverage.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { type Path, toReadable } from '../../core/json/path.ts';
import { groupBy } from '../../core/util/group-by.ts';
import { once } from '../../core/util/memoize.ts';
import type { OutputFile } from '../../core/util/output-file.ts';
import type { PlannablePage } from '../../pages/plan/plan.ts';
import {
  type AttributionContext,
  type BlockSizes,
  type Contributor,
  createAttribution,
  type MeasuredPage,
  measureBlocks,
} from './attribution.ts';
import { sumOf, type TransferredFile } from './sent-files.ts';
import { budgetKinds, createSizeReporter, type MeasurablePage } from './size-report.ts';

export interface BudgetInput extends AttributionContext {
  /** Pages in the order of the content, the 404 page last. */
  plannable: readonly Pick<PlannablePage, 'plan'>[];
  /** Rendered pages, in the same order. */
  pages: readonly MeasurablePage[];
  manifest: Manifest;
  /** Maps a path of the site to a path of the content. */
  toContent?: (path: Path) => Path;
  /** Measures the blocks of pages, see `measureBlocks`. */
  measureAll: (pages: readonly MeasuredPage[]) => Promise<readonly BlockSizes[]>;
  /** All files of `out/`, including compressed copies. Pages that know their size may be missing. */
  files: readonly OutputFile[];
}

/** Bytes. */
const kilobyte = 1024;

/** Maximum number of contributors that a message names. */
const maxNamed = 3;

/** Rounded up, so that a sum over the limit never reads like the limit. */
const toKilobytes = (bytes: number) => String(Math.ceil((bytes * 10) / kilobyte) / 10);

/** Budgets of a site in KB. */
function budgetsOf(site: Site): Record<BudgetKind, number> {
  return { ...defaultBudgets, ...site.site.budgets };
}

interface BudgetExcess {
  kind: BudgetKind;
  page: MeasuredPage;
  bytes: number;
  contributors: Contributor[];
}

function nameOf({ path, name, bytes }: Contributor): string {
  return `${path ? `${toReadable(path)} (${name})` : name} ${toKilobytes(bytes)} KB`;
}

/** Fonts loaded for common characters: they depend on the theme, not on the text of the page. */
const fontsOfTheme = ({ page }: BudgetExcess): TransferredFile[] =>
  page.sizes.fonts.filter(({ character }) => character === undefined || isCommon(character.codePointAt(0) ?? 0));

/** Path of the setting that chooses a site's fonts; undefined for the default fonts. */
function placeOfFonts({ site: { theme } }: Site): Path | undefined {
  const [key] = (['fonts', 'look'] as const).filter((name) => theme?.[name] !== undefined);
  return key && ['site', 'theme', key];
}

/** Address of a page, without planning the page. */
const addressOf = ({ index }: MeasuredPage, site: Site): string =>
  decodedAddress(hrefOf(site, site.routes[index]?.path ?? '/404.html'));

/** One diagnostic for all pages over budget because of the theme's fonts; it shows the largest. */
function toThemeDiagnostic(
  excesses: readonly BudgetExcess[],
  { site, path }: { site: Site; path: Path },
  limit: number,
): RawDiagnostic[] {
  const fontBytesOf = (one: BudgetExcess) => sumOf(fontsOfTheme(one));
  const [first, ...others] = excesses.toSorted((a, b) => fontBytesOf(b) - fontBytesOf(a));
  if (!first) return [];
  const contributors = fontsOfTheme(first).map(({ file, bytes }): Contributor => ({ name: file, bytes }));
  return [
    {
      code: 'over-budget',
      path,
      parameters: {
        found: toKilobytes(fontBytesOf(first)),
        expected: String(limit),
        count: others.length,
        list: contributors.toSorted((a, b) => b.bytes - a.bytes).map(nameOf),
        budget: { kind: 'fonts', page: addressOf(first.page, site), isOfTheme: true },
      },
    },
  ];
}

/** Pages with the same key are over budget because of the same files, such as the site's style sheet. */
const contributorsKey = ({ kind, bytes, contributors }: BudgetExcess) => JSON.stringify([kind, bytes, contributors]);

interface DiagnosticContext extends Pick<BudgetInput, 'site'> {
  toContent: (path: Path) => Path;
}

/** The largest contributors, including the largest that has a place in the content. */
function namedOf(contributors: readonly Contributor[]): Contributor[] {
  const first = contributors.find(({ path }) => path);
  const others = contributors.filter((contributor) => contributor !== first).slice(0, first ? maxNamed - 1 : maxNamed);
  return contributors.filter((contributor) => contributor === first || others.includes(contributor));
}

function toPageDiagnostic(
  [first, ...others]: [BudgetExcess, ...BudgetExcess[]],
  { site, toContent }: DiagnosticContext,
  limit: number,
): RawDiagnostic {
  const { kind, page, bytes, contributors } = first;
  const fallback: Path =
    site.site.budgets?.[kind] === undefined ? toContent([...page.path, 'blocks']) : ['site', 'budgets', kind];
  return {
    code: 'over-budget',
    path: contributors.find((contributor) => contributor.path)?.path ?? fallback,
    parameters: {
      found: toKilobytes(bytes),
      expected: String(limit),
      count: others.length,
      list: namedOf(contributors).map(nameOf),
      budget: { kind, page: addressOf(page, site) },
    },
  };
}

/** Pages over a budget, and which budgets. */
function pagesOverBudget({ plannable, pages, files, manifest, site }: BudgetInput): { page: MeasuredPage; over: BudgetKind[] }[] {
  const limits = budgetsOf(site);
  const { weighPage: measurePage, mostOfPage: maxSizesOf } = createSizeReporter({ files, base: filesBase(site), manifest });
  return pages.flatMap((rendered, index) => {
    const most = maxSizesOf(rendered);
    const overBudget = budgetKinds.filter((kind) => most[kind] > limits[kind] * kilobyte);
    const plannablePage = plannable[index];
    if (overBudget.length === 0 || !plannablePage) return [];
    const sizes = measurePage(rendered);
    const over = overBudget.filter((kind) => sumOf(sizes[kind]) > limits[kind] * kilobyte);
    const path: Path = index < site.routes.length ? ['routes', index] : ['notFound'];
    return over.length === 0 ? [] : [{ page: { path, sizes, index, plan: once(plannablePage.plan) }, over }];
  });
}

/** Budgets whose message names blocks. */
const kindsOfBlocks: readonly BudgetKind[] = ['html', 'firstFlight', 'scripts', 'scriptsInUse'];

/**
 * Finds the pages over a budget of `site.budgets`, and the content responsible. Deterministic. Pages over budget because of the
 * same files share one diagnostic.
 */
export async function findOverBudget(input: BudgetInput): Promise<RawDiagnostic[]> {
  const { toContent = (path) => path, measureAll, ...context } = input;
  const { site } = context;
  const limits = budgetsOf(site);
  const overBudget = pagesOverBudget(input);
  const pagesToMeasure = overBudget.flatMap(({ page, over }) =>
    over.some((kind) => kindsOfBlocks.includes(kind)) ? [page] : [],
  );
  const blocks = new Map((await measureAll(pagesToMeasure)).map((one, index) => [pagesToMeasure[index], one]));
  const attribute = createAttribution(context, (page) => blocks.get(page) ?? measureBlocks(page.plan(), context));
  const contributorsOf = (kind: BudgetKind, page: MeasuredPage) =>
    attribute(kind, page).map((contributor) => ({
      ...contributor,
      ...(contributor.path && { path: toContent(contributor.path) }),
    }));
  const excesses = overBudget.flatMap(({ page, over }) =>
    over.map((kind): BudgetExcess => ({ kind, page, bytes: sumOf(page.sizes[kind]), contributors: contributorsOf(kind, page) })),
  );
  const diagnosticContext = { site, toContent };
  const place = placeOfFonts(site);
  const byTheme = excesses.filter((one) => one.kind === 'fonts' && sumOf(fontsOfTheme(one)) > limits.fonts * kilobyte);
  // If only a few pages are over budget, their text is the cause, not the theme.
  const ofTheme = place !== undefined && byTheme.length * 2 > input.pages.length ? byTheme : [];
  const ofPages = excesses.filter((one) => !ofTheme.includes(one));
  return [
    ...toThemeDiagnostic(ofTheme, { site, path: place ?? [] }, limits.fonts),
    ...[...groupBy(ofPages, contributorsKey).values()].flatMap(([first, ...others]) =>
      first ? [toPageDiagnostic([first, ...others], diagnosticContext, limits[first.kind])] : [],
    ),
  ];
}
