import { get, items } from '../../core/json/walk.ts';
import type { EntrySummary } from '../facts/site-summary.ts';

/** Entries of a collection that a block shows, without drafts, in any order. The reference may be invalid. */
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
