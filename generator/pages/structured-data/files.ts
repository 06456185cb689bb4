import type { Site } from '../../../site.schema.ts';
import type { InMemoryFile } from '../../core/util/output-file.ts';
import { sitemapFiles, sitemapPath } from './sitemap.ts';

/** Everything may be read; programs that look for pages learn where the list is (RFC 9309). */
function robotsFile({ site: { url } }: Site): InMemoryFile {
  return { path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${url}/${sitemapPath}\n` };
}

/** Whom to tell of vulnerabilities (RFC 9116), when the content says it. It holds until the end of the day it names. */
function securityFile({ site: { security, url, language } }: Site): InMemoryFile[] {
  if (!security) return [];
  const path = '.well-known/security.txt';
  const lines = [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}T23:59:59Z`,
    `Preferred-Languages: ${language}`,
    // The address at which programs look, also when the site itself is under a folder.
    `Canonical: ${new URL(path, new URL(url).origin).href}`,
    ...(security.policy ? [`Policy: ${security.policy}`] : []),
  ];
  return [{ path, content: `${lines.join('\n')}\n` }];
}

/** Files by which programs find their way, in all editions of a site, the default first: those of search engines, and those that look for a contact. */
export function findabilityFiles(editions: readonly [Site, ...Site[]]): InMemoryFile[] {
  const [site] = editions;
  return [robotsFile(site), ...sitemapFiles(editions), ...securityFile(site)];
}
