import type { Json } from '../../../core/json/value.ts';
import { child, type Path, textAt } from '../model/places.ts';
import type { TaskSeed } from '../model/task-seed.ts';
import { blocksOf, hasSections, pageOf, type Snapshot, sectionsPathOf } from './snapshot.ts';

/** What can be added to what a section shows. */
export interface SectionAdd {
  /** Index of the section; undefined: the whole page. */
  index: number | undefined;
  task: 'addNews' | 'addEvent' | 'addPerson' | 'addEntry';
  seed: TaskSeed;
}

/** Task and seed for a section; undefined if it shows nothing that has a short form. */
function addOf(block: Json, at: Path, types: ReadonlyMap<string, string>): Omit<SectionAdd, 'index'> | undefined {
  const type = textAt(block, 'type');
  const collection = textAt(block, 'collection');
  if (type === 'calendar' && collection !== undefined) {
    const tag = textAt(block, 'tag');
    return { task: 'addEvent', seed: { collection, ...(tag !== undefined && { tag }) } };
  }
  if (type === 'posts' && collection !== undefined) return { task: 'addNews', seed: { collection } };
  const shown = textAt(child(block, 'from'), 'collection') ?? textAt(child(block, 'cards'), 'collection');
  if (type === 'people') return { task: 'addPerson', seed: { at: shown === undefined ? at : ['collections', shown] } };
  if (shown === undefined || !types.has(shown)) return undefined;
  return { task: types.get(shown) === 'event-cards' ? 'addEvent' : 'addEntry', seed: { collection: shown } };
}

/** What can be added to the sections of the shown page, or to the list of posts that it is. */
export function addsOf(snapshot: Snapshot): SectionAdd[] {
  const page = pageOf(snapshot);
  if (!page) return [];
  const [top, collection] = page.at;
  if (page.made === 'list' && top === 'collections')
    return [{ index: undefined, task: 'addNews', seed: { collection: String(collection) } }];
  if (!hasSections(page)) return [];
  const types = new Map(snapshot.state?.collections.map(({ name, type }) => [name, type]));
  return blocksOf(snapshot).flatMap((block, index) => {
    const add = addOf(block, [...sectionsPathOf(snapshot), index], types);
    return add ? [{ index, ...add }] : [];
  });
}
