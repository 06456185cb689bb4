import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { buildAndServe, fixtureSite } from '../support/build.ts';
import { openBrowser } from '../support/page.ts';
import { projectRoot } from '../support/project-root.ts';
import { pageKinds, waitForMedia, waitForStablePage } from '../support/screenshot-pages.ts';
import { compareWithReference } from './compare.ts';

const visit = openBrowser({ isDrawn: true });
const folders = {
  references: process.env.VISUAL_REFERENCES ?? join(import.meta.dirname, 'references'),
  failures: join(projectRoot, 'out.visual'),
};

beforeAll(() => rmSync(folders.failures, { recursive: true, force: true }));

const views = [
  ...[390, 768, 1280, 1920].map((width) => ({ name: `light-${width}`, width, colorScheme: 'light' as const })),
  ...[390, 1280].map((width) => ({ name: `dark-${width}`, width, colorScheme: 'dark' as const })),
];

/** Answers for style sheets: text waits for its typeface, where a busy machine would now and then show the fallback for good. */
async function waitForTypefaces(session: CDPSession): Promise<void> {
  session.on('Fetch.requestPaused', async ({ requestId, responseHeaders = [] }) => {
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
    const sheet = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString();
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: responseHeaders.filter(({ name }) => /^(?:content-type|cache-control)$/i.test(name)),
      body: Buffer.from(sheet.replaceAll('font-display:optional', 'font-display:block')).toString('base64'),
    });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.css', requestStage: 'Response' }] });
}

/** A page at rest in half its size, for all tests of this file. */
let page: Page;
let session: CDPSession;
beforeAll(async () => {
  ({ page } = await visit('/robots.txt', { isWarm: true }));
  session = await page.context().newCDPSession(page);
  await waitForTypefaces(session);
});

interface View {
  width: number;
  height?: number;
  /** Address of the home page; that of the specified site when absent. */
  home?: string;
}

/** Brings the page to an address of a site, in a window of its own size, and waits until it is at rest. */
async function open(path: string, { width, height = 900, home = inject('specified') }: View): Promise<void> {
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  // By the session that takes the pictures: it knows of no other's.
  await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 0.5, mobile: false });
  await page.goto(new URL(path, home).href);
  await waitForStablePage(page);
}

/** In a page: ends colours that are on their way, and tells where an element is; of none where the whole page is. */
function standStill(selector: string | undefined) {
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  const { scrollWidth, scrollHeight } = document.documentElement;
  const box = (selector ? document.querySelector(selector) : null)?.getBoundingClientRect();
  if (!box) return { x: 0, y: 0, width: scrollWidth, height: scrollHeight };
  // Whole pixels, as far as any of it reaches; a thousandth is none.
  const [x, y] = [Math.floor(box.left + scrollX + 0.001), Math.floor(box.top + scrollY + 0.001)];
  return { x, y, width: Math.ceil(box.right + scrollX - 0.001) - x, height: Math.ceil(box.bottom + scrollY - 0.001) - y };
}

/**
 * A picture of the whole page, of an element in it, or of the window. Written as fast as can be: of one by Playwright, half the
 * work is to make the file small. Motion is reduced.
 */
async function takePicture({ selector, isWindow = false }: { selector?: string; isWindow?: boolean } = {}): Promise<Buffer> {
  const clip = { ...(await page.evaluate(standStill, selector)), scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(!isWindow && { captureBeyondViewport: true, clip }),
  });
  return Buffer.from(data, 'base64');
}

const looks = Object.entries(pageKinds).flatMap(([kind, path]) => views.map((view) => ({ kind, path, ...view })));

const looked = Object.entries(pageKinds).filter(([kind]) => looks.some((look) => look.kind === kind));

// Each width is loaded by itself, for carousels and pictures go by it; a scheme is a matter of styles, and arrives in the page that is there.
describe.each(looked)('%s looks as it did', (kind, path) => {
  const own = looks.filter((look) => look.kind === kind);
  describe.each([...new Set(own.map(({ width }) => width))])('at %i px', (width) => {
    beforeAll(() => open(path, { width }));
    test.each(own.filter((look) => look.width === width))('$name', async ({ name, colorScheme }) => {
      await page.emulateMedia({ colorScheme });
      await waitForMedia(page);
      expect(await compareWithReference(`${kind}-${name}`, await takePicture(), folders)).toBeUndefined();
    });
  });
});

/** Pages that follow from a collection of posts, by what stands between header and footer. */
const postPages = { 'post-list': '/news', post: '/news/reading-week' };

describe('posts of another site', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await buildAndServe(fixtureSite('school'), { isDraft: true });
  });
  afterAll(() => server?.close());

  describe.each(Object.entries(postPages))('%s looks as it did', (kind, path) => {
    describe.each([390, 1280])('at %i px', (width) => {
      beforeAll(() => open(path, { width, home: server.url }));
      test.each(['light', 'dark'] as const)('%s', async (colorScheme) => {
        await page.emulateMedia({ colorScheme });
        await waitForMedia(page);
        const picture = await takePicture({ selector: 'main' });
        expect(await compareWithReference(`${kind}-${colorScheme}-${width}`, picture, folders)).toBeUndefined();
      });
    });
  });
});

test('a service looks in print as it did', async () => {
  await open(pageKinds.service ?? '', { width: 794 });
  await page.emulateMedia({ media: 'print' });
  expect(await compareWithReference('service-print', await takePicture(), folders)).toBeUndefined();
});

test('the open menu looks as it did', async () => {
  await open('/', { width: 390, height: 844 });
  await page.locator('header button').click();
  await page.locator('#menu_').waitFor();
  expect(await compareWithReference('home-menu', await takePicture({ isWindow: true }), folders)).toBeUndefined();
});
