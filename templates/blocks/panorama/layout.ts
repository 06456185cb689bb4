/** The most scenes that a panorama has: each is a screen of scrolling. */
export const mostScenes = 8;
