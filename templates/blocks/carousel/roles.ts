const slide = '.splide__slide';
const focusable = ':is(a, button)';

/** Elements that are tab stops while in view, as in Splide; links in cloned slides are excluded. */
export const ownNodes = `${slide}:not(.splide__slide--clone) ${focusable}`;

const cloneNodes = `.splide__slide--clone ${focusable}`;

/** Attributes by which Splide turns a dot and its list item into tabs. */
const ofTabs = ['role', 'tabindex', 'aria-selected', 'aria-controls'];

/**
 * Undoes the tab roles that Splide sets each time it mounts or refreshes: the row stays a list, dots are plain buttons with one
 * marked as current, and links in clones are not tab stops.
 * @param root element that Splide is mounted on
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
