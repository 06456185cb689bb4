import type { CDPSession, Page } from 'playwright-core';

export interface Stop {
  name: string;
  /** What is wrong with it; empty when nothing is. */
  faults: string[];
}

/** Looks, in a page, at what has the focus. Nothing when the focus is on the page itself. */
function lookAtFocus(): Stop | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement) return undefined;
  const box = focused.getBoundingClientRect();
  const bar = document.querySelector('header')?.getBoundingClientRect();
  const faults: string[] = [];

  const visible = { top: Math.max(box.top, 0), bottom: Math.min(box.bottom, innerHeight) };
  // A link of several lines has a box for each.
  const covered = [...focused.getClientRects()].flatMap(({ left, top, right, bottom }) => {
    const [start, end] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const heights = from < to ? [from + 2, (from + to) / 2, to - 2] : [];
    return heights.filter((height) =>
      // Browsers scroll sideways only when less than 32 px can be seen: a part is enough there.
      [start + 2, (start + end) / 2, end - 2].every((across) => {
        const at = document.elementFromPoint(across, height);
        // At a corner that is cut off, what holds it is there.
        return at && !focused.contains(at) && !at.contains(focused);
      }),
    );
  });
  if (covered.length > 0) faults.push(`covered at ${covered.map(Math.round).join(' ')}, the header ends at ${bar?.bottom}`);

  // Of a field of many lines, the browser brings the line of the caret into view.
  const isTall = focused.localName === 'textarea' || box.height > innerHeight - (bar?.height ?? 0);
  const isInWindow = isTall
    ? visible.bottom - visible.top >= Math.min(box.height, 44)
    : box.top > -0.5 && box.bottom < innerHeight + 0.5 && box.left > -0.5 && box.right < innerWidth + 0.5;
  if (!isInWindow) faults.push(`outside of the window: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`);

  const hasRing = [undefined, '::after', '::before'].some((pseudo) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/(?:, |\/ )0\)$/.test(outlineColor);
  });
  if (!hasRing && focused.localName !== 'iframe') faults.push('no outline');
  const label = focused.getAttribute('aria-label') || focused.textContent?.trim() || focused.getAttribute('name') || '';
  return { name: `<${focused.localName}> ${label.slice(0, 40)}`, faults };
}

interface Walk {
  stops: Stop[];
  /** The focus has left the page, or the stops are as many as are wanted: keys lead nowhere from now on. */
  isOver: boolean;
}

/**
 * Begins a walk in a page, which looks at each stop by itself: when the key goes up again, the focus is where it led to, and
 * that is in view. Asking from outside after each key takes many times as long.
 */
function beginWalk(look: typeof lookAtFocus, most: number): void {
  const ending = new AbortController();
  const walk: Walk = { stops: [], isOver: false };
  const end = () => {
    ending.abort();
    return walk;
  };
  const hold = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && walk.isOver) event.preventDefault();
  };
  const note = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab' || walk.isOver) return;
    const stop = look();
    if (stop) walk.stops.push(stop);
    walk.isOver = !stop || walk.stops.length >= most;
  };
  addEventListener('keydown', hold, { capture: true, signal: ending.signal });
  addEventListener('keyup', note, { capture: true, signal: ending.signal });
  Object.assign(globalThis, { walk, endWalk: end });
}

/** Keys pressed before the page is asked whether its walk is over. */
const keysAtOnce = 20;

/** Presses Tab so many times, without waiting for each: the browser takes them in their order. */
async function pressTab(session: CDPSession, { times, isBack }: { times: number; isBack: boolean }): Promise<void> {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: isBack ? 8 : 0 };
  const events = Array.from({ length: times }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  await Promise.all(events.map((type) => session.send('Input.dispatchKeyEvent', { ...key, type })));
}

async function walkAtOnce(page: Page, key: string, most: number): Promise<Stop[]> {
  if (most === 0) return [];
  const session = await page.context().newCDPSession(page);
  await page.evaluate(`(${beginWalk})(${lookAtFocus}, ${most})`);
  do {
    await pressTab(session, { times: Math.min(keysAtOnce, most), isBack: key !== 'Tab' });
  } while (!(await page.evaluate<boolean>('walk.isOver')));
  await session.detach();
  return page.evaluate<Stop[]>('endWalk().stops');
}

/** Whether the focus is in the page again some frames later: it comes out of a frame of another process in its own time. */
function comesBack(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 20; frames++) {
      await new Promise(requestAnimationFrame);
      if (document.activeElement && document.activeElement !== document.body) return true;
    }
    return false;
  });
}

/** Keys that are pressed in a frame are told to no other page, and none to a page without scripts: each stop is asked for. */
async function walkByStep(page: Page, key: string, { most, hasFrame }: { most: number; hasFrame: boolean }): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop =
      (await page.evaluate(lookAtFocus)) ?? (hasFrame && (await comesBack(page)) ? await page.evaluate(lookAtFocus) : undefined);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Whether a page calls the listeners that a test adds: one without scripts does not. */
function callsListeners(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    let isCalled = false;
    addEventListener('probe', () => (isCalled = true), { once: true });
    dispatchEvent(new Event('probe'));
    return isCalled;
  });
}

/** Goes through the page with a key, from where the focus is, until the focus leaves the page or the stops are that many. */
export async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab', most = 300): Promise<Stop[]> {
  const hasFrame = (await page.locator('iframe').count()) > 0;
  return hasFrame || !(await callsListeners(page)) ? walkByStep(page, key, { most, hasFrame }) : walkAtOnce(page, key, most);
}
