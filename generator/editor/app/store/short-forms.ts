import { isObject } from '../../../core/json/value.ts';
import { child, type Path, textAt } from '../model/places.ts';
import { loadedValueAt, type Snapshot } from './snapshot.ts';

/** Short form that changes an existing thing. */
export interface ShortEdit {
  task: 'editPerson' | 'editEvent';
  at: Path;
}

/** Short form for an item of a collection. */
function editInCollection(snapshot: Snapshot, at: Path): ShortEdit | undefined {
  const type = snapshot.state?.collections.find(({ name }) => name === at[1])?.type;
  if (type === 'people' && at[2] === 'entries') return { task: 'editPerson', at };
  const isEvent = type === 'event-cards' || (type === 'posts' && isObject(child(loadedValueAt(snapshot, at), 'event')));
  return isEvent && (at[2] === 'cards' || at[2] === 'posts') ? { task: 'editEvent', at } : undefined;
}

/** Short form for what contains a place; undefined if it has none or is not loaded. */
export function shortEditOf(snapshot: Snapshot, path: Path): ShortEdit | undefined {
  const [top] = path;
  const at = path.slice(0, top === 'collections' ? 4 : 6);
  if (typeof at.at(-1) !== 'number' || !isObject(loadedValueAt(snapshot, at))) return undefined;
  if (top === 'collections') return editInCollection(snapshot, at);
  const block = loadedValueAt(snapshot, at.slice(0, 4));
  const isPerson = top === 'routes' && at.length === 6 && at[4] === 'items' && textAt(block, 'type') === 'people';
  return isPerson ? { task: 'editPerson', at } : undefined;
}
