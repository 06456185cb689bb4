/** Largest number of scenes: each takes a screen of scrolling. */
export const mostScenes = 8;
