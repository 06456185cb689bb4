import type { Route } from '../../../site.schema.ts';
import { rememberPerObject } from '../../core/util/remember.ts';

/** Makes a function that derives something from the blocks of a page, once for each list of blocks. */
export function rememberPerBlocks<Value>(make: (blocks: Route['blocks']) => Value): (route: Pick<Route, 'blocks'>) => Value {
  const ofBlocks = rememberPerObject(make);
  return ({ blocks }) => ofBlocks(blocks);
}
