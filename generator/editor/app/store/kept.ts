import { ownOf } from './entry.ts';
import type { Pending, Refusal } from './snapshot.ts';

function read<Value>(key: string): Value[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** A browser that has no room left keeps it as long as the page is open. */
function keep(key: string, values: unknown[]): void {
  try {
    if (values.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {}
}

/** What a change is without the page that it was entered in. */
const plain = ({ from: _, vision, ...rest }: Pending): Pending => ({
  ...rest,
  vision: { base: vision.base, own: [{ operations: ownOf(vision) }] },
});

/**
 * What the browser keeps while no page of the editor is open. Places are other ones in each language of a site: what was entered
 * in one waits for the next page in it.
 * @param edition the language that is edited, by its tag; undefined for the default one
 */
export function createKept(edition: string | undefined) {
  const [refused, waiting] = ['edit_refused', 'edit_waiting'].map((key) => (edition ? `${key}.${edition}` : key)) as [
    string,
    string,
  ];
  return {
    /** What the file did not take is there again after a reload. */
    readRefusals: (): ReadonlyMap<string, Refusal> => new Map(read<[string, Refusal]>(refused)),
    keepRefusals: (refusals: ReadonlyMap<string, Refusal>): void => {
      const kept = [...refusals].map(([at, one]) => [at, { ...one, ...(one.pending && { pending: plain(one.pending) }) }]);
      keep(refused, kept);
    },
    /** What was not written when the page was left, to be sent by the next one. It is taken: nobody sends it twice. */
    takeWaiting: (): Pending[] => {
      const kept = read<Pending>(waiting);
      keep(waiting, []);
      return kept;
    },
    keepWaiting: (pending: readonly Pending[]): void => keep(waiting, pending.map(plain)),
  };
}
