import { sameRoute, withoutEndSlashes } from './page-url.ts';

/** The page that an old address names, however its file was called: `/a`, `/a.html`, `/a/index.html` and `/a/` are one. */
export function plainPath(path: string): string {
  const normal = path.normalize('NFC');
  const page = normal.replace(/(?:\/index)?\.html$/i, '');
  return (page === normal ? withoutEndSlashes(page) : page) || '/';
}

/** Hosts and disks may not tell apart former addresses that are the same by this. */
export const formerKey = (path: string): string => sameRoute(plainPath(path));
