import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { count, words } from '../../../generator/desk/app/words/words.tsx';
import { usualData } from '../../support/desk-data.ts';
import { openScreen } from '../../support/desk-screen.ts';
import { openDeskStub } from '../../support/desk-stub.ts';
import { openBrowser } from '../../support/page.ts';

const { ar: w } = words;
const visit = openBrowser({ isWarm: true });
const stub = openDeskStub();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('the navigation', () => {
  test('has real addresses, moves the focus to the heading, and goes back', async () => {
    const { page, problems } = await openScreen(visit, stub, 'at=home');
    const nav = page.getByRole('navigation', { name: w.screens });
    const people = nav.getByRole('link', { name: w.names.people });
    expect(await people.getAttribute('href')).toBe('/_desk/?at=people');
    await people.click();
    await expect.poll(() => focused(page)).toBe(w.names.people);
    expect(await people.getAttribute('aria-current')).toBe('page');
    await nav.getByRole('link', { name: w.names.audit }).click();
    await expect.poll(() => page.title()).toContain(w.names.audit);
    await page.goBack();
    await expect.poll(() => focused(page)).toBe(w.names.people);
    expect(new URL(page.url()).search).toBe('?at=people');
    await page.getByRole('table', { name: w.people.list }).waitFor();
    expect(problems).toEqual([]);
  });

  test('opens another tab for a click with the control key', async () => {
    const { page } = await openScreen(visit, stub, 'at=home');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: w.names.people }).click({ modifiers: ['ControlOrMeta'] });
    const other = await opened;
    await expect.poll(() => other.url()).toContain('at=people');
    expect(new URL(page.url()).search).toBe('?at=home');
  });

  test('has a link that skips it, first in the order of the keyboard', async () => {
    const { page } = await openScreen(visit, stub, 'at=settings');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(w.skip);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(w.names.settings);
  });

  test('is behind a button on a phone, and closes when a screen is opened', async () => {
    const { page } = await openScreen(visit, stub, 'at=home', { width: 390, height: 844 });
    const nav = page.getByRole('navigation', { name: w.screens });
    const button = page.getByRole('button', { name: w.menu });
    expect(await nav.count()).toBe(0);
    await button.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await nav.getByRole('link', { name: w.names.received }).press('Enter');
    await expect.poll(() => focused(page)).toBe(w.names.received);
    expect(await nav.count()).toBe(0);
  });

  test.each([
    ['reader', 4],
    ['writer', 4],
    ['editor', 5],
    ['owner', 8],
  ] as const)('shows a %s %i sections', async (role, sections) => {
    stub.reset(usualData(), role);
    const { page } = await openScreen(visit, stub, 'at=home');
    expect(await page.getByRole('navigation', { name: w.screens }).getByRole('link').count()).toBe(sections);
  });

  test('shows the first screen to somebody who may not see the one of the address', async () => {
    stub.reset(usualData(), 'writer');
    const { page } = await openScreen(visit, stub, 'at=people');
    expect(await page.locator('h1').innerText()).toContain(stub.data.me.name);
    expect(await page.getByRole('table').count()).toBe(0);
  });
});

describe('the first screen', () => {
  test('marks a notice as read when it is opened', async () => {
    const { page } = await openScreen(visit, stub, 'at=home');
    await page.locator('main li[data-unread] a').first().click();
    await expect.poll(() => new URL(page.url()).search).toBe('?at=proposals&id=pr1');
    await expect.poll(() => stub.sent.find(({ operation }) => operation === 'read-notices')?.body).toEqual({ ids: ['n1'] });
  });

  test('marks all as read, and says so', async () => {
    const { page } = await openScreen(visit, stub, 'at=home');
    await page.getByRole('button', { name: w.home.markAll }).press('Enter');
    await page.getByRole('status').getByText(w.home.marked).waitFor();
    await expect.poll(() => page.locator('li[data-unread]').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });

  test.each([
    ['owner', 'p1', [count(w.home.openProposals, 2, 'ar')]],
    ['owner', 'p2', [count(w.home.openProposals, 2, 'ar'), count(w.home.sentBack, 1, 'ar')]],
    ['editor', 'p2', [count(w.home.sentBack, 1, 'ar')]],
    ['writer', 'p2', [count(w.home.sentBack, 1, 'ar')]],
    ['writer', 'p3', [w.home.nothingWaits]],
    ['reader', 'p3', []],
  ] as const)('says what waits for %s %s', async (role, id, expected) => {
    const data = usualData();
    stub.reset({ ...data, me: { ...data.me, id } }, role);
    const { page } = await openScreen(visit, stub, 'at=home');
    await page.getByRole('heading', { name: w.home.publishing.title }).waitFor();
    const waiting = page.getByRole('region', { name: w.home.waiting });
    await expect.poll(() => waiting.locator('p').allInnerTexts()).toEqual(expected);
  });

  test('says when a build will be out, and offers no second one meanwhile', async () => {
    stub.data.publishing.task = { startedAt: 0, endsAt: Date.UTC(2026, 2, 14, 7, 15) };
    const { page } = await openScreen(visit, stub, 'at=home');
    await page.getByText('14 مارس 2026، 10:15 ص').waitFor();
    expect(await page.getByRole('button', { name: w.home.publishing.again }).count()).toBe(0);
  });

  test('publishes again with the token of the session', async () => {
    const { page } = await openScreen(visit, stub, 'at=home');
    await page.getByRole('button', { name: w.home.publishing.again }).click();
    await page.getByRole('status').getByText(w.home.publishing.asked).waitFor();
    expect(stub.sent).toEqual([{ operation: 'publish-again', body: {} }]);
  });
});

describe('a request that fails', () => {
  test('with an ended session leads to the sign-in, and back', async () => {
    const { page } = await openScreen(visit, stub, 'at=people');
    stub.refusals.set('received', { status: 401, message: '' });
    await page.getByRole('link', { name: w.names.received }).click();
    const dialog = page.getByRole('alertdialog', { name: w.ended.title });
    await dialog.waitFor();
    const link = dialog.getByRole('link', { name: w.ended.signIn });
    expect(await link.getAttribute('href')).toBe('/_desk/sign-in?to=%2F_desk%2F%3Fat%3Dreceived');
  });

  test('shows the sentence of the server, and can be repeated', async () => {
    stub.refusals.set('people', { status: 503, message: 'امتلأ القرص.' });
    const { page } = await visit('/_desk/?at=people', { home: stub.url });
    await page.getByRole('alert').getByText('امتلأ القرص.').waitFor();
    stub.refusals.clear();
    await page.getByRole('button', { name: w.retry }).click();
    await page.getByRole('table', { name: w.people.list }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('without an answer says so', async () => {
    const { page } = await openScreen(visit, stub, 'at=home');
    await page.route('**/_desk/settings**', (route) => route.abort());
    await page.getByRole('link', { name: w.names.settings }).click();
    await page.getByRole('alert').getByText(w.refusals.unreachable).waitFor();
  });
});
