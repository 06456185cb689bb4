import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileListName } from '../../../../build/write/file-list.ts';
import { checkContent } from '../../../../check/check-file.ts';
import { toSourceFile } from '../../../../content/site/load.ts';
import { basePath, pagePath } from '../../../../content/site/page-url.ts';
import { isPublishedAt, publicationOf } from '../../../../content/site/publication.ts';
import { contentHash } from '../../../../core/util/hash.ts';
import { withoutPointers } from '../../../preview/annotate.ts';
import { withoutScripts } from '../../../preview/answers.ts';
import { createPreview, type Preview, refreshPreview } from '../../../preview/preview.ts';
import type { PreviewedSite } from '../../../preview/previewed-site.ts';
import { isWithin } from '../files/asset-folder.ts';
import { committedFile } from '../git.ts';

/** Former version of the site: the last build or commit. */
export interface PreviousSite {
  /** Hash of its source. */
  key: string;
  /** Milliseconds since 1970; undefined if unknown. */
  when: number | undefined;
  /** Output paths of its pages. */
  pages: readonly string[];
  page: (outputPath: string) => Promise<string | undefined>;
  file: (path: string) => Promise<Uint8Array | string | undefined>;
}

/** All editions of a previewed site, the default first. */
export const allEditions = async (shown: PreviewedSite): Promise<PreviewedSite[]> => [
  shown,
  ...(await Promise.all(shown.others.map((one) => one.show()))),
];

/** Pages that a build publishes; the preview shows drafts, too. */
export const publishedRoutes = ({ site }: PreviewedSite) =>
  site.routes.filter((route) => isPublishedAt(publicationOf(route), 'ever'));

/** Output paths of the published pages of an edition. */
export const publishedPaths = (edition: PreviewedSite): string[] =>
  publishedRoutes(edition).map(({ path }) => pagePath(edition.site, path));

function fromPreview(key: string, editions: readonly PreviewedSite[]): PreviousSite {
  return {
    key,
    when: undefined,
    pages: editions.flatMap(publishedPaths),
    page: async (outputPath) => {
      for (const { renderPage } of editions) {
        const html = renderPage(outputPath);
        if (html !== undefined) return withoutPointers(html);
      }
      return undefined;
    },
    file: async (path) => {
      for (const { files, copied } of editions) {
        const original = copied.get(path);
        const content = original === undefined ? files.get(path) : await readFile(original).catch(() => undefined);
        if (content !== undefined) return content;
      }
      return undefined;
    },
  };
}

let committed: PreviousSite | undefined;

/** Site of the last commit; undefined if there is none or it had errors. */
export async function committedSite({
  project,
  environment,
}: Pick<Preview, 'project' | 'environment'>): Promise<PreviousSite | undefined> {
  const bytes = await committedFile(project.siteFile);
  if (!bytes) return undefined;
  const key = contentHash(bytes);
  if (committed?.key === key) return committed;
  const checked = await checkContent({ file: toSourceFile(project.siteFile, bytes), assets: project.assets }, environment);
  if (!checked.isValid) return undefined;
  const former = createPreview(project, environment);
  await refreshPreview(former, checked);
  if (!former.shown) return undefined;
  committed = fromPreview(key, await allEditions(former.shown));
  return committed;
}

/** Site of the last build; undefined if there is none. Only files in its folder are read. */
export async function builtSite(outDir: string): Promise<PreviousSite | undefined> {
  const record = join(outDir, fileListName);
  const text = await readFile(record, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const files = new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
  const read = async (path: string) => {
    if (!files.has(path) || !isWithin(outDir, join(outDir, path))) return undefined;
    return readFile(join(outDir, path)).catch(() => undefined);
  };
  return {
    key: contentHash(text),
    when: (await stat(record)).mtimeMs,
    pages: [...files].filter((file) => /(?<!(?:^|\/)404)\.html$/.test(file)),
    page: async (outputPath) => (await read(outputPath))?.toString(),
    file: read,
  };
}

/** Former page for the side-by-side view: assets of the former version, no scripts. */
export function previousPageHtml(html: string, { current, since }: { current: PreviewedSite; since: string }): string {
  const base = basePath(current.site.site.url);
  return withoutScripts(html).replaceAll(`${base}assets/`, `${base}_edit/before/${since}/assets/`);
}
