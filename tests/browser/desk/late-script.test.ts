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

test('the editor does so too', async () => {
  const desk = await startStubDesk(await beekeepersSite());
  desk.people.set('sara', { id: 'sara', name: 'سارة', role: 'editor', isSignedIn: true });
  const cookie = { name: 'who', value: 'sara', domain: new URL(desk.url).hostname, path: '/', expires: -1 };
  const storageState = { cookies: [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Lax' as const }], origins: [] };
  const { page } = await visit('/_edit/?page=/society&language=ar', { home: desk.url, storageState });
  await editorOf(page);
  await page.route(away, (route) => route.abort());
  await page.reload();
  const again = page.getByRole('link', { name: 'أعد تحميلها' });
  await again.waitFor();
  await page.unroute(away);
  await again.click();
  await editorOf(page);
  expect([await again.count(), new URL(page.url()).searchParams.get('page')]).toEqual([0, '/society']);
  await desk.close();
});
