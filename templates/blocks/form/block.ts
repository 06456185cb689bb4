import { defineBlock } from '../descriptor.ts';
import type { formSchema } from './schema.ts';

export const form = defineBlock<typeof formSchema>({
  type: 'form',
  styles: 'below',
  // Browsers ask the policy again where a service redirects to after it has the form.
  formTargets: ({ action, next }) => [action, ...(next?.href.startsWith('https:') ? [next.href] : [])],
});
