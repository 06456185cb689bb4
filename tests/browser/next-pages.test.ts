import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openTab, type Tab } from '../support/tab.ts';

const home = inject('specified');
const services = `${home}services`;
const service = `${home}services/training`;

const linkTo = (url: string) => `main a[href="${new URL(url).pathname}"], header a[href="${new URL(url).pathname}"]`;
const timing = "performance.getEntriesByType('navigation')[0]";
const wasPrerendered = `${timing}.activationStart > 0`;
const scripts = "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'))";

/** Shared by all tests; its problems accumulate over all pages. */
let tab: Tab;
beforeAll(async () => {
  tab = await openTab(inject('chromium'));
});
afterAll(() => tab.close());

/** Whether the reveal animation of an element has finished, as the pointer does not follow it. */
const isStill = (selector: string) =>
  `((card) => !card || (card.dataset.reveal !== 'hidden' && card.getAnimations().every(({ playState }) => playState === 'finished')))(document.querySelector(${JSON.stringify(selector)}).closest('[data-reveal]'))`;

/** Hovers over a link until its page is prerendered, runs a callback, and clicks. */
async function follow(url: string, beforeClick?: () => Promise<void>): Promise<void> {
  await tab.until(isStill(linkTo(url)));
  await tab.hover(linkTo(url));
  await tab.untilAhead(url);
  await beforeClick?.();
  await tab.click(linkTo(url));
  await tab.until(`location.href === ${JSON.stringify(url)} && !document.prerendering`);
}

test('a click on a hovered link shows a prerendered page without policy violations', async () => {
  await tab.open(home);
  await follow(services);
  expect(await tab.evaluate(wasPrerendered)).toBe(true);
  expect(await tab.evaluate('document.querySelector("h1").textContent')).not.toBe('');
  expect(tab.problems).toEqual([]);
});

test('the speculation rules are an immutable file named in a header', async () => {
  const header = (await fetch(home)).headers.get('speculation-rules');
  expect(header).toMatch(/^"\/assets\/next-pages\.\w+\.rules"$/);
  const rules = await fetch(new URL(header?.slice(1, -1) ?? '', home));
  expect(rules.status).toBe(200);
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json');
  expect(rules.headers.get('cache-control')).toContain('immutable');
});

describe('a prerendered page', () => {
  test('loads only the loader, starts no carousel and hides nothing until shown', async () => {
    await tab.open(services);
    await follow(home, async () => {
      expect(await tab.evaluate('document.prerendering', 'ahead')).toBe(true);
      await tab.evaluate('new Promise((resolve) => setTimeout(resolve, 500))');
      expect(await tab.evaluate(scripts, 'ahead')).toEqual([expect.stringMatching(/\/loader\./)]);
      expect(await tab.evaluate('document.querySelector("[data-hydrated], [data-reveal=hidden]")', 'ahead')).toBeNull();
    });
    expect(await tab.evaluate(wasPrerendered)).toBe(true);
    await tab.until('document.querySelector("[data-reveal=hidden]")');
    await tab.evaluate('document.querySelector("[data-island=carousel]").firstElementChild.scrollIntoView()');
    await tab.until('document.querySelector("[data-island=carousel][data-hydrated]")');
    await tab.until('document.querySelector("[data-reveal=shown]")');
    expect(tab.problems).toEqual([]);
  });

  test('hydrates when shown, answers the first click and starts at the top', async () => {
    await tab.open(services);
    await tab.evaluate(
      `document.querySelector(${JSON.stringify(linkTo(service))}).scrollIntoView({ block: 'center', behavior: 'instant' })`,
    );
    await follow(service);
    expect(await tab.evaluate(wasPrerendered)).toBe(true);
    await tab.until('history.scrollRestoration === "manual"');
    expect(await tab.evaluate('scrollY')).toBe(0);
    await tab.evaluate('document.querySelector("#notes_tab").scrollIntoView({ block: "center", behavior: "instant" })');
    await tab.until(isStill('#notes_tab'));
    await tab.click('#notes_tab');
    await tab.until('document.querySelector("#notes_tab[aria-selected=true]")');
    expect(tab.problems).toEqual([]);
  });
});

describe('no page is prerendered', () => {
  const pagesSince = (before: number) =>
    tab.requests.slice(before).filter((request) => !/\.\w+$/.test(new URL(request).pathname));

  async function hoverOver(selector: string): Promise<void> {
    await tab.evaluate(
      `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`,
    );
    await tab.hover(selector);
  }

  /** Pages requested while hovering over a link long enough for both rules. */
  async function pagesAfter(selector: string): Promise<string[]> {
    const before = tab.requests.length;
    await hoverOver(selector);
    await tab.evaluate('new Promise((resolve) => setTimeout(resolve, 700))');
    return pagesSince(before);
  }

  test('for a link within the page, unlike a link to another page', async () => {
    await tab.open(service);
    expect(await pagesAfter('#notes_tab')).toEqual([]);
    const before = tab.requests.length;
    await hoverOver(linkTo(services));
    await expect.poll(() => new Set(pagesSince(before))).toEqual(new Set([services]));
  });

  test('for a link to the page itself', async () => {
    await tab.open(services);
    expect(await pagesAfter('header a[aria-current="page"]')).toEqual([]);
    expect(await pagesAfter(`footer a[href="${new URL(services).pathname}"]`)).toEqual([]);
  });
});
