import type { BlankParts } from '../model/blank.ts';
import { child } from '../model/places.ts';
import type { Snapshot } from './snapshot.ts';

/** What new parts are filled with: things that the site already has. @throws Error before the schema has come. */
export function blankParts({ schema, state, roots }: Snapshot, words: string): BlankParts {
  if (!schema) throw new Error('The forms are not known yet.');
  return {
    schema,
    words,
    language: child(roots.get('/site')?.value, 'language') === 'en' ? 'en' : 'ar',
    collection: state?.collections.find(({ type }) => type !== 'posts')?.name,
  };
}
