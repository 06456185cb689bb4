import { setImmediate } from 'node:timers/promises';
import { pagePath } from '../../../../content/site/page-url.ts';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { pageName } from '../../../../core/diagnostics/place-in-words.ts';
import { isSame } from '../../../../core/json/value.ts';
import { get } from '../../../../core/json/walk.ts';
import type { ChangedPage, ChangesReport, SharedChange } from '../../../document/protocol-publishing.ts';
import type { PreviewedSite } from '../../../preview/previewed-site.ts';
import { wordsOfPage } from './page-words.ts';
import { publishedRoutes, type RenderedVersion, type SiteVersion } from './rendered-version.ts';
import { scheduledChanges } from './scheduled-changes.ts';
import { type ComparedWords, splitChanges, type WordChange } from './shared-changes.ts';

/** Maximum number of texts listed per page. */
const maxListed = 40;

/** Number of pages compared before other requests get a turn. */
const atOnce = 20;

/** Path of a page from its output path: `en.html` is `/en`. */
const pathOf = (outputPath: string) => `/${outputPath.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;

/** Whether a text can be read: link targets, names of pictures and signs are compared, too. */
const isReadable = (text: string) => /[\p{L}\p{N}]/u.test(text) && !/^(?:\/|\.|#|[a-z]+:\S)/i.test(text);

const listed = (texts: readonly string[]) => [...new Set(texts.filter(isReadable))].slice(0, maxListed);

const toListed = ({ removed, added }: WordChange) => ({ removed: listed(removed), added: listed(added) });

type EditionChanges = Pick<ChangesReport, 'shared' | 'pages'>;

/** Versions that are compared. */
interface Comparison {
  present: RenderedVersion;
  previous: SiteVersion;
  since: ChangesReport['since'];
  /** Milliseconds since 1970. */
  now: number;
  /** Language of the reader. */
  language: MessageLanguage;
}

/** Address of a page as visitors get it, by its output path. */
const shownAddress = ({ base }: PreviewedSite, version: ChangesReport['since'] | 'now', outputPath: string) =>
  encodeURI(`${base}_edit/published/${version}/${outputPath.replace(/\.html$/, '')}`.toWellFormed());

interface ComparedPage {
  page: Omit<ChangedPage, 'removed' | 'added'>;
  words: { before: ComparedWords['before'] | undefined; now: ComparedWords['now'] };
}

async function readPages(edition: PreviewedSite, { present, previous, since, now }: Comparison): Promise<ComparedPage[]> {
  const pages: ComparedPage[] = [];
  for (const [index, route] of publishedRoutes(edition, now).entries()) {
    if (index % atOnce === 0) await setImmediate();
    const outputPath = pagePath(edition.site, route.path);
    const path = pathOf(outputPath);
    const former = await previous.page(outputPath);
    const place = { path, title: pageName(route) ?? path, address: shownAddress(edition, 'now', outputPath) };
    pages.push({
      page:
        former === undefined
          ? { ...place, state: 'new' }
          : { ...place, state: 'changed', former: shownAddress(edition, since, outputPath) },
      words: {
        before: former === undefined ? undefined : wordsOfPage(former),
        now: wordsOfPage((await present.page(outputPath)) ?? ''),
      },
    });
  }
  return pages;
}

/** Changes of an edition. */
async function compareEdition(edition: PreviewedSite, comparison: Comparison): Promise<EditionChanges> {
  const pages = await readPages(edition, comparison);
  const compared = pages.flatMap(({ page, words: { before, now } }) => (before ? [{ page, words: { before, now } }] : []));
  const { shared, own } = splitChanges(compared.map(({ words }) => words));
  const changed = new Map(compared.map(({ page }, index) => [page.path, own[index]]));
  const [first] = compared;
  return {
    shared:
      shared && first
        ? [{ isEverywhere: shared.isEverywhere, address: first.page.address, former: first.page.former, ...toListed(shared) }]
        : [],
    pages: pages.flatMap(({ page, words: { before, now } }) => {
      const change = before ? changed.get(page.path) : { removed: [], added: now.own };
      return change ? [{ ...page, ...toListed(change) }] : [];
    }),
  };
}

/** Removed pages; their texts are those of the former version. */
async function removedPages({ present, previous, since }: Comparison): Promise<ChangedPage[]> {
  const [edition] = present.editions;
  if (!edition) return [];
  const kept = new Set(present.pages);
  const gone = previous.pages.filter((page) => !kept.has(page));
  return Promise.all(
    gone.map(async (outputPath): Promise<ChangedPage> => {
      const path = pathOf(outputPath);
      const { own } = wordsOfPage((await previous.page(outputPath)) ?? '');
      const former = shownAddress(edition, since, outputPath);
      return { path, title: own[0] ?? path, state: 'removed', former, ...toListed({ removed: own, added: [] }) };
    }),
  );
}

/** Whether colours, fonts or other settings of the theme changed. */
function isLookChanged({ present, previous }: Comparison): boolean {
  if (present.content === undefined || previous.content === undefined) return false;
  const [before, now] = [previous, present].map(({ content }) => get(get(content, 'site'), 'theme'));
  return !isSame(before, now);
}

/** Changes for visitors, in page order; removed pages come last. */
export async function changesBetween(
  comparison: Comparison,
): Promise<Pick<ChangesReport, 'isLookChanged' | 'shared' | 'pages' | 'scheduled'>> {
  const { editions } = comparison.present;
  const shared: SharedChange[] = [];
  const pages: ChangedPage[] = [];
  for (const edition of editions) {
    const changes = await compareEdition(edition, comparison);
    const of = editions.length > 1 ? { language: edition.site.site.language } : {};
    shared.push(...changes.shared.map((one) => ({ ...one, ...of })));
    pages.push(...changes.pages);
  }
  const { present, previous, now, language } = comparison;
  return {
    ...(isLookChanged(comparison) && { isLookChanged: true }),
    shared,
    pages: [...pages, ...(await removedPages(comparison))],
    scheduled: scheduledChanges(previous.content, present.content, { now, language }),
  };
}
