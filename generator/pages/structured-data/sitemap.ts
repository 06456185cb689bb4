import type { Site } from '../../../site.schema.ts';
import { hreflangOf } from '../../../templates/model/page/hreflang.ts';
import { isIndexable } from '../../content/site/indexable.ts';
import { alternatesOf } from '../../content/site/other-editions.ts';
import { pageUrl, wholeUrl } from '../../content/site/page-url.ts';
import { escapeXml } from '../../core/util/escape-xml.ts';
import type { InMemoryFile } from '../../core/util/output-file.ts';

/** Path of the sitemap, relative to the output. */
export const sitemapPath = 'sitemap.xml';

/**
 * Maximum number of addresses in a file; larger sites get several files and an index (https://www.sitemaps.org/protocol.html).
 */
const maxEntries = 50_000;

function toFile(path: string, root: 'urlset' | 'sitemapindex', entries: string[]): InMemoryFile {
  const others = entries.some((entry) => entry.includes('<xhtml:link ')) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  const start = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${others}>`;
  return { path, content: `${[start, ...entries, `</${root}>`].join('\n')}\n` };
}

/**
 * Sitemap entries of an edition. https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
function entriesOf(edition: Site): string[] {
  return edition.routes.filter(isIndexable).map(({ path, updated }) => {
    const change = updated ? `<lastmod>${updated}</lastmod>` : '';
    const others = hreflangOf(alternatesOf(edition, path)).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    );
    return `  <url><loc>${escapeXml(pageUrl(edition, path))}</loc>${change}${others.join('')}</url>`;
  });
}

/**
 * Sitemap for search engines. A modification date appears only if the content has one: one from the build would change with
 * every build, and search engines would stop trusting it.
 * https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap
 */
export function sitemapFiles(editions: readonly Site[], most = maxEntries): InMemoryFile[] {
  const url = editions[0] ? wholeUrl(editions[0]) : '';
  const entries = editions.flatMap(entriesOf);
  if (entries.length <= most) return [toFile(sitemapPath, 'urlset', entries)];
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) =>
    toFile(`sitemap-${index + 1}.xml`, 'urlset', entries.slice(index * most, (index + 1) * most)),
  );
  const index = parts.map(({ path }) => `  <sitemap><loc>${escapeXml(`${url}/${path}`)}</loc></sitemap>`);
  return [toFile(sitemapPath, 'sitemapindex', index), ...parts];
}
