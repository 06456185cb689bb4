import type { Site } from '../../../site.schema.ts';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import { editionPath, hrefOf } from '../../content/site/page-url.ts';
import { escapeHtml } from '../../core/util/escape-html.ts';
import { memoizeByObject } from '../../core/util/memoize.ts';
import type { InMemoryFile, OutputFile } from '../../core/util/output-file.ts';
import { listRedirects, pathOfRedirect, planRedirects, type Redirect, targetOf } from './redirects.ts';

/** Titles of the pages of an edition, by their paths. */
const titlesOf = memoizeByObject(({ routes }: Site) => new Map(routes.map(({ path, title }) => [path, title])));

/** The edition of the page that a redirect leads to, and its title; of another site its address. */
function targetWords(redirect: Redirect, editions: readonly Site[]): { site: Site; words: string } {
  const { site = redirect.site, path = '' } = targetOf(redirect, editions) ?? {};
  return { site, words: titlesOf(site).get(decodedAddress(path)) ?? redirect.to };
}

/** A page that leads on. @param address where to, within the host of the site or elsewhere, percent-encoded */
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
 * Pages at former addresses, for hosts that know no redirects, such as GitHub Pages. They lead on without delay, which
 * WCAG 2.2 allows (2.2.1, technique H76), and search engines take that for a redirect. The query is lost; where it is what
 * leads on, no page can.
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
 * What stands at the root of a site whose default language is below an address of its own: a page that leads to its home, and
 * its 404 page, for hosts that know no other.
 */
export function rootPages(site: Site, files: readonly OutputFile[]): OutputFile[] {
  if (!site.edition?.prefix) return [];
  const notFound = files.filter(({ path }) => path === editionPath(site, '404.html'));
  return [
    { path: 'index.html', content: leadingPage(site, hrefOf(site, '/'), site.site.name) },
    ...notFound.map((file): OutputFile => ({ ...file, path: '404.html' })),
  ];
}

/** How disks that do not tell capitals apart know a file. */
const nameOnDisk = (path: string) => path.normalize('NFC').toLowerCase();

/**
 * Those pages without the ones whose name is that of a file of the site on disks that do not tell capitals apart: it would be
 * overwritten there, and lead to itself. Two of them that differ so have the same bytes.
 */
export function redirectPagesBeside(editions: readonly Site[], files: readonly { path: string }[]): InMemoryFile[] {
  const taken = new Set(files.map(({ path }) => nameOnDisk(path)));
  return redirectPages(...editions).filter(({ path }) => !taken.has(nameOnDisk(path)));
}
