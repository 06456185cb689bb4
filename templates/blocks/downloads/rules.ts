import type * as z from 'zod';
import { mostGroups, namesIn } from '../../parts/filter-terms.ts';
import { faultOf } from '../../vocabulary/rules.ts';

interface Grouped {
  filterLabel?: string | undefined;
  items?: { groups?: string[] | undefined }[] | undefined;
}

/** A fault where files are of more kinds than a filter has room for. */
export function refineKinds({ value, issues }: z.core.ParsePayload<Grouped>): void {
  const { filterLabel, items = [] } = value;
  const count = namesIn(items.map(({ groups }) => groups)).length;
  if (filterLabel === undefined || count <= mostGroups) return;
  issues.push(faultOf('many-groups', ['filterLabel'], value, { count, expected: String(mostGroups) }));
}
