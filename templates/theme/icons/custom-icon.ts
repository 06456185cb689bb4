/** Site's own icon on the 24 by 24 grid of the set, as path data: strokes, and areas by fill rule. */
export interface CustomIcon {
  lines: string;
  areas: string;
  evenOddAreas: string;
}

/** File name of a site's own icon under `assets/`. */
export const customIconPattern = /^icons\/(?!\.)[^/\\\s.][^/\\\p{Cc}]*\.svg$/u;

/** Name of an icon: its file name without folder and extension. */
export const iconStem = (name: string): string => name.replace(/^.*\//, '').replace(/\.svg$/i, '');

/** Whether a text names a file in the icon folder. */
export const isCustomIconFile = (text: string): boolean => customIconPattern.test(text);
