import { describe, expect, test } from 'vitest';
import { count, words } from '../../../generator/desk/app/words/words.tsx';
import { emptyData, largeData, usualData } from '../../support/desk-data.ts';
import { axeIssues, openScreen, sidewaysOf } from '../../support/desk-screen.ts';
import { openDeskStub } from '../../support/desk-stub.ts';
import { openBrowser } from '../../support/page.ts';

const { received: w, feedback, audit, more } = words.ar;
const visit = openBrowser({ isWarm: true });
const stub = openDeskStub();

describe('the list of received answers', () => {
  test('shows 500 in parts', async () => {
    stub.reset(largeData());
    const { page } = await openScreen(visit, stub, 'at=received');
    const rows = page.getByRole('table', { name: w.answers }).getByRole('rowheader');
    expect(await rows.count()).toBe(50);
    await page.getByRole('button', { name: more }).press('Enter');
    await expect.poll(() => rows.count()).toBe(100);
    const links = await rows.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(new Set(links).size).toBe(100);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysOf(page)).toBe(0);
  });

  test('is filtered by form; the address and the export follow', async () => {
    stub.reset(largeData());
    const { page } = await openScreen(visit, stub, 'at=received');
    await page.getByRole('button', { name: new RegExp(w.form) }).press('Enter');
    await page.getByRole('option', { name: /طلب توظيف/ }).press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('form')).toBe('طلب توظيف');
    await page.getByText(/يُعرض.*50.*100/).waitFor();
    const href = (await page.getByRole('link', { name: w.exportAll }).getAttribute('href')) ?? '';
    expect(Object.fromEntries(new URL(href, stub.url).searchParams)).toEqual({ form: 'طلب توظيف', language: 'ar' });
  });

  test('without a match offers all', async () => {
    const { page } = await openScreen(visit, stub, 'at=received&form=none');
    await page.getByRole('button', { name: w.clear }).press('Enter');
    await expect.poll(() => page.getByRole('rowheader').count()).toBeGreaterThan(3);
  });

  test('names refused posts by reason, also before anything is received', async () => {
    stub.reset({
      ...emptyData(),
      refused: [
        { reason: 'honeypot', count: 1204 },
        { reason: 'a-later-one', count: 2 },
      ],
    });
    const { page } = await openScreen(visit, stub, 'at=received');
    const table = page.getByRole('table', { name: w.refused });
    await table.getByRole('row', { name: new RegExp(`${w.reasons.honeypot}.*1,204`) }).waitFor();
    await table.getByRole('row', { name: /a-later-one/ }).waitFor();
  });
});

describe('one answer', () => {
  test('shows its fields as text, consent by itself, and its files', async () => {
    stub.data.received[1]!.fields[0]!.value = '<img src=x onerror="alert(1)">';
    const { page, problems } = await openScreen(visit, stub, 'at=received&id=r2');
    await page.getByText('<img src=x onerror="alert(1)">').waitFor();
    await page.getByRole('region', { name: w.consent }).getByText('نعم').waitFor();
    await page.getByText(w.unanswered).waitFor();
    const file = page.getByRole('region', { name: w.files }).getByRole('link');
    expect(await file.getAttribute('href')).toBe('/_desk/received-file/r2/f1');
    expect(await file.getAttribute('download')).toBe('cv.pdf');
    expect(problems).toEqual([]);
  });

  test('is deleted after a question, and the list says so', async () => {
    const { page } = await openScreen(visit, stub, 'at=received&id=r2');
    await page.getByRole('button', { name: w.remove }).press('Enter');
    const question = page.getByRole('alertdialog', { name: w.removeTitle });
    expect(await axeIssues(page)).toEqual([]);
    await question.getByRole('button', { name: w.removeConfirm }).press('Enter');
    await page.getByRole('status').getByText(w.removed).waitFor();
    expect(stub.sent).toEqual([{ operation: 'delete-received', body: { ids: ['r2'] } }]);
    await page.getByText(count(w.found, 2, 'ar')).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(words.ar.names.received);
  });
});

test('feedback says its shares in words, and opens its comments by keyboard', async () => {
  const { page } = await openScreen(visit, stub, 'at=feedback');
  await page.getByText(/85\P{L}*أفادتهم/u).waitFor();
  await page.getByText('نعم: 214').waitFor();
  const comments = page.locator('summary').first();
  await comments.press('Enter');
  await page.getByText('لم أجد رسوم النقل.').waitFor();
  await page.getByText(feedback.said.no).waitFor();
  expect(await axeIssues(page)).toEqual([]);
});

test('the audit log is filtered by person, and goes on in parts', async () => {
  stub.reset(largeData());
  const { page } = await openScreen(visit, stub, 'at=audit');
  const rows = page.getByRole('rowheader');
  expect(await rows.count()).toBe(100);
  await page.getByRole('button', { name: more }).press('Enter');
  await expect.poll(() => rows.count()).toBe(200);
  await page.getByRole('button', { name: new RegExp(audit.person) }).press('Enter');
  await page.getByRole('option', { name: 'بدر الشهري' }).press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('person')).toBe('p2');
  await expect.poll(() => rows.count()).toBe(100);
  expect(new Set(await page.locator('tbody tr td:nth-child(2)').allInnerTexts())).toEqual(new Set(['بدر الشهري']));
});

test('the audit log tells the server from people without an account', async () => {
  const data = usualData();
  const event = { at: 0, event: 'sign-in-failed', values: { reason: 'origin' }, address: '203.0.113.9' };
  stub.reset({ ...data, audit: [event, data.audit[2]!] });
  const { page } = await openScreen(visit, stub, 'at=audit');
  expect(await page.locator('tbody tr td:nth-child(2)').allInnerTexts()).toEqual([audit.unknown, audit.server]);
});
