import type { Site } from '../../../site.schema.ts';
import type { InMemoryFile } from '../../core/util/output-file.ts';
import { sitemapFiles, sitemapPath } from './sitemap.ts';

/** Everything may be crawled; contains the address of the sitemap (RFC 9309). */
function robotsFile({ site: { url } }: Site): InMemoryFile {
  return { path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${url}/${sitemapPath}\n` };
}

/** Contact for security reports (RFC 9116), if the content has one. Valid until the end of the given day. */
function securityFile({ site: { security, url, language } }: Site): InMemoryFile[] {
  if (!security) return [];
  const path = '.well-known/security.txt';
  const lines = [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}T23:59:59Z`,
    `Preferred-Languages: ${language}`,
    // The address is fixed at the root of the host, even if the site is in a subfolder.
    `Canonical: ${new URL(path, new URL(url).origin).href}`,
    ...(security.policy ? [`Policy: ${security.policy}`] : []),
  ];
  return [{ path, content: `${lines.join('\n')}\n` }];
}

/** Files for crawlers in all editions of a site, the default first: sitemap, robots.txt and security.txt. */
export function findabilityFiles(editions: readonly [Site, ...Site[]]): InMemoryFile[] {
  const [site] = editions;
  return [robotsFile(site), ...sitemapFiles(editions), ...securityFile(site)];
}
