import { defineBlock } from '../descriptor.ts';
import { loginSchema } from './schema.ts';

export const login = defineBlock({
  schema: loginSchema,
  styles: 'first',
  isTitle: () => true,
  formTargets: ({ action }) => (action ? [action] : []),
});
