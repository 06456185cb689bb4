import type { Route } from '../../../site.schema.ts';
import { memoizeByObject } from '../../core/util/memoize.ts';

/** Makes a function that derives something from the blocks of a page, once for each list of blocks. */
export function memoizeByBlocks<Value>(make: (blocks: Route['blocks']) => Value): (route: Pick<Route, 'blocks'>) => Value {
  const ofBlocks = memoizeByObject(make);
  return ({ blocks }) => ofBlocks(blocks);
}
