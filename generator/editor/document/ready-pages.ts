import type { BlockType } from '../../../templates/blocks/descriptors.ts';

/** Sections of the pages that a new page can begin with. The first one is the title of the page. */
export const readyPages = {
  text: ['intro', 'prose'],
  service: ['intro', 'points', 'steps', 'faq'],
  questions: ['intro', 'faq'],
  pictures: ['banner', 'gallery'],
  people: ['banner', 'people'],
} as const satisfies Record<string, readonly BlockType[]>;

export type ReadyPage = keyof typeof readyPages;

export const readyPageNames = Object.keys(readyPages) as ReadyPage[];
