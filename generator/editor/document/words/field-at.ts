import { isEntryType } from '../../../../templates/schema/entry-types.ts';
import type { Path } from '../../../core/json/path.ts';
import { get } from '../../../core/json/walk.ts';
import type { Localised } from '../protocol-forms.ts';
import { wordsOfKey } from './words-of-forms.ts';

/** Form of an item of a collection. */
function formOfRow(list: string | number | undefined, type: unknown): string {
  if (list === 'entries') return `${String(type)}-entry`;
  if (isEntryType(type)) return 'entry-term';
  return list === 'posts' ? 'post' : 'link-card';
}

/** Name of the form for an object of the content. */
function formAt(content: unknown, path: Path): string {
  let value = content;
  let way: string[] = [];
  let collection: unknown;
  for (const [depth, key] of path.entries()) {
    const list = path[depth - 1];
    value = get(value, key);
    const type = get(value, 'type');
    if (depth === 1) collection = type;
    if (typeof key === 'string') way.push(key);
    else if (list === 'blocks' && typeof type === 'string') way = [`block-${type}`];
    else if (path[0] === 'collections' && depth === 3) way = [formOfRow(list, collection)];
    if (depth === 1 && path[0] === 'collections') way = [`collections.${String(type)}`];
  }
  return way.join('.');
}

/** Label of a field of an object; undefined if it has none. */
export const fieldAt = (content: unknown, path: Path, key: string): Localised | undefined =>
  wordsOfKey(key, formAt(content, path));
