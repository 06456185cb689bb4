/** Positions on every page that a site can fill with blocks, from top to bottom. */
export const stripPlaces = ['beforeHeader', 'beforeFooter'] as const;

export type StripPlace = (typeof stripPlaces)[number];
