const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** How far a key goes along the stars; those that point sideways go with the line of reading. */
function stepOf(key: string, element: HTMLElement): number {
  const onward = getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return key === onward ? 1 : -1;
  return steps[key] ?? 0;
}

/**
 * What the browser does not do for stars: arrow keys go from one to the next, and open that one where one is open; a star closes
 * with Escape, which gives the focus back, when a key leads the focus elsewhere and when the stars leave the window, as its sheet
 * lies over what comes then (WCAG 2.4.11); the address follows what is open. The browser itself opens, closes and finds them.
 */
export function start(island: HTMLElement): void {
  const stars = [...island.querySelectorAll('details')];
  const findOpen = () => stars.find(({ open }) => open);
  const close = () => {
    const star = findOpen();
    if (star) star.open = false;
    return star;
  };
  document.addEventListener('keydown', (event) => {
    const open = findOpen();
    const at = stars.findIndex(({ firstElementChild }) => firstElementChild === document.activeElement);
    const step = stepOf(event.key, island);
    if (event.key === 'Escape') close()?.querySelector('summary')?.focus();
    if (step === 0 || at < 0) return;
    const next = stars.at((at + step) % stars.length);
    next?.querySelector('summary')?.focus();
    if (open && next) next.open = true;
    event.preventDefault();
  });
  const leave = () => {
    if (document.querySelector(':focus-visible') && !findOpen()?.contains(document.activeElement)) close();
  };
  document.addEventListener('focusin', leave);
  const field = island.firstElementChild;
  if (field) new IntersectionObserver(([last]) => last?.isIntersecting || close()).observe(field);
  const follow = () => {
    const chosen = findOpen();
    const id = chosen?.querySelector('[id]')?.id;
    // On phones the sheet lies over the lower part of the window.
    chosen?.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
    history.replaceState(history.state, '', id ? `#${id}` : location.pathname + location.search);
  };
  island.addEventListener('toggle', follow, { capture: true });
  // The first may have been opened before this code arrived.
  leave();
  if (findOpen()) follow();
}
