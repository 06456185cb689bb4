import type { Site } from '../../../site.schema.ts';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import type { Manifest } from '../../../templates/model/page/page-plan.ts';
import { type BudgetKind, defaultBudgets } from '../../../templates/model/site/rules.ts';
import { filesBase, hrefOf } from '../../content/site/page-url.ts';
import { isCommon } from '../../content/theme/font-coverage.ts';
import type { Finding } from '../../core/diagnostics/diagnostics.ts';
import { type Path, toReadable } from '../../core/json/path.ts';
import { groupBy } from '../../core/util/group-by.ts';
import type { SiteFile } from '../../core/util/output-file.ts';
import { once } from '../../core/util/remember.ts';
import type { PlannablePage } from '../../pages/plan/plan.ts';
import { type BlameContext, type BlocksApart, type Culprit, createBlame, type WeighedPage, weighBlocks } from './blame.ts';
import { type Part, sumOf } from './sent-files.ts';
import { budgetKinds, createScales, type WeighablePage } from './weigh.ts';

export interface BudgetInput extends BlameContext {
  /** The pages in the order of the content, the 404 page last. */
  plannable: readonly Pick<PlannablePage, 'plan'>[];
  /** What each of them became, in the same order. */
  pages: readonly WeighablePage[];
  manifest: Manifest;
  /** Where the content says what stands at a place of the site. */
  toContent?: (path: Path) => Path;
  /** Weighs the blocks of pages, see `weighBlocks`. */
  weighAll: (pages: readonly WeighedPage[]) => Promise<readonly BlocksApart[]>;
  /** Everything in `out/`, compressed copies included; those of pages that say what they weigh may be left out. */
  files: readonly SiteFile[];
}

/** Bytes of a kilobyte, here and in the summary of a build. */
const kilobyte = 1024;

/** Culprits that a message names. */
const mostNamed = 3;

/** Rounded up, so that no sum over a limit reads like the limit. */
const toKilobytes = (bytes: number) => String(Math.ceil((bytes * 10) / kilobyte) / 10);

/** KB that each kind may have in a page. */
function budgetsOf(site: Site): Record<BudgetKind, number> {
  return { ...defaultBudgets, ...site.site.budgets };
}

interface Excess {
  kind: BudgetKind;
  page: WeighedPage;
  bytes: number;
  culprits: Culprit[];
}

function nameOf({ path, name, bytes }: Culprit): string {
  return `${path ? `${toReadable(path)} (${name})` : name} ${toKilobytes(bytes)} KB`;
}

/** Fonts of a page for characters that nearly every page has: the theme decides on them, not the words of the page. */
const fontsOfTheme = ({ page }: Excess): Part[] =>
  page.weight.fonts.filter(({ character }) => character === undefined || isCommon(character.codePointAt(0) ?? 0));

/** Where a site chooses its fonts; undefined for one that leaves them as they are. */
function placeOfFonts({ site: { theme } }: Site): Path | undefined {
  const [key] = (['fonts', 'look'] as const).filter((name) => theme?.[name] !== undefined);
  return key && ['site', 'theme', key];
}

/** The address of a page, which need not be planned for it. */
const addressOf = ({ index }: WeighedPage, site: Site): string =>
  decodedAddress(hrefOf(site, site.routes[index]?.path ?? '/404.html'));

/** All pages that are too heavy by the fonts of the theme: one finding, with the heaviest of them. */
function toThemeFinding(excesses: readonly Excess[], { site, path }: { site: Site; path: Path }, limit: number): Finding[] {
  const weigh = (one: Excess) => sumOf(fontsOfTheme(one));
  const [first, ...others] = excesses.toSorted((a, b) => weigh(b) - weigh(a));
  if (!first) return [];
  const culprits = fontsOfTheme(first).map(({ file, bytes }): Culprit => ({ name: file, bytes }));
  return [
    {
      code: 'over-budget',
      path,
      parameters: {
        found: toKilobytes(weigh(first)),
        expected: String(limit),
        count: others.length,
        list: culprits.toSorted((a, b) => b.bytes - a.bytes).map(nameOf),
        budget: { kind: 'fonts', page: addressOf(first.page, site), isOfTheme: true },
      },
    },
  ];
}

/** Whether two pages are too heavy by the very same files, such as the style sheet of the site. */
const likeness = ({ kind, bytes, culprits }: Excess) => JSON.stringify([kind, bytes, culprits]);

interface Placing extends Pick<BudgetInput, 'site'> {
  toContent: (path: Path) => Path;
}

/** The heaviest, and among them the one that the content decides on. */
function namedOf(culprits: readonly Culprit[]): Culprit[] {
  const first = culprits.find(({ path }) => path);
  const others = culprits.filter((culprit) => culprit !== first).slice(0, first ? mostNamed - 1 : mostNamed);
  return culprits.filter((culprit) => culprit === first || others.includes(culprit));
}

function toFinding([first, ...others]: [Excess, ...Excess[]], { site, toContent }: Placing, limit: number): Finding {
  const { kind, page, bytes, culprits } = first;
  const fallback: Path =
    site.site.budgets?.[kind] === undefined ? toContent([...page.path, 'blocks']) : ['site', 'budgets', kind];
  return {
    code: 'over-budget',
    path: culprits.find((culprit) => culprit.path)?.path ?? fallback,
    parameters: {
      found: toKilobytes(bytes),
      expected: String(limit),
      count: others.length,
      list: namedOf(culprits).map(nameOf),
      budget: { kind, page: addressOf(page, site) },
    },
  };
}

/** The pages that are over a budget, with the kinds of it. */
function heavyPages({ plannable, pages, files, manifest, site }: BudgetInput): { page: WeighedPage; over: BudgetKind[] }[] {
  const limits = budgetsOf(site);
  const { weighPage, mostOfPage } = createScales({ files, base: filesBase(site), manifest });
  return pages.flatMap((rendered, index) => {
    const most = mostOfPage(rendered);
    const heavy = budgetKinds.filter((kind) => most[kind] > limits[kind] * kilobyte);
    const plannablePage = plannable[index];
    if (heavy.length === 0 || !plannablePage) return [];
    const weight = weighPage(rendered);
    const over = heavy.filter((kind) => sumOf(weight[kind]) > limits[kind] * kilobyte);
    const path: Path = index < site.routes.length ? ['routes', index] : ['notFound'];
    return over.length === 0 ? [] : [{ page: { path, weight, index, plan: once(plannablePage.plan) }, over }];
  });
}

/** The kinds whose message names blocks. */
const kindsOfBlocks: readonly BudgetKind[] = ['html', 'firstFlight', 'scripts', 'scriptsInUse'];

/**
 * The pages of a built site that weigh more than `site.budgets` allows, and what of the content makes them heavy.
 * Pure: the same site gives the same findings. Pages that are too heavy by the same files are told of once.
 */
export async function findOverBudget(input: BudgetInput): Promise<Finding[]> {
  const { toContent = (path) => path, weighAll, ...context } = input;
  const { site } = context;
  const limits = budgetsOf(site);
  const heavy = heavyPages(input);
  const asked = heavy.flatMap(({ page, over }) => (over.some((kind) => kindsOfBlocks.includes(kind)) ? [page] : []));
  const blocks = new Map((await weighAll(asked)).map((one, index) => [asked[index], one]));
  const blame = createBlame(context, (page) => blocks.get(page) ?? weighBlocks(page.plan(), context));
  const culpritsOf = (kind: BudgetKind, page: WeighedPage) =>
    blame(kind, page).map((culprit) => ({ ...culprit, ...(culprit.path && { path: toContent(culprit.path) }) }));
  const excesses = heavy.flatMap(({ page, over }) =>
    over.map((kind): Excess => ({ kind, page, bytes: sumOf(page.weight[kind]), culprits: culpritsOf(kind, page) })),
  );
  const placing = { site, toContent };
  const place = placeOfFonts(site);
  const byTheme = excesses.filter((one) => one.kind === 'fonts' && sumOf(fontsOfTheme(one)) > limits.fonts * kilobyte);
  // Of a few pages it is what they say that is too much.
  const ofTheme = place !== undefined && byTheme.length * 2 > input.pages.length ? byTheme : [];
  const ofPages = excesses.filter((one) => !ofTheme.includes(one));
  return [
    ...toThemeFinding(ofTheme, { site, path: place ?? [] }, limits.fonts),
    ...[...groupBy(ofPages, likeness).values()].flatMap(([first, ...others]) =>
      first ? [toFinding([first, ...others], placing, limits[first.kind])] : [],
    ),
  ];
}
