import { blockTypes, descriptorOf } from '../../../templates/blocks/schemas.ts';
import { get } from '../../content/walk.ts';
import type { Json, TaskRequest } from '../contract.ts';
import { isObject } from '../json.ts';
import { type FitSchema, fitObject } from './fit.ts';
import { Task, TaskFault, type TaskPlan, textOf } from './task.ts';

type ReplaceSection = Extract<TaskRequest, { task: 'replace-section' }>;
type ResolvePlaceholder = Extract<TaskRequest, { task: 'resolve-placeholder' }>;

/** Another kind of section in the place of one: what fits stays, what does not is told. @throws TaskFault */
export function replaceSection(site: Json, { at, type }: ReplaceSection): TaskPlan {
  const task = new Task(site);
  const old = task.at(at);
  if (at.at(-2) !== 'blocks' || !isObject(old)) throw new TaskFault('no-such-place', 'at');
  const descriptor = descriptorOf(type);
  if (!descriptor || !(blockTypes as string[]).includes(type)) throw new TaskFault('no-such-place', 'type');
  if (old.type === type) throw new TaskFault('nothing-to-do', 'type');
  const { value, lost, needed } = fitObject(descriptor.schema as unknown as FitSchema, old);
  task.do({ do: 'set', at, value });
  for (const key of lost) task.tell('value-lost', [...at, key], { key });
  for (const key of needed) task.tell('value-needed', [...at, key], { key });
  return task.plan('task-replace-section', { from: textOf(old.type), to: type });
}

/** A value in the place of a provisional one, or the word that it was right all along. @throws TaskFault */
export function resolvePlaceholder(site: Json, { at, value }: ResolvePlaceholder): TaskPlan {
  const task = new Task(site);
  // The mark stands in an object beside what is provisional; diagnostics name either.
  const own = get(task.at(at), 'placeholder') === true ? at : at.slice(0, -1);
  if (get(task.at(own), 'placeholder') !== true) throw new TaskFault('no-such-place', 'at');
  const key = ['value', 'href', 'url'].find((one) => get(task.at(own), one) !== undefined);
  if (value !== undefined) {
    if (key === undefined && own === at) throw new TaskFault('no-such-place', 'at');
    task.do({ do: 'set', at: own === at ? [...own, key ?? ''] : key && at.at(-1) === 'placeholder' ? [...own, key] : at, value });
  }
  task.do({ do: 'remove', at: [...own, 'placeholder'] });
  return task.plan('task-resolve-placeholder', { value: textOf(value) });
}
