import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import type { Site } from '../../../site.schema.ts';
import { type ThemeOptions, themeOptionValues } from '../../../templates/theme/theme-options.ts';
import { axeScript } from '../../support/axe.ts';
import { announcementOf, contentOfFooter, giveFooter } from '../../support/footer-sites.ts';
import { openBrowser } from '../../support/page.ts';
import { pairwise } from '../../support/pairwise.ts';
import { serveMinimal } from '../../support/sites.ts';
import { textBeyondEdges } from '../measures/edges.ts';
import { smallTargets } from '../measures/targets.ts';
import { adoptStyles, clippedText, doubleText, overlappingText, sidewaysOverflow } from '../measures/text.ts';
import { measureTogether } from '../measures/together.ts';

const visit = openBrowser({ isReused: true, isWarm: true });
const measures = [sidewaysOverflow, textBeyondEdges, clippedText, overlappingText, smallTargets];
const height = 800;

const { footer, contacts, header, opening, edge, sections } = themeOptionValues;

/** All footers with all places of contact details, and each two values of what they are beside. */
const cases = pairwise({ footer, contacts, header, opening, edge, sections, direction: ['rtl', 'ltr'] });

/** Violations found by axe. */
async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    return run(document, { resultTypes: ['violations'] });
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}

/** Rows of the footer whose text is above that of an earlier row. */
function outOfOrder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('footer :is(h2, p, li)')].filter((one) => one.checkVisibility());
    const isBefore = (one: Element, next: Element) => {
      const [a, b] = [one.getBoundingClientRect(), next.getBoundingClientRect()];
      const isBeside = getComputedStyle(document.body).direction === 'rtl' ? b.right <= a.left + 1 : a.right <= b.left + 1;
      return isBeside || a.bottom <= b.top + 1;
    };
    return rows.flatMap((one, index) => {
      const next = rows[index + 1];
      return next && !isBefore(one, next) ? [`"${one.textContent}" then "${next.textContent}"`] : [];
    });
  });
}

/** Positions of the parts between content and end of the page. */
function readPlaces(page: Page) {
  return page.evaluate(() => {
    const boxOf = (selector: string) => {
      const { top = 0, bottom = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return { top: Math.round(top + scrollY), bottom: Math.round(bottom + scrollY) };
    };
    const detail = document.querySelector<HTMLElement>('[href^="tel:"]');
    return {
      height: detail?.offsetHeight ?? 0,
      detail: boxOf('[href^="tel:"]'),
      header: boxOf('body > header'),
      ground: boxOf('body > footer > :last-child'),
      card: boxOf('body > footer > :first-child > div > div'),
      sizes: [...document.querySelectorAll('footer p')].map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      isInFooter: Boolean(detail?.closest('body > footer > :last-child')),
      gap: Math.round(document.documentElement.scrollHeight - boxOf('body > footer').bottom),
    };
  });
}

describe.each(cases)('$footer, $contacts, $header, $opening, $edge, $sections, $direction', ({ direction, ...options }) => {
  const way = direction as 'rtl' | 'ltr';
  const forms = options as Partial<ThemeOptions>;
  let server: RunningServer;
  beforeAll(async () => {
    server = await serveMinimal((content) => {
      content.site.theme = { brand: '#35604a', accent: '#e6b96b', ...forms };
      const announcement = { announcement: announcementOf(way) };
      Object.assign(content, giveFooter(content as Site, way), forms.header === 'floating' ? {} : announcement);
    });
  });
  afterAll(() => server?.close());

  test('has no layout faults at any width, with text at 200 %, and no axe violations in either scheme', async () => {
    const { page, problems } = await visit('/', { home: server.url, height });
    await page.evaluate(() => document.fonts.ready);
    const faults: string[] = [];
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height });
      const found = [...(await measureTogether(page, measures)), ...(await outOfOrder(page))];
      faults.push(...found.map((fault) => `${width} px: ${fault}`));
    }
    await page.evaluate(axeScript);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        faults.push(...(await findViolations(page)).map((fault) => `${colorScheme}, ${width} px: ${fault}`));
      }
    }
    await adoptStyles(page, doubleText);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height });
      faults.push(...(await sidewaysOverflow(page)).map((fault) => `200 %, ${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('has contact details in their place', async () => {
    const { page } = await visit('/', { home: server.url, height });
    await page.evaluate(() => document.fonts.ready);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height });
      const { detail, height: high, header: top, ground, card, sizes, isInFooter, gap } = await readPlaces(page);
      expect(detail.bottom > 0, `${width} px`).toBe(forms.contacts !== 'none');
      // For thumbs.
      if (width < 768 && forms.contacts !== 'none') expect(high).toBeGreaterThanOrEqual(44);
      expect(isInFooter).toBe(forms.contacts === 'footer');
      if (forms.contacts === 'header') expect(detail.bottom).toBeLessThanOrEqual(top.top);
      if (forms.contacts === 'strip') expect(detail.bottom).toBeLessThanOrEqual(ground.top);
      // The card is half on the ground of the footer, cells between rules are above it.
      if (forms.contacts === 'card' && forms.sections !== 'rules') expect(card.bottom - ground.top).toBe(64);
      if (forms.contacts === 'card' && forms.sections === 'rules') expect(card.bottom).toBeLessThan(ground.top);
      expect(Math.max(...sizes) > 27).toBe(forms.footer === 'statement');
      expect(gap).toBe(0);
    }
  });

  test('prints telephone, e-mail and address, and nothing else of the footer', async () => {
    const { page } = await visit('/', { home: server.url, width: 673, height });
    await page.emulateMedia({ media: 'print' });
    const { address, details, about } = contentOfFooter(way);
    for (const href of details) expect(await page.locator(`[href="${href}"]`).isVisible()).toBe(true);
    expect(await page.locator('body').innerText()).toContain(address);
    const footerText = await page.locator('body > footer').innerText();
    expect(footerText).not.toContain(about);
    expect(await page.locator('footer [href^="https:"], section [href^="https:"]').filter({ visible: true }).count()).toBe(0);
    expect(await measureTogether(page, [sidewaysOverflow, textBeyondEdges])).toEqual([]);
  });
});
