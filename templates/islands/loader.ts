import { revealOnScroll } from './reveal.ts';

/**
 * The only script before interaction: waits for each island's moment, then fetches React and the island's own file
 * side by side. Clicks and keys that arrive before an island is live are kept and played back.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-hydrate]');
const replayed = 'button:not([popovertarget]), [role="tab"]';

async function hydrateIsland(element: HTMLElement): Promise<void> {
  const [{ hydrate }, { Island }] = await Promise.all([
    import(/* @vite-ignore */ script?.dataset.hydrate ?? ''),
    import(/* @vite-ignore */ element.dataset.src ?? ''),
    import(/* @vite-ignore */ script?.dataset.react ?? ''),
  ]);
  await hydrate(element, Island);
}

function onVisible(element: HTMLElement, start: () => Promise<void> | undefined): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      // The network failed: the next time it comes into view is another try.
      start()?.catch(() => observer.observe(element.firstElementChild ?? element));
    },
    { rootMargin: '200px' },
  );
  // The island itself has `display: contents` and no box.
  observer.observe(element.firstElementChild ?? element);
}

function onInteraction(element: HTMLElement, start: () => Promise<void> | undefined): void {
  const pending: Array<() => void> = [];
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let live: Promise<void> | undefined;
  const wake = () => {
    live ??= start()?.then(
      () => {
        listening.abort();
        for (const replay of pending) replay();
      },
      () => {
        // The network failed: what the page does without scripts stays, and the next touch tries again.
        live = undefined;
        pending.length = 0;
      },
    );
  };
  const keep = (event: Event) => {
    wake();
    const { altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent | KeyboardEvent;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const target = event.target as HTMLElement;
    const control = target.closest<HTMLElement>(replayed);
    if (!live || !control || event.defaultPrevented) return;
    if (event instanceof KeyboardEvent) {
      if (!/^(Arrow|Home$|End$| $)/.test(event.key)) return;
      pending.push(() =>
        control.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true })),
      );
    } else {
      pending.push(() => control.click());
    }
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    element.addEventListener(type, wake, { ...options, passive: true });
  }
  element.addEventListener('click', keep, options);
  element.addEventListener('keydown', keep, options);
}

/** Begins what a page does for somebody who looks at it. */
function begin(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { strategy, media } = element.dataset;
    const start = () => (!media || matchMedia(media).matches ? hydrateIsland(element) : undefined);
    if (strategy === 'load') start();
    else if (strategy === 'visible') onVisible(element, start);
    else if (strategy === 'idle') (window.requestIdleCallback ?? setTimeout)(start);
    else onInteraction(element, start);
  }
  if (script && 'scrollTop' in script.dataset && !location.hash) {
    history.scrollRestoration = 'manual';
    scrollTo(0, 0);
  }
  revealOnScroll();
}

// A page that is rendered ahead, unseen, waits until it is shown: nothing moves or is fetched for nobody.
if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
else begin();
