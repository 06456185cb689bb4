import type { Path } from '../../../core/json/path.ts';
import { textOf } from '../../../core/json/text-of.ts';
import type { Json } from '../../../core/json/value.ts';
import { valueAt } from '../../../core/json/value-at.ts';
import { get, items } from '../../../core/json/walk.ts';
import type { Summary } from '../protocol-changes.ts';
import type { Consequence, ConsequenceKey, TaskRefusal } from '../protocol-tasks.ts';
import type { Operation } from '../text/operation.ts';
import { applyToValue } from '../value.ts';

/** What a task comes to. */
export interface TaskPlan {
  operations: Operation[];
  summary: Summary;
  consequences: Consequence[];
}

/** A task that cannot be done as it was asked for. */
export class TaskFault extends Error {
  readonly reason: TaskRefusal;
  /** The key of the request that is wrong. */
  readonly field: string;
  constructor(reason: TaskRefusal, field: string) {
    super(`${reason}: ${field}`);
    this.reason = reason;
    this.field = field;
  }
}

/** A task that is being planned: operations, and the site as they leave it. */
export class Task {
  readonly before: Json;
  site: Json;
  readonly operations: Operation[] = [];
  readonly consequences: Consequence[] = [];

  constructor(site: Json) {
    this.before = site;
    this.site = site;
  }

  /** What stands at a place now. */
  at(path: Path): Json | undefined {
    return valueAt(this.site, path);
  }

  do(operation: Operation): void {
    this.operations.push(operation);
    this.site = applyToValue(this.site, operation);
  }

  /** Tells what else happens at a place of the file as it was. */
  tell(key: ConsequenceKey, at: Path, values: Record<string, string> = {}): void {
    this.consequences.push({ key, at, values });
  }

  plan(key: string, values: Record<string, string>): TaskPlan {
    return { operations: this.operations, summary: { key, values }, consequences: this.consequences };
  }
}

export const listAt = (site: unknown, path: Path): Json[] => items(valueAt(site, path)) as Json[];

/** Index of the page with an address. @throws TaskFault when there is none */
export function pageIndex(site: Json, path: string, field: string): number {
  const index = listAt(site, ['routes']).findIndex((page) => get(page, 'path') === path);
  if (index === -1) throw new TaskFault('no-such-place', field);
  return index;
}

/** The list of a collection: its cards, its posts or its entries. */
export function rowsOf(site: Json, collection: string): 'cards' | 'posts' | 'entries' | undefined {
  const found = valueAt(site, ['collections', collection]);
  return (['cards', 'posts', 'entries'] as const).find((key) => Array.isArray(get(found, key)));
}

export const namesOf = (list: readonly Json[]) => list.map((item) => textOf(get(item, 'name')));

/** The next number after all in a list. */
export const nextId = (list: readonly Json[]) =>
  Math.max(0, ...list.map((item) => Number(get(item, 'id'))).filter((id) => Number.isInteger(id))) + 1;
