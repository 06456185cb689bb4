import { fileOfHref } from '../../../templates/model/files/file-kinds.ts';
import { once } from '../../core/util/memoize.ts';
import { plainPath } from './former-paths.ts';

const parts = /^https?:\/\/([^/?#]*)([^?#]*)(.*)$/is;

function hostAndPath(url: unknown): { host: string; path: string } | undefined {
  try {
    const { host, pathname } = new URL(String(url));
    return { host, path: pathname.replace(/\/$/, '') };
  } catch {
    return undefined;
  }
}

/**
 * Creates a function that turns an absolute link to the site itself into a path: `https://www.example.org/a#b` -> `/a#b`. It
 * returns undefined for other links, and for files, which are published only by path.
 * @param url address of the site, valid or not
 */
export function createSitePathReader(url: unknown): (href: string) => string | undefined {
  const own = once(() => hostAndPath(url));
  return (href) => {
    if (!/^https?:/i.test(href)) return undefined;
    const [, host = '', path = '', rest = ''] = parts.exec(href) ?? [];
    const site = own();
    if (!site || host.toLowerCase().replace(/:(?:80|443)$/, '') !== site.host.replace(/:443$/, '')) return undefined;
    const isBelow = path === site.path || path.startsWith(`${site.path}/`);
    const inner = path.slice(site.path.length);
    if (!isBelow || fileOfHref(inner) !== undefined) return undefined;
    return plainPath(inner === '' ? '/' : inner) + rest;
  };
}
