import type { Route } from '../../../site.schema.ts';
import { memoizeByObject } from '../../core/util/memoize.ts';

/** Memoises a function of the blocks of a page. */
export function memoizeByBlocks<Value>(make: (blocks: Route['blocks']) => Value): (route: Pick<Route, 'blocks'>) => Value {
  const ofBlocks = memoizeByObject(make);
  return ({ blocks }) => ofBlocks(blocks);
}
