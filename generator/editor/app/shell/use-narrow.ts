import { useMediaQuery } from '../parts/use-media-query.ts';

/** At 200 % zoom a notebook is as low as a phone in landscape. */
const narrow = '(max-width: 30rem), (max-width: 60rem) and (max-height: 30rem)';

/** Screens that show one part of the editor at a time. */
const oneByOne = '(max-width: 60rem)';

/** Whether the window is as narrow or as low as a phone. */
export const useNarrow = (): boolean => useMediaQuery(narrow);

/** Whether one part of the editor is shown at a time. */
export const useOneByOne = (): boolean => useMediaQuery(oneByOne);
