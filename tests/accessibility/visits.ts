import puppeteer, { type CDPSession, type Page } from 'puppeteer';
import { launchConfiguration, type Scheme, schemes, showIn } from './schemes.ts';
import type { Target } from './targets.ts';

/** What pa11y-ci checks: an address in a scheme. */
export interface Check extends Target {
  scheme: Scheme;
  page: Page;
  ignoreUrl: true;
  ignore: string[];
}

/** A page of a browser, and what is in it now. */
interface Window {
  page: Page;
  session: CDPSession;
  address?: string;
  /** Engines that are in the page already. */
  scripts: Set<string>;
}

/** pa11y-ci names results by address. */
const addressIn = (scheme: Scheme, url: string) => {
  const address = new URL(url);
  address.searchParams.set('scheme', scheme.name);
  return address.href;
};

async function load({ page, scripts }: Window, { url, viewport }: Target): Promise<void> {
  await page.mouse.move(-10, -10);
  await page.setViewport(viewport);
  await page.goto(url, { waitUntil: 'load' });
  scripts.clear();
}

/** Brings a window to an address, unless it is there, and shows it in a scheme. */
async function bring(window: Window, target: Target, scheme: Scheme): Promise<void> {
  if (window.address !== target.url) {
    window.address = '';
    await showIn(scheme, window.page, window.session);
    await load(window, target);
    window.address = target.url;
  }
  await showIn(scheme, window.page, window.session);
  await window.page.evaluate((address) => history.replaceState(history.state, '', address), addressIn(scheme, target.url));
}

/**
 * The page of a window as pa11y gets it for a check. What pa11y asks of a page first is its viewport: then the page is brought
 * to what is to be checked. The engines are half a megabyte, and stay in a page while it is shown in the next scheme.
 */
function pageFor(window: Window, target: Target, scheme: Scheme): Page {
  const evaluate = async (script: unknown, ...values: unknown[]) => {
    if (typeof script !== 'string') return window.page.evaluate(script as () => unknown, ...(values as []));
    if (window.scripts.has(script)) return undefined;
    window.scripts.add(script);
    return window.page.evaluate(script);
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

/** Every scheme of every target, for a window: what is done on a page is done once, in the first. */
const checksOf = (window: Window, targets: Target[]): Check[] =>
  targets.flatMap((target) =>
    schemes.map((scheme, index) => ({
      ...target,
      url: addressIn(scheme, target.url),
      actions: index === 0 ? target.actions : [],
      scheme,
      page: pageFor(window, target, scheme),
      ignoreUrl: true,
      ignore: scheme.ignore ?? [],
    })),
  );

/**
 * Windows, each of a browser of its own, and what each is to check, one after the other: a page is loaded once for all schemes.
 * `count`: how many windows work at a time.
 */
export async function shareOut(targets: Target[], count: number): Promise<{ lists: Check[][]; close: () => Promise<void> }> {
  const browsers = await Promise.all(Array.from({ length: count }, () => puppeteer.launch(launchConfiguration())));
  const lists = browsers.map(async (browser, index) => {
    const page = await browser.newPage();
    const window = { page, session: await page.createCDPSession(), scripts: new Set<string>() };
    const share = targets.filter((_target, at) => at % count === index);
    return checksOf(window, share);
  });
  const close = async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
  };
  return { lists: await Promise.all(lists), close };
}
