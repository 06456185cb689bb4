import type { Path } from '../../json/path.ts';
import { get } from '../../json/walk.ts';
import type { Localised } from '../protocol.ts';
import { wordsOfKey } from './words-of-forms.ts';

/** The form that an object of the content is edited in, as forms are named. */
function formAt(content: unknown, path: Path): string {
  let value = content;
  let way: string[] = [];
  for (const [depth, key] of path.entries()) {
    const list = path[depth - 1];
    value = get(value, key);
    const type = get(value, 'type');
    if (typeof key === 'string') way.push(key);
    else if (list === 'blocks' && typeof type === 'string') way = [`block-${type}`];
    else if (path[0] === 'collections' && depth === 3) way = [list === 'posts' ? 'post' : 'link-card'];
    if (depth === 1 && path[0] === 'collections') way = [`collections.${String(type)}`];
  }
  return way.join('.');
}

/** What the form of an object calls the field of a key; undefined where nobody has named it. */
export const fieldAt = (content: unknown, path: Path, key: string): Localised | undefined =>
  wordsOfKey(key, formAt(content, path));
