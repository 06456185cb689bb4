const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** How far a key goes along the stars; those that point sideways go with the line of reading. */
function stepOf(key: string, element: HTMLElement): number {
  const onward = getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return key === onward ? 1 : -1;
  return steps[key] ?? 0;
}

/**
 * What the browser does not do for stars: arrow keys go from one to the next, and open that one where one is open; Escape
 * closes, and gives the focus back; the address follows what is open. The browser itself opens, closes and finds them.
 */
export function start(island: HTMLElement): void {
  const stars = [...island.querySelectorAll('details')];
  island.addEventListener('keydown', (event) => {
    const star = stars.find((one) => one.contains(event.target as Node)) ?? stars.find(({ open }) => open);
    if (!star) return;
    const step = stepOf(event.key, island);
    if (event.key === 'Escape' && star.open) {
      star.open = false;
      star.querySelector('summary')?.focus();
    } else if (step !== 0 && document.activeElement?.matches('summary')) {
      const next = stars.at((stars.indexOf(star) + step) % stars.length);
      next?.querySelector('summary')?.focus();
      if (star.open && next) next.open = true;
      event.preventDefault();
    }
  });
  const follow = () => {
    const chosen = stars.find(({ open }) => open);
    const id = chosen?.querySelector('[id]')?.id;
    // On phones the sheet lies over the lower part of the window.
    chosen?.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
    history.replaceState(history.state, '', id ? `#${id}` : location.pathname + location.search);
  };
  island.addEventListener('toggle', follow, { capture: true });
  // The first may have been opened before this code arrived.
  if (stars.some(({ open }) => open)) follow();
}
