import type { Site } from '../../../site.schema.ts';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import { editionPath, hrefOf } from '../../content/site/page-url.ts';
import { escapeHtml } from '../../core/util/escape-html.ts';
import { memoizeByObject } from '../../core/util/memoize.ts';
import type { InMemoryFile, OutputFile } from '../../core/util/output-file.ts';
import { listRedirects, pathOfRedirect, planRedirects, type Redirect, targetOf } from './redirects.ts';

/** Page titles of an edition, by path. */
const titlesOf = memoizeByObject(({ routes }: Site) => new Map(routes.map(({ path, title }) => [path, title])));

/** Edition and title of a redirect's target page; for another site, its address. */
function targetWords(redirect: Redirect, editions: readonly Site[]): { site: Site; words: string } {
  const { site = redirect.site, path = '' } = targetOf(redirect, editions) ?? {};
  return { site, words: titlesOf(site).get(decodedAddress(path)) ?? redirect.to };
}

/**
 * HTML of a redirect page.
 * @param address target on this host or another, percent-encoded
 */
function leadingPage({ site: { language, direction, url } }: Site, address: string, label: string): string {
  const words = escapeHtml(label);
  const href = escapeHtml(address);
  const canonical = escapeHtml(new URL(address.split('#', 1)[0] ?? '', url).href);
  return (
    `<!DOCTYPE html>\n<html lang="${language}" dir="${direction}"><head><meta charset="utf-8">` +
    `<title>${words}</title><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><link rel="canonical" href="${canonical}">` +
    `<meta http-equiv="refresh" content="0; url=${href}"></head>` +
    `<body><main><h1><a href="${href}">${words}</a></h1></main></body></html>\n`
  );
}

/**
 * Redirect pages at former addresses, for hosts without redirects, such as GitHub Pages. They redirect without delay, which
 * WCAG 2.2 allows (2.2.1, technique H76), and search engines treat that as a redirect. The query is lost; redirects by query
 * are not possible.
 */
export function redirectPages(...editions: readonly Site[]): InMemoryFile[] {
  const planned = planRedirects(editions);
  return listRedirects(editions).flatMap((redirect, index) => {
    const { site, words } = targetWords(redirect, editions);
    const { to = '', fragment = '', query } = planned[index] ?? {};
    if (query?.length !== 0) return [];
    return [{ path: pathOfRedirect(redirect), content: leadingPage(site, to + fragment, words) }];
  });
}

/**
 * Files at the root of a site whose default language is below a path: a page that redirects to its home page, and the 404 page,
 * for hosts that support only one.
 */
export function rootPages(site: Site, files: readonly OutputFile[]): OutputFile[] {
  if (!site.edition?.prefix) return [];
  const notFound = files.filter(({ path }) => path === editionPath(site, '404.html'));
  return [
    { path: 'index.html', content: leadingPage(site, hrefOf(site, '/'), site.site.name) },
    ...notFound.map((file): OutputFile => ({ ...file, path: '404.html' })),
  ];
}

/** Name of a file on a case-insensitive disk. */
const nameOnDisk = (path: string) => path.normalize('NFC').toLowerCase();

/**
 * Redirect pages that do not collide with a file of the site on a case-insensitive disk: such a page would overwrite the file
 * and redirect to itself. Two redirect pages that collide have the same bytes.
 */
export function redirectPagesBeside(editions: readonly Site[], files: readonly { path: string }[]): InMemoryFile[] {
  const taken = new Set(files.map(({ path }) => nameOnDisk(path)));
  return redirectPages(...editions).filter(({ path }) => !taken.has(nameOnDisk(path)));
}
