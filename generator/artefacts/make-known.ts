import { deserialize, serialize } from 'node:v8';
import { store } from '../store.ts';

export interface MakeKnownInput<Task, Facts> {
  /** Where the store keeps what is known of all of them. */
  name: string;
  /** The same key means the same artefact. */
  tasks: readonly Task[];
  /** Makes those of which nothing is known. */
  make: (tasks: Task[]) => Promise<Facts[]>;
}

/** What is known of artefacts, by their keys: from the build before, and of those that it did not make. */
export async function makeKnown<Task extends { key: string }, Facts>({ name, tasks, make }: MakeKnownInput<Task, Facts>) {
  const kept = await store.get(name);
  const known: ReadonlyMap<string, Facts> = kept ? deserialize(kept) : new Map();
  const missing = tasks.filter(({ key }) => !known.has(key));
  const made = await make(missing);
  const fresh = new Map(missing.map(({ key }, index) => [key, made[index]]));
  const facts = new Map<string, Facts>();
  for (const { key } of tasks) {
    const one = known.get(key) ?? fresh.get(key);
    if (one) facts.set(key, one);
  }
  if (missing.length > 0 || facts.size !== known.size) await store.put(name, serialize(facts));
  return facts;
}
