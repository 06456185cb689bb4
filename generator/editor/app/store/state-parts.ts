import type { EditState, StateAnswer, StatePart } from '../../document/protocol-state.ts';

type Parts = Pick<EditState, StatePart>;

/** Unchanged items keep their objects, so that nothing re-renders. */
function keepSame<Entry>(before: readonly Entry[] = [], after: Entry[]): Entry[] {
  return after.map((entry, index) => {
    const former = before[index];
    return former !== undefined && JSON.stringify(former) === JSON.stringify(entry) ? former : entry;
  });
}

/** Loads the state in parts, and keeps the parts that the server reports as unchanged. */
export function createStateReader(ask: (known: Record<string, string>) => Promise<StateAnswer>): () => Promise<EditState> {
  let known: { names: StateAnswer['names']; parts: Parts; rest: string; state: EditState } | undefined;
  return async () => {
    const { names, pages, collections, problems, ...rest } = await ask({ ...known?.names });
    const former = known?.parts;
    const parts: Parts = {
      pages: pages ? keepSame(former?.pages, pages) : (former?.pages ?? []),
      collections: collections ? keepSame(former?.collections, collections) : (former?.collections ?? []),
      problems: problems ?? former?.problems ?? [],
    };
    const text = JSON.stringify(rest);
    const isSame = former !== undefined && known?.rest === text && !pages && !collections && !problems;
    const state = known && isSame ? known.state : { ...rest, ...parts };
    known = { names, parts, rest: text, state };
    return state;
  };
}
