/** Id of the heading of a screen, which takes the focus when another screen is shown. */
export const titleId = 'screen-title';

/** Moves the focus to the heading of the screen. */
export const focusTitle = (): void => document.getElementById(titleId)?.focus();

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Moves it there if the focused element is gone, such as the row of something that was deleted. */
export function keepFocus(): void {
  const find = () => {
    if (isLost()) focusTitle();
  };
  setTimeout(() => {
    // A window that was closed returns the focus in the next frame.
    if (isLost()) requestAnimationFrame(find);
  }, 50);
}
