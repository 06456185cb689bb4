import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
  type Response,
} from 'playwright-core';
import { afterAll, afterEach, inject, TestRunner } from 'vitest';
import { largeTextArguments, pictureArguments, testArguments } from './chromium.ts';

export interface Visit {
  page: Page;
  /** Console errors, uncaught errors, policy violations and requests to other origins. */
  problems: string[];
  /** Addresses of scripts loaded so far. */
  scripts: string[];
  /** Ends the visit before the test ends. */
  leave: () => Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  width?: number;
  height?: number;
  /** Default: `specified`. */
  site?: 'shipped' | 'specified' | 'variants';
  /** URL of the home page of another site, served by the test. */
  home?: string;
  /** Browser with a default font size of 32 px instead of 16, which affects all rem, also in media queries. */
  isLargeText?: boolean;
  /** Enables motion; by default tests see the final state. */
  motion?: boolean;
  /** Full browser: needed for features that headless shell lacks, such as the clipboard. */
  isWhole?: boolean;
  /** Browser that rasterises, for screenshots. */
  isDrawn?: boolean;
  /** Runs in every document before its scripts. Not with reused pages, where it would remain. */
  script?: () => void;
  /** Called for every response. */
  onResponse?: (response: Response) => void;
  /**
   * Reuses the page of an earlier visit with equal options, if there is one: a third of the work of a new page. It has no cache
   * or storage either, but listeners and init scripts of tests remain: not for tests that add some.
   */
  isReused?: boolean;
  /**
   * Keeps shared resources such as fonts and styles from earlier visits, as for a returning reader. For tests of what a page
   * shows, not of what it loads.
   */
  isWarm?: boolean;
  /** Layout without painting, for tests of positions: a third less work. Not for motion or colours. */
  isUnpainted?: boolean;
}

/** Page with its recorders, across visits. */
interface Window extends Pick<Visit, 'page' | 'problems' | 'scripts'> {
  /** Origin of the visited site. */
  origin: string;
  onResponse?: VisitOptions['onResponse'];
  session: CDPSession;
}

const map = 'https://www.openstreetmap.org/';

/** Path where idle pages wait, in every origin; never requested from the server. */
const idlePath = '/waiting-room-of-tests';

/**
 * Answers requests to the only allowed other origin, so that tests do not depend on the network, and to the waiting path. A
 * Playwright route would pause every request of a page, which takes as long as loading it.
 */
export async function answerMap(session: CDPSession): Promise<void> {
  const responseHeaders = [
    { name: 'content-type', value: 'text/html' },
    // Same header as the site's pages: otherwise browsers switch the browsing context group.
    { name: 'cross-origin-opener-policy', value: 'same-origin' },
  ];
  const body = Buffer.from('<!doctype html><title>map</title><link rel="icon" href="data:,">').toString('base64');
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // The page may be closed already.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body }).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${map}*` }, { urlPattern: `*${idlePath}` }] });
}

/** Clears the caches of a page's process, and disables caching. */
async function forget(session: CDPSession): Promise<void> {
  for (const cacheDisabled of [false, true]) await session.send('Network.setCacheDisabled', { cacheDisabled });
}

/** Records the events of a page. */
async function watch(window: Window): Promise<void> {
  const { page, session } = window;
  await answerMap(session);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) window.problems.push(message.text());
  });
  page.on('response', (response) => window.onResponse?.(response));
  page.on('pageerror', (error) => window.problems.push(String(error)));
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(window.origin) && !address.startsWith(map)) window.problems.push(address);
    if (request.resourceType() === 'script') window.scripts.push(new URL(address).pathname);
  });
}

/** Runs in a page: prevents painting, also in frames, but not layout. */
function neverPaint(): void {
  if (window !== top) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Full browser, headless shell, and headless shell that rasterises or has large text. */
type Kind = 'chromium' | 'lightChromium' | 'drawing' | 'largeText';

const argumentsOf: Record<Kind, string[]> = {
  chromium: testArguments,
  lightChromium: testArguments,
  drawing: pictureArguments,
  largeText: largeTextArguments,
};

/** Browsers of a process, started on first use and shared between files. */
const browsers = new Map<Kind, Promise<Browser>>();

function launch(kind: Kind): Promise<Browser> {
  const executablePath = inject(kind === 'chromium' ? kind : 'lightChromium');
  return chromium.launch({ executablePath, args: argumentsOf[kind] });
}

function browserOf(kind: Kind): Promise<Browser> {
  const browser = browsers.get(kind) ?? launch(kind);
  browsers.set(kind, browser);
  return browser;
}

/** Idle pages by context options. */
const idle = new Map<string, Window[]>();

/** Removes and returns the last page of a list with a key. */
function takeFrom(list: [key: string, window: Window][], key: string): Window | undefined {
  const at = list.findLastIndex(([own]) => own === key);
  return at < 0 ? undefined : list.splice(at, 1)[0]?.[1];
}

/** The editor is bundled on first use, which is slow on a busy machine. Milliseconds. */
const longestLoad = 150_000;

/** As long as polls of `expect` wait: a busy machine takes longer than the 30 seconds of Playwright. Milliseconds. */
const longestWait = 120_000;

async function openWindow(kind: Kind, isUnpainted: boolean, options: BrowserContextOptions): Promise<Window> {
  const context = await (await browserOf(kind)).newContext(options);
  context.setDefaultNavigationTimeout(longestLoad);
  context.setDefaultTimeout(longestWait);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const window = { page, session, origin: '', problems: [], scripts: [] };
  await watch(window);
  if (isUnpainted) await page.addInitScript(neverPaint);
  return window;
}

/**
 * Manages visits of the tests of one file.
 * @param shared default options
 * @returns function that opens a page of a served site
 */
export function openBrowser(shared: VisitOptions = {}) {
  /** Contexts of the current test: pages left open would keep running and slow down later tests. */
  const contexts: BrowserContext[] = [];
  /** Reused pages that the current test has taken. */
  const taken: [key: string, window: Window][] = [];
  /** Pages that it has left, for its next visits. */
  const left: typeof taken = [];
  afterEach(async () => {
    await Promise.all([...taken.splice(0), ...left.splice(0)].map(([key, window]) => park(key, window)));
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  /** Contexts of visits opened before the tests, shared by all. */
  const open: BrowserContext[] = [];
  afterAll(() => Promise.all(open.splice(0).map((context) => context.close())));

  return async function visit(path: string, own: VisitOptions = {}): Promise<Visit> {
    const {
      width = 1280,
      height = 900,
      site = 'specified',
      home = inject(site),
      motion = false,
      isWhole = false,
      isDrawn = false,
      isLargeText = false,
      isReused = false,
      isWarm = false,
      isUnpainted = false,
      script,
      onResponse,
      ...rest
    } = { ...shared, ...own };
    const kind = isLargeText ? 'largeText' : isDrawn ? 'drawing' : isWhole ? 'chromium' : 'lightChromium';
    const viewport = { width, height };
    const options: BrowserContextOptions = { reducedMotion: motion ? 'no-preference' : 'reduce', ...rest };
    const { colorScheme, reducedMotion, forcedColors, ...lasting } = options;
    const key = JSON.stringify([kind, lasting, isUnpainted]);
    const again = isReused ? (takeFrom(left, key) ?? idle.get(key)?.pop()) : undefined;
    const window = again ?? (await openWindow(kind, isUnpainted, { viewport, ...lasting }));
    const { page } = window;
    await begin(window, { viewport, colorScheme, reducedMotion, forcedColors });
    Object.assign(window, { origin: new URL(home).origin, onResponse, problems: [], scripts: [] });
    const leave = async () => {
      if (!isReused) return page.context().close();
      const at = taken.findIndex(([, one]) => one === window);
      if (at >= 0) left.push(...taken.splice(at, 1));
    };
    // Opened outside a test: shared by all tests of the file.
    if (!TestRunner.getCurrentTest()) open.push(page.context());
    else if (isReused) taken.push([key, window]);
    else contexts.push(page.context());
    await (isWarm ? window.session.send('Network.setCacheDisabled', { cacheDisabled: false }) : forget(window.session));
    if (script) await page.addInitScript(script);
    await page.goto(home + path.slice(1), { waitUntil: 'load' });
    return { page, problems: window.problems, scripts: window.scripts, leave };
  };
}

/** Parks a page for the next visit, without running content or stored data. */
async function park(key: string, window: Window): Promise<void> {
  const { page, session, origin } = window;
  if (page.isClosed()) return page.context().close();
  try {
    const others = page
      .context()
      .pages()
      .filter((one) => one !== page);
    await Promise.all(others.map((one) => one.close()));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Navigation within an origin stays in the same process.
    await page.goto(`${origin}${idlePath}`);
    await page.evaluate(() => sessionStorage.clear());
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  } catch {
    // Its server has stopped.
    return page.context().close();
  }
  idle.set(key, [...(idle.get(key) ?? []), window]);
}

interface PageState extends Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion' | 'forcedColors'> {
  viewport: { width: number; height: number };
}

/** Resets a page to the state of a new one: pointer position, viewport and media. */
async function begin({ page }: Window, { viewport, ...media }: PageState): Promise<void> {
  const { colorScheme = 'light', reducedMotion = null, forcedColors = 'none' } = media;
  await Promise.all([
    page.mouse.move(-10, -10),
    page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors }),
    page.setViewportSize(viewport),
  ]);
}

/** Waits until an island is hydrated; triggers islands that wait for interaction. */
export async function waitForHydration(page: Page, island: string): Promise<void> {
  await page.locator(`[data-island="${island}"][data-hydrated]`).first().waitFor({ state: 'attached' });
}

/** Accessible expanded state of a control; undefined if none is exposed. */
export async function accessibleExpandedState(page: Page, selector: string): Promise<boolean | undefined> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
  await session.detach();
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}
