import { isExampleAddress } from '../../../content/site/example-address.ts';
import { isSample, isSampleFile, isToBeWritten, ownWords } from '../../../content/site/samples.ts';
import { textOf } from '../../../core/json/text-of.ts';
import type { Json } from '../../../core/json/value.ts';
import { get } from '../../../core/json/walk.ts';
import type { TaskRequest } from '../protocol-tasks.ts';
import { Task, TaskError, type TaskPlan } from './task.ts';

type ResolvePlaceholder = Extract<TaskRequest, { task: 'resolve-placeholder' }>;

/** Replaces a placeholder by a value, or confirms the present value. @throws TaskFault */
export function resolvePlaceholder(site: Json, { at, value }: ResolvePlaceholder): TaskPlan {
  const task = new Task(site);
  const sample = task.at(at);
  if (typeof sample === 'string' && (isSample(sample) || isSampleFile(sample) || isToBeWritten(sample))) {
    // Sample text contains its mark, so it can be confirmed; sample files and missing texts have nothing to confirm.
    if (value === undefined && !isSample(sample)) throw new TaskError('nothing-to-do', 'value');
    const next = value ?? ownWords(sample);
    task.do({ do: 'set', at, value: next });
    return task.plan('task-resolve-placeholder', { value: textOf(next) });
  }
  // The `placeholder` key is next to the provisional value; diagnostics may point at either.
  const own = get(task.at(at), 'placeholder') === true ? at : at.slice(0, -1);
  // An example address may have no such key; it is recognised by its value.
  const isExample = typeof sample === 'string' && isExampleAddress(sample) && get(task.at(own), 'placeholder') !== true;
  if (isExample && value !== undefined) {
    task.do({ do: 'set', at, value });
    return task.plan('task-resolve-placeholder', { value: textOf(value) });
  }
  if (get(task.at(own), 'placeholder') !== true) throw new TaskError('no-such-place', 'at');
  const key = ['value', 'href', 'url'].find((one) => get(task.at(own), one) !== undefined);
  if (value !== undefined) {
    if (key === undefined && own === at) throw new TaskError('no-such-place', 'at');
    task.do({ do: 'set', at: own === at ? [...own, key ?? ''] : key && at.at(-1) === 'placeholder' ? [...own, key] : at, value });
  }
  task.do({ do: 'remove', at: [...own, 'placeholder'] });
  return task.plan('task-resolve-placeholder', { value: textOf(value) });
}
