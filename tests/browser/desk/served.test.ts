import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventName } from '../../../generator/desk/app/data/event-name.ts';
import { words } from '../../../generator/desk/app/words/words.tsx';
import { screens } from '../../../generator/desk/model/addresses.ts';
import { type BrowserDesk, startBrowserDesk } from '../../support/browser-desk.ts';
import { openBrowser } from '../../support/page.ts';

const { ar: w } = words;
const visit = openBrowser({ isWarm: true });
let served: BrowserDesk;
let token: string;

beforeAll(async () => {
  served = await startBrowserDesk();
  const { people, sessions } = served.desk;
  const passkey = { id: 'unused', publicKey: 'AA', algorithm: -7, counter: 0, name: 'مفتاح', createdAt: 0 };
  const { secret } = people.invite({ role: 'owner', name: 'سارة' });
  const { id } = people.accept(secret, { passkey }, 'سارة');
  token = sessions.create(id, { isShared: false, device: 'Chromium' }).token;
});
afterAll(() => served.close());

async function open(at: string) {
  const { page } = await visit('/_desk/sign-in', { home: served.home });
  await page.context().addCookies([{ name: 'desk', value: token, url: served.home }]);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(`${served.home}_desk/?at=${at}`);
  await page.locator('h1').waitFor();
  await expect.poll(() => page.locator('main').innerText()).not.toContain(w.loading);
  return { page, problems };
}

test.each(screens)('a desk answers what the screen %s asks', async (screen) => {
  const { page, problems } = await open(screen);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a desk takes an invitation, and writes it into its audit log', async () => {
  const { page } = await open('people');
  await page.getByRole('button', { name: w.people.invite }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(w.people.name).fill('هدى');
  await dialog.getByRole('button', { name: w.people.create }).click();
  const link = await dialog.getByLabel(w.link, { exact: true }).inputValue();
  expect(served.desk.people.invitationOf(link.split('/').at(-1) ?? '')?.name).toBe('هدى');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: w.names.audit }).click();
  await page.getByRole('rowheader', { name: /هدى/ }).waitFor();
  const events = [...new Set(served.desk.audit.all().map(({ event }) => event))];
  expect(events.filter((event) => eventName(event, 'ar') === event)).toEqual([]);
});

test('a desk refuses to remove its last owner, with a sentence', async () => {
  const { page } = await open('people');
  await page.getByRole('button', { name: /إجراءات.*سارة/ }).click();
  await page.getByRole('menuitem', { name: w.people.remove }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: w.people.remove }).click();
  await question
    .getByRole('alert')
    .getByText(/آخر مالك/)
    .waitFor();
});

test('a session that ended elsewhere leads to the sign-in', async () => {
  const { page } = await open('home');
  const { people, sessions } = served.desk;
  const owner = people.all()[0]!;
  sessions.endAll(owner.id);
  await page.getByRole('link', { name: w.names.settings }).click();
  await page.getByRole('alertdialog', { name: w.ended.title }).getByRole('link').click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/_desk/sign-in');
  token = sessions.create(owner.id, { isShared: false, device: 'Chromium' }).token;
});
