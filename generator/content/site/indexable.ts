import type { Route } from '../../../site.schema.ts';

/** Whether search engines should index a page: it has content and is not excluded. */
export function isIndexable({ listed, placeholder }: Pick<Route, 'listed' | 'placeholder'>): boolean {
  return listed !== false && placeholder !== true;
}
