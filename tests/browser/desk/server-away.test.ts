import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { usualData } from '../../support/desk-data.ts';
import { openScreen } from '../../support/desk-screen.ts';
import { openDeskStub } from '../../support/desk-stub.ts';
import { beekeepersSite, editorOf } from '../../support/editor-page.ts';
import { openBrowser } from '../../support/page.ts';
import { startStubDesk } from '../../support/stub-desk.ts';

const visit = openBrowser();
const stub = openDeskStub();

/** A server that restarts while a page loads. */
const away = '**/_*/files/*.js';

test('a page of the desk whose script does not arrive offers to load it again', async () => {
  stub.reset(usualData());
  const { page } = await openScreen(visit, stub, 'at=people');
  await page.route(away, (route) => route.abort());
  await page.reload();
  const again = page.getByRole('link', { name: 'أعد تحميلها' });
  expect(await again.isVisible()).toBe(false);
  await again.waitFor();
  await page.unroute(away);
  await again.click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect([await again.count(), new URL(page.url()).search]).toEqual([0, '?at=people']);
});

/** Opens the editor at a desk. */
async function openEditor(): Promise<{ page: Page; close: () => Promise<void> }> {
  const desk = await startStubDesk(await beekeepersSite());
  desk.people.set('sara', { id: 'sara', name: 'سارة', role: 'editor', isSignedIn: true });
  const cookie = { name: 'who', value: 'sara', domain: new URL(desk.url).hostname, path: '/', expires: -1 };
  const storageState = { cookies: [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Lax' as const }], origins: [] };
  const { page } = await visit('/_edit/?page=/society&language=ar', { home: desk.url, storageState });
  await editorOf(page);
  return { page, close: () => desk.close() };
}

test('the editor does so too', async () => {
  const { page, close } = await openEditor();
  await page.route(away, (route) => route.abort());
  await page.reload();
  const again = page.getByRole('link', { name: 'أعد تحميلها' });
  await again.waitFor();
  await page.unroute(away);
  await again.click();
  await editorOf(page);
  expect([await again.count(), new URL(page.url()).searchParams.get('page')]).toEqual([0, '/society']);
  await close();
});

test.each(['nothing', 'an error'])('the page in the editor is loaded again if %s arrives', async (what) => {
  const { page, close } = await openEditor();
  const address = '**/society?still';
  let asked = 0;
  await page.route(address, (route) => {
    asked++;
    return what === 'nothing' ? route.abort() : route.fulfill({ status: 503, contentType: 'text/html', body: '<p>503</p>' });
  });
  await page.reload();
  await expect.poll(() => asked).toBeGreaterThan(1);
  await page.unroute(address);
  const { frame } = await editorOf(page);
  await frame.locator('main h1').click();
  await frame.locator('main h1 [contenteditable="true"]').waitFor();
  await close();
});
