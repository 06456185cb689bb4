import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { themeOptionValues } from '../../../templates/theme/theme-options.ts';
import { axeScript } from '../../support/axe.ts';
import { type FormSite, formSites, giveForm } from '../../support/form-sites.ts';
import { openBrowser } from '../../support/page.ts';
import { serveMinimal } from '../../support/sites.ts';
import { textBeyondEdges } from '../measures/edges.ts';
import { overlapsInHeader } from '../measures/header.ts';
import { smallTargets } from '../measures/targets.ts';
import { adoptStyles, clippedText, doubleText, overlappingText, sidewaysOverflow } from '../measures/text.ts';
import { measureTogether } from '../measures/together.ts';

const visit = openBrowser({ isReused: true, isWarm: true });
const measures = [sidewaysOverflow, textBeyondEdges, clippedText, overlappingText, smallTargets, overlapsInHeader];
const height = 800;

/** Every header form with 0, 2 and 12 links, in both directions. */
const all = themeOptionValues.header.flatMap((form) => formSites.map((site) => ({ form, ...site })));
const cases = all.map((one) => ({ ...one, named: `${one.form}, ${one.links} links, ${one.direction}` }));

/** A very long site name ends in an ellipsis; a button beside the link of its entry may be narrower. */
const isAllowed = (fault: string) =>
  /^"[^"]{40}" by [\d.]+ px in <span /.test(fault) ||
  /^<button> "[^"]+" in [^:]+: [34]\d\.\dx(4[4-9]|[5-9]\d)\.\d, not 44x44$/.test(fault);

/** Violations found by axe. */
async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    return run(document, { resultTypes: ['violations'] });
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}

/** Header entries that move when none of them is marked as the current page. */
const movedByCurrent = (page: Page) =>
  page.evaluate(() => {
    const entries = [...document.querySelectorAll('header nav > ul > li')];
    const places = entries.map((entry) => entry.getBoundingClientRect().x);
    for (const link of document.querySelectorAll('header nav > ul > li > [aria-current]')) link.removeAttribute('aria-current');
    const moved = entries.filter((entry, index) => entry.getBoundingClientRect().x !== places[index]);
    return moved.map(({ textContent }) => textContent);
  });

describe.each(cases)('$named', ({ form, ...site }: FormSite & { form: (typeof themeOptionValues.header)[number] }) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await serveMinimal((content) => giveForm(content, form, site));
  });
  afterAll(() => server?.close());

  test('has no layout faults at any width or with text at 200 %, and no axe violations in either scheme', async () => {
    const { page, problems } = await visit('/page-1', { home: server.url, height });
    await page.evaluate(() => document.fonts.ready);
    const faults: string[] = [];
    for (const width of [320, 390, 768, 1024, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height });
      const found = (await measureTogether(page, measures)).filter((fault) => !isAllowed(fault));
      faults.push(...found.map((fault) => `${width} px: ${fault}`));
    }
    // Marking the current page must not move other entries.
    await page.setViewportSize({ width: 1280, height });
    if (form !== 'bar') expect(await movedByCurrent(page)).toEqual([]);
    await page.evaluate(axeScript);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        faults.push(...(await findViolations(page)).map((fault) => `${colorScheme}, ${width} px: ${fault}`));
      }
    }
    await adoptStyles(page, doubleText);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height });
      const found = await measureTogether(page, [sidewaysOverflow, overlapsInHeader]);
      faults.push(...found.map((fault) => `200 %, ${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('without scripts keeps the focus in view and has the button once', async () => {
    const { page } = await visit('/page-1', { home: server.url, width: 1280, height, javaScriptEnabled: false });
    const focused = page.locator('body > header :is(a, button):focus');
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const logo = page.locator('body > header > div > a').first();
    await logo.focus();
    // Shows the outline of keyboard focus.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(async () => (await logo.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    const names: string[] = [];
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      if ((await focused.count()) === 0) break;
      names.push((await focused.getAttribute('href')) ?? 'button');
      const box = await focused.boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= height, names.at(-1)).toBe(true);
    }
    expect(names.filter((name) => name === '/login')).toHaveLength(1);
    expect(names).toContain('/search');
  });
});
