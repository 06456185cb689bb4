import type { Route } from '../../../site.schema.ts';
import { get } from '../../core/json/walk.ts';
import { memoizeByObject } from '../../core/util/memoize.ts';

type Blocks = Route['blocks'];

/** Whether a section stays in the file and is shown nowhere; what it holds may be wrong in any way. */
export const isHidden = (block: unknown): boolean => get(block, 'hidden') === true;

const places = new WeakMap<object, number[]>();

const withoutHidden = memoizeByObject((blocks: Blocks): Blocks => {
  const indexes = [...blocks.keys()].filter((index) => !isHidden(blocks[index]));
  const shown = indexes.map((index) => blocks[index] as Blocks[number]);
  places.set(shown, indexes);
  return shown;
});

/**
 * The sections of a page that are shown; the list itself where all are. That is not remembered: V8 would hold each page that it
 * is asked of until it collects all garbage, as if it were in use.
 */
export const shownBlocks = (blocks: Blocks): Blocks => (blocks.some(isHidden) ? withoutHidden(blocks) : blocks);

/** Where in the file a section of a page stands, by its index among those that are shown. */
export const placeOfBlock = (shown: Blocks, index: number): number => places.get(shown)?.[index] ?? index;
