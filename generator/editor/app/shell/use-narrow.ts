import { useSyncExternalStore } from 'react';

/** At 200 % zoom a notebook is as low as a phone in landscape. */
const narrow = '(max-width: 30rem), (max-width: 60rem) and (max-height: 30rem)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is as narrow or as low as a phone. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
