import type { Route } from '../../../site.schema.ts';
import { get } from '../../core/json/walk.ts';
import { memoizeByObject } from '../../core/util/memoize.ts';

type Blocks = Route['blocks'];

/** Whether a section is hidden: it stays in the file, is not shown, and may be invalid. */
export const isHidden = (block: unknown): boolean => get(block, 'hidden') === true;

const places = new WeakMap<object, number[]>();

const withoutHidden = memoizeByObject((blocks: Blocks): Blocks => {
  const indexes = [...blocks.keys()].filter((index) => !isHidden(blocks[index]));
  const shown = indexes.map((index) => blocks[index] as Blocks[number]);
  places.set(shown, indexes);
  return shown;
});

/**
 * The visible sections of a page; the list itself if none is hidden. Only filtered lists are memoised: a weak map over all
 * pages would delay their garbage collection.
 */
export const shownBlocks = (blocks: Blocks): Blocks => (blocks.some(isHidden) ? withoutHidden(blocks) : blocks);

/** Index in the file of a section, from its index among the visible ones. */
export const placeOfBlock = (shown: Blocks, index: number): number => places.get(shown)?.[index] ?? index;
