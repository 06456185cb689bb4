import { menuFolded } from '../../theme/tokens.ts';

/**
 * The menu of phones. The browser itself opens and closes the popover and speaks its state; this changes the name of the
 * button, gives the focus back after Escape, as the pattern asks, and folds the menu where its row fits.
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function start(island: HTMLElement): void {
  const button = island.querySelector('button');
  const menu = button?.popoverTargetElement;
  if (!button || !(menu instanceof HTMLElement)) return;
  /** What the button is called while the menu is closed, and while it is open. */
  const names = { closed: button.ariaLabel, open: button.dataset.close ?? '' };
  const say = (isOpen: boolean) => {
    button.ariaLabel = isOpen ? names.open : names.closed;
  };
  say(menu.matches(':popover-open'));
  menu.addEventListener('beforetoggle', ({ newState }) => {
    say(newState === 'open');
    // The browser gives the focus back only when it was inside; after Escape on the page it would be lost.
    if (newState === 'closed' && menu.contains(document.activeElement)) button.focus();
  });
  matchMedia(menuFolded).addEventListener('change', () => menu.hidePopover());
}
