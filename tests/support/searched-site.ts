import { brotliCompressSync } from 'node:zlib';
import { filesBase } from '../../generator/content/site/page-url.ts';
import { defaultSearchPath } from '../../generator/content/site/search-addresses.ts';
import { searchFiles } from '../../generator/pages/search/search-files.ts';
import type { Site } from '../../site.schema.ts';
import { SearchIndex } from '../../templates/layout/site-search/client/search-index.ts';
import type { SearchManifest, TextRow } from '../../templates/layout/site-search/index-format.ts';
import type { SearchRecord } from '../../templates/model/page/page-plan.ts';
import { renderSite } from './rendered-site.ts';

/** Search of a site as in a browser, without a network. */
export interface SearchedSite {
  /**
   * Runs a query with an empty cache.
   * @returns pages found, and bytes loaded until the first results are shown
   */
  ask: (question: string) => Promise<{ paths: string[]; bytes: number }>;
  /** Compressed size of all index files in bytes. */
  size: number;
  files: number;
}

/** Results whose texts are loaded at first. */
const shownAtOnce = 8;

/** Enables the search of a site. */
export const withSearch = <Content extends { site: Site }>(content: Content): Content => ({
  ...content,
  site: { ...content.site, site: { ...content.site.site, search: content.site.site.search ?? { path: defaultSearchPath } } },
});

/** Indexed pages of a site. */
export async function searchRecordsOf(content: Parameters<typeof renderSite>[0]): Promise<SearchRecord[]> {
  const { pages } = await renderSite(withSearch(content));
  return pages.flatMap(({ resources }) => resources.found ?? []);
}

/** Search of a site from its indexed pages. */
export function searchedSite({ site }: { site: Site }, pages: readonly SearchRecord[]): SearchedSite {
  const { site: searched } = withSearch({ site });
  const base = filesBase(searched);
  const files = new Map(searchFiles(searched, pages).map(({ path, content }) => [base + path, String(content)]));
  const sizes = new Map([...files].map(([path, content]) => [path, brotliCompressSync(content).length]));
  // Paths as in the content: below a language prefix they begin with a slash.
  const paths = pages.map(({ row }) => `/${(JSON.parse(row) as TextRow)[0].replace(/^\//, '')}`);
  const [entryPath = ''] = [...files.keys()];
  const entry: SearchManifest = JSON.parse(files.get(entryPath) ?? '');
  return {
    size: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    files: files.size,
    ask: async (question) => {
      let bytes = sizes.get(entryPath) ?? 0;
      const fetchFile = async (address: string) => {
        const content = files.get(address);
        bytes += sizes.get(address) ?? 0;
        return { ok: content !== undefined, status: 404, json: async () => JSON.parse(content ?? '') } as Response;
      };
      const original = globalThis.fetch;
      globalThis.fetch = (address) => fetchFile(String(address));
      try {
        const index = new SearchIndex(entry);
        const found = await index.search(question);
        await Promise.all(found.slice(0, shownAtOnce).map(({ page }) => index.textOf(page)));
        return { paths: found.map(({ page }) => paths[page] ?? ''), bytes };
      } finally {
        globalThis.fetch = original;
      }
    },
  };
}
