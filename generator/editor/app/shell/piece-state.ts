import { useSyncExternalStore } from 'react';

/** State of the running text that is being written; kept apart, as it changes with every key. */
export interface PieceState {
  /** Counts changes of the text and its selection. */
  version: number;
  /** What happened, for people who do not see it. */
  said: string;
}

export function createPieceState() {
  let current: PieceState = { version: 0, said: '' };
  const listeners = new Set<() => void>();
  const write = (parts: Partial<PieceState>) => {
    current = { ...current, ...parts };
    for (const listener of listeners) listener();
  };
  return {
    read: () => current,
    touch: () => write({ version: current.version + 1 }),
    say: (said: string) => write({ said }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type PieceStateStore = ReturnType<typeof createPieceState>;

export const usePieceState = ({ subscribe, read }: PieceStateStore): PieceState => useSyncExternalStore(subscribe, read);
