import { isHref } from '../../templates/schema/rules.ts';
import { nearest } from '../core/diagnostics/nearest.ts';
import type { Path } from '../core/json/path.ts';

/** Longer links get no suggestion. Characters. */
const maxLength = 300;

/**
 * The page or fragment meant by an address without its slash: `support`, `./support.html` and, on a page, `#goals`.
 * @param routes paths of all pages, in order
 * @returns undefined if no page matches
 */
export function suggestPage(text: string, path: Path, routes: readonly unknown[]): string | undefined {
  if (text.length > maxLength || /^[a-z][a-z0-9+.-]*:/i.test(text)) return undefined;
  const [, page = '', rest = ''] = /^([^?#]*)([?#].*)?$/su.exec(text.trim()) ?? [];
  const paths = routes.filter((route): route is string => typeof route === 'string');
  const own = path[0] === 'routes' ? routes[Number(path[1])] : '/';
  const name = page
    .replaceAll('\\', '/')
    .replace(/^[./]+/, '')
    .replace(/(?:\/?(?:index)?\.html?|\/)$/i, '');
  const meant = page === '' ? own : nearest(`/${name}`, paths);
  if (typeof meant !== 'string') return undefined;
  return isHref(meant + rest) ? meant + rest : undefined;
}
