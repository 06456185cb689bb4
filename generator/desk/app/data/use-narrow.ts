import { useSyncExternalStore } from 'react';

/** Screens on which tables become lists. The frame changes at the same width. */
const narrow = '(max-width: 52rem)';

function subscribe(listener: () => void) {
  const media = matchMedia(narrow);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the screen is narrow. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
