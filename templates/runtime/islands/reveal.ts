/**
 * Fades in sections and cards on scroll. Only content below the first view is hidden, and only by this script: without it, in
 * print and with reduced motion everything is visible.
 */
export function revealOnScroll(): void {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  const below = [...document.querySelectorAll('main > div > section, [data-reveal]')].filter(
    (element) => element.getBoundingClientRect().top >= innerHeight,
  );
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.filter((entry) => entry.isIntersecting).map((entry) => below.indexOf(entry.target));
      // A jump skips content: that is shown too, in case the reader scrolls back.
      for (const element of below.splice(0, Math.max(-1, ...seen) + 1)) {
        element.setAttribute('data-reveal', 'shown');
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  document.documentElement.dataset.motion = '';
  for (const element of below) {
    element.setAttribute('data-reveal', 'hidden');
    observer.observe(element);
  }
}
