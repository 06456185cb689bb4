import type { Planned } from '../../model/planned/planned.ts';
import type { Facts } from './schema.ts';

export type Fact = Planned<Facts>['items'][number];

/** Facts under one title; those before the first title have none. */
export interface FactGroup {
  title: string | undefined;
  items: Fact[];
}

/** Groups facts: a fact that is a title begins a group. */
export function groupsOf(facts: readonly Fact[]): FactGroup[] {
  const groups: FactGroup[] = [];
  for (const fact of facts) {
    const last = groups.at(-1);
    if (!last || fact.group !== undefined) groups.push({ title: fact.group, items: [fact] });
    else last.items.push(fact);
  }
  return groups;
}
