import type { Json } from '../../../core/json/value.ts';
import { child } from '../model/places.ts';

const isSection = (element: Element) => !element.matches('nav, link, script, style, [data-edit-inserts], [data-rest]');

/** Elements of a page's blocks, in order. */
export function sectionsOf(root: Document): HTMLElement[] {
  const main = root.querySelector('main');
  const children = [...(main?.children ?? [])];
  const all = children.flatMap((one) => (one.matches('main > div:not([data-edit-inserts])') ? [...one.children] : [one]));
  return all.filter((one): one is HTMLElement => isSection(one));
}

export const isHidden = (block: Json | undefined) => child(block, 'hidden') === true;

/** Indexes of the blocks that are not hidden, in order. */
export const shownIndexes = (blocks: readonly Json[]): number[] => [...blocks.keys()].filter((index) => !isHidden(blocks[index]));

/** Element of a block; undefined if the block is hidden or drawn in another way. */
export function sectionAt(root: Document, index: number, blocks: readonly Json[]): HTMLElement | undefined {
  return isHidden(blocks[index]) ? undefined : sectionsOf(root)[shownIndexes(blocks).indexOf(index)];
}

/** Index of the block that contains an element. */
export function sectionOf(root: Document, element: Element, blocks: readonly Json[]): number | undefined {
  return shownIndexes(blocks)[sectionsOf(root).findIndex((section) => section.contains(element))];
}
