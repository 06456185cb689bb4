import type { Site } from '../../site.schema.ts';
import { escapeHtml } from '../common/escape-html.ts';
import type { OutputFile } from '../common/output-file.ts';
import { plainPath } from '../site/former-paths.ts';
import { basePath, outputPathOf } from '../site/page-url.ts';
import { listRedirects, planRedirects } from './redirects.ts';

/** Words of the link: the title of the page, or the address of another site. */
function createWords(site: Site): (to: string) => string {
  const titles = new Map(site.routes.map(({ path, title }) => [path, title]));
  return (to) => titles.get(decodeURI(to.split('#', 1)[0] ?? '')) ?? to;
}

/**
 * Pages at former addresses, for hosts that know no redirects, such as GitHub Pages. They lead on without delay, which
 * WCAG 2.2 allows (2.2.1, technique H76), and search engines take that for a redirect. The query is lost.
 */
export function redirectPages(site: Site): OutputFile[] {
  const planned = planRedirects(site, basePath(site.site.url));
  const { origin } = new URL(site.site.url);
  const wordsFor = createWords(site);
  return listRedirects(site).map(({ from, to }, index) => {
    const { to: address = '', fragment = '' } = planned[index] ?? {};
    const href = escapeHtml(address + fragment);
    const words = escapeHtml(wordsFor(to));
    const content =
      `<!DOCTYPE html>\n<html lang="${site.site.language}" dir="${site.site.direction}"><head><meta charset="utf-8">` +
      `<title>${words}</title><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<meta name="robots" content="noindex"><link rel="canonical" href="${escapeHtml(new URL(address, origin).href)}">` +
      `<meta http-equiv="refresh" content="0; url=${href}"></head>` +
      `<body><main><h1><a href="${href}">${words}</a></h1></main></body></html>\n`;
    return { path: outputPathOf(plainPath(from)), content };
  });
}

/** How disks that do not tell capitals apart know a file. */
const nameOnDisk = (path: string) => path.normalize('NFC').toLowerCase();

/**
 * Those pages without the ones whose name is that of a file of the site on disks that do not tell capitals apart: it would be
 * overwritten there, and lead to itself. Two of them that differ so have the same bytes.
 */
export function redirectPagesBeside(site: Site, files: readonly { path: string }[]): OutputFile[] {
  const taken = new Set(files.map(({ path }) => nameOnDisk(path)));
  return redirectPages(site).filter(({ path }) => !taken.has(nameOnDisk(path)));
}
