import { useSyncExternalStore } from 'react';

/** At 200 % zoom a notebook is as low as a phone in landscape. */
const narrow = '(max-width: 30rem), (max-width: 60rem) and (max-height: 30rem)';

/** Screens that show one part of the editor at a time. */
const oneByOne = '(max-width: 60rem)';

function useMedia(query: string): boolean {
  const subscribe = (listener: () => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Whether the window is as narrow or as low as a phone. */
export const useNarrow = (): boolean => useMedia(narrow);

/** Whether one part of the editor is shown at a time. */
export const useOneByOne = (): boolean => useMedia(oneByOne);
