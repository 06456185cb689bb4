import type { Refusal } from './snapshot.ts';

const key = 'edit_refused';

/** What the file did not take is there again after a reload. */
export function readRefusals(): ReadonlyMap<string, Refusal> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, Refusal][]);
  } catch {
    return new Map();
  }
}

export function keepRefusals(refusals: ReadonlyMap<string, Refusal>): void {
  if (refusals.size === 0) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify([...refusals]));
}
