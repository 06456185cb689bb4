import { hasShortSegments, isShortAddress } from '../../schema/rules.ts';
import { formerAddressPattern, readFormer } from './former.ts';

/** First segments that files of the built site have, or that hosts and the preview keep for themselves. */
export const reserved = new Set([
  'assets',
  '404.html',
  'robots.txt',
  'sitemap.xml',
  '_headers',
  '_redirects',
  'favicon.ico',
  'apple-touch-icon.png',
  'site.webmanifest',
]);

/** Whether nothing of the built site has a path, or a compressed copy of it. */
function isUnclaimed(segments: readonly string[]): boolean {
  const [first = ''] = segments;
  return !reserved.has(first.toLowerCase().replace(/\.(?:br|gz)$/, ''));
}

/** Names that hosts read in a way of their own: pages are files that end in `.html`, and `.br` and `.gz` stand beside them. */
const hostName = /^(?:index|404|.*\.(?:html|br|gz))$/i;

/** Whether a page can be written and served under a path. */
export function isFreePath(path: string): boolean {
  const segments = path.slice(1).split('/');
  return isUnclaimed(segments) && !segments.some((segment) => hostName.test(segment) || /^[._]/.test(segment));
}

/** Whether letters with signs are one character each, as keyboards write them: others would be another address to hosts and disks. */
export const isComposed = (path: string): boolean => path === path.normalize('NFC');

/**
 * Whether a former address is free: the addresses by which the home page and the 404 page go are those of the site, but with a
 * query they are others. Names that begin with `_` are those of pages in other systems.
 */
export function isFreeFormerPath(address: string): boolean {
  const { path, query } = readFormer(address) ?? { path: address, query: [] };
  const segments = path.slice(1).split('/');
  const isOfSite = query.length === 0 && /^\/(?:index|404)$/i.test(path);
  const isHidden = segments.some((segment) => segment.startsWith('.'));
  return isUnclaimed(segments) && !isOfSite && !isHidden && !segments.slice(0, -1).some((one) => /\.(?:html|br|gz)$/i.test(one));
}

/** Whether browsers can ask for a former address. */
export const isFormerAddress = (address: string): boolean =>
  formerAddressPattern.test(address) && readFormer(address) !== undefined;

/** Whether each part of the path of a former address can be the name of a file. */
export const hasShortFormerSegments = (address: string): boolean => hasShortSegments(readFormer(address)?.path ?? '');

/** Characters of a path as it is sent; with the longest host and base it stays below `longestAddress`. */
export const longestPath = 1500;

/** Whether a path is short enough as it is sent. */
export const isShortPath = (path: string): boolean => isShortAddress(path, longestPath);
