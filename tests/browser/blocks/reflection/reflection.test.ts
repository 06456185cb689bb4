import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../../generator/build/hosting/serve.ts';
import { openBrowser } from '../../../support/page.ts';
import { serveMinimal } from '../../../support/sites.ts';

const visit = openBrowser({ isReused: true });
let server: RunningServer;

const names = ['الوقت', 'المال', 'الصحة', 'الأهل', 'الجار'];

beforeAll(async () => {
  server = await serveMinimal((site) => {
    site.routes[0]?.blocks.push({
      type: 'reflection',
      subject: 'كيف كان أسبوعك؟',
      scale: ['ضاع', 'مضى', 'أثمر'],
      statements: names.map((name) => ({ name, text: `أعطيت ${name} حقه هذا الأسبوع.` })),
      result: 'هذا أسبوعك كما تراه أنت.',
      action: { label: 'خطط لأسبوعك القادم', href: '/' },
    });
  });
});
afterAll(() => server?.close());

test('a reflection without scripts is answered by keyboard, shows its result and can be reset', async () => {
  const { page, problems } = await visit('/', { home: server.url, javaScriptEnabled: false });
  const form = page.locator('main form');
  const lengthOf = (index: number) =>
    form
      .locator('fieldset path')
      .nth(3 * index + 1)
      .evaluate((arm) => Number(getComputedStyle(arm).scale));
  const closing = form.getByText('هذا أسبوعك كما تراه أنت.');
  await form.locator('input').first().focus();
  for (const [index] of names.entries()) {
    expect(await closing.isVisible()).toBe(false);
    await page.keyboard.press(' ');
    if (index % 2 === 1) await page.keyboard.press('ArrowDown');
    // Enter must not submit the form.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  await closing.waitFor();
  // The ring closes the star, and the label of a step is beside its dots.
  const ring = form.locator('> svg path').last();
  await expect.poll(() => ring.evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
  const middleOf = (one: Element) => {
    const { top, bottom } = one.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const chosen = form.locator('label:has(:checked)').first();
  const [word, dot] = [await chosen.locator('span').evaluate(middleOf), await chosen.locator('input').evaluate(middleOf)];
  expect(Math.abs(word - dot)).toBeLessThan(2);
  await expect.poll(() => lengthOf(1)).toBeCloseTo(2 / 3);
  await expect.poll(() => lengthOf(0)).toBeCloseTo(1 / 3);
  expect(new URL(page.url()).search).toBe('');
  await form.getByRole('link').waitFor();
  await form.getByRole('button', { name: 'ابدأ من جديد' }).click();
  expect(await form.locator(':checked').count()).toBe(0);
  expect(await closing.isVisible()).toBe(false);
  expect(problems).toEqual([]);
});

test('a reflection invites to answer and shows what an answer would draw', async () => {
  const { page } = await visit('/', { home: server.url, javaScriptEnabled: false });
  const form = page.locator('main form');
  const invitation = form.getByText('اختر دائرة، وشاهد النجمة تكبر');
  /** Statements whose arms are outlined. */
  const invited = () =>
    form
      .locator('fieldset')
      .evaluateAll((all) =>
        all.flatMap((one, index) => (getComputedStyle(one.querySelector('path') as Element).opacity === '1' ? [index] : [])),
      );
  const armOf = (index: number) => form.locator('fieldset').nth(index).locator('path').nth(1);
  const scaleOf = (index: number) => armOf(index).evaluate((arm) => Number(getComputedStyle(arm).scale));
  expect(await invitation.isVisible()).toBe(true);
  await expect.poll(invited).toEqual([0]);
  await form.locator('fieldset').nth(3).locator('input').nth(1).hover();
  await expect.poll(() => scaleOf(3)).toBeCloseTo(2 / 3);
  expect(await form.locator(':checked').count()).toBe(0);
  await form.locator('input').first().focus();
  await page.keyboard.press(' ');
  await expect.poll(invited).toEqual([1]);
  expect(await invitation.isVisible()).toBe(false);
  await form.getByRole('button', { name: 'ابدأ من جديد' }).click();
  expect(await invitation.isVisible()).toBe(true);
});
