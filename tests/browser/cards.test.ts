import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowser } from '../support/page.ts';

const visit = openBrowser({ isReused: true, isWarm: true });

const text = (page: Page) => page.locator('main li article p').first();
const link = (page: Page) => page.locator('main li article a').first();
const targetOf = async (page: Page) => new URL((await link(page).getAttribute('href')) ?? '', page.url()).href;

test('without scripts the whole card is a link, including its text', async () => {
  const { page } = await visit('/services', { javaScriptEnabled: false });
  const address = await targetOf(page);
  await text(page).click({ force: true });
  await page.waitForURL(address);
});

test('with failing scripts, picture and title are links', async () => {
  const { page } = await visit('/services');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  const address = await targetOf(page);
  await page
    .locator('main li article')
    .first()
    .click({ position: { x: 40, y: 40 } });
  await page.waitForURL(address);
});

test('by keyboard each card is one tab stop and a link', async () => {
  const { page } = await visit('/services');
  expect(await page.locator('main li article').count()).toBe(9);
  expect(await page.locator('main li article :is(a, button, [tabindex])').count()).toBe(9);
  const address = await targetOf(page);
  await link(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(address);
});

describe('a card used by pointer', () => {
  /** Selects text of the first card with the mouse. */
  async function select(page: Page): Promise<string> {
    await text(page).scrollIntoViewIfNeeded();
    const box = await text(page).boundingBox();
    if (!box) throw new Error('The card has no words.');
    await page.mouse.move(box.x + box.width - 5, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + box.height - 10, { steps: 5 });
    await page.mouse.up();
    return page.evaluate(() => String(getSelection()));
  }

  test('allows selecting its text without navigation, and navigates on a click', async () => {
    const { page, problems } = await visit('/services');
    const before = page.url();
    const words = await text(page).textContent();
    const selected = await select(page);
    expect(selected.length).toBeGreaterThan(20);
    expect(words).toContain(selected.trim());
    expect(page.url()).toBe(before);
    const address = await targetOf(page);
    await text(page).click();
    await page.waitForURL(address);
    expect(problems).toEqual([]);
  });

  test('opens a new tab on a click with the modifier key', async () => {
    const { page } = await visit('/services');
    const before = page.url();
    const address = await targetOf(page);
    const opened = page.context().waitForEvent('page');
    await text(page).click({ modifiers: ['ControlOrMeta'] });
    await (await opened).waitForURL(address);
    expect(page.url()).toBe(before);
  });

  test('navigates on a tap on its text', async () => {
    const { page } = await visit('/services', { width: 390, hasTouch: true, isMobile: true });
    const address = await targetOf(page);
    await text(page).tap();
    await page.waitForURL(address);
  });
});

test('an event card links only through its button', async () => {
  const { page } = await visit('/', { width: 390 });
  const event = page.locator('article[data-kind="event"]').first();
  const before = page.url();
  await event.locator('p').nth(1).click();
  expect(page.url()).toBe(before);
  expect(await event.locator('a').count()).toBe(1);
});
