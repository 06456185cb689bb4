import { useSyncExternalStore } from 'react';
import type { Written } from '../frame/text-work.ts';

/** Store for the text being edited. It is separate so that a key press only re-renders the toolbar and the strip. */
export function createWritten() {
  let current: Written | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    write: (written: Written | undefined) => {
      current = written;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type WrittenStore = ReturnType<typeof createWritten>;

export const useWritten = ({ subscribe, read }: WrittenStore): Written | undefined => useSyncExternalStore(subscribe, read);
