import type { BlankParts } from '../model/blank.ts';
import { child } from '../model/places.ts';
import { words } from '../words/words.tsx';
import type { Snapshot } from './snapshot.ts';

/** Content for new parts, from what the site has. @throws Error before the schema is loaded */
export function blankParts({ schema, state, roots }: Snapshot): BlankParts {
  if (!schema) throw new Error('The forms are not known yet.');
  const language = child(roots.get('/site')?.value, 'language') === 'en' ? 'en' : 'ar';
  return {
    schema,
    words: words[language].gallery.words,
    language,
    collection: state?.collections.find(({ type }) => type.endsWith('-cards'))?.name,
  };
}
