import type { Json } from '../../../core/json/value.ts';
import type { Operation } from '../../document/text/operation.ts';
import type { Path } from '../model/places.ts';
import type { Changes } from './changes.ts';

interface ListWorkOptions {
  changes: Changes;
  /** Place of the list. */
  at: Path;
  /** What sentences about an item are filled with. */
  valuesOf: (index: number) => Record<string, string>;
}

/** What can be done with the items of a list: each is one change of the file. */
export function listWork({ changes, at, valuesOf }: ListWorkOptions) {
  const change = (key: string, index: number, operation: Operation) =>
    changes.change([operation], { key, values: valuesOf(index) });
  return {
    move: (from: number, to: number) => change('move', from, { do: 'move', at: [...at, from], to }),
    remove: (index: number) => change('remove', index, { do: 'remove', at: [...at, index] }),
    /** @param values what the copy has otherwise */
    duplicate: (index: number, values?: Record<string, Json>) =>
      change('duplicate', index, { do: 'duplicate', at: [...at, index], ...(values && { values }) }),
  };
}
