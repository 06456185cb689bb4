import { hasShortSegments, isShortAddress } from '../../schema/rules.ts';
import { formerAddressPattern, readFormer } from './former.ts';

/** First path segments used by files of the built site, or reserved by hosts and the preview. */
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

/** Whether no generated file, nor its compressed copy, has a path. */
function isUnclaimed(segments: readonly string[]): boolean {
  const [first = ''] = segments;
  return !reserved.has(first.toLowerCase().replace(/\.(?:br|gz)$/, ''));
}

/** Names that hosts treat specially: pages are `.html` files with `.br` and `.gz` copies beside them. */
const hostName = /^(?:index|404|.*\.(?:html|br|gz))$/i;

/** Whether a page can have a path. */
export function isFreePath(path: string): boolean {
  const segments = path.slice(1).split('/');
  return isUnclaimed(segments) && !segments.some((segment) => hostName.test(segment) || /^[._]/.test(segment));
}

/** Whether a path is in Unicode NFC, as keyboards type it: other forms are different addresses for hosts and file systems. */
export const isComposed = (path: string): boolean => path === path.normalize('NFC');

/**
 * Whether a former address is not used by the site. The addresses of the home page and the 404 page are used, but not with a
 * query. Names that begin with `_` are allowed: other systems use them for pages.
 */
export function isFreeFormerPath(address: string): boolean {
  const { path, query } = readFormer(address) ?? { path: address, query: [] };
  const segments = path.slice(1).split('/');
  const isOfSite = query.length === 0 && /^\/(?:index|404)$/i.test(path);
  const isHidden = segments.some((segment) => segment.startsWith('.'));
  return isUnclaimed(segments) && !isOfSite && !isHidden && !segments.slice(0, -1).some((one) => /\.(?:html|br|gz)$/i.test(one));
}

/** Whether browsers can request a former address. */
export const isFormerAddress = (address: string): boolean =>
  formerAddressPattern.test(address) && readFormer(address) !== undefined;

/** Whether each path segment of a former address can be a file name. */
export const hasShortFormerSegments = (address: string): boolean => hasShortSegments(readFormer(address)?.path ?? '');

/** Largest length of a path as sent; with the longest host and base path it stays below `longestAddress`. */
export const longestPath = 1500;

/** Whether a path is short enough as sent. */
export const isShortPath = (path: string): boolean => isShortAddress(path, longestPath);
