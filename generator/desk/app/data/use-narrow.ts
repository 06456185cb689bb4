import { useMediaQuery } from '../../../editor/app/parts/use-media-query.ts';

/** Whether the screen is so narrow that tables become lists. The frame changes at the same width. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 52rem)');
