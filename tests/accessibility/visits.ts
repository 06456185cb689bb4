import { createRequire } from 'node:module';
import type { Browser, CDPSession, Page } from 'puppeteer';
import { quicken, rememberColours, rulesOfColours } from '../support/axe.ts';
import { launchConfiguration, type Scheme, showIn } from './schemes.ts';
import type { Target } from './targets.ts';

/** A target of a site that is served. */
type Served = Target & { url: string };

/** What pa11y-ci checks: an address in a scheme. */
export interface Check extends Served {
  scheme: Scheme;
  page: Page;
  ignoreUrl: true;
  ignore: string[];
}

/** A page of a browser, and what is in it now. */
interface Window {
  page: Page;
  session: CDPSession;
  /** The target that it shows. */
  shown?: Served;
  /** Engines that are in the page already. */
  scripts: Set<string>;
}

/** pa11y-ci names results by address. */
const addressIn = (scheme: Scheme, url: string) => {
  const address = new URL(url);
  address.searchParams.set('scheme', scheme.name);
  return address.href;
};

async function load({ page, scripts }: Window, url: string): Promise<void> {
  await page.mouse.move(-10, -10);
  await page.goto(url, { waitUntil: 'load' });
  scripts.clear();
}

/** Gives a window a size. Not by `setViewport`, which loads the page again where that of a phone follows that of a desk. */
const resize = ({ session }: Window, { width, height, isMobile = false }: Target['viewport']) =>
  session.send('Emulation.setDeviceMetricsOverride', { width, height, mobile: isMobile, deviceScaleFactor: 1 });

/** Whether a window that shows a target needs another size only to show the next: nothing is done in either. */
const isAtHand = (shown: Served | undefined, { url, actions }: Served) =>
  shown?.url === url && [...shown.actions, ...actions].length === 0;

/** Brings a window to a target, unless it shows that, and shows it in a scheme. */
async function bring(window: Window, target: Served, scheme: Scheme): Promise<void> {
  const { shown } = window;
  if (shown !== target) {
    window.shown = undefined;
    await showIn(scheme, window.page, window.session);
    await resize(window, target.viewport);
    if (!isAtHand(shown, target)) await load(window, target.url);
    window.shown = target;
  }
  await showIn(scheme, window.page, window.session);
  await window.page.evaluate((address) => history.replaceState(history.state, '', address), addressIn(scheme, target.url));
}

/**
 * The page of a window as pa11y gets it for a check. What pa11y asks of a page first is its viewport: then the page is brought
 * to what is to be checked. The engines are half a megabyte, and stay in a page while it is shown in the next scheme.
 */
function pageFor(window: Window, target: Served, scheme: Scheme): Page {
  const evaluate = async (script: unknown, ...values: unknown[]) => {
    if (typeof script !== 'string') return window.page.evaluate(script as () => unknown, ...(values as []));
    if (window.scripts.has(script)) return undefined;
    window.scripts.add(script);
    const result = await window.page.evaluate(script);
    await window.page.evaluate(quicken, rulesOfColours);
    await window.page.evaluate(rememberColours);
    return result;
  };
  const own: Record<string | symbol, unknown> = { evaluate, setViewport: () => bring(window, target, scheme) };
  return new Proxy(window.page, {
    get: (page, name) => {
      if (name in own) return own[name];
      const value = Reflect.get(page, name, page);
      return typeof value === 'function' ? value.bind(page) : value;
    },
  });
}

/** htmlcs takes every table without a heading for one of layout, whose caption it refuses; browsers and WCAG do not. */
const captionOfPlainTable = 'WCAG2AA.Principle1.Guideline1_3.1_3_1.H39.3.LayoutTable';

/** A target in each of the schemes, for a window: what is done on a page is done once, in the first. */
const checksOf = (window: Window, target: Served, schemes: readonly Scheme[]): Check[] =>
  schemes.map((scheme, index) => ({
    ...target,
    url: addressIn(scheme, target.url),
    actions: index === 0 ? target.actions : [],
    scheme,
    page: pageFor(window, target, scheme),
    ignoreUrl: true,
    ignore: [captionOfPlainTable, ...(scheme.ignore ?? [])],
  }));

/** Puppeteer as pa11y-ci has it. */
const puppeteer: { launch: (options: object) => Promise<Browser> } = createRequire(import.meta.resolve('pa11y-ci'))('puppeteer');

/** pa11y-ci starts a browser for every call, and closes it: it gets one that is neither, for it is given a page. */
function lendBrowser(): () => void {
  const { launch } = puppeteer;
  puppeteer.launch = async () => ({ close: async () => undefined }) as Browser;
  return () => {
    puppeteer.launch = launch;
  };
}

/** A window of a browser that was started for it. */
export interface CheckWindow {
  /** The checks of a target, whose page is loaded once for all schemes. */
  checksOf: (url: string, target: Target, schemes: readonly Scheme[]) => Check[];
  close: () => Promise<void>;
}

export async function openWindow(): Promise<CheckWindow> {
  const browser = await puppeteer.launch(launchConfiguration());
  const takeBack = lendBrowser();
  const page = await browser.newPage();
  const window = { page, session: await page.createCDPSession(), scripts: new Set<string>() };
  const close = () => {
    takeBack();
    return browser.close();
  };
  return { checksOf: (url, target, schemes) => checksOf(window, { ...target, url }, schemes), close };
}
