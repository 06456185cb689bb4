import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../generator/paths.ts';
import { pageKinds, settle } from '../support/look.ts';
import { openBrowser, type VisitOptions } from '../support/page.ts';
import { compareWithReference } from './compare.ts';

const visit = openBrowser();
const folders = {
  references: process.env.VISUAL_REFERENCES ?? join(import.meta.dirname, 'references'),
  failures: join(projectRoot, 'out.visual'),
};

beforeAll(() => rmSync(folders.failures, { recursive: true, force: true }));

const views: { name: string; options: VisitOptions }[] = [
  ...[390, 768, 1280, 1920].map((width) => ({ name: `light-${width}`, options: { width } })),
  ...[390, 1280].map((width) => ({ name: `dark-${width}`, options: { width, colorScheme: 'dark' as const } })),
];

/**
 * Opens a page of the specified site at rest, in half its size, in the browser that the references are from: the light
 * one draws the edges of letters otherwise. Text waits for its typeface: where `font-display` is
 * optional, a busy machine would now and then show the fallback for good.
 */
async function open(path: string, options: VisitOptions) {
  const { page } = await visit(path, { height: 900, deviceScaleFactor: 0.5, isWhole: true, ...options });
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('font-display:optional', 'font-display:block') });
  });
  await page.reload();
  await settle(page);
  return page;
}

describe.each(Object.entries(pageKinds))('%s looks as it did', (kind, path) => {
  test.each(views)('$name', async ({ name, options }) => {
    const page = await open(path, options);
    const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled' });
    await page.context().close();
    expect(await compareWithReference(`${kind}-${name}`, screenshot, folders)).toBeUndefined();
  });
});

test('a service looks in print as it did', async () => {
  const page = await open(pageKinds.service ?? '', { width: 794 });
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled' });
  expect(await compareWithReference('service-print', screenshot, folders)).toBeUndefined();
});

test('the open menu looks as it did', async () => {
  const page = await open('/', { width: 390, height: 844 });
  await page.locator('header button').click();
  await page.locator('#main_menu').waitFor();
  const screenshot = await page.screenshot({ animations: 'disabled' });
  expect(await compareWithReference('home-menu', screenshot, folders)).toBeUndefined();
});
