import type { Json } from '../../../core/json/value.ts';
import type { Operation } from '../../document/text/operation.ts';
import type { Path } from '../model/places.ts';
import type { Changes } from './changes.ts';

interface ListWorkOptions {
  changes: Changes;
  /** Path of the list. */
  at: Path;
  /** Values for messages about an item. */
  valuesOf: (index: number) => Record<string, string>;
}

/** Actions on list items. Each is a single change of the file. */
export function listWork({ changes, at, valuesOf }: ListWorkOptions) {
  const change = (key: string, index: number, operation: Operation) =>
    changes.change([operation], { key, values: valuesOf(index) });
  return {
    move: (from: number, to: number) => change('move', from, { do: 'move', at: [...at, from], to }),
    remove: (index: number) => change('remove', index, { do: 'remove', at: [...at, index] }),
    /** @param values keys to change in the copy */
    duplicate: (index: number, values?: Record<string, Json>) =>
      change('duplicate', index, { do: 'duplicate', at: [...at, index], ...(values && { values }) }),
  };
}
