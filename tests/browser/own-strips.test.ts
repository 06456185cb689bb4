import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planHost } from '../../generator/build/hosting/host-plan.ts';
import { serveSite } from '../../generator/build/hosting/preview.ts';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { siteOf } from '../../generator/content/site/defaults.ts';
import { openCustomBlockSite } from '../support/custom-blocks.ts';
import { openBrowser } from '../support/page.ts';
import { projectRoot } from '../support/project-root.ts';
import { walkFocus } from './measures/focus.ts';

const visit = openBrowser({ isReused: true });
const formTarget = 'https://forms.example.com/feedback';
let server: RunningServer;
let folder: string;

beforeAll(async () => {
  const site = await openCustomBlockSite();
  folder = site.folder;
  for (const type of ['feedback', 'reach'])
    await cp(join(projectRoot, 'tests/fixtures/own-blocks', type), join(site.folder, 'blocks', type), { recursive: true });
  const exampleOf = (type: string) =>
    JSON.parse(readFileSync(join(site.folder, `blocks/${type}/examples.json`), 'utf8'))[0].block;
  await site.write('site.json', (text) => {
    const content = JSON.parse(text);
    content.everyPage = { beforeFooter: { label: 'رأيك وتواصلك', blocks: [exampleOf('feedback'), exampleOf('reach')] } };
    return JSON.stringify(content, null, 2);
  });
  expect(await site.run('build', '--language', 'en')).toMatchObject({ status: 0 });
  const content = JSON.parse(readFileSync(join(site.folder, 'site.json'), 'utf8'));
  server = await serveSite({
    outDir: join(site.folder, 'out'),
    plan: planHost(siteOf({ value: content })),
    port: 0,
    isSecure: false,
  });
});
afterAll(() => server?.close());

test('a feedback block sends the page that it is shown on', async () => {
  const { page } = await visit('/nowhere', { home: server.url, height: 600 });
  const yes = page.getByRole('button', { name: 'نعم' });
  await yes.scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('input[name="page"]').inputValue()).toBe('/nowhere');
  const sent = await yes.evaluate((one: HTMLButtonElement) => [...new FormData(one.form ?? undefined, one)]);
  expect(sent.sort()).toEqual([
    ['page', '/nowhere'],
    ['useful', 'yes'],
  ]);
});

test('a feedback block can be sent without scripts, to a host allowed by the policy', async () => {
  const { page } = await visit('', { home: server.url, javaScriptEnabled: false });
  const form = page.locator('aside form');
  expect(await form.getAttribute('action')).toBe(formTarget);
  expect(await form.getAttribute('method')).toBe('post');
  expect(await form.getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual(['yes', 'no']);
  // This process does not know the custom blocks, so the policy is read from the built files.
  expect(readFileSync(join(folder, 'out/_headers'), 'utf8')).toContain("form-action 'self' https://forms.example.com;");
});

test('a floating contact button stays in the window, covers no focused element and is not printed', async () => {
  const { page } = await visit('', { home: server.url, width: 390, height: 700 });
  const contact = page.locator('aside > a');
  const isInWindow = () =>
    contact.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight && one.getBoundingClientRect().top > 0);
  expect(await isInWindow()).toBe(true);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await isInWindow()).toBe(true);
  const isClear = await contact.evaluate((one) => {
    const last = document.querySelector('footer')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    return last <= one.getBoundingClientRect().top;
  });
  expect(isClear).toBe(true);
  const stops = await walkFocus(page, 'Tab');
  expect(stops.length).toBeGreaterThan(4);
  expect(stops.flatMap(({ faults }) => faults.filter((fault) => /^covered/.test(fault)))).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await contact.isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'نعم' }).isVisible()).toBe(false);
});
