import type { Path } from '../../core/json/path.ts';
import type { Json } from '../../core/json/value.ts';
import type { SiteClash } from '../../editor/document/merge-sites.ts';
import type { Operation } from '../../editor/document/text/operation.ts';
import { applyToValue } from '../../editor/document/value.ts';

/** Operation that gives a place of the new conversion its former value. */
function operationOf({ theirsAt: at, base, theirs }: SiteClash): Operation | undefined {
  const index = at.at(-1);
  if (base === undefined) return theirs === undefined ? undefined : { do: 'remove', at };
  if (theirs === undefined && typeof index === 'number') return { do: 'insert', at: at.slice(0, -1), index, value: base };
  return { do: 'set', at, value: base };
}

/** Path that an operation is sorted by: insertions come after operations on the items behind them. */
const sortedBy = (operation: Operation): Path =>
  operation.do === 'insert' ? [...operation.at, operation.index - 0.5] : operation.at;

/** Later items first, and inner places before outer ones: no operation moves the place of another. */
function compare(one: Path, other: Path): number {
  for (const [depth, part] of one.entries()) {
    const second = other[depth];
    if (second === undefined) return -1;
    if (part === second) continue;
    return typeof part === 'number' && typeof second === 'number' ? second - part : String(part) < String(second) ? -1 : 1;
  }
  return one.length === other.length ? 0 : 1;
}

/**
 * What the next import compares with if nobody chose a side: the new conversion, with the former values of the clashing places,
 * so that they still clash then.
 */
export function withOpenClashes(theirs: Json, clashes: readonly SiteClash[]): Json {
  const operations = clashes.map(operationOf).filter((operation) => operation !== undefined);
  // Reversed, as what is inserted later comes before what was inserted at the same index.
  return operations
    .toReversed()
    .toSorted((a, b) => compare(sortedBy(a), sortedBy(b)))
    .reduce(applyToValue, theirs);
}
