import type { Route } from '../../../site.schema.ts';

/** Pages that search engines should show: with content, and not asked to be left out. */
export function isIndexable({ listed, placeholder }: Pick<Route, 'listed' | 'placeholder'>): boolean {
  return listed !== false && placeholder !== true;
}
