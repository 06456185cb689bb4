import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWords, signInWords } from '../../../generator/desk/sign-in/words.ts';
import { axeScript } from '../../support/axe.ts';
import { type BrowserDesk, startBrowserDesk } from '../../support/browser-desk.ts';
import { openBrowser, type Visit } from '../../support/page.ts';
import { addAuthenticator, removeAuthenticator } from '../../support/virtual-authenticator.ts';

const { ar: w } = signInWords;
const visit = openBrowser();
let desk: BrowserDesk;

beforeAll(async () => {
  const provider = { name: 'google', label: 'Google', issuer: 'https://accounts.google.com', clientId: 'x', secretFrom: 'X' };
  desk = await startBrowserDesk({ providers: [provider] });
});

afterAll(() => desk.close());

const open = (path: string, options = {}): Promise<Visit> => visit(`/_desk/${path}`, { home: desk.home, ...options });

const invite = (name = 'هند') => desk.desk.people.invite({ role: 'owner', name }).secret;

const isSignedIn = (page: Page) => page.evaluate(async () => (await fetch('/_desk/me')).status === 200);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Accepts an invitation up to the second step. */
async function accept(page: Page, name?: string): Promise<void> {
  if (name !== undefined) await page.getByLabel(w.name, { exact: true }).fill(name);
  await button(page, w.create).click();
  await page.getByRole('heading', { name: w.second, level: 1 }).waitFor();
}

test('an invitation becomes an account with two passkeys, which signs in', async () => {
  const { page, problems } = await open(`invitation/${invite('')}`);
  const first = await addAuthenticator(page);
  await accept(page, 'هند العتيبي');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(new URL(page.url()).pathname).toBe('/_desk/');
  await button(page, w.addSecond).click();
  await expect.poll(() => page.getByRole('alert').last().textContent()).toBe(w.secondExists);
  await removeAuthenticator(first);
  const second = await addAuthenticator(page, 'usb');
  await button(page, w.addSecond).click();
  await expect.poll(() => page.getByRole('alert').last().textContent()).toBe(w.secondDone);
  expect(desk.desk.people.all().find(({ name }) => name === 'هند العتيبي')?.passkeys).toHaveLength(2);
  await page.context().clearCookies();
  await page.goto(`${desk.home}_desk/sign-in?to=%2F_edit%3Fpage%3D1`);
  await button(page, w.signIn).click();
  await page.waitForURL('**/_edit?page=1');
  expect(await isSignedIn(page)).toBe(true);
  await removeAuthenticator(second);
  expect(problems).toEqual([]);
});

test('the second passkey can wait', async () => {
  const { page } = await open(`invitation/${invite()}`);
  await addAuthenticator(page);
  expect(await page.getByLabel(w.name, { exact: true }).inputValue()).toBe('هند');
  await accept(page);
  await page.getByRole('link', { name: w.later, exact: true }).click();
  await page.waitForURL('**/_desk/');
  const me = await page.evaluate(async () => (await fetch('/_desk/me')).json());
  expect(me).toMatchObject({ name: 'هند', needsSecondPasskey: true });
});

test('a missing name is asked for', async () => {
  const { page } = await open(`invitation/${invite('')}`);
  await addAuthenticator(page);
  await button(page, w.create).click();
  await expect.poll(() => page.getByRole('alert').textContent()).toBe(w.nameMissing);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('name');
  await page.keyboard.type('سالم');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: w.second, level: 1 }).waitFor();
});

test('a person who is not verified does not sign in, and may try again', async () => {
  const { page } = await open(`invitation/${invite()}`);
  const { session, id: authenticatorId } = await addAuthenticator(page);
  await accept(page);
  await page.context().clearCookies();
  await page.goto(`${desk.home}_desk/sign-in`);
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await button(page, w.signIn).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('alert').textContent()).toBe(w.cancelled);
  expect(await isSignedIn(page)).toBe(false);
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.keyboard.press('Enter');
  await page.waitForURL('**/_desk/');
});

test('a passkey that the desk does not know is refused with a sentence', async () => {
  const { page } = await open(`invitation/${invite()}`);
  await addAuthenticator(page);
  await accept(page);
  const person = await page.evaluate(async () => (await (await fetch('/_desk/me')).json()).id);
  desk.desk.people.remove(person);
  await page.goto(`${desk.home}_desk/sign-in`);
  await button(page, w.signIn).click();
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('لا يعرف هذا المكتب مفتاح المرور');
});

test('a shared computer gets a session of the browser, also by a provider', async () => {
  const { page } = await open(`invitation/${invite()}`);
  await addAuthenticator(page);
  await accept(page);
  await page.context().clearCookies();
  await page.goto(`${desk.home}_desk/sign-in`);
  const link = page.getByRole('link', { name: fillWords(w.provider, { provider: 'Google' }) });
  expect(await link.getAttribute('href')).not.toContain('shared');
  await page.getByLabel(w.shared).check();
  expect(await link.getAttribute('href')).toContain('shared=1');
  await button(page, w.signIn).click();
  await page.waitForURL('**/_desk/');
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 });
});

test('without scripts there is a sentence, and accounts at providers remain', async () => {
  for (const path of ['sign-in', `invitation/${invite()}`]) {
    const { page, leave } = await open(path, { javaScriptEnabled: false });
    const sentence = page.locator('noscript p');
    expect([await sentence.isVisible(), await sentence.textContent()]).toEqual([true, w.needsScript]);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Google' }).isVisible()).toBe(true);
    await leave();
  }
});

test('the page for signing in is used by keyboard, from the top', async () => {
  const { page } = await open('sign-in?failed=provider-unknown&language=en');
  expect(await page.getByRole('alert').textContent()).toContain('does not know the account');
  const { en } = signInWords;
  const names: (string | null | undefined)[] = [];
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id));
  }
  expect(names).toEqual([signInWords.ar.language, en.signIn, 'shared', fillWords(en.provider, { provider: 'Google' })]);
});

/** What axe finds wrong, and how far the page is wider than the window. */
async function problemsOf(page: Page): Promise<unknown[]> {
  await page.evaluate(axeScript);
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    const { violations } = await engine.run(document, { resultTypes: ['violations'] });
    const { scrollWidth } = document.documentElement;
    const small = [...document.querySelectorAll('button, a, input:not([type="checkbox"])')].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && Math.min(width, height) < 24;
    });
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
      ...small.map(({ outerHTML }) => `small: ${outerHTML}`),
      ...(scrollWidth > innerWidth ? [`wider: ${scrollWidth - innerWidth}`] : []),
    ];
  });
}

test.each(['light', 'dark'] as const)('pages are accessible in %s colours, and fit the window', async (colorScheme) => {
  const long = 'مدير-المحتوى-الرقمي'.repeat(4);
  const owner = desk.desk.people.accept(invite(), { identity: { issuer: 'x', subject: colorScheme } }, long);
  const { secret } = desk.desk.people.invite({ role: 'editor', name: long, by: owner.id });
  const paths = ['sign-in?failed=provider-unknown&', `invitation/${secret}?`, 'invitation/none?'];
  for (const [width, language] of [
    [1366, 'ar'],
    [390, 'ar'],
    [320, 'en'],
  ] as const) {
    const { page, leave } = await open(`${paths[0]}language=${language}`, { width, colorScheme });
    for (const path of paths) {
      await page.goto(`${desk.home}_desk/${path}language=${language}`);
      expect({ path, width, problems: await problemsOf(page) }).toEqual({ path, width, problems: [] });
    }
    await leave();
  }
});

test('the second step is accessible', async () => {
  const { page } = await open(`invitation/${invite()}`, { width: 390 });
  await addAuthenticator(page);
  await accept(page);
  expect(await problemsOf(page)).toEqual([]);
});
