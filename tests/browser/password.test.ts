import { expect, test } from 'vitest';
import { openBrowser, waitForHydration } from '../support/page.ts';

const visit = openBrowser({ isReused: true });

test('without scripts the password field works and has no toggle', async () => {
  const { page } = await visit('/login', { javaScriptEnabled: false });
  await page.locator('[name="password"]').fill('secret');
  expect(await page.locator('[name="password"]').inputValue()).toBe('secret');
  expect(await page.locator('form button[type="button"]').isVisible()).toBe(false);
});

test('with failing scripts the password field works and its toggle disappears until they load', async () => {
  const { page } = await visit('/login');
  await page.route('**/assets/password.*.js', (route) => route.abort());
  await page.locator('form button[type="button"]').click();
  await page.locator('form button[type="button"]').waitFor({ state: 'hidden' });
  await page.unroute('**/assets/password.*.js');
  const field = page.locator('[name="password"]');
  await field.fill('secret');
  // The click may have retried, which fails only now; each later interaction retries again.
  const isLive = page.locator('[data-island="password"][data-hydrated]');
  await expect
    .poll(
      () =>
        field
          .blur()
          .then(() => field.focus())
          .then(() => isLive.count()),
      { timeout: 20_000 },
    )
    .toBe(1);
  await page.locator('form button[type="button"]').click();
  await page.locator('[name="password"][type="text"]').waitFor();
  expect(await page.locator('[name="password"]').inputValue()).toBe('secret');
});

test('the password toggle is hidden until its script can load, and shows a pending state', async () => {
  const { page } = await visit('/login');
  const hold = async (name: string) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/assets/${name}.*.js`, (route) => released.then(() => route.continue()));
    return release;
  };
  const [releaseLoader, releaseToggle] = [await hold('loader'), await hold('password')];
  await page.reload({ waitUntil: 'commit' });
  const field = page.locator('[name="password"]');
  const toggle = page.locator('form button[type="button"]');
  await field.fill('secret');
  // Styles may load after the field.
  await expect.poll(() => toggle.evaluate((one) => getComputedStyle(one).visibility)).toBe('hidden');
  const width = await field.evaluate((one) => one.clientWidth);
  releaseLoader();
  await toggle.waitFor();
  expect(await field.evaluate((one) => one.clientWidth)).toBe(width);
  await toggle.click();
  await page.locator('[data-island="password"][aria-busy="true"]').waitFor({ state: 'attached' });
  expect(await toggle.evaluate((one) => getComputedStyle(one).cursor)).toBe('progress');
  releaseToggle();
  await page.locator('[name="password"][type="text"]').waitFor();
  expect(await page.locator('[data-island="password"][aria-busy="true"]').count()).toBe(0);
  await page.unrouteAll();
});

test('by keyboard the toggle shows and hides the password, keeps value and caret, and announces its state', async () => {
  const { page, problems } = await visit('/login');
  const input = page.locator('[name="password"]');
  const toggle = page.locator('form button[type="button"]');
  await input.fill('s3cret');
  await waitForHydration(page, 'password');
  await input.evaluate((one: HTMLInputElement) => one.setSelectionRange(2, 4));
  expect(await toggle.getAttribute('aria-label')).toBe('أظهر كلمة المرور');
  await page.keyboard.press('Tab');
  expect(await toggle.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('[name="password"][type="text"]').waitFor();
  expect(await input.inputValue()).toBe('s3cret');
  expect(await input.evaluate((one: HTMLInputElement) => [one.selectionStart, one.selectionEnd])).toEqual([2, 4]);
  expect(await toggle.getAttribute('aria-label')).toBe('أخفِ كلمة المرور');
  expect(await page.locator('form [role="status"]').textContent()).toBe('كلمة المرور ظاهرة');
  await page.keyboard.press(' ');
  await page.locator('[name="password"][type="password"]').waitFor();
  expect(await page.locator('form [role="status"]').textContent()).toBe('كلمة المرور مخفية');
  expect(problems).toEqual([]);
});

test('by pointer the toggle reacts to the first click; submitting hides the password and sends nothing', async () => {
  const { page, problems } = await visit('/login');
  await page.locator('form button[type="button"]').click();
  await page.locator('[name="password"][type="text"]').waitFor();
  await page.locator('[name="identifier"]').fill('someone@example.com');
  await page.locator('[name="password"]').fill('secret');
  const before = page.url();
  await page.getByRole('button', { name: 'دخول', exact: true }).click();
  await page.locator('[name="password"][type="password"]').waitFor();
  expect(page.url()).toBe(before);
  expect(await page.locator('[name="password"]').inputValue()).toBe('secret');
  expect(problems).toEqual([]);
});

test('submitting sends nothing without scripts either', async () => {
  const { page } = await visit('/login', { javaScriptEnabled: false });
  const before = page.url();
  await page.locator('[name="identifier"]').fill('someone@example.com');
  await page.locator('[name="password"]').fill('secret');
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(before);
});

test('the forgot-password link has no target', async () => {
  const { page } = await visit('/login');
  const link = page.getByRole('link', { name: 'نسيت كلمة المرور؟' });
  expect(await link.getAttribute('href')).toBe(null);
  expect(await link.getAttribute('aria-disabled')).toBe('true');
});
