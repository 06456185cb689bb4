import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeScript } from '../../support/axe.ts';
import { htmlErrors } from '../../support/html.ts';
import { openBrowser } from '../../support/page.ts';
import { openReceivedSite, type ReceivedSite } from '../../support/received-site.ts';

const visit = openBrowser();

const form = {
  type: 'form',
  heading: 'اكتب إلينا',
  action: 'desk',
  fields: [
    { type: 'text', name: 'name', label: 'الاسم', required: true, minLength: 2 },
    { type: 'email', name: 'email', label: 'البريد الإلكتروني' },
    { type: 'number', name: 'count', label: 'العدد', min: 1, max: 5 },
    { type: 'file', name: 'file', label: 'مرفق', accept: ['pdf'] },
    { type: 'consent', name: 'consent', label: 'أوافق على [معالجة بياناتي](/).', required: true },
    // Names of properties of the form element, which such fields replace.
    { type: 'honeypot', name: 'hidden' },
    { type: 'honeypot', name: 'before' },
  ],
  submit: 'أرسل الرسالة',
};

let site: ReceivedSite;
beforeAll(async () => {
  site = await openReceivedSite([form], [{ type: 'page-feedback', comment: true }]);
});
afterAll(() => site?.close());

const stored = () => site.desk.received.answers.entries();

async function fill(page: Page): Promise<void> {
  await page.getByLabel('الاسم').fill('سارة');
  await page.getByLabel('العدد').fill('٣');
  await page.getByRole('checkbox').check();
}

const send = (page: Page) => page.getByRole('button', { name: 'أرسل الرسالة' }).click();

test('without scripts a form is checked on a page of the desk, then sent', async () => {
  const { page } = await visit('', { home: site.url, javaScriptEnabled: false });
  await fill(page);
  await send(page);
  await page.getByRole('heading', { name: 'راجع ما كتبته' }).waitFor();
  expect(await page.locator('dd').allTextContents()).toEqual(['سارة', 'لم يُملأ', '٣', 'لم يُملأ', '✓']);
  const before = stored().length;
  await page.waitForTimeout(3200);
  await send(page);
  await page.getByRole('heading', { name: 'وصلنا ما أرسلته' }).waitFor();
  expect(stored()).toHaveLength(before + 1);
  await page.getByRole('link', { name: 'العودة إلى الموقع' }).click();
  await page.getByRole('heading', { name: 'اكتب إلينا' }).waitFor();
});

test('with scripts a form is answered in place, with the focus on the acknowledgement', async () => {
  const { page } = await visit('', { home: site.url });
  const before = stored().length;
  await fill(page);
  await send(page);
  await page.getByText('وصلنا ما أرسلته').waitFor();
  expect(page.url()).toBe(site.url);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('وصلنا ما أرسلته');
  expect(await page.getByRole('button', { name: 'أرسل الرسالة' }).isVisible()).toBe(false);
  expect(await page.getByText('جارٍ الإرسال').isVisible()).toBe(false);
  const [answer] = await site.desk.received.answers.read(stored().slice(before));
  expect(answer?.fields.map(({ value }) => value)).toEqual(['سارة', '3', 'أوافق على [معالجة بياناتي](/).']);
});

test('what only the desk finds is shown beside the field or above it', async () => {
  const { page } = await visit('', { home: site.url });
  await fill(page);
  await page.getByLabel('مرفق').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>') });
  // The page does not check this any more.
  await page.locator('[name="email"]').evaluate((one: HTMLInputElement) => {
    one.type = 'text';
    one.value = 'not an address';
  });
  await send(page);
  await page.getByRole('link', { name: /name@example\.com/ }).waitFor();
  expect(await page.locator('[name="email"]').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('الاسم').inputValue()).toBe('سارة');
  await page.locator('[name="email"]').fill('a@b.sa');
  await page.getByLabel('مرفق').setInputFiles([]);
  await send(page);
  await page.getByText('وصلنا ما أرسلته').waitFor();
});

test('a desk that does not answer is told, with other ways, and what was typed remains', async () => {
  const { page } = await visit('', { home: site.url });
  await page.route(/\/_desk\//, (route) => route.abort());
  await fill(page);
  await send(page);
  const alert = page.getByRole('alert').first();
  await alert.getByText('تعذر الإرسال الآن').waitFor();
  expect(await page.getByLabel('الاسم').inputValue()).toBe('سارة');
  await page.unroute(/\/_desk\//);
  await send(page);
  await page.getByText('وصلنا ما أرسلته').waitFor();
});

test('the desk and the page find the same problems', async () => {
  const cases: Record<string, string>[] = [
    { name: '' },
    { name: 'س' },
    { email: 'x@' },
    { count: '٩' },
    { count: '1.5' },
    { count: 'خمسة' },
  ];
  const [definition] = site.desk.forms.forms.filter(({ isFeedback }) => !isFeedback);
  const { page } = await visit('', { home: site.url });
  for (const values of cases) {
    await page.reload();
    await fill(page);
    for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
    await send(page);
    await page.locator('[data-problems]').waitFor();
    const shown = await page.locator('[id$="-problem"]').allTextContents();
    const body = new URLSearchParams({ _desk_page: '/', name: 'سارة', consent: 'on', ...values }).toString();
    const headers = { origin: new URL(site.url).origin, host: new URL(site.desk.received.desk.config.url).host };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = { method: 'POST' as const, headers: { ...headers, ...type }, body };
    const { text } = await site.desk.send(`/_desk/form/${definition?.id}?version=${definition?.version}`, sent);
    expect([...text.matchAll(/class="problem"[^>]*>([^<]*)</g)].map(([, problem]) => problem)).toEqual(shown);
  }
});

test('an opinion about a page is sent without scripts, and answered in place with them', async () => {
  const shares = () => stored().flatMap(({ isUseful }) => (isUseful === undefined ? [] : [isUseful]));
  const plain = await visit('', { home: site.url, javaScriptEnabled: false });
  await plain.page.getByRole('button', { name: 'نعم' }).click();
  await plain.page.getByRole('heading', { name: 'شكرًا لك، وصلنا رأيك.' }).waitFor();
  expect(shares()).toEqual([true]);
  await plain.page.goto(`${site.url}nowhere`);
  expect(await plain.page.locator('aside [name="_desk_page"]').getAttribute('value')).toBe('/404.html');
  const { page } = await visit('', { home: site.url });
  await page.getByText('أضف تعليقًا').click();
  await page.getByLabel('ما الذي أعجبك').fill('واضحة');
  await page.getByRole('button', { name: 'لا', exact: true }).click();
  await page.getByText('شكرًا لك، وصلنا رأيك.').waitFor();
  expect(page.url()).toBe(site.url);
  expect(shares()).toEqual([true, false]);
});

test('a page loads no script of the desk before its form is used', async () => {
  const { page, scripts } = await visit('', { home: site.url });
  await page.waitForTimeout(300);
  expect(scripts.filter((one) => /\/(?:desk|form|react)\./.test(one))).toEqual([]);
});

/** Problems that axe finds on a page. */
async function axeProblems(page: Page): Promise<string[]> {
  await page.evaluate(axeScript);
  const found = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test.each([390, 768, 1280])('pages of the desk for visitors are valid and accessible at %i', async (width) => {
  const { page } = await visit('', { home: site.url, width, bypassCSP: true });
  const [definition] = site.desk.forms.forms.filter(({ isFeedback }) => !isFeedback);
  const path = `/_desk/form/${definition?.id}`;
  const { url } = site.desk.received.desk.config;
  const headers = { origin: url, host: new URL(url).host, 'content-type': 'application/x-www-form-urlencoded' };
  const bodies: Record<string, string>[] = [
    { _desk_page: '/', name: 'سارة', consent: 'on' },
    { _desk_page: '/', name: '', email: 'x', count: '12' },
    { _desk_page: '/', name: 'x', unknown: 'x' },
  ];
  for (const values of bodies) {
    const sent = { method: 'POST' as const, headers, body: new URLSearchParams(values).toString() };
    const { text } = await site.desk.send(path, sent);
    expect(await htmlErrors(text)).toEqual([]);
    await page.setContent(text);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
  }
});
