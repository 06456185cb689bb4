import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
} from 'playwright-core';
import { afterAll, afterEach, inject, TestRunner } from 'vitest';
import { chromiumArguments } from './chromium.ts';

export interface Visit {
  page: Page;
  /** Console errors, uncaught errors, policy violations and requests to other origins. */
  problems: string[];
  /** Addresses of the scripts fetched so far. */
  scripts: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  width?: number;
  height?: number;
  /** "specified" when absent. */
  site?: 'shipped' | 'specified' | 'variants';
  /** Address of the home page of another site, which the test serves itself. */
  home?: string;
  /** Lets sections appear with motion; tests see the finished page otherwise. */
  motion?: boolean;
  /** In the browser of a desktop: what is left out of the light one, such as the clipboard, counts. */
  isWhole?: boolean;
  /** Is told of every answer, from the first. */
  onResponse?: (response: Response) => void;
}

/** A browser for the tests of one file. Returns the function that opens a page of a served site. */
export function openBrowser() {
  const browsers = new Map<'chromium' | 'lightChromium', Promise<Browser>>();
  /** Of the test that runs: a page that is left open goes on moving, and takes its time from the tests that follow. */
  const contexts: BrowserContext[] = [];
  const launch = (kind: 'chromium' | 'lightChromium') => {
    const browser = browsers.get(kind) ?? chromium.launch({ executablePath: inject(kind), args: chromiumArguments });
    browsers.set(kind, browser);
    return browser;
  };
  afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));
  afterAll(async () => {
    await Promise.all([...browsers.values()].map(async (browser) => (await browser).close()));
  });

  return async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
    const {
      width = 1280,
      height = 900,
      site = 'specified',
      home = inject(site),
      motion = false,
      isWhole = false,
      onResponse,
      ...rest
    } = options;
    const browser = await launch(isWhole ? 'chromium' : 'lightChromium');
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: motion ? 'no-preference' : 'reduce',
      ...rest,
    });
    // A page that is opened before the tests is for all of them.
    if (TestRunner.getCurrentTest()) contexts.push(context);
    const visited: Visit = { page: await context.newPage(), problems: [], scripts: [] };
    const { page, problems, scripts } = visited;
    // The one other origin that the site may ask: answered here, so that no test depends on the network.
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title>' }),
    );
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    if (onResponse) page.on('response', onResponse);
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('request', (request) => {
      const address = request.url();
      if (!address.startsWith(new URL(home).origin) && !address.startsWith('https://www.openstreetmap.org/'))
        problems.push(address);
      if (request.resourceType() === 'script') scripts.push(new URL(address).pathname);
    });
    await page.goto(home + path.slice(1), { waitUntil: 'load' });
    return visited;
  };
}

/** Waits until an island listens. Islands that wait for a touch get one first. */
export async function hydrated(page: Page, island: string): Promise<void> {
  await page.locator(`[data-island="${island}"][data-hydrated]`).first().waitFor({ state: 'attached' });
}

/** Whether assistive technology is told that what a button opens is open; undefined when it is told nothing. */
export async function spokenState(page: Page, selector: string): Promise<boolean | undefined> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
  await session.detach();
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}
