import { useSyncExternalStore } from 'react';
import type { Written } from '../frame/text-work.ts';

/** What is being written, apart from all else: each letter draws the tools and the strip of the text again, and nothing more. */
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
