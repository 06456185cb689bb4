/**
 * Lets sections and cards appear as they are scrolled to. Only what lies below the first view is ever hidden, and only
 * by this script: without it, in print and with reduced motion everything is simply there.
 */
export function revealOnScroll(): void {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        target.setAttribute('data-reveal', 'shown');
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  document.documentElement.dataset.motion = '';
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    if (element.getBoundingClientRect().top < innerHeight) continue;
    element.dataset.reveal = 'hidden';
    observer.observe(element);
  }
}
