/** An icon of a site on the grid of the set, 24 by 24, as path data: lines, and areas by their rule. */
export interface OwnIcon {
  lines: string;
  areas: string;
  evenOddAreas: string;
}

/** How content names an icon of its own: by its file under `assets/`. */
export const ownIconPattern = /^icons\/(?!\.)[^/\\\s.][^/\\\p{Cc}]*\.svg$/u;

/** What an icon is called: the name of its file, without folder and ending. */
export const iconStem = (name: string): string => name.replace(/^.*\//, '').replace(/\.svg$/i, '');

/** Whether a text names a file of the folder of icons. */
export const isOwnIconFile = (text: string): boolean => ownIconPattern.test(text);
