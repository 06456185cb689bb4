import { join } from 'node:path';
import * as z from 'zod';
import { openJsonFile } from '../store/json-file.ts';
import type { PublishedForms } from './published-forms.ts';

/** Forms of the published site, kept for the time after a restart. */
export interface FormsFile {
  /** Undefined until a build has told them, and for a site without forms. */
  published: () => PublishedForms | undefined;
  set: (forms: PublishedForms | undefined) => void;
}

/**
 * Opens the file of forms. Its content comes from builds by the desk itself.
 * @param state folder of state
 * @throws UsageError if it is damaged
 */
export function openFormsFile(state: string): FormsFile {
  const schema = z.custom<{ forms?: PublishedForms | undefined }>((value) => typeof value === 'object' && value !== null);
  const file = openJsonFile(join(state, 'published-forms.json'), schema, {});
  return { published: () => file.value.forms, set: (forms) => file.set({ forms }) };
}
