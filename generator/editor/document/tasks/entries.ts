import { asSample, sampleFiles } from '../../../content/site/samples.ts';
import type { Path } from '../../../core/json/path.ts';
import { textOf } from '../../../core/json/text-of.ts';
import { isObject, type Json, type JsonObject } from '../../../core/json/value.ts';
import { get, items } from '../../../core/json/walk.ts';
import { freeName } from '../free-name.ts';
import type { TaskRequest } from '../protocol-tasks.ts';
import { removeNames } from './delete-page.ts';
import { languageOfSite, listAt, namesOf, nextId, rowsOf, Task, TaskError, type TaskPlan } from './task.ts';

type AddEntry = Extract<TaskRequest, { task: 'add-entry' }>;
type RemovePast = Extract<TaskRequest, { task: 'remove-past' }>;

/** Sample image and button for a new card, if the last card has them. */
function likeLast(site: Json, last: Json | undefined): JsonObject {
  const language = languageOfSite(site);
  const { image, action } = isObject(last) ? last : {};
  return {
    ...(image !== undefined && { image: { src: sampleFiles.picture, alt: '', decorative: true } }),
    ...(isObject(action) && { action: { ...action, label: asSample(textOf(action.label), language) } }),
  };
}

/** Adds a card or post at the end of a collection. Name, id, image and button are generated if not given. */
export function addEntry(site: Json, { collection, values }: AddEntry): TaskPlan {
  const task = new Task(site);
  const rows = rowsOf(site, collection);
  if (!rows) throw new TaskError('no-such-place', 'collection');
  const list = listAt(site, ['collections', collection, rows]);
  const names = namesOf(list);
  const wished = textOf(values.name);
  if (wished !== '' && names.includes(wished)) throw new TaskError('name-taken', 'values');
  const name = wished || freeName(textOf(get(values, 'title')), names, { cards: 'card', posts: 'post', entries: 'entry' }[rows]);
  const own: JsonObject = rows === 'cards' ? { ...likeLast(site, list.at(-1)), id: nextId(list) } : {};
  const value: Json = { ...own, ...values, name };
  task.do({ do: 'insert', at: ['collections', collection, rows], index: list.length, value });
  task.addConsequence('entry-added', ['collections', collection, rows, list.length], { title: textOf(values.title) });
  return task.plan('task-add-entry', { title: textOf(values.title) });
}

const isOver = (day: unknown, today: string) =>
  typeof day === 'string' && /^\d{4}-\d{2}-\d{2}/.test(day) && day.slice(0, 10) < today;

function pastEvents(task: Task, { today, events }: RemovePast): void {
  const collections = Object.entries((get(task.before, 'collections') as JsonObject | undefined) ?? {});
  for (const [collection, value] of collections) {
    const cards = get(value, 'type') === 'event-cards' ? (items(get(value, 'cards')) as Json[]) : [];
    for (const [index, card] of [...cards.entries()].toReversed()) {
      if (!isOver(get(card, 'date'), today)) continue;
      const at: Path = ['collections', collection, 'cards', index];
      const title = textOf(get(card, 'title'));
      if (events === 'remove') {
        removeNames(task, collection, textOf(get(card, 'name')));
        task.do({ do: 'remove', at });
        task.addConsequence('event-removed', at, { title });
      } else if (get(card, 'isPast') !== true) {
        task.do({ do: 'set', at: [...at, 'isPast'], value: true });
        task.addConsequence('event-closed', at, { title });
      }
    }
  }
}

/** Removes past holidays everywhere, and the key with the last of them. */
function pastHolidays(task: Task, today: string): void {
  const visit = (value: Json | undefined, at: Path): void => {
    const list = get(value, 'holidays');
    if (Array.isArray(list)) dropHolidays(task, list, [...at, 'holidays'], today);
    if (value === null || typeof value !== 'object') return;
    for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
      if (key !== 'holidays') visit(get(value, key) as Json, [...at, key]);
    }
  };
  for (const part of ['collections', 'routes']) visit(get(task.before, part) as Json | undefined, [part]);
}

function dropHolidays(task: Task, list: Json[], at: Path, today: string): void {
  const over = [...list.entries()].filter(([, day]) => isOver(get(day, 'to') ?? get(day, 'from'), today));
  if (over.length === list.length && over.length > 0) task.do({ do: 'remove', at });
  else for (const [index] of over.toReversed()) task.do({ do: 'remove', at: [...at, index] });
  for (const [index, day] of over) task.addConsequence('holiday-removed', [...at, index], { label: textOf(get(day, 'label')) });
}

/** Removes or closes past events, announcements and holidays. @throws TaskFault if there are none */
export function removePast(site: Json, request: RemovePast): TaskPlan {
  const task = new Task(site);
  pastHolidays(task, request.today);
  pastEvents(task, request);
  if (isOver(get(get(site, 'announcement'), 'until'), request.today)) {
    task.do({ do: 'remove', at: ['announcement'] });
    task.addConsequence('announcement-removed', ['announcement']);
  }
  if (task.operations.length === 0) throw new TaskError('nothing-to-do', 'today');
  return task.plan('task-remove-past', { count: String(task.consequences.length) });
}
