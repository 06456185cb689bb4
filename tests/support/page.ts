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
  /** Addresses of the scripts fetched so far. */
  scripts: string[];
  /** Ends the visit before the test ends. */
  leave: () => Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  width?: number;
  height?: number;
  /** "specified" when absent. */
  site?: 'shipped' | 'specified' | 'variants';
  /** Address of the home page of another site, which the test serves itself. */
  home?: string;
  /** In a browser whose reader has set the font size to 32 px instead of 16, for all that goes by rem, media queries too. */
  isLargeText?: boolean;
  /** Lets sections appear with motion; tests see the finished page otherwise. */
  motion?: boolean;
  /** In the browser of a desktop: what is left out of the light one, such as the clipboard, counts. */
  isWhole?: boolean;
  /** In a browser that draws what it shows, for pictures of it. */
  isDrawn?: boolean;
  /** Runs in every document before its own scripts. Not for pages that are reused: it stays. */
  script?: () => void;
  /** Is told of every answer, from the first. */
  onResponse?: (response: Response) => void;
  /**
   * In the page of an earlier visit with the same options, where one is left: a third of the work of a page of its own. Nothing
   * is cached or stored there either, but listeners and scripts that a test adds to every page stay: not for such tests.
   */
  isReused?: boolean;
  /**
   * What pages share, such as typefaces and styles, is there from earlier visits, as for a reader who looks around: for what a
   * page shows. Of what it fetches, and when, a visit without it tells.
   */
  isWarm?: boolean;
  /** Laid out, and never painted: for what stands where, at a third less work. Not for movements, and for what colours do. */
  isUnpainted?: boolean;
}

/** A page, and what is told of the visit that goes on in it. */
interface Window extends Pick<Visit, 'page' | 'problems' | 'scripts'> {
  /** Of the site that is visited. */
  origin: string;
  onResponse?: VisitOptions['onResponse'];
  session: CDPSession;
}

const map = 'https://www.openstreetmap.org/';

/** Where pages wait for their next visit, in every origin: nothing is asked of its server. */
const waitingRoom = '/waiting-room-of-tests';

/**
 * Answers for the one other origin that the site may ask, so that no test depends on the network, and for where pages wait. A
 * route of Playwright would stop every request of a page to ask whether it is one of these, which takes as long as all the rest
 * of loading it.
 */
export async function answerMap(session: CDPSession): Promise<void> {
  const responseHeaders = [
    { name: 'content-type', value: 'text/html' },
    // As pages of the site say: between them and a page that says nothing, browsers begin anew.
    { name: 'cross-origin-opener-policy', value: 'same-origin' },
  ];
  const body = Buffer.from('<!doctype html><title>map</title><link rel="icon" href="data:,">').toString('base64');
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // A page may be gone before it hears of this.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body }).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${map}*` }, { urlPattern: `*${waitingRoom}` }] });
}

/** Empties what the process of a page keeps of pictures, fonts and scripts, and lets it ask for everything from now on. */
async function forget(session: CDPSession): Promise<void> {
  for (const cacheDisabled of [false, true]) await session.send('Network.setCacheDisabled', { cacheDisabled });
}

/** Tells of everything that happens in a page to whoever visits a site with it. */
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

/** In a page: browsers paint nothing of what would not be seen, frames in it neither, and lay it out all the same. */
function neverPaint(): void {
  if (window !== top) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** The whole browser, the light one, and the light one that draws or has large text. */
type Kind = 'chromium' | 'lightChromium' | 'drawing' | 'largeText';

const argumentsOf: Record<Kind, string[]> = {
  chromium: testArguments,
  lightChromium: testArguments,
  drawing: pictureArguments,
  largeText: largeTextArguments,
};

/** The browsers of a process, each started when it is first asked for: files that follow each other share them. */
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

/** Pages that wait for the next visit, by the options of their context. */
const idle = new Map<string, Window[]>();

/** Takes the page that was put into a list last, of those that a key fits. */
function takeFrom(list: [key: string, window: Window][], key: string): Window | undefined {
  const at = list.findLastIndex(([own]) => own === key);
  return at < 0 ? undefined : list.splice(at, 1)[0]?.[1];
}

/** The editor is bundled when it is first asked for, which a busy machine takes long for. Milliseconds. */
const longestLoad = 150_000;

async function openWindow(kind: Kind, isUnpainted: boolean, options: BrowserContextOptions): Promise<Window> {
  const context = await (await browserOf(kind)).newContext(options);
  context.setDefaultNavigationTimeout(longestLoad);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const window = { page, session, origin: '', problems: [], scripts: [] };
  await watch(window);
  if (isUnpainted) await page.addInitScript(neverPaint);
  return window;
}

/**
 * Visits of the tests of one file. Returns the function that opens a page of a served site.
 * `shared`: options of every visit that says nothing else.
 */
export function openBrowser(shared: VisitOptions = {}) {
  /** Of the test that runs: a page that is left open goes on moving, and takes its time from the tests that follow. */
  const contexts: BrowserContext[] = [];
  /** Pages of visits with `isReused` that the test that runs has taken. */
  const taken: [key: string, window: Window][] = [];
  /** Those that it has left, for its next visits. */
  const left: typeof taken = [];
  afterEach(async () => {
    await Promise.all([...taken.splice(0), ...left.splice(0)].map(([key, window]) => park(key, window)));
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  /** Of visits before the tests, which are for all of them. */
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
    // A page that is opened before the tests is for all of them.
    if (!TestRunner.getCurrentTest()) open.push(page.context());
    else if (isReused) taken.push([key, window]);
    else contexts.push(page.context());
    await (isWarm ? window.session.send('Network.setCacheDisabled', { cacheDisabled: false }) : forget(window.session));
    if (script) await page.addInitScript(script);
    await page.goto(home + path.slice(1), { waitUntil: 'load' });
    return { page, problems: window.problems, scripts: window.scripts, leave };
  };
}

/** Lets a page wait for the next visit, with nothing on it that moves and nothing kept of what was done in it. */
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
    // A page of the same origin stays in the process that is there.
    await page.goto(`${origin}${waitingRoom}`);
    await page.evaluate(() => sessionStorage.clear());
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  } catch {
    // It has gone with its server.
    return page.context().close();
  }
  idle.set(key, [...(idle.get(key) ?? []), window]);
}

interface Beginning extends Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion' | 'forcedColors'> {
  viewport: { width: number; height: number };
}

/** Makes a page begin as one of its own does, whatever it showed before: nothing under the pointer, the media of its options. */
async function begin({ page }: Window, { viewport, ...media }: Beginning): Promise<void> {
  const { colorScheme = 'light', reducedMotion = null, forcedColors = 'none' } = media;
  await Promise.all([
    page.mouse.move(-10, -10),
    page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors }),
    page.setViewportSize(viewport),
  ]);
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
