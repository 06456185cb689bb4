import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileListName } from '../../../../build/write/file-list.ts';
import { checkSite } from '../../../../check/check.ts';
import { originalsOf } from '../../../../content/site/assets.ts';
import { basePath, outputPathOf } from '../../../../content/site/page-url.ts';
import { readAssets } from '../../../../content/site/read-assets.ts';
import { Source } from '../../../../core/json/source.ts';
import { contentHash } from '../../../../core/util/hash.ts';
import { withoutPointers } from '../../../preview/annotate.ts';
import { withoutScripts } from '../../../preview/answers.ts';
import type { Preview } from '../../../preview/preview.ts';
import { type PreviewedSite, previewSite } from '../../../preview/previewed-site.ts';
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

function fromPreview(key: string, { site, renderPage, files, copied }: PreviewedSite): PreviousSite {
  return {
    key,
    when: undefined,
    pages: site.routes.map(({ path }) => outputPathOf(path)),
    page: async (outputPath) => {
      const html = renderPage(outputPath);
      return html === undefined ? undefined : withoutPointers(html);
    },
    file: async (path) => {
      const original = copied.get(path);
      return original === undefined ? files.get(path) : readFile(original).catch(() => undefined);
    },
  };
}

let committed: PreviousSite | undefined;

/** Site of the last commit; undefined if there is none or it had errors. */
export async function committedSite({
  project,
  environment,
}: Pick<Preview, 'project' | 'environment'>): Promise<PreviousSite | undefined> {
  const { siteFile, assets: folder } = project;
  const bytes = await committedFile(siteFile);
  if (!bytes) return undefined;
  const key = contentHash(bytes);
  if (committed?.key === key) return committed;
  const source = new Source(siteFile, bytes.toString());
  const assets = await readAssets(folder, source.value, environment);
  const { site, characters } = checkSite(source, assets);
  if (!site) return undefined;
  const shown = { site, characters, assets: originalsOf(assets), number: 0, moves: new Map() };
  committed = fromPreview(key, await previewSite(shown, environment));
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
    pages: [...files].filter((file) => file.endsWith('.html') && file !== '404.html'),
    page: async (outputPath) => (await read(outputPath))?.toString(),
    file: read,
  };
}

/** Former page for the side-by-side view: assets of the former version, no scripts. */
export function previousPageHtml(html: string, { current, since }: { current: PreviewedSite; since: string }): string {
  const base = basePath(current.site.site.url);
  return withoutScripts(html).replaceAll(`${base}assets/`, `${base}_edit/before/${since}/assets/`);
}
