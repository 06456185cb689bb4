import type { Path } from '../../../core/json/path.ts';
import { textOf } from '../../../core/json/text-of.ts';
import { isObject, isSame, type Json } from '../../../core/json/value.ts';
import { get } from '../../../core/json/walk.ts';
import type { TaskRequest } from '../protocol-tasks.ts';
import { departmentIn } from './add-person.ts';
import { pictureOf } from './add-post.ts';
import { Task, TaskError, type TaskPlan } from './task.ts';

type EditPerson = Extract<TaskRequest, { task: 'edit-person' }>;
type EditEvent = Extract<TaskRequest, { task: 'edit-event' }>;

/** Sets the keys of an object that differ; undefined removes a key. */
function rewrite(task: Task, at: Path, values: Record<string, Json | undefined>): void {
  for (const [key, value] of Object.entries(values)) {
    const known = get(task.at(at), key) as Json | undefined;
    if (value === undefined && known !== undefined) task.do({ do: 'remove', at: [...at, key] });
    else if (value !== undefined && !isSame(known, value)) task.do({ do: 'set', at: [...at, key], value });
  }
}

function planOf(task: Task, key: 'task-edit-person' | 'task-edit-event', title: string): TaskPlan {
  if (task.operations.length === 0) throw new TaskError('nothing-to-do', 'title');
  return task.plan(key, { title });
}

/** A picture keeps its description and what matters in it, unless its file is another one. */
const pictureFrom = (known: unknown, src: string | undefined): Json | undefined =>
  src === undefined ? undefined : textOf(get(known, 'src')) === src ? (known as Json) : pictureOf(src);

/** Changes a person of a collection or of a section. @throws TaskError */
export function editPerson(site: Json, { at, title, role, department, image, email }: EditPerson): TaskPlan {
  const task = new Task(site);
  const person = task.at(at);
  if (!isObject(person)) throw new TaskError('no-such-place', 'at');
  const isEntry = at[0] === 'collections';
  const nameOf = (wished: string) => (isEntry ? departmentIn(task, at.slice(0, 2), wished) : wished);
  rewrite(task, at, {
    ...{ [isEntry ? 'title' : 'name']: title, role, image: pictureFrom(person.image, image), email },
    ...(department !== undefined && { groups: department === '' ? undefined : [nameOf(department)] }),
  });
  return planOf(task, 'task-edit-person', title);
}

const isTimed = (moment: string) => moment.includes('T');

/** End of an event that is moved: as long after its start as before. Undefined if only one of them has an hour. */
function movedEnd(end: string, from: string, to: string): string | undefined {
  if (isTimed(end) !== isTimed(to) || isTimed(from) !== isTimed(to)) return undefined;
  const [, offset = 'Z'] = /(Z|[+-]\d\d:\d\d)$/.exec(isTimed(end) ? end : '') ?? [];
  const shift = Date.parse(to) - Date.parse(from);
  const local = Date.parse(`${end.slice(0, isTimed(end) ? 16 : 10)}${isTimed(end) ? ':00Z' : ''}`) + shift;
  const text = new Date(local).toISOString();
  return isTimed(end) ? `${text.slice(0, 16)}${offset}` : text.slice(0, 10);
}

/** Changes an event: a post, or a card with a date. @throws TaskError */
export function editEvent(site: Json, { at, title, start, place, summary }: EditEvent): TaskPlan {
  const task = new Task(site);
  const item = task.at(at);
  if (!isObject(item)) throw new TaskError('no-such-place', 'at');
  const { event } = item;
  if (isObject(event)) {
    const { start: former, end } = event;
    const until = end === undefined || start === former ? end : movedEnd(textOf(end), textOf(former), start);
    rewrite(task, at, { title, ...(summary && { summary }) });
    rewrite(task, [...at, 'event'], { start, end: until, place: place || undefined });
  } else rewrite(task, at, { title, date: start.slice(0, 10), ...(summary && { description: summary }) });
  return planOf(task, 'task-edit-event', title);
}
