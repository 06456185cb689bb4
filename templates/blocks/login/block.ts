import { defineBlock } from '../../schema/block/descriptor.ts';

export const login = defineBlock({
  type: 'login',
  schema: async () => (await import('./schema.ts')).loginSchema,
  words: async () => (await import('./words.ts')).words,
  styles: 'first',
  isTitle: () => true,
  formTargets: ({ action }) => (action ? [action] : []),
});
