/** What changed: screens that show it ask again. */
export type Changed = 'notices' | 'proposals' | 'publishing' | 'received' | 'people';

type Listener = (changed: Changed, person: string | undefined) => void;

/** Tells open screens that something changed, without saying what it is now. */
export interface Signal {
  /** @param person only for the screens of this person */
  notify: (changed: Changed, person?: string) => void;
  /** @returns a function that ends the subscription */
  subscribe: (listener: Listener) => () => void;
}

export function createSignal(): Signal {
  const listeners = new Set<Listener>();
  return {
    notify: (changed, person) => {
      for (const listener of [...listeners]) listener(changed, person);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
