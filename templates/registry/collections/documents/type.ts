import type { Document } from '../../../blocks/downloads/schema.ts';
import { defineEntries } from '../entries/descriptor.ts';
import type { DocumentEntry } from './schema.ts';

export const documents = defineEntries<DocumentEntry, Document>({
  type: 'documents',
  words: async () => (await import('./words.ts')).words,
  toItem: ({ file, title, text, language, date }, { groups }) => ({ file, title, text, language, date, groups }),
});
