import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { planHost } from '../../generator/hosts/host-plan.ts';
import { readSite } from '../../generator/prepare.ts';
import { buildTemporarily, fixtureSite, shippedSite } from '../support/build.ts';
import { testArguments } from '../support/chromium.ts';
import { answerMap } from '../support/page.ts';
import {
  isInstalled,
  type ServerName,
  type SiteToServe,
  type StartedServer,
  serverNames,
  startServer,
} from '../support/servers.ts';

interface Block {
  type: string;
}
const routes: { path: string; blocks: Block[] }[] = JSON.parse(readFileSync(shippedSite, 'utf8')).routes;

/** One page of each kind: the first that has a type of block that no page before it has. */
function pageKinds(): string[] {
  const seen = new Set<string>();
  return routes.flatMap(({ path, blocks }) => {
    const isNew = blocks.some(({ type }) => !seen.has(type));
    for (const { type } of blocks) seen.add(type);
    return isNew ? [path] : [];
  });
}

let browser: Browser;
/** One visitor, who keeps what may be kept. */
let context: BrowserContext;
let shipped: SiteToServe;
let variants: SiteToServe;

async function buildToServe(siteFile: string): Promise<SiteToServe> {
  return { outDir: await buildTemporarily(siteFile), plan: planHost((await readSite({ siteFile })).site) };
}

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('lightChromium'), args: testArguments });
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  shipped = await buildToServe(shippedSite);
  variants = await buildToServe(fixtureSite('variants'));
});
afterAll(() => browser?.close());

/** Opens a page as a phone does; what goes wrong on it is gathered: violations, messages, failed and foreign requests. */
async function open(address: string): Promise<{ page: Page; problems: string[] }> {
  const page = await context.newPage();
  const problems: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`violation: ${violatedDirective} ${blockedURI}`),
    );
  });
  await answerMap(await context.newCDPSession(page));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    const isOurs =
      response.url().startsWith(new URL(address).origin) || response.url().startsWith('https://www.openstreetmap.org/');
    if (!isOurs || (response.status() >= 400 && response.url() !== address))
      problems.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(address, { waitUntil: 'load' });
  return { page, problems };
}

/** What a visitor does with each island; each says by its own state that it has listened. */
const uses: Record<string, (page: Page) => Promise<void>> = {
  menu: async (page) => {
    await page.locator('header button').first().click();
    await page.locator('#menu_').waitFor({ state: 'visible' });
    await page.locator('header button').first().click();
    await page.locator('#menu_').waitFor({ state: 'hidden' });
  },
  tabs: async (page) => {
    const tab = page.locator('[role="tablist"] [role="tab"], [data-island="tabs"] a[href^="#"]').last();
    await tab.click();
    await page.locator('[role="tab"][aria-selected="true"]').last().waitFor();
    expect(await page.locator('[role="tabpanel"]:visible').count()).toBeGreaterThan(0);
  },
  carousel: async (page) => {
    for (const carousel of await page.locator('[data-island="carousel"]').all()) {
      await carousel.scrollIntoViewIfNeeded();
      await carousel.locator('.splide.is-initialized').waitFor();
      const dot = carousel.locator('.splide__pagination button').last();
      if (await dot.isVisible()) await dot.click();
    }
  },
  password: async (page) => {
    await page.locator('form button[type="button"]').click();
    await page.locator('[name="password"][type="text"]').waitFor();
  },
  search: async (page) => {
    await page.getByRole('searchbox').fill('مكتبه');
    await expect.poll(() => page.locator('#articles li:visible').count()).toBe(1);
  },
};

/** To the end of a page, so that everything that waits to be seen is asked for; then until the pictures are there. */
async function seeAll(): Promise<void> {
  for (let seen = 0; seen < document.body.scrollHeight; seen += innerHeight) {
    scrollTo(0, seen);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  const isComing = (image: HTMLImageElement) => !image.complete && image.loading !== 'lazy';
  const arrival = (image: HTMLImageElement) =>
    new Promise((resolve) => ['load', 'error'].map((kind) => image.addEventListener(kind, resolve)));
  await Promise.all([...document.images].filter(isComing).map(arrival));
}

/** Visits a page and uses every island on it. Gives back the names of those that were used, and what went wrong. */
async function useEverything(address: string) {
  const { page, problems } = await open(address);
  const names = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island]')].map((one) => one.dataset.island ?? ''),
  );
  const islands = [...new Set(names)];
  for (const island of islands) {
    const use = uses[island];
    if (!use) throw new Error(`This test does not know how to use the island "${island}".`);
    await use(page);
    await page.locator(`[data-island="${island}"][data-hydrated]`).first().waitFor({ state: 'attached' });
  }
  await page.evaluate(seeAll);
  await page.close();
  return { islands, problems };
}

/** Over the preview the browser tests visit every page; `.htaccess` holds the rules of `apache`. */
describe.each<{ name: ServerName }>(
  serverNames.filter((name) => !['preview', 'htaccess'].includes(name)).map((name) => ({ name })),
)('$name', ({ name }) => {
  describe.skipIf(!isInstalled(name))(isInstalled(name) ? 'serves a browser' : 'IS NOT INSTALLED', () => {
    let server: StartedServer;
    const used = new Set<string>();
    beforeAll(async () => {
      server = await startServer(name, shipped);
    });
    afterAll(() => server?.close());

    test.each(name === 'nginx' ? routes.map(({ path }) => path) : pageKinds())('%s', async (path) => {
      const { islands, problems } = await useEverything(server.origin + encodeURI(path));
      for (const island of islands) used.add(island);
      expect(problems).toEqual([]);
    });

    test('the page for what is not there', async () => {
      const { problems } = await useEverything(`${server.origin}/nothing`);
      expect(problems.filter((problem) => !/the server responded with a status of 404/.test(problem))).toEqual([]);
    });

    test('a site under a folder, isolated from other origins, with a search that filters', async () => {
      const other = await startServer(name, variants);
      const { islands, problems } = await useEverything(other.origin + variants.plan.base);
      await other.close();
      for (const island of islands) used.add(island);
      expect(problems).toEqual([]);
      expect(variants.plan.headers['Cross-Origin-Embedder-Policy']).toBe('require-corp');
      expect([...used].sort()).toEqual(Object.keys(uses).sort());
    });
  });
});
