import { useSyncExternalStore } from 'react';

/** A notebook at 200 % is as low as a phone that lies on its side. */
const narrow = '(max-width: 30rem), (max-width: 60rem) and (max-height: 30rem)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is as narrow, or as low, as a phone: the bars leave it to the page. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
