import { menuFolded } from '../../theme/tokens.ts';

/**
 * Phone menu. The browser handles the popover; this changes the button's name, restores focus after Escape as the pattern
 * requires, and closes the menu when the layout switches between row and menu.
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function start(island: HTMLElement): void {
  const button = island.querySelector('button');
  const menu = button?.popoverTargetElement;
  if (!button || !(menu instanceof HTMLElement)) return;
  /** Names of the button while the menu is closed and open. */
  const names = { closed: button.ariaLabel, open: button.dataset.close ?? '' };
  const say = (isOpen: boolean) => {
    button.ariaLabel = isOpen ? names.open : names.closed;
  };
  say(menu.matches(':popover-open'));
  menu.addEventListener('beforetoggle', ({ newState }) => {
    say(newState === 'open');
    // Browsers restore focus to the element that had it before, which may not be the button.
    if (newState === 'closed' && menu.contains(document.activeElement)) button.focus();
  });
  matchMedia(menuFolded).addEventListener('change', () => menu.hidePopover());
}
