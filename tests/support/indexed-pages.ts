import { vi } from 'vitest';
import { toSearchPage } from '../../generator/pages/render/search-page.ts';
import { searchFiles } from '../../generator/pages/search/search-files.ts';
import type { Site } from '../../site.schema.ts';
import { SearchIndex } from '../../templates/layout/site-search/client/search-index.ts';
import type { SearchManifest } from '../../templates/layout/site-search/index-format.ts';

export interface IndexedPage {
  name: string;
  text: string;
}

export const pageOf = (name: string, text: string): IndexedPage => ({ name, text });

/** Indexes pages and stubs `fetch` for the browser's search; callers must restore `fetch`. */
export function indexPages(pages: IndexedPage[], site: Site) {
  const found = pages.map(({ name, text }, index) =>
    toSearchPage({
      direction: 'rtl',
      path: `page-${index}`,
      name,
      way: [],
      text: { title: name, sections: [{ anchor: '', heading: '', text }] },
    }),
  );
  const files = new Map(searchFiles(site, found).map(({ path, content }) => [`/${path}`, String(content)]));
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    const content = files.get(address);
    return { ok: content !== undefined, status: 404, json: async () => JSON.parse(content ?? '') };
  });
  const entry: SearchManifest = JSON.parse(files.get('/search.json') ?? '');
  return { files, fetched, entry, index: new SearchIndex(entry) };
}
