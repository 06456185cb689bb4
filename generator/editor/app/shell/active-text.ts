import { useSyncExternalStore } from 'react';
import type { ActiveText } from '../writing/active-text.ts';

/** Store for the text being edited. It is separate so that a key press only re-renders the toolbar and the strip. */
export function createActiveText() {
  let current: ActiveText | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    write: (activeText: ActiveText | undefined) => {
      current = activeText;
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

export type ActiveTextStore = ReturnType<typeof createActiveText>;

export const useActiveText = ({ subscribe, read }: ActiveTextStore): ActiveText | undefined =>
  useSyncExternalStore(subscribe, read);
