import { defineBlock } from '../../schema/block/descriptor.ts';

export const project = defineBlock({
  type: 'project',
  schema: async () => (await import('./schema.ts')).projectBlockSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  // Progress looks as on the cards of projects.
  embeds: { projects: () => true },
  isTitle: () => true,
  shows: 'projects',
});
