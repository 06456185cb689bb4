/** Id of the heading of a screen, which takes the focus when another screen is shown. */
export const titleId = 'screen-title';

/** Moves the focus to the heading of the screen. */
export const focusTitle = (): void => document.getElementById(titleId)?.focus();

/** Moves it there if the focused element is gone, such as the row of something that was deleted. Waits for closing windows. */
export function keepFocus(): void {
  setTimeout(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) focusTitle();
  }, 50);
}
