import { defineBlock } from '../../schema/block/descriptor.ts';

export const calendar = defineBlock({
  type: 'calendar',
  schema: async () => (await import('./schema.ts')).calendarSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'below',
  showsEvents: true,
});
