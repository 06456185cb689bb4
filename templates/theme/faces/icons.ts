import type { ThemeOptions } from '../theme-options.ts';

/** Rule of bold icons, whose lines have square ends and corners; empty for others. */
export function iconRule({ icons }: Pick<ThemeOptions, 'icons'>): string {
  return icons === 'bold' ? '[viewBox="0 0 24 24"]{stroke-linecap:butt;stroke-linejoin:miter}' : '';
}
