import { textOf } from '../../../core/json/text-of.ts';
import type { Json } from '../../../core/json/value.ts';
import { get } from '../../../core/json/walk.ts';
import type { TaskRequest } from '../protocol-tasks.ts';
import { linksTo, redirectWords, withRoute } from './links.ts';
import { listAt, pageIndex, Task, TaskError, type TaskPlan } from './task.ts';

type RenamePage = Extract<TaskRequest, { task: 'rename-page' }>;

/** Checks the syntax and uniqueness of a new address; the rest is checked by the content check. @throws TaskFault */
export function expectFreeAddress(site: Json, path: string, field: string): void {
  if (!/^\/(?!.*\/$)[^\s?#]*$/u.test(path) || path.includes('//')) throw new TaskError('bad-address', field);
  if (listAt(site, ['routes']).some((page) => get(page, 'path') === path)) throw new TaskError('address-taken', field);
}

/** Retargets all links from one page to another. */
export function redirectLinks(task: Task, from: string, to: string): void {
  for (const { at, href, pieces } of linksTo(task.site, from)) {
    const value = pieces ? redirectWords(textOf(task.at(at)), from, to) : withRoute(href, to);
    task.do({ do: 'set', at, value });
    task.addConsequence('link-follows', at, { href, to: withRoute(href, to) });
  }
}

function renameOne(task: Task, from: string, to: string): void {
  const at = ['routes', pageIndex(task.site, from, 'path')];
  redirectLinks(task, from, to);
  task.do({ do: 'set', at: [...at, 'path'], value: to });
  // If the page returns to a former address, that address must leave `movedFrom`.
  const former = listAt(task.site, [...at, 'movedFrom']);
  const kept = former.filter((path) => path !== to);
  if (kept.length < former.length) task.do({ do: 'set', at: [...at, 'movedFrom'], value: [...kept, from] });
  else task.do({ do: 'insert', at: [...at, 'movedFrom'], index: former.length, value: from });
  task.addConsequence('former-address-kept', at, { path: from });
}

/** Changes the address of a page, updates all links to it, and redirects the former address. @throws TaskFault */
export function renamePage(site: Json, { path, to, below = false }: RenamePage): TaskPlan {
  const task = new Task(site);
  pageIndex(site, path, 'path');
  if (path === '/' || to === path) throw new TaskError('nothing-to-do', 'to');
  const moved = [path];
  const deeper = listAt(site, ['routes']).map((page) => textOf(get(page, 'path')));
  if (below) moved.push(...deeper.filter((other) => other.startsWith(`${path}/`)));
  for (const one of moved) expectFreeAddress(site, to + one.slice(path.length), 'to');
  for (const one of moved) {
    if (one !== path) task.addConsequence('page-moves-too', ['routes', pageIndex(site, one, 'path')], { path: one });
    renameOne(task, one, to + one.slice(path.length));
  }
  return task.plan('task-rename-page', { path, to });
}
