import { setImmediate } from 'node:timers/promises';
import { pagePath } from '../../../../content/site/page-url.ts';
import { pageName } from '../../../../core/diagnostics/place-in-words.ts';
import type { ChangedPage, ChangesReport } from '../../../document/protocol-publishing.ts';
import { withoutPointers } from '../../../preview/annotate.ts';
import type { PreviewedSite } from '../../../preview/previewed-site.ts';
import { missingFrom, wordsOfPage } from './page-words.ts';
import { allEditions, type PreviousSite, publishedPaths, publishedRoutes } from './previous-site.ts';

/** Maximum number of texts listed per page. */
const maxListed = 40;

/** Number of pages compared before other requests get a turn. */
const atOnce = 20;

/** Path of a page from its output path: `en.html` is `/en`. */
const pathOf = (outputPath: string) => `/${outputPath.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;

const addressOf = ({ base }: PreviewedSite, path: string) => encodeURI((base + path.slice(1)).toWellFormed());

/** Whether a text can be read: link targets, names of pictures and signs are compared, too. */
const isReadable = (text: string) => /[\p{L}\p{N}]/u.test(text) && !/^(?:\/|\.|#|[a-z]+:\S)/i.test(text);

/** Address of the former version of a page, by its output path. */
const previousAddress = ({ base }: PreviewedSite, since: string, outputPath: string) =>
  encodeURI(`${base}_edit/before/${since}/${outputPath.replace(/\.html$/, '')}`);

function comparePage(before: string[], now: string[]): Pick<ChangedPage, 'removed' | 'added'> {
  const listed = (texts: string[]) => [...new Set(texts.filter(isReadable))].slice(0, maxListed);
  return { removed: listed(missingFrom(before, now)), added: listed(missingFrom(now, before)) };
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((piece, index) => piece === other[index]);

async function comparePages(
  current: PreviewedSite,
  previousSite: PreviousSite,
  since: ChangesReport['since'],
): Promise<ChangedPage[]> {
  const changed: ChangedPage[] = [];
  for (const [index, route] of publishedRoutes(current).entries()) {
    if (index % atOnce === 0) await setImmediate();
    const outputPath = pagePath(current.site, route.path);
    const path = pathOf(outputPath);
    const now = wordsOfPage(withoutPointers(current.renderPage(outputPath) ?? ''));
    const html = await previousSite.page(outputPath);
    const before = html === undefined ? [] : wordsOfPage(html);
    if (html !== undefined && isSame(before, now)) continue;
    changed.push({
      ...{ path, title: pageName(route) ?? path, address: addressOf(current, path) },
      ...(html === undefined
        ? { state: 'new' as const }
        : { state: 'changed' as const, former: previousAddress(current, since, outputPath) }),
      ...comparePage(before, now),
    });
  }
  return changed;
}

async function removedPages(
  editions: readonly PreviewedSite[],
  previousSite: PreviousSite,
  since: ChangesReport['since'],
): Promise<ChangedPage[]> {
  const [current] = editions;
  if (!current) return [];
  const present = new Set(editions.flatMap(publishedPaths));
  const gone = previousSite.pages.filter((page) => !present.has(page));
  return Promise.all(
    gone.map(async (outputPath): Promise<ChangedPage> => {
      const path = pathOf(outputPath);
      const pieces = wordsOfPage((await previousSite.page(outputPath)) ?? '');
      const shown = { former: previousAddress(current, since, outputPath), ...comparePage(pieces, []) };
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
  const editions = await allEditions(current);
  const changed: ChangedPage[] = [];
  for (const edition of editions) changed.push(...(await comparePages(edition, previousSite, since)));
  return [...changed, ...(await removedPages(editions, previousSite, since))];
}
