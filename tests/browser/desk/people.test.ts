import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words } from '../../../generator/desk/app/words/words.tsx';
import { largeData } from '../../support/desk-data.ts';
import { axeIssues, openScreen, sidewaysOf } from '../../support/desk-screen.ts';
import { openDeskStub } from '../../support/desk-stub.ts';
import { openBrowser } from '../../support/page.ts';

const { people: w, roles, close, cancel } = words.ar;
const visit = openBrowser({ isWarm: true });
const stub = openDeskStub();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Opens the menu of a person by keyboard, and chooses from it. */
async function choose(page: Page, name: RegExp, item: string): Promise<void> {
  await page.getByRole('button', { name }).press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

const ofBadr = /إجراءات.*بدر/;
const last = () => stub.sent.at(-1);

describe('an invitation', () => {
  test('needs a name, and shows the link once', async () => {
    const { page } = await openScreen(visit, stub, 'at=people', { width: 390, height: 700 });
    await page.getByRole('button', { name: w.invite }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: w.create }).press('Enter');
    await dialog.getByText(w.nameMissing).waitFor();
    expect(stub.sent).toEqual([]);
    expect(await dialog.getByLabel(w.name).getAttribute('aria-invalid')).toBe('true');
    expect(await axeIssues(page)).toEqual([]);
    await dialog.getByLabel(w.name).fill('هدى');
    await dialog.getByLabel(w.email).fill('no address');
    await dialog.getByLabel(w.email).press('Enter');
    await dialog.getByText(w.emailWrong).waitFor();
    await dialog.getByLabel(w.email).fill('huda@example.sa');
    await dialog.getByRole('radio', { name: roles.writer }).press('ArrowDown');
    await dialog.getByRole('button', { name: w.create }).press('Enter');
    await dialog.getByLabel(words.ar.link).waitFor();
    expect(last()?.body).toEqual({ name: 'هدى', role: 'editor', email: 'huda@example.sa' });
    expect(await dialog.getByLabel(words.ar.link).inputValue()).toMatch(/^https:\/\/desk\.example\.sa\//);
    expect(await focused(page)).toContain('هدى');
    expect(await axeIssues(page)).toEqual([]);
    expect(await sidewaysOf(page)).toBe(0);
    await dialog.getByRole('button', { name: close }).last().press('Enter');
    await expect.poll(() => focused(page)).toBe(w.invite);
    await page.getByRole('button', { name: w.invite }).press('Enter');
    expect(await page.getByRole('dialog').getByLabel(words.ar.link).count()).toBe(0);
    expect(await page.getByRole('dialog').getByLabel(w.name).inputValue()).toBe('');
  });

  test('is copied', async () => {
    const { page } = await openScreen(visit, stub, 'at=people', {
      isWhole: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByRole('button', { name: w.invite }).click();
    await page.getByRole('dialog').getByLabel(w.name).fill('هدى');
    await page.getByRole('button', { name: w.create }).click();
    await page.getByRole('button', { name: words.ar.copy }).click();
    await page.getByRole('status').getByText(words.ar.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/_desk/invitation?key=');
  });

  test('is withdrawn, and the focus is not lost', async () => {
    const { page } = await openScreen(visit, stub, 'at=people');
    await page.getByRole('button', { name: /ألغِ دعوة/ }).press('Enter');
    await expect.poll(() => stub.sent).toEqual([{ operation: 'withdraw-invitation', body: { id: 'i1' } }]);
    await expect.poll(() => focused(page)).toBe(words.ar.names.people);
    expect(await page.getByRole('heading', { name: w.invitations }).count()).toBe(0);
  });
});

describe('a person', () => {
  test('gets another role', async () => {
    const { page } = await openScreen(visit, stub, 'at=people');
    await choose(page, ofBadr, w.changeRole);
    await page.getByRole('radio', { name: roles.writer }).press('ArrowDown');
    await page.getByRole('button', { name: w.saveRole }).press('Enter');
    await page
      .getByRole('status')
      .getByText(/أصبح دور/)
      .waitFor();
    expect(last()).toEqual({ operation: 'change-person', body: { id: 'p2', role: 'editor' } });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(ofBadr);
  });

  test('is suspended after a question, and let back without one', async () => {
    const { page } = await openScreen(visit, stub, 'at=people');
    await choose(page, ofBadr, w.suspend);
    expect(stub.sent).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: w.suspend }).press('Enter');
    await page
      .getByRole('status')
      .getByText(/أُوقف حساب/)
      .waitFor();
    expect(last()?.body).toEqual({ id: 'p2', isSuspended: true });
    await choose(page, ofBadr, w.restore);
    await page
      .getByRole('status')
      .getByText(/أُعيد حساب/)
      .waitFor();
    expect(last()?.body).toEqual({ id: 'p2', isSuspended: false });
  });

  test('is removed, and the focus goes to the heading', async () => {
    const { page } = await openScreen(visit, stub, 'at=people');
    await choose(page, ofBadr, w.remove);
    await page.getByRole('alertdialog').getByRole('button', { name: w.remove }).press('Enter');
    await page
      .getByRole('status')
      .getByText(/حُذف حساب/)
      .waitFor();
    await expect.poll(() => focused(page)).toBe(words.ar.names.people);
    expect(await page.getByRole('button', { name: ofBadr }).count()).toBe(0);
  });

  test('who is the last owner stays, with the sentence of the server', async () => {
    stub.refusals.set('remove-person', { status: 409, message: 'هذا آخر مالك.' });
    const { page } = await openScreen(visit, stub, 'at=people');
    await choose(page, /إجراءات.*سارة/, w.remove);
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: w.remove }).press('Enter');
    await question.getByRole('alert').getByText('هذا آخر مالك.').waitFor();
    await question.getByRole('button', { name: cancel }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/سارة/);
    expect(await page.getByRole('row').count()).toBe(2 + 5 + 1);
  });

  test('recovers access by a link', async () => {
    const { page } = await openScreen(visit, stub, 'at=people');
    await choose(page, ofBadr, w.recover);
    await page.getByRole('dialog').getByRole('button', { name: w.recoverConfirm }).press('Enter');
    await page.getByRole('dialog').getByLabel(words.ar.link).waitFor();
    expect(last()).toEqual({ operation: 'recover', body: { id: 'p2' } });
  });

  test('is found among 200 by name', async () => {
    stub.reset(largeData());
    const { page } = await openScreen(visit, stub, 'at=people');
    await page.getByLabel(w.search).fill('عضو 19');
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(7 + 1);
    await page.getByLabel(w.search).fill('BADR.ALSHEHRI');
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(1 + 1);
    await page.getByLabel(w.search).fill('nobody');
    await page.getByText(w.noMatch).waitFor();
  });
});
