import { get, items } from '../../core/json/walk.ts';
import type { EntrySummary } from '../facts/site-summary.ts';

/** The entries of a collection that a block shows, drafts apart, by what it says of them, which may be wrong; the order is no matter. */
export function entriesIn({ entries }: { entries: readonly EntrySummary[] }, said: unknown): EntrySummary[] {
  const [group, tag, entry] = ['group', 'tag', 'entry'].map((key) => get(said, key));
  const named = get(said, 'names') === undefined ? undefined : new Set(items(get(said, 'names')));
  return entries.filter(
    ({ name, groups, tags, publication }) =>
      !publication?.isDraft &&
      (named?.has(name) ?? true) &&
      (entry === undefined || name === entry) &&
      (group === undefined || groups.includes(String(group))) &&
      (tag === undefined || tags.includes(String(tag))),
  );
}
