import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import type { Path } from '../../../core/json/path.ts';
import { textOf } from '../../../core/json/text-of.ts';
import type { Json, JsonObject } from '../../../core/json/value.ts';
import { valueAt } from '../../../core/json/value-at.ts';
import { get, items } from '../../../core/json/walk.ts';
import type { Summary } from '../protocol-changes.ts';
import type { Consequence, ConsequenceKey, TaskProblem, TaskSummaryKey } from '../protocol-tasks.ts';
import type { Operation } from '../text/operation.ts';
import { applyToValue } from '../value.ts';

/** Result of planning a task. */
export interface TaskPlan {
  operations: Operation[];
  summary: Summary;
  consequences: Consequence[];
  /** Path of the page that shows what was added. */
  opens?: string;
}

/** Thrown if a task cannot be planned as requested. */
export class TaskError extends Error {
  readonly reason: TaskProblem;
  /** Invalid key of the request. */
  readonly field: string;
  constructor(reason: TaskProblem, field: string) {
    super(`${reason}: ${field}`);
    this.reason = reason;
    this.field = field;
  }
}

/** Task in planning: its operations, and the site with these applied. */
export class Task {
  readonly before: Json;
  site: Json;
  readonly operations: Operation[] = [];
  readonly consequences: Consequence[] = [];

  constructor(site: Json) {
    this.before = site;
    this.site = site;
  }

  /** Value at a path of the changed site. */
  at(path: Path): Json | undefined {
    return valueAt(this.site, path);
  }

  do(operation: Operation): void {
    this.operations.push(operation);
    this.site = applyToValue(this.site, operation);
  }

  /** Adds a consequence at a path of the original site. */
  addConsequence(key: ConsequenceKey, at: Path, values: Record<string, string> = {}): void {
    this.consequences.push({ key, at, values });
  }

  plan(key: TaskSummaryKey, values: Record<string, string>): TaskPlan {
    return { operations: this.operations, summary: { key, values }, consequences: this.consequences };
  }
}

export const listAt = (site: unknown, path: Path): Json[] => items(valueAt(site, path)) as Json[];

/** Index of the page with an address. @throws TaskFault if there is none */
export function pageIndex(site: Json, path: string, field: string): number {
  const index = listAt(site, ['routes']).findIndex((page) => get(page, 'path') === path);
  if (index === -1) throw new TaskError('no-such-place', field);
  return index;
}

/** Description that is still to be written: the check reports it. */
export const toBeWritten = '…';

/** Language of texts that the editor adds to a site. */
export const languageOfSite = (site: Json): MessageLanguage => (get(get(site, 'site'), 'language') === 'en' ? 'en' : 'ar');

/** Collections of a type by name. */
export function collectionsOf(site: Json, type: string): string[] {
  const all = Object.entries((get(site, 'collections') as JsonObject | undefined) ?? {});
  return all.flatMap(([name, value]) => (get(value, 'type') === type ? [name] : []));
}

/** Key of the items of a collection: cards, posts or entries. */
export function rowsOf(site: Json, collection: string): 'cards' | 'posts' | 'entries' | undefined {
  const found = valueAt(site, ['collections', collection]);
  return (['cards', 'posts', 'entries'] as const).find((key) => Array.isArray(get(found, key)));
}

export const namesOf = (list: readonly Json[]) => list.map((item) => textOf(get(item, 'name')));

/** One more than the largest id in a list. */
export const nextId = (list: readonly Json[]) =>
  Math.max(0, ...list.map((item) => Number(get(item, 'id'))).filter((id) => Number.isInteger(id))) + 1;
