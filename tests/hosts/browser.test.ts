import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { planHost } from '../../generator/build/hosting/host-plan.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { buildTemporarily, fixtureSite, shippedSite } from '../support/build.ts';
import { testArguments } from '../support/chromium.ts';
import { machine } from '../support/environment.ts';
import { firstsOfTypes } from '../support/first-pages.ts';
import { answerMap } from '../support/page.ts';
import { readSite } from '../support/read-site.ts';
import {
  isInstalled,
  type SiteToServe,
  type StartedServer,
  startServer,
  type TestedServer,
  testedServers,
} from '../support/servers.ts';

const routes: { path: string; blocks: { type: string }[] }[] = JSON.parse(readFileSync(shippedSite, 'utf8')).routes;

let browser: Browser;
/** One visitor, who keeps what may be kept. */
let context: BrowserContext;
let page: Page;
let shipped: SiteToServe;
let variants: SiteToServe;

async function buildToServe(siteFile: string): Promise<SiteToServe> {
  return {
    outDir: await buildTemporarily(siteFile),
    plan: planHost((await readSite({ project: openProject(siteFile) }, machine)).site),
  };
}

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('lightChromium'), args: testArguments });
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  page = await openPage();
  shipped = await buildToServe(shippedSite);
  variants = await buildToServe(fixtureSite('variants'));
});
afterAll(() => browser?.close());

/** A visit to an address, and what goes wrong in it: violations, messages, failed and foreign requests. */
interface Visited {
  address: string;
  problems: string[];
}

let visited: Visited = { address: '', problems: [] };

/** The one page of the visitor, who goes from address to address as on a phone. What goes wrong is told to the visit. */
async function openPage(): Promise<Page> {
  const opened = await context.newPage();
  await opened.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`violation: ${violatedDirective} ${blockedURI}`),
    );
  });
  await answerMap(await context.newCDPSession(opened));
  const asked = new WeakMap<Request, Visited>();
  opened.on('request', (request) => asked.set(request, visited));
  opened.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) visited.problems.push(message.text());
  });
  opened.on('pageerror', (error) => visited.problems.push(String(error)));
  // What the page before was still asking for ends with it.
  opened.on('requestfailed', (request) =>
    asked.get(request)?.problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  opened.on('response', (response) => {
    const { address, problems } = asked.get(response.request()) ?? visited;
    const isOurs =
      response.url().startsWith(new URL(address).origin) || response.url().startsWith('https://www.openstreetmap.org/');
    if (!isOurs || (response.status() >= 400 && response.url() !== address))
      problems.push(`${response.status()} ${response.url()}`);
  });
  return opened;
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
  sky: async (page) => {
    const star = page.locator('[data-island="sky"] summary').first();
    await star.click();
    await page.locator('[data-island="sky"] details[open]').waitFor({ state: 'attached' });
    // Its script comes with the first touch: a key that is pressed before is not heard.
    const isClosed = async () => {
      await page.keyboard.press('Escape');
      return (await page.locator('[data-island="sky"] details[open]').count()) === 0;
    };
    await expect.poll(isClosed).toBe(true);
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
  visited = { address, problems: [] };
  const { problems } = visited;
  await page.mouse.move(-10, -10);
  await page.goto(address, { waitUntil: 'load' });
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
  // What is still being asked for ends when the page is left, and is no fault.
  return { islands, problems: [...problems] };
}

/** Over the preview the browser tests visit every page; `.htaccess` holds the rules of `apache`. */
describe.each<{ name: TestedServer }>(
  testedServers.filter((name) => !['preview', 'htaccess'].includes(name)).map((name) => ({ name })),
)('$name', ({ name }) => {
  describe.skipIf(!isInstalled(name))(isInstalled(name) ? 'serves a browser' : 'IS NOT INSTALLED', () => {
    let server: StartedServer;
    const used = new Set<string>();
    beforeAll(async () => {
      server = await startServer(name, shipped);
    });
    // A page that is still open would ask a server that is gone for pages that may come next.
    const leave = () => page.goto('about:blank');
    afterAll(async () => {
      await leave();
      await server?.close();
    });

    const kinds = [...firstsOfTypes(routes)];
    const all = routes.map(({ path }) => path);
    test.each(name === 'nginx' ? all : kinds)('%s', async (path) => {
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
      await leave();
      await other.close();
      for (const island of islands) used.add(island);
      expect(problems).toEqual([]);
      expect(variants.plan.headers['Cross-Origin-Embedder-Policy']).toBe('require-corp');
      expect([...used].sort()).toEqual(Object.keys(uses).sort());
    });
  });
});
