import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../../generator/build/hosting/serve.ts';
import type { Block } from '../../../../templates/blocks/schemas.ts';
import { readExamples } from '../../../support/examples.ts';
import { openBrowser, waitForHydration } from '../../../support/page.ts';
import { serveMinimal } from '../../../support/sites.ts';

const visit = openBrowser({ isReused: true });
let server: RunningServer;

const exampleOf = (type: 'form' | 'places', index: number) => {
  const example = readExamples(type)[index];
  if (!example) throw new Error(`The block ${type} has no example ${index}.`);
  return example.block;
};

/** Every kind of field, with labels in other scripts, long labels and questions. */
const booking: Block = {
  type: 'form',
  id: 'booking',
  heading: 'احجز رحلة',
  action: 'mailto:trips@example.com',
  fields: [
    { type: 'text', name: 'id', label: 'اسم المدرسة:', required: true },
    { type: 'text', name: 'code', label: 'Code (E-12)', required: true, format: 'digits' },
    { type: 'email', name: 'mail', label: 'بريد المدرسة', required: true },
    { type: 'email', name: 'mail2', label: 'بريد المشرف', required: true },
    { type: 'number', name: 'pupils', label: 'عدد الطلاب', min: 10, max: 40 },
    { type: 'date', name: 'day', label: 'اليوم', required: true },
    { type: 'time', name: 'hour', label: 'الساعة', required: true },
    { type: 'select', name: 'hall', label: 'القاعة', required: true, options: ['الأولى', 'الثانية'] },
    { type: 'radio', name: 'guide', label: 'هل تحتاجون إلى مرشد؟', required: true, options: ['نعم', 'لا'] },
    { type: 'checkbox', name: 'needs', label: 'احتياجات', options: ['كرسي متحرك', 'لغة إشارة'] },
    { type: 'textarea', name: 'why', label: 'ما الذي تريدون رؤيته؟', required: true, minLength: 5 },
    { type: 'consent', name: 'rules', label: 'قرأنا **تعليمات الزيارة**.', value: 'yes', required: true },
  ],
  submit: 'احجز',
};

/** A form of the contact block. */
const question: Block = {
  type: 'contact',
  id: 'question',
  heading: 'اسأل حارس النخيل',
  form: {
    action: 'https://forms.example.com/palms',
    requiredNote: 'كلها لازمة.',
    fields: [{ type: 'email', name: 'palm', label: 'بريد السائل', required: true }],
    submit: 'اسأل الحارس',
  },
  details: { heading: 'الحارس' },
};

beforeAll(async () => {
  server = await serveMinimal((site) => {
    site.announcement = { text: 'التسجيل **مفتوح**', tone: 'strong', until: '2099-12-31' };
    site.routes[0]?.blocks.push(exampleOf('form', 0), booking, exampleOf('places', 0), exampleOf('places', 2), question);
  });
});
afterAll(() => server?.close());

/** Mocks the form service. @returns what it received */
async function listen(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route('https://forms.example.com/**', (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>sent</title>' });
  });
  return sent;
}

async function fillIn(form: Locator): Promise<void> {
  await form.getByLabel('الاسم الأول').fill('سارة');
  await form.getByLabel('اسم العائلة').fill('القحطاني');
  await form.getByLabel('البريد الإلكتروني').fill('sara@example.com');
  await form.getByLabel('الجوال').fill('0501234567');
  await form.getByLabel('المدينة').selectOption('جدة');
  await form.getByLabel('صباحًا').check();
  await form.getByLabel('أوافق').check();
}

/** Inserts a label in isolates, as its direction may differ from that of the sentence. */
const named = (words: string, label: string) => words.replace('%s', `\u2068${label}\u2069`);

const submit = (form: Locator) => form.getByRole('button', { name: 'أرسل طلب التطوع' });

test('a form without scripts uses native validation and sends its return address; the announcement is above the header', async () => {
  const { page } = await visit('/', { home: server.url, javaScriptEnabled: false });
  const sent = await listen(page);
  const form = page.locator('#volunteer form');
  const strip = await page.getByRole('complementary', { name: 'إعلان' }).boundingBox();
  const header = await page.locator('header').boundingBox();
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeCloseTo(header?.y ?? -1, 0);
  expect(await page.locator('[data-island="places"]').first().isVisible()).toBe(false);
  await submit(form).click();
  expect(sent).toEqual([]);
  expect(await form.getByLabel('الاسم الأول').evaluate((one) => one === document.activeElement)).toBe(true);
  await fillIn(form);
  await submit(form).click();
  await page.waitForURL('https://forms.example.com/volunteering');
  expect(sent[0]).toMatch(/name="entry\.1045781291"\r\n\r\nسارة/);
  expect(sent[0]).toMatch(/name="_next"\r\n\r\nhttps:\/\/[^\r]+\/\r\n/);
  expect(sent[0]).toMatch(/name="_gotcha"\r\n\r\n\r\n/);
});

test('a form used by keyboard shows each error at its field, moves the focus and sends valid data', async () => {
  const { page, problems } = await visit('/', { home: server.url });
  const sent = await listen(page);
  const form = page.locator('#volunteer form');
  const name = form.getByLabel('الاسم الأول');
  expect(await page.locator('script[src*="form"]').count()).toBe(0);
  // The click is replayed after hydration.
  await submit(form).press('Enter');
  await form.locator('xpath=ancestor::*[@data-hydrated]').waitFor({ state: 'attached' });
  const summary = form.getByRole('group', { name: 'لم يُرسل النموذج. حقول تحتاج إلى تصحيح: 7' });
  await summary.waitFor();
  expect(await summary.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await name.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  const described = (await name.getAttribute('aria-describedby')) ?? '';
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe(named('أدخل %s', 'الاسم الأول'));
  expect(await form.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.type('س');
  expect(await name.getAttribute('aria-invalid')).toBeNull();
  expect(await page.locator(`[id="${described}"]`).count()).toBe(0);
  const phone = form.getByLabel('الجوال');
  await phone.fill('abc');
  await phone.blur();
  // The hint still describes the field.
  expect(((await phone.getAttribute('aria-describedby')) ?? '').split(' ')).toHaveLength(2);
  expect(await form.getByText('اكتب رقم الهاتف بالأرقام، مثل 0501234567').count()).toBe(1);
  const file = form.getByLabel('السيرة الذاتية');
  await file.setInputFiles({ name: 'cv.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
  await form.getByText('هذا النوع من الملفات لا يُقبل هنا').waitFor();
  await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5_000_001) });
  // Shown as a hint from the start, and now also as an error.
  await expect.poll(() => form.getByText('أكبر حجم للملف: 5 ميغابايت').count()).toBe(2);
  await file.setInputFiles([]);
  expect(sent).toEqual([]);
  await fillIn(form);
  await form.getByLabel('اسم العائلة').press('Enter');
  await page.waitForURL('https://forms.example.com/volunteering');
  expect(sent).toHaveLength(1);
  expect(problems.filter((problem) => !problem.startsWith('https://forms.example.com/'))).toEqual([]);
});

test('the error summary names and links each field, and the page title starts with the error until all are fixed', async () => {
  const { page, problems } = await visit('/', { home: server.url, viewport: { width: 390, height: 800 } });
  const form = page.locator('#booking form');
  const title = await page.title();
  const send = form.getByRole('button', { name: 'احجز' });
  await form.getByLabel('عدد الطلاب').fill('4');
  await form.getByLabel('بريد المشرف').fill('nobody');
  await send.press('Enter');
  const links = form.getByRole('group', { name: /لم يُرسل/ }).getByRole('link');
  await links.first().waitFor();
  expect((await links.allTextContents()).map((text) => text.replace(/[\u2066-\u2069]/g, ''))).toEqual([
    'أدخل اسم المدرسة',
    'أدخل Code (E-12)',
    'أدخل بريد المدرسة',
    'بريد المشرف: اكتب البريد هكذا: name@example.com',
    'عدد الطلاب: أقل ما يُقبل: 10',
    'أدخل اليوم',
    'أدخل الساعة',
    'اختر القاعة',
    'أجب عن السؤال: هل تحتاجون إلى مرشد؟',
    'أجب عن السؤال: ما الذي تريدون رؤيته؟',
    'للمتابعة ضع علامة أمام: قرأنا تعليمات الزيارة.',
  ]);
  expect(await page.title()).toBe(`خطأ: ${title}`);
  // A second attempt does not repeat the messages.
  await send.press('Enter');
  expect(await links.count()).toBe(11);
  expect(await page.title()).toBe(`خطأ: ${title}`);
  await links.nth(8).press('Enter');
  expect(await form.getByLabel('نعم').evaluate((one) => one === document.activeElement)).toBe(true);
  // The whole question is in view, not only its first option.
  const question = await form.getByRole('radiogroup').boundingBox();
  expect(question?.y).toBeGreaterThanOrEqual(0);
  await form.getByLabel('نعم').check();
  await form.getByLabel('اسم المدرسة').fill('مدرسة النور');
  await form.getByLabel('Code (E-12)').fill('12');
  await form.getByLabel('بريد المدرسة').fill('a@example.com');
  await form.getByLabel('بريد المشرف').fill('b@example.com');
  await form.getByLabel('عدد الطلاب').fill('12');
  await form.getByLabel('اليوم').fill('2030-01-01');
  await form.getByLabel('الساعة').fill('10:00');
  await form.getByLabel('القاعة').selectOption('الأولى');
  await form.getByLabel('ما الذي').fill('الأجنحة كلها');
  expect(await page.title()).toBe(`خطأ: ${title}`);
  await form.getByLabel('قرأنا').check();
  expect(await page.title()).toBe(title);
  expect(await links.count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a click on the submit button counts even when an error message moves the button', async () => {
  const { page, problems } = await visit('/', { home: server.url });
  const form = page.locator('#question form');
  await form.getByLabel('بريد السائل').fill('nobody');
  await form.locator('xpath=ancestor::*[@data-hydrated]').waitFor({ state: 'attached' });
  const button = await form.getByRole('button').boundingBox();
  await form.getByRole('button').click();
  const summary = form.getByRole('group', { name: /لم يُرسل/ });
  await summary.waitFor();
  expect(await summary.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await summary.getByRole('link').count()).toBe(1);
  expect((await form.getByRole('button').boundingBox())?.y).not.toBe(button?.y);
  expect(problems).toEqual([]);
});

test('the opening state of a place follows its own time zone and changes with time', async () => {
  const { page } = await visit('/', { home: server.url, timezoneId: 'America/New_York' });
  // A Sunday, 15:59 in Riyadh: opens at 16:00.
  await page.clock.install({ time: new Date('2027-01-03T12:59:40Z') });
  await page.reload();
  await page.locator('#olaya').scrollIntoViewIfNeeded();
  await waitForHydration(page, 'places');
  const state = page.locator('#olaya [data-open]');
  await expect.poll(() => state.textContent()).toBe('مغلق الآن');
  await page.clock.runFor(60_000);
  await expect.poll(() => state.textContent()).toBe('مفتوح الآن حتى 9:00\u00a0م');
  expect(await page.locator('article', { hasText: 'طوارئ الدمام' }).locator('[data-open="true"]').textContent()).toBe(
    'مفتوح الآن',
  );
});

test('a hospital is open while any service is open, and each service shows its state, without React', async () => {
  const { page, problems } = await visit('/', { home: server.url, timezoneId: 'America/New_York' });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  // A Sunday, 15:59 in Riyadh: clinics are open until 16:00, when visits begin.
  await page.clock.install({ time: new Date('2027-01-03T12:59:40Z') });
  await page.reload();
  const states = page.locator('#hospital [data-open]');
  await page.locator('#hospital').scrollIntoViewIfNeeded();
  await expect
    .poll(() => states.allTextContents())
    .toEqual(['مفتوح الآن: الطوارئ والعيادات', 'مفتوح الآن', 'مفتوح الآن حتى 4:00\u00a0م', 'مغلق الآن']);
  await page.clock.runFor(60_000);
  await expect
    .poll(() => states.allTextContents())
    .toEqual(['مفتوح الآن: الطوارئ والزيارة', 'مفتوح الآن', 'مغلق الآن', 'مفتوح الآن حتى 8:00\u00a0م']);
  expect(scripts.filter((path) => /react|hydrate/.test(path))).toEqual([]);
  expect(problems).toEqual([]);
});

test('opening hours without scripts show no current state', async () => {
  const { page } = await visit('/', { home: server.url, javaScriptEnabled: false });
  const hospital = page.locator('#hospital');
  expect(await hospital.getByRole('heading').allTextContents()).toEqual([
    ...['مستشفى الواحة', 'الطوارئ', 'العيادات', 'رمضان 1448هـ', 'إجازات', 'الزيارة'],
  ]);
  expect(await hospital.locator('[data-schedule]').first().isVisible()).toBe(false);
});

/** All kinds of fields that accept digits. */
const digitFields: Block = {
  type: 'form',
  id: 'digits',
  heading: 'سجل رحلة',
  action: 'https://forms.example.com/digits',
  fields: [
    { type: 'number', name: 'pupils', label: 'عدد الطلاب', min: 10, max: 1500, required: true },
    { type: 'number', name: 'share', label: 'النسبة', step: 0.5 },
    { type: 'tel', name: 'phone', label: 'الهاتف', required: true },
    { type: 'tel', name: 'mobile', label: 'الجوال', format: 'saudi-mobile' },
    { type: 'text', name: 'identity', label: 'الهوية', format: 'saudi-id' },
    { type: 'text', name: 'iban', label: 'الآيبان', format: 'saudi-iban' },
    { type: 'text', name: 'note', label: 'ملاحظة' },
    { type: 'date', name: 'day', label: 'اليوم', min: '2027-01-01' },
  ],
  submit: 'سجل',
};

/** Typed values and how services receive them. */
const typedDigits: [label: string, name: string, typed: string, western: string][] = [
  ['عدد الطلاب', 'pupils', '١٬٢٥٠', '1250'],
  ['النسبة', 'share', '۲٫۵', '2.5'],
  ['الهاتف', 'phone', '٠١١ ٢٣٤ ٥٦٧٨', '011 234 5678'],
  ['الجوال', 'mobile', '۰۵۰۱۲۳۴۵۶۷', '0501234567'],
  ['الهوية', 'identity', '١٠١٢٣٤٥٦٧٨', '1012345678'],
  ['الآيبان', 'iban', 'SA٠٣٨٠٠٠٠٠٠٠٦٠٨٠١٠١٦٧٥١٩', 'SA0380000000608010167519'],
  ['ملاحظة', 'note', 'الدور ٢', 'الدور ٢'],
];

test.each([true, false])('digit fields accept Arabic and Persian digits, with scripts: %s', async (hasScripts) => {
  const site = await serveMinimal(({ routes }) => void routes[0]?.blocks.push(digitFields));
  try {
    const { page, problems } = await visit('/', { home: site.url, javaScriptEnabled: hasScripts });
    const sent = await listen(page);
    const form = page.locator('#digits form');
    await form.getByLabel('عدد الطلاب').focus();
    if (hasScripts) await waitForHydration(page, 'form');
    for (const [label, , typed] of typedDigits) {
      const field = form.getByLabel(label, { exact: false });
      await field.pressSequentially(typed);
      expect(await field.inputValue()).toBe(typed);
      expect(await field.evaluate((one: HTMLInputElement) => one.validity.valid)).toBe(true);
    }
    await form.getByRole('button', { name: 'سجل' }).click();
    await page.waitForURL('https://forms.example.com/digits');
    const values = new URLSearchParams(sent[0]);
    for (const [, name, typed, western] of typedDigits) expect(values.get(name)).toBe(hasScripts ? western : typed);
    expect(problems.filter((one) => !one.includes('forms.example.com'))).toEqual([]);
  } finally {
    await site.close();
  }
});

test('a number out of range is reported in the language of the page, whatever digits were typed', async () => {
  const site = await serveMinimal(({ routes }) => void routes[0]?.blocks.push(digitFields));
  try {
    const { page } = await visit('/', { home: site.url });
    const form = page.locator('#digits form');
    await form.getByLabel('عدد الطلاب').focus();
    await waitForHydration(page, 'form');
    const pupils = form.getByLabel('عدد الطلاب');
    const field = form.locator('[data-field]', { hasText: 'عدد الطلاب' });
    for (const [typed, message] of [
      ['٩', 'أقل ما يُقبل: 10'],
      ['۱۵۰۱', 'أكثر ما يُقبل: 1500'],
      ['١٠٫٥', 'أقرب ما يُقبل: 10 أو 11'],
      ['عشرة', 'اكتب عددًا بالأرقام'],
    ] as const) {
      await pupils.fill(typed);
      await pupils.press('Tab');
      await field.getByText(message).waitFor();
    }
    await pupils.fill('٢٥');
    await expect.poll(() => pupils.getAttribute('aria-invalid')).toBeNull();
    expect(await pupils.getAttribute('inputmode')).toBe('numeric');
    expect(await pupils.getAttribute('type')).toBe('text');
  } finally {
    await site.close();
  }
});
