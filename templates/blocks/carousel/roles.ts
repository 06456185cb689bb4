const slide = '.splide__slide';
const focusable = ':is(a, button)';

/** What Splide makes tab stops of while it is in view. Links of clones are none. */
export const ownNodes = `${slide}:not(.splide__slide--clone) ${focusable}`;

const cloneNodes = `.splide__slide--clone ${focusable}`;

/** What Splide says of a dot, and of the item that holds it, as of tabs. */
const ofTabs = ['role', 'tabindex', 'aria-selected', 'aria-controls'];

/**
 * Takes back what Splide makes of a carousel, whenever it has made it anew: tab panels under tabs, and no list. The row stays
 * a list, dots are plain buttons of which one is the current one, and links of clones are no tab stops.
 * @param root the element that Splide is mounted on
 */
export function restoreRoles(root: HTMLElement): void {
  root.querySelector('.splide__list')?.setAttribute('role', 'list');
  for (const one of root.querySelectorAll(slide)) one.removeAttribute('role');
  for (const node of root.querySelectorAll<HTMLElement>(cloneNodes)) node.tabIndex = -1;
  root.querySelector('.splide__pagination')?.setAttribute('role', 'list');
  for (const one of root.querySelectorAll('.splide__pagination *')) {
    for (const name of ofTabs) one.removeAttribute(name);
    one.ariaCurrent = one.matches('.is-active') ? 'true' : null;
  }
}
