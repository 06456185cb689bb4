import { isShortAddress } from '../vocabulary/rules.ts';

/** First segments that files of the built site have, or that hosts and the preview keep for themselves. */
export const reserved = new Set([
  'assets',
  '404.html',
  'robots.txt',
  'sitemap.xml',
  'favicon.ico',
  'apple-touch-icon.png',
  'site.webmanifest',
]);

/** Whether nothing of the built site has a path, or a compressed copy of it: no hidden segment. */
function isUnclaimedPath(path: string): boolean {
  const segments = path.slice(1).split('/');
  const [first = ''] = segments;
  return !reserved.has(first.toLowerCase().replace(/\.(?:br|gz)$/, '')) && segments.every((segment) => !/^[._]/.test(segment));
}

/** Names that hosts read in a way of their own: pages are files that end in `.html`, and `.br` and `.gz` stand beside them. */
const hostName = /^(?:index|404|.*\.(?:html|br|gz))$/i;

/** Whether a page can be written and served under a path. */
export function isFreePath(path: string): boolean {
  return isUnclaimedPath(path) && !path.split('/').some((segment) => hostName.test(segment));
}

/** Whether a former address is free: the addresses by which the home page and the 404 page go are those of the site. */
export function isFreeFormerPath(path: string): boolean {
  const folders = path.slice(1).split('/').slice(0, -1);
  return (
    isUnclaimedPath(path) && !/^\/(?:index|404)$/i.test(path) && !folders.some((segment) => /\.(?:html|br|gz)$/i.test(segment))
  );
}

/** Characters of a path as it is sent; with the longest host and base it stays below `longestAddress`. */
export const longestPath = 1500;

/** Whether a path is short enough as it is sent. */
export const isShortPath = (path: string): boolean => isShortAddress(path, longestPath);
