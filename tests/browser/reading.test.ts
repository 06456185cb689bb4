import { describe, expect, test } from 'vitest';
import { openBrowser } from '../support/page.ts';
import { pageKinds, waitForStablePage } from '../support/screenshot-pages.ts';
import { walkFocus } from './measures/focus.ts';
import { adoptStyles, clippedText, overlappingText, sidewaysOverflow, wideSpacing } from './measures/text.ts';
import { measureTogether } from './measures/together.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });

describe.each(Object.entries(pageKinds))('%s', (kind, path) => {
  // WCAG 2.4.7, 2.4.11
  test.each([320, 768, 1280])('keeps the focused element visible and marked in both directions at %i px', async (width) => {
    // The headless shell does not scroll focused frames of other origins into view.
    const { page } = await visit(path, { width, height: 720, isWhole: kind === 'contact' });
    await waitForStablePage(page);
    // Focus hydrates islands, which changes tab stops: the order is compared after hydration.
    const before = await walkFocus(page, 'Tab');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-island="tabs"], [data-island="search"], [data-island="password"]')].every((island) =>
        island.hasAttribute('data-hydrated'),
      ),
    );
    // After the last stop the focus may be in the browser's own UI for one key press.
    const once = await walkFocus(page, 'Tab');
    const forwards = once.length > 0 ? once : await walkFocus(page, 'Tab');
    const backwards = await walkFocus(page, 'Shift+Tab', forwards.length);
    const faulty = [...before, ...forwards, ...backwards].filter(({ faults }) => faults.length > 0);
    expect(faulty.map(({ name, faults }) => `${name}: ${faults.join(', ')}`)).toEqual([]);
    expect(forwards.length).toBeGreaterThan(4);
    expect(backwards.map(({ name }) => name).reverse()).toEqual(forwards.map(({ name }) => name));
  });

  test('has no clipped, overlapping or overflowing text with wide text spacing', async () => {
    const { page } = await visit(path, { width: 1280 });
    await waitForStablePage(page);
    await adoptStyles(page, wideSpacing);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await measureTogether(page, [sidewaysOverflow, clippedText, overlappingText]);
      expect(faults, `at ${width}px`).toEqual([]);
    }
  });
});
