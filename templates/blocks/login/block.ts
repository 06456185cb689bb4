import { defineBlock } from '../descriptor.ts';

export const login = defineBlock({
  type: 'login',
  schema: async () => (await import('./schema.ts')).loginSchema,
  styles: 'first',
  isTitle: () => true,
  formTargets: ({ action }) => (action ? [action] : []),
});
