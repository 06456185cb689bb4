import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { copiedSite } from '../../support/edit-client.ts';
import { openEditorAt } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';

const visit = openBrowser({ isReused: true });
let server: RunningServer;
let siteFile: string;

const content = async () => JSON.parse(await readFile(siteFile, 'utf8'));

beforeAll(async () => {
  siteFile = await copiedSite('school');
  server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: undefined });
});
afterAll(() => server.close());

test('a person is added from the section; a wrong address keeps the form open and is named at its field', async () => {
  const { page, frame } = await openEditorAt(visit, server.url, '/about');
  await frame.getByRole('button', { name: /أضف شخصًا/ }).click();
  const dialog = page.getByRole('dialog', { name: 'شخص جديد' });
  const add = dialog.getByRole('button', { name: 'أضف', exact: true });
  await add.click();
  const name = dialog.getByRole('textbox', { name: /^الاسم/ });
  await expect.poll(() => name.evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true);
  await dialog.getByText('هذا الحقل مطلوب.').waitFor();
  await name.fill('نورة العلي');
  const email = dialog.getByRole('textbox', { name: 'البريد الإلكتروني' });
  await email.fill('noura at school');
  await add.click();
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  expect((await content()).collections.team.entries).toHaveLength(6);
  await email.fill('noura@rewaq.edu.sa');
  await add.click();
  await dialog.waitFor({ state: 'detached' });
  expect((await content()).collections.team.entries.at(-1)).toMatchObject({ title: 'نورة العلي', email: 'noura@rewaq.edu.sa' });
});

test('a person of the page is changed in the short form', async () => {
  const { page, frame, panel } = await openEditorAt(visit, server.url, '/about');
  await frame.getByText('أ. سالم الضفاف').click();
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'عدّل في نموذج قصير' }).click();
  const dialog = page.getByRole('dialog', { name: 'عدّل بيانات الشخص' });
  const department = dialog.getByRole('combobox').or(dialog.getByRole('textbox', { name: /^القسم/ }));
  await expect.poll(() => department.inputValue()).toBe('الإدارة');
  await dialog.getByRole('textbox', { name: 'المنصب' }).fill('وكيل المدرسة');
  await dialog.getByRole('button', { name: 'احفظ', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const entry = (await content()).collections.team.entries[1];
  expect(entry).toMatchObject({ name: 'salem-aldifaf', role: 'وكيل المدرسة', groups: ['management'], listed: false });
});

test('an event is moved in the short form', async () => {
  const { page, panel } = await openEditorAt(visit, server.url, '/about');
  await page.goto(`${server.url}_edit/?page=/news/reading-week&language=ar`);
  await page.frameLocator('main iframe').locator('h1').first().click();
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'عدّل في نموذج قصير' }).click();
  const dialog = page.getByRole('dialog', { name: 'عدّل الموعد' });
  await dialog.getByRole('group', { name: 'الساعة' }).getByRole('spinbutton').first().focus();
  await page.keyboard.type('10');
  await dialog.getByRole('button', { name: 'احفظ', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect((await content()).collections.news.posts[0].event).toMatchObject({
    start: '2027-02-14T10:00+03:00',
    end: '2027-02-14T14:30+03:00',
  });
});

test('a click on a day of the calendar begins an event on that day', async () => {
  const { page, frame } = await openEditorAt(visit, server.url, '/activities');
  // The sixth day after the one with the event, 14 February.
  await frame.locator('td:has(time) ~ td').last().locator('p').click();
  const dialog = page.getByRole('dialog', { name: 'موعد جديد' });
  await dialog.getByRole('textbox', { name: 'العنوان' }).fill('لقاء أولياء الأمور');
  await dialog.getByRole('button', { name: 'أضف', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect((await content()).collections.news.posts.at(-1)).toMatchObject({
    title: 'لقاء أولياء الأمور',
    event: { start: '2027-02-20' },
  });
});

test('an hour is that of the site, wherever the editor is', async () => {
  const { page } = await openEditorAt(visit, server.url, '/activities');
  await page.getByRole('button', { name: 'مهام' }).click();
  await page.getByRole('menuitem', { name: 'موعد جديد', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'موعد جديد' });
  await dialog.getByRole('textbox', { name: 'العنوان' }).fill('ليلة القراءة');
  await dialog.getByRole('group', { name: 'اليوم' }).getByRole('spinbutton').first().focus();
  // Days are typed in the digits of any keyboard.
  await page.keyboard.type('١٠٢٢٠٢٧');
  await dialog.getByRole('group', { name: 'الساعة' }).getByRole('spinbutton').first().focus();
  await page.keyboard.type('1830');
  await dialog.getByRole('button', { name: 'أضف', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => new Date().getTimezoneOffset())).not.toBe(-180);
  expect((await content()).collections.news.posts.at(-1)).toMatchObject({ event: { start: '2027-02-10T18:30+03:00' } });
});

test('the form of news counts the summary while it is typed', async () => {
  const { page } = await openEditorAt(visit, server.url, '/about');
  await page.getByRole('button', { name: 'مهام' }).click();
  await page.getByRole('menuitem', { name: 'خبر جديد', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'خبر جديد' });
  const hint = dialog.locator('[slot="description"]').first();
  await expect.poll(() => hint.textContent()).toBe('لا حروف، والأحسن من 50 إلى 160 حرفًا');
  await dialog.getByRole('textbox', { name: /^الخلاصة/ }).fill('تفتتح المكتبة أبوابها صباح الأحد');
  await expect.poll(() => hint.textContent()).toMatch(/^32 حرفًا/);
  expect(await hint.getAttribute('data-outside')).not.toBeNull();
  await dialog
    .getByRole('textbox', { name: /^الخلاصة/ })
    .fill('تفتتح المكتبة أبوابها صباح الأحد، وفيها قاعة قراءة للأطفال وأخرى للكبار.');
  await expect.poll(() => hint.getAttribute('data-outside')).toBeNull();
});

test('a form is never sent to an example: the window says so at the field', async () => {
  const { page } = await openEditorAt(visit, server.url, '/contact');
  await page.getByRole('button', { name: 'مهام' }).click();
  await page.getByRole('menuitem', { name: 'نموذج جديد', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'نموذج جديد' });
  await dialog.getByRole('textbox', { name: 'عنوان النموذج' }).fill('سجّل في الرحلة');
  const to = dialog.getByRole('textbox', { name: /^البريد الذي/ });
  await to.fill('info@example.com');
  await dialog.getByRole('button', { name: 'أضف', exact: true }).click();
  await expect.poll(() => to.getAttribute('aria-invalid')).toBe('true');
  await to.fill('office@rewaq.edu.sa');
  await dialog.getByRole('button', { name: 'أضف', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const { routes } = await content();
  const made = routes.find(({ path }: { path: string }) => path === '/contact').blocks.at(-1);
  expect(made).toMatchObject({ type: 'form', action: 'mailto:office@rewaq.edu.sa', fields: [{ name: 'name' }, {}, {}] });
});
