import { defineBlock } from '../descriptor.ts';
import type { loginSchema } from './schema.ts';

export const login = defineBlock<typeof loginSchema>({
  type: 'login',
  styles: 'first',
  isTitle: () => true,
  formTargets: ({ action }) => (action ? [action] : []),
});
