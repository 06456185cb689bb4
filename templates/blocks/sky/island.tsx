const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Steps of a key through the stars; horizontal arrow keys follow reading direction. */
function stepOf(key: string, element: HTMLElement): number {
  const onward = getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return key === onward ? 1 : -1;
  return steps[key] ?? 0;
}

/**
 * Keyboard behaviour of the stars: arrow keys move between them and keep one open; Escape closes the star and returns focus; it
 * also closes when focus leaves or the stars scroll out of view, since its panel would cover what follows (WCAG 2.4.11); the
 * URL follows the open star. `<details>` does the rest.
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
    // On phones the panel covers the lower part of the window.
    chosen?.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
    history.replaceState(history.state, '', id ? `#${id}` : location.pathname + location.search);
  };
  island.addEventListener('toggle', follow, { capture: true });
  // A star may have been opened before this code loaded.
  leave();
  if (findOpen()) follow();
}
