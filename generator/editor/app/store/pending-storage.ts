import { ownOperations } from './field-edit.ts';
import type { PendingChange, RejectedValue } from './snapshot.ts';

function read<Value>(key: string): Value[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** If storage is full, the values last until the page is closed. */
function store(key: string, values: unknown[]): void {
  try {
    if (values.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {}
}

/** Serialisable form of a pending change, without references to the page. */
const toStored = ({ from: _, revision, ...rest }: PendingChange): PendingChange => ({
  ...rest,
  revision: { base: revision.base, own: [{ operations: ownOperations(revision) }] },
});

/**
 * Session storage of the editor, per edition: paths differ between editions, so input waits for the same one.
 * @param edition language tag of the edition; undefined for the default one
 */
export function createPendingStorage(edition: string | undefined) {
  const [refused, waiting] = ['edit_refused', 'edit_waiting'].map((key) => (edition ? `${key}.${edition}` : key)) as [
    string,
    string,
  ];
  return {
    /** Refused values, restored after a reload. */
    readRefusals: (): ReadonlyMap<string, RejectedValue> => new Map(read<[string, RejectedValue]>(refused)),
    keepRefusals: (rejectedValues: ReadonlyMap<string, RejectedValue>): void => {
      const stored = [...rejectedValues].map(([at, one]) => [
        at,
        { ...one, ...(one.pending && { pending: toStored(one.pending) }) },
      ]);
      store(refused, stored);
    },
    /** Changes that were unwritten when the page was left. Reading removes them, so that none is sent twice. */
    takeWaiting: (): PendingChange[] => {
      const stored = read<PendingChange>(waiting);
      store(waiting, []);
      return stored;
    },
    keepWaiting: (pending: readonly PendingChange[]): void => store(waiting, pending.map(toStored)),
  };
}
