import { revealOnScroll } from './reveal.ts';
import type { ScriptNames } from './scripts.ts';

/**
 * The only script before interaction: waits until each island is needed, then loads its file, the file's imports and, if
 * needed, React in parallel. Clicks and keys before hydration are recorded and replayed.
 */
const replayed = 'button:not([popovertarget]), [role="tab"], [data-replay]';

/**
 * Replaced by the bundler (`generator/bundle/templates/script-names.ts`): in pages, file names would be the longest part of
 * each island.
 */
declare const islandScripts: ScriptNames;
const [version, usual, others] = islandScripts;

const load = (file: string) => import(/* @vite-ignore */ file);

/** Hydrates an island; `data-hydrated` marks it afterwards. */
async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island = '' } = element.dataset;
  const names = [`${island}.${version}`, ...(others[island] ?? usual)];
  const modules = await Promise.all(names.map((name) => load(`./${name}.js`)));
  await modules.find(({ start }) => start).start(element, modules[0]);
  element.dataset.hydrated = '';
}

function onVisible(element: HTMLElement): void {
  let isTrying = false;
  let hasLeft = true;
  const observer = new IntersectionObserver(
    (entries) => {
      const isIntersecting = entries.some((entry) => entry.isIntersecting);
      if (isIntersecting && hasLeft && !isTrying) {
        isTrying = true;
        // Network error: retries when it scrolls into view again.
        hydrateIsland(element).then(
          () => observer.disconnect(),
          () => {
            isTrying = false;
          },
        );
      }
      hasLeft = !isIntersecting;
    },
    { rootMargin: '200px' },
  );
  // The island element has `display: contents` and no box.
  observer.observe(element.firstElementChild ?? element);
}

/** How long a link waits for its island before it is followed as without scripts, in milliseconds. */
const linkTimeout = 1500;

interface PendingEvent {
  control: HTMLElement;
  /** Key that was pressed; absent for a click. */
  key?: string;
}

function onInteraction(element: HTMLElement): void {
  const pending: PendingEvent[] = [];
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let isWaking = false;
  let isReplaying = false;
  /** Replays the recorded event: in the hydrated island, or as the page works without scripts, which ignores keys. */
  const replay = (isLive?: boolean) => {
    isReplaying = true;
    for (const { control, key } of pending.splice(0)) {
      if (!key) control.click();
      else if (isLive) control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
    isReplaying = false;
    element.ariaBusy = 'false';
  };
  const wake = () => {
    if (isWaking) return;
    isWaking = true;
    hydrateIsland(element).then(
      () => {
        listening.abort();
        delete element.dataset.failed;
        replay(true);
      },
      () => {
        // Network error: the page works as without scripts, and the next interaction retries.
        isWaking = false;
        element.dataset.failed = '';
        replay();
      },
    );
  };
  const keep = (event: Event) => {
    if (isReplaying) return;
    wake();
    const { altKey, ctrlKey, metaKey, shiftKey, key } = event as KeyboardEvent;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const control = (event.target as HTMLElement).closest<HTMLElement>(replayed);
    if (!control || event.defaultPrevented) return;
    if (key && !/^(Arrow|Home$|End$| $)/.test(key)) return;
    pending.push({ control, key });
    element.ariaBusy = 'true';
    if (!key && 'href' in control) setTimeout(replay, linkTimeout);
    event.preventDefault();
    event.stopPropagation();
  };
  /** A URL fragment inside the island counts as an interaction. */
  const follow = () => element.contains(document.getElementById(location.hash.slice(1))) && wake();
  for (const type of ['pointerover', 'focusin', 'beforematch']) element.addEventListener(type, wake, options);
  element.addEventListener('click', keep, options);
  element.addEventListener('keydown', keep, options);
  addEventListener('hashchange', follow, options);
  // Sets `aria-busy` to false: styles show controls that need a script only if it is present (`until-live.ts`).
  replay();
  follow();
}

/** Lets find-in-page reveal closed content where supported; elsewhere CSS keeps hiding it. */
function makeFindable(): void {
  if (!('onbeforematch' in document.body)) return;
  for (const panel of document.querySelectorAll<HTMLElement>('[data-closed]')) {
    delete panel.dataset.closed;
    if (panel.id === location.hash.slice(1)) continue;
    panel.setAttribute('hidden', 'until-found');
    panel.ariaHidden = 'true';
    panel.addEventListener('beforematch', () => {
      panel.ariaHidden = null;
    });
  }
}

/** The text of a card is above its link; a click without a text selection follows the link. */
function followCards(): void {
  addEventListener('click', (event) => {
    const link = (event.target as HTMLElement).closest('[data-kind="link"] p')?.closest('article')?.querySelector('a');
    if (!link || event.defaultPrevented) return;
    // An earlier selection is cleared only after the click.
    setTimeout(() => getSelection()?.isCollapsed && link.dispatchEvent(new MouseEvent('click', event)));
  });
}

/** Starts the scripts of a visible page. */
function begin(): void {
  makeFindable();
  followCards();
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (element.dataset.strategy === 'visible') onVisible(element);
    else onInteraction(element);
  }
  if (document.querySelector('script[data-scroll-top]') && !location.hash) {
    history.scrollRestoration = 'manual';
    scrollTo(0, 0);
  }
  revealOnScroll();
}

// A prerendered page waits until it is shown.
if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
else begin();
