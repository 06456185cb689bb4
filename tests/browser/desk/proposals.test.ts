import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words } from '../../../generator/desk/app/words/words.tsx';
import { usualData } from '../../support/desk-data.ts';
import { openScreen, waitForAnswers } from '../../support/desk-screen.ts';
import { openDeskStub } from '../../support/desk-stub.ts';
import { openBrowser } from '../../support/page.ts';

const { proposals: w } = words.ar;
const visit = openBrowser({ isWarm: true });
const stub = openDeskStub();

const last = () => stub.sent.at(-1);
const status = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

describe('the list', () => {
  test('shows proposals of a state, which is kept in the address', async () => {
    const { page } = await openScreen(visit, stub, 'at=proposals');
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(2);
    await page.getByRole('radio', { name: w.states['sent-back'] }).press('Enter');
    await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBe(1);
    expect(new URL(page.url()).search).toBe('?at=proposals&state=sent-back');
    await page.reload();
    await waitForAnswers(page, stub);
    expect(await page.getByRole('radio', { name: w.states['sent-back'] }).getAttribute('aria-checked')).toBe('true');
    await page.getByRole('radio', { name: w.states.withdrawn }).press('Enter');
    await page.getByText(w.empty.withdrawn).waitFor();
  });
});

describe('a proposal', () => {
  test('names its pages, with a link to the preview of each', async () => {
    const { page } = await openScreen(visit, stub, 'at=proposals&id=pr1');
    const links = page.getByRole('region', { name: w.pages }).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(['/admissions', '/calendar']);
  });

  test('is approved as it was seen', async () => {
    const { page } = await openScreen(visit, stub, 'at=proposals&id=pr1');
    await page.getByRole('button', { name: w.approve }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: w.approve }).press('Enter');
    await status(page, w.approveDone);
    expect(last()).toEqual({ operation: 'approve', body: { id: 'pr1', version: 'v1' } });
    await page.getByRole('region', { name: w.decision }).getByText(stub.data.me.name).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('that changed since is not approved: the sentence is shown', async () => {
    stub.refusals.set('approve', { status: 409, message: 'تغيّرت المسودة.' });
    const { page } = await openScreen(visit, stub, 'at=proposals&id=pr2');
    await page.getByText(w.isChanged).waitFor();
    await page.getByRole('button', { name: w.approve }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: w.approve }).click();
    await question.getByRole('alert').getByText('تغيّرت المسودة.').waitFor();
  });

  test('is sent back with a reason', async () => {
    const { page } = await openScreen(visit, stub, 'at=proposals&id=pr1');
    await page.getByRole('button', { name: w.sendBack }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: w.sendBack }).press('Enter');
    await dialog.getByText(w.sendBackMissing).waitFor();
    expect(stub.sent).toEqual([]);
    await dialog.getByLabel(w.sendBackReason).fill('  تنقصه صورة.  ');
    await dialog.getByRole('button', { name: w.sendBack }).press('Enter');
    await status(page, w.sendBackDone);
    expect(last()?.body).toEqual({ id: 'pr1', reason: 'تنقصه صورة.' });
  });

  test('is withdrawn by its writer, who cannot approve it', async () => {
    const data = usualData();
    Object.assign(data.me, { id: 'p2', name: 'بدر الشهري' });
    stub.reset(data, 'writer');
    const { page } = await openScreen(visit, stub, 'at=proposals&id=pr1');
    expect(await page.getByRole('button', { name: w.approve }).count()).toBe(0);
    await page.getByRole('button', { name: w.withdraw }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: w.withdraw }).click();
    await status(page, w.withdrawDone);
  });

  test('offers a reader comments only', async () => {
    stub.reset(usualData(), 'reader');
    const { page } = await openScreen(visit, stub, 'at=proposals&id=pr1');
    const names = await page.getByRole('main').getByRole('button').allInnerTexts();
    expect(names.map((name) => name.trim()).filter((name) => ![w.wholeProposal].includes(name))).toEqual([w.send]);
    expect(await page.getByRole('region', { name: w.share }).count()).toBe(0);
  });

  test('takes a comment about a page', async () => {
    const { page } = await openScreen(visit, stub, 'at=proposals&id=pr1');
    const send = page.getByRole('button', { name: w.send });
    await send.press('Enter');
    await page.getByText(w.commentMissing).waitFor();
    expect(stub.sent).toEqual([]);
    await page.getByLabel(w.write).fill('<b>شكرًا</b>');
    await page.getByRole('button', { name: w.aboutPage }).press('Enter');
    await page.getByRole('option', { name: 'التقويم الدراسي' }).press('Enter');
    await send.press('Enter');
    await status(page, w.sent);
    expect(last()?.body).toEqual({ proposal: 'pr1', text: '<b>شكرًا</b>', page: '/calendar' });
    await page.getByText('<b>شكرًا</b>').waitFor();
    expect(await page.getByLabel(w.write).inputValue()).toBe('');
  });

  test('is shared by a link that is shown once and can be ended', async () => {
    const { page } = await openScreen(visit, stub, 'at=proposals&id=pr2');
    const shares = page.getByRole('region', { name: w.share });
    await shares.getByText(w.noShares).waitFor();
    await shares.getByRole('button', { name: w.create }).press('Enter');
    await status(page, w.created);
    expect(last()?.body).toEqual({ proposal: 'pr2', days: 7 });
    expect(await shares.getByLabel(words.ar.link, { exact: true }).inputValue()).toContain('https://desk.example.sa/');
    await shares.getByRole('button', { name: /^أوقف الرابط/ }).press('Enter');
    await status(page, w.shareEnded);
    await expect.poll(() => shares.getByLabel(words.ar.link, { exact: true }).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('that is gone says so', async () => {
    const { page } = await visit('/_desk/?at=proposals&id=none', { home: stub.url });
    await page.getByRole('alert').waitFor();
    expect(await page.locator('h1').innerText()).toBe(w.one);
  });
});
