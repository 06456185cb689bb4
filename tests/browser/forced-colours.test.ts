import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { buildAndServe } from '../support/build.ts';
import { pagesOfExamples, siteOfExamples, writeExamples } from '../support/examples.ts';
import { openBrowser } from '../support/page.ts';
import { firstPaths, waitForStablePage } from '../support/screenshot-pages.ts';
import { serveMinimal } from '../support/sites.ts';
import { undrawnControls } from './measures/drawn-controls.ts';

const visit = openBrowser({ isDrawn: true, isReused: true, isWarm: true });

async function expectDrawn(page: Page, within?: string): Promise<void> {
  const { faults, count } = await undrawnControls(page, within);
  expect(count).toBeGreaterThan(0);
  expect(faults).toEqual([]);
}

test.each(firstPaths.flatMap((path) => [1280, 390].map((width) => ({ path, width }))))(
  'controls of $path at $width px are visible in forced colours',
  async ({ path, width }) => {
    const { page } = await visit(path, { site: 'shipped', width });
    await waitForStablePage(page);
    await expectDrawn(page);
  },
);

test('the open menu is visible in forced colours', async () => {
  const { page } = await visit('/', { width: 390 });
  await page.locator('header button').click();
  await page.locator('nav:popover-open').waitFor();
  await expectDrawn(page, 'header');
});

describe('controls of block examples', () => {
  const pages = pagesOfExamples();
  let server: RunningServer;
  beforeAll(async () => {
    server = await buildAndServe(await writeExamples(siteOfExamples(pages)), { isDraft: true });
  });
  afterAll(() => server?.close());

  test.each(pages.map(({ path }) => path))('are visible in forced colours: %s', async (path) => {
    const { page } = await visit(path, { home: server.url });
    await waitForStablePage(page);
    await expectDrawn(page);
  });
});

test('the breadcrumb of a floating header has a thin line in forced colours', async () => {
  const server = await serveMinimal(({ site, routes }) => {
    site.theme = { brand: '#1b5e7d', accent: '#f0b199', look: 'playful', composition: 'beside' };
    routes.push({
      path: '/visit',
      title: 'الزيارة',
      description: 'صفحة فيها مسار تنقل، ولا يقصد بها غير ذلك، تحت رأس عائم.',
      breadcrumb: [{ label: 'الرئيسية', href: '/' }, { label: 'الزيارة' }],
      blocks: [{ type: 'banner', title: 'الزيارة', text: 'كل ما يلزمك قبل أن تأتي.' }],
    });
  });
  try {
    const { page } = await visit('/visit', { home: server.url, forcedColors: 'active' });
    const width = await page
      .locator('main ol')
      .first()
      .evaluate((one) => getComputedStyle(one).borderBlockStartWidth);
    expect(width).toBe('1px');
  } finally {
    await server.close();
  }
});
