import { setImmediate } from 'node:timers/promises';
import { outputPathOf } from '../../../../content/site/page-url.ts';
import { pageName } from '../../../../core/diagnostics/place-in-words.ts';
import type { ChangedPage, ChangesReport } from '../../../document/protocol-publishing.ts';
import { withoutPointers } from '../../../preview/annotate.ts';
import type { PreviewedSite } from '../../../preview/previewed-site.ts';
import { missingFrom, wordsOfPage } from './page-words.ts';
import type { PreviousSite } from './previous-site.ts';

/** Maximum number of texts listed per page. */
const maxListed = 40;

/** Number of pages compared before other requests get a turn. */
const atOnce = 20;

const addressOf = ({ base }: PreviewedSite, path: string) => encodeURI((base + path.slice(1)).toWellFormed());

/** Address of the former version of a page, by its output path. */
const previousAddress = ({ base }: PreviewedSite, since: string, outputPath: string) =>
  encodeURI(`${base}_edit/before/${since}/${outputPath.replace(/\.html$/, '')}`);

function comparePage(before: string[], now: string[]): Pick<ChangedPage, 'removed' | 'added'> {
  return { removed: missingFrom(before, now).slice(0, maxListed), added: missingFrom(now, before).slice(0, maxListed) };
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((piece, index) => piece === other[index]);

async function comparePages(
  current: PreviewedSite,
  previousSite: PreviousSite,
  since: ChangesReport['since'],
): Promise<ChangedPage[]> {
  const changed: ChangedPage[] = [];
  for (const [index, route] of current.site.routes.entries()) {
    if (index % atOnce === 0) await setImmediate();
    const outputPath = outputPathOf(route.path);
    const now = wordsOfPage(withoutPointers(current.renderPage(outputPath) ?? ''));
    const html = await previousSite.page(outputPath);
    const before = html === undefined ? [] : wordsOfPage(html);
    if (html !== undefined && isSame(before, now)) continue;
    changed.push({
      ...{ path: route.path, title: pageName(route) ?? route.path, address: addressOf(current, route.path) },
      ...(html === undefined
        ? { state: 'new' as const }
        : { state: 'changed' as const, former: previousAddress(current, since, outputPath) }),
      ...comparePage(before, now),
    });
  }
  return changed;
}

async function removedPages(
  current: PreviewedSite,
  previousSite: PreviousSite,
  since: ChangesReport['since'],
): Promise<ChangedPage[]> {
  const present = new Set(current.site.routes.map(({ path }) => outputPathOf(path)));
  const gone = previousSite.pages.filter((page) => !present.has(page));
  return Promise.all(
    gone.map(async (outputPath): Promise<ChangedPage> => {
      const path = `/${outputPath.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
      const pieces = wordsOfPage((await previousSite.page(outputPath)) ?? '');
      const shown = { former: previousAddress(current, since, outputPath), removed: pieces.slice(0, maxListed), added: [] };
      return { path, title: pieces[0] ?? path, state: 'removed', ...shown };
    }),
  );
}

/** Changes for visitors, in page order; removed pages come last. */
export async function changedPages(
  current: PreviewedSite,
  previousSite: PreviousSite,
  since: ChangesReport['since'],
): Promise<ChangedPage[]> {
  return [...(await comparePages(current, previousSite, since)), ...(await removedPages(current, previousSite, since))];
}
