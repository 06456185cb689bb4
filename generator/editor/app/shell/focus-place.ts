/** Time between attempts, and maximum number of attempts. */
const pause = 50;
const mostTries = 40;

const controls = ':is(input, textarea, select, button, [contenteditable]):not([disabled])';

/** Control of the place that the panel shows; the panel's heading if the place has no field. */
function controlInPanel(isLast: boolean): HTMLElement | null {
  const panel = document.querySelector('[data-part="panel"]');
  const field = panel?.querySelector<HTMLElement>(`[data-current] ${controls}`);
  return field ?? (isLast ? (panel?.querySelector<HTMLElement>('h2') ?? null) : null);
}

/** Moves the focus to the place that the panel shows, once its values are loaded and the open dialog has closed. */
export function focusPlace(tries = 1): void {
  setTimeout(() => {
    const isOpen = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
    const control = isOpen ? null : controlInPanel(tries === mostTries);
    if (control) control.focus();
    else if (tries < mostTries) focusPlace(tries + 1);
  }, pause);
}
