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

/** If storage is full, the values last until the page is closed. */
function keep(key: string, values: unknown[]): void {
  try {
    if (values.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {}
}

/** Serialisable form of a pending change, without references to the page. */
const plain = ({ from: _, vision, ...rest }: Pending): Pending => ({
  ...rest,
  vision: { base: vision.base, own: [{ operations: ownOf(vision) }] },
});

/**
 * Session storage of the editor, per edition: paths differ between editions, so input waits for the same one.
 * @param edition language tag of the edition; undefined for the default one
 */
export function createKept(edition: string | undefined) {
  const [refused, waiting] = ['edit_refused', 'edit_waiting'].map((key) => (edition ? `${key}.${edition}` : key)) as [
    string,
    string,
  ];
  return {
    /** Refused values, restored after a reload. */
    readRefusals: (): ReadonlyMap<string, Refusal> => new Map(read<[string, Refusal]>(refused)),
    keepRefusals: (refusals: ReadonlyMap<string, Refusal>): void => {
      const kept = [...refusals].map(([at, one]) => [at, { ...one, ...(one.pending && { pending: plain(one.pending) }) }]);
      keep(refused, kept);
    },
    /** Changes that were unwritten when the page was left. Reading removes them, so that none is sent twice. */
    takeWaiting: (): Pending[] => {
      const kept = read<Pending>(waiting);
      keep(waiting, []);
      return kept;
    },
    keepWaiting: (pending: readonly Pending[]): void => keep(waiting, pending.map(plain)),
  };
}
