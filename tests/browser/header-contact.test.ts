import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { axeScript } from '../support/axe.ts';
import { type HeaderContactSite, headerContactSites, setHeaderContact } from '../support/header-contact-sites.ts';
import { openBrowser } from '../support/page.ts';
import { serveMinimal } from '../support/sites.ts';
import { textBeyondEdges } from './measures/edges.ts';
import { overlapsInHeader } from './measures/header.ts';
import { smallTargets } from './measures/targets.ts';
import { adoptStyles, clippedText, doubleText, overlappingText, sidewaysOverflow } from './measures/text.ts';
import { measureTogether } from './measures/together.ts';

const visit = openBrowser({ isReused: true, isWarm: true });
const measures = [sidewaysOverflow, textBeyondEdges, clippedText, overlappingText, smallTargets, overlapsInHeader];
const height = 700;

/** Visibility and size of the header button and the contact details at the current scroll position. */
function readReach(page: Page, action: string) {
  return page.evaluate((href) => {
    const isInSight = (one: Element) => {
      const { top, left, right, bottom } = one.getBoundingClientRect();
      if (!one.checkVisibility() || top < 0 || left < 0 || right > innerWidth || bottom > innerHeight) return false;
      return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    return {
      buttons: all(`body > header a[href='${href}']`).map(isInSight),
      details: all('body > footer :is([href^="tel:"], [href^="mailto:"])').map((one) =>
        one.textContent.replaceAll('\u00a0', ' '),
      ),
      heights: all('body > footer :is([href^="tel:"], [href^="mailto:"])').map((one) => (one as HTMLElement).offsetHeight),
    };
  }, action);
}

/** Tabs through the page in one direction. @returns focused elements, and those behind the header */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ seen: string[]; hidden: string[] }> {
  const seen: string[] = [];
  const hidden: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press(key);
    const at = await page.evaluate(() => {
      const one = document.activeElement;
      if (!one || one === document.body) return undefined;
      const { top, bottom } = one.getBoundingClientRect();
      const header = document.querySelector('body > header')!;
      const isBehind = one.closest('main, footer') && bottom > 0 && top < header.getBoundingClientRect().bottom - 1;
      const sticks = getComputedStyle(header).position === 'sticky' && header.getBoundingClientRect().top === 0;
      return { name: one.getAttribute('href') ?? one.localName, isBehind: Boolean(isBehind) && sticks };
    });
    if (!at || (at.name === seen[0] && seen.length > 3)) break;
    seen.push(at.name);
    if (at.isBehind) hidden.push(at.name);
  }
  return { seen, hidden };
}

describe.each(Object.entries(headerContactSites))('contact bar and header button on phones: %s', (_name, site) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await serveMinimal((content) => setHeaderContact(content, site, true));
  });
  afterAll(() => server?.close());

  const { contact, action }: HeaderContactSite = site;
  const details = [contact.phone?.value, contact.email?.value].filter((value) => value !== undefined);

  test('are visible and large enough without other layout faults', async () => {
    const { page, problems } = await visit('/', { home: server.url, height, isUnpainted: true });
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 600]) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      // A very long site name ends in an ellipsis, in every header.
      const faults = (await measureTogether(page, measures)).filter((fault) => !fault.startsWith(`"${site.name.slice(0, 30)}`));
      expect(faults, `${width} px`).toEqual([]);
      // Exactly one button, at any scroll position.
      expect((await readReach(page, action.href)).buttons, `${width} px`).toEqual([true]);
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      const reach = await readReach(page, action.href);
      expect(reach, `${width} px`).toMatchObject({ buttons: [true], details });
      for (const one of reach.heights) expect(one, `${width} px`).toBeGreaterThanOrEqual(44);
    }
    expect(problems).toEqual([]);
  });

  test('come before the menu in tab order, and no focused element is behind the header', async () => {
    for (const width of [320, 600]) {
      const size = { width, height: 500 };
      const { page, leave } = await visit('/', { home: server.url, ...size, javaScriptEnabled: false, isUnpainted: true });
      // In lower windows the header is not sticky.
      const position = await page.locator('body > header').evaluate((header) => getComputedStyle(header).position);
      expect(position).toBe('sticky');
      const { seen, hidden } = await walk(page, 'Tab');
      expect(seen).toContain(action.href);
      if (site.links.length > 0) expect(seen.indexOf(action.href)).toBeLessThan(seen.indexOf('button'));
      expect(hidden, `${width} px, forwards`).toEqual([]);
      await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('main a, footer a')].at(-1)?.focus());
      expect((await walk(page, 'Shift+Tab')).hidden, `${width} px, backwards`).toEqual([]);
      await leave();
    }
  });

  test('stay out of the menu, which opens below the header with all links', async () => {
    if (site.links.length === 0) return;
    const { page } = await visit('/', { home: server.url, width: 320, height, javaScriptEnabled: false, isUnpainted: true });
    await page.locator('header [popovertarget="menu_"]').click();
    await page.locator('#menu_').waitFor({ state: 'visible' });
    const [header, menu] = await Promise.all(['body > header > div', '#menu_'].map((one) => page.locator(one).boundingBox()));
    expect(Math.abs((header?.y ?? 0) + (header?.height ?? 0) - (menu?.y ?? 0))).toBeLessThan(2);
    const shown = await page.locator('#menu_ a').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
    expect(shown).toBe(site.links.length);
    expect((await readReach(page, action.href)).buttons).toEqual([true]);
  });

  test('keep the button in the header or its menu with text at 200 %', async () => {
    const { page } = await visit('/', { home: server.url, height, isUnpainted: true });
    await adoptStyles(page, doubleText);
    for (const width of [320, 390, 600, 1280]) {
      await page.setViewportSize({ width, height });
      expect(await measureTogether(page, [sidewaysOverflow, overlapsInHeader]), `${width} px`).toEqual([]);
      const button = page.locator('header [popovertarget="menu_"]');
      const isInMenu = (await readReach(page, action.href)).buttons.length === 0;
      if (isInMenu) await button.click();
      expect((await readReach(page, action.href)).buttons, `${width} px`).toHaveLength(1);
      if (isInMenu) await button.click();
    }
  });

  test('have no axe violations in either scheme', async () => {
    const { page } = await visit('/', { home: server.url, width: 320, height });
    await page.evaluate(axeScript);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await page.evaluate(() => {
        const { axe: engine } = window as unknown as { axe: typeof axe };
        return engine.run(document, { resultTypes: ['violations'] });
      });
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`),
        colorScheme,
      ).toEqual([]);
    }
  });

  test('show the button once at the end of the row on wide screens', async () => {
    const { page } = await visit('/', { home: server.url, width: 1280, height, isUnpainted: true });
    expect((await readReach(page, action.href)).buttons).toEqual([true]);
    expect(await measureTogether(page, measures)).toEqual([]);
  });

  test('print telephone, e-mail and address at any paper size, and show no empty strip on screens', async () => {
    const words: string[] = [...details, ...(contact.address ? [contact.address.value] : [])];
    const { page } = await visit('/', { home: server.url, height, isUnpainted: true });
    const foot = page.locator('body > footer');
    for (const width of [420, 673, 794]) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ media: 'screen' });
      if (contact.address) expect(await foot.innerText()).not.toContain(contact.address.value);
      if (details.length === 0) expect(await foot.locator('> div').first().isVisible()).toBe(!('address' in contact));
      await page.emulateMedia({ media: 'print' });
      const printed = (await foot.innerText()).replaceAll(/[\n\u00a0]/g, ' ');
      for (const word of words) expect(printed).toContain(word);
      expect(await measureTogether(page, [sidewaysOverflow, textBeyondEdges]), `${width} px`).toEqual([]);
    }
  });
});

test('a site without these options shows details from medium width and the button in the menu', async () => {
  const site = headerContactSites['no e-mail'];
  const server = await serveMinimal((content) => setHeaderContact(content, site, false));
  try {
    const { page } = await visit('/', { home: server.url, width: 390, height });
    expect(await readReach(page, site.action.href)).toEqual({ buttons: [], details: [], heights: [] });
    await page.locator('header [popovertarget="menu_"]').click();
    expect((await readReach(page, site.action.href)).buttons).toEqual([true]);
    await page.setViewportSize({ width: 768, height });
    expect((await readReach(page, site.action.href)).details).toEqual([site.contact.phone.value]);
  } finally {
    await server.close();
  }
});

test('the specified site shows details from medium width and prints them with the address on every page', async () => {
  for (const path of ['/', '/contact-us', '/services/training', '/login']) {
    const { page, leave } = await visit(path, { width: 673, height });
    const foot = page.locator('body > footer > div').first();
    expect(await foot.locator('[href^="tel:"], [href^="mailto:"]').first().isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    const printed = (await foot.innerText()).replaceAll('\u00a0', ' ');
    for (const word of ['+966 11 000 0000', 'info@example.com', 'الرياض، المملكة العربية السعودية'])
      expect(printed).toContain(word);
    await leave();
  }
});
