import { revealOnScroll } from './reveal.ts';
import type { ScriptNames } from './scripts.ts';

/**
 * The only script before interaction: waits for each island's moment, then fetches its own file, all that this imports, and
 * React where it needs it, side by side. Clicks and keys that arrive before an island is live are kept and played back.
 */
const replayed = 'button:not([popovertarget]), [data-replay]';

/** Put in by the bundler (`generator/bundle/templates/script-names.ts`): on pages, names would be the longest part of each island. */
declare const islandScripts: ScriptNames;
const [version, usual, others] = islandScripts;

const load = (file: string) => import(/* @vite-ignore */ file);

/** Makes an island live; `data-hydrated` then marks it. */
async function goLive(element: HTMLElement): Promise<void> {
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
      const isSeen = entries.some((entry) => entry.isIntersecting);
      if (isSeen && hasLeft && !isTrying) {
        isTrying = true;
        // The network failed: the next time it comes into view is another try.
        goLive(element).then(
          () => observer.disconnect(),
          () => {
            isTrying = false;
          },
        );
      }
      hasLeft = !isSeen;
    },
    { rootMargin: '200px' },
  );
  // The island itself has `display: contents` and no box.
  observer.observe(element.firstElementChild ?? element);
}

/** How long a link waits for its island before it leads where it leads without scripts, in milliseconds. */
const patience = 1500;

interface Pending {
  control: HTMLElement;
  /** The key that was pressed; absent for a click. */
  key?: string;
}

function onInteraction(element: HTMLElement): void {
  const pending: Pending[] = [];
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let isWaking = false;
  let isReplaying = false;
  /** Lets happen what was held back: in the live island, or as the page does it without scripts, which know no keys. */
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
    goLive(element).then(
      () => {
        listening.abort();
        delete element.dataset.failed;
        replay(true);
      },
      () => {
        // The network failed: the page does what it does without scripts, and the next touch tries again.
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
    if (!key && 'href' in control) setTimeout(replay, patience);
    event.preventDefault();
    event.stopPropagation();
  };
  /** An address that names a part of the island is a touch too. */
  const follow = () => element.contains(document.getElementById(location.hash.slice(1))) && wake();
  for (const type of ['pointerover', 'focusin', 'beforematch']) element.addEventListener(type, wake, options);
  element.addEventListener('click', keep, options);
  element.addEventListener('keydown', keep, options);
  addEventListener('hashchange', follow, options);
  // Whoever has it knows by its `aria-busy` that something listens.
  replay();
  follow();
}

/** Lets the browser's own search find what is closed, where it can open it; elsewhere styles go on hiding it. */
function letBeFound(): void {
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

/** The words of a card lie above its link; a click that leaves nothing selected follows it. */
function followCards(): void {
  addEventListener('click', (event) => {
    const link = (event.target as HTMLElement).closest('[data-kind="link"] p')?.parentElement?.querySelector('a');
    if (!link || event.defaultPrevented) return;
    // What was selected before is let go only after the click.
    setTimeout(() => getSelection()?.isCollapsed && link.dispatchEvent(new MouseEvent('click', event)));
  });
}

/** Begins what a page does for somebody who looks at it. */
function begin(): void {
  letBeFound();
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

// A page that is rendered ahead, unseen, waits until it is shown: nothing moves or is fetched for nobody.
if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
else begin();
