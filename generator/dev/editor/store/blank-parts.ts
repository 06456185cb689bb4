import type { Json } from '../../../edit/contract.ts';
import type { BlankParts } from '../model/blank.ts';
import type { Snapshot } from './snapshot.ts';

/** The first picture that a part of the file names. */
function pictureIn(value: Json | undefined): string | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  for (const [key, child] of Object.entries(value)) {
    if (key === 'src' && typeof child === 'string') return child;
    const found = pictureIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What new parts are filled with: things that the site already has. @throws Error before the schema has come. */
export function blankParts({ schema, state, roots }: Snapshot, words: string): BlankParts {
  if (!schema) throw new Error('The forms are not known yet.');
  const pages = [...roots.values()].filter(({ at }) => at[0] === 'routes' || at[0] === 'site');
  return {
    schema,
    words,
    picture: pages.map(({ value }) => pictureIn(value)).find((source) => source !== undefined),
    collection: state?.collections.find(({ type }) => type !== 'posts')?.name,
  };
}
