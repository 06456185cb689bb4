import { expect, test } from 'vitest';
import { openScreen, screenQueries } from '../../support/desk-screen.ts';
import { openDeskStub } from '../../support/desk-stub.ts';
import { openBrowser } from '../../support/page.ts';

const visit = openBrowser({ isWarm: true });
const stub = openDeskStub();

interface Stop {
  name: string;
  /** It is within the window, and nothing covers it. */
  isSeen: boolean;
  isOutlined: boolean;
}

/** Runs in a page: what has the focus. Undefined on the document itself. */
function stopNow(): Stop | undefined {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return undefined;
  const { left, top, width, height } = activeElement.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12));
  const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
  activeElement.setAttribute('data-visited', '');
  return {
    name: activeElement.outerHTML.slice(0, 160),
    isSeen: found !== null && (activeElement.contains(found) || found.contains(activeElement)),
    isOutlined: outlineStyle !== 'none' && outlineWidth !== '0px',
  };
}

/** Runs in a page: what a pointer can use and the keyboard did not reach. A group of radio buttons is one stop. */
function unreached(): string[] {
  const all = document.querySelectorAll('a[href], button, input:not([type="hidden"]), textarea, summary, [role="button"]');
  return [...all]
    .filter((one) => one.checkVisibility() && !one.hasAttribute('data-visited') && !one.closest('[aria-hidden="true"]'))
    .filter((one) => one.getAttribute('role') !== 'radio')
    .map((one) => one.outerHTML.slice(0, 160));
}

test.each(screenQueries)('%s: the keyboard reaches everything, and sees where it is', async (query) => {
  const { page } = await openScreen(visit, stub, query, { width: 1366, height: 768 });
  const stops: Stop[] = [];
  for (let left = 80; left > 0; left--) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopNow);
    if (!stop) break;
    stops.push(stop);
  }
  expect(stops.length).toBeGreaterThan(8);
  expect(stops.length).toBeLessThan(80);
  expect(stops.filter(({ isSeen, isOutlined }) => !isSeen || !isOutlined)).toEqual([]);
  expect(await page.evaluate(unreached)).toEqual([]);
});
