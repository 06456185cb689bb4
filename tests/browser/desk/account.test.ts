import { describe, expect, test } from 'vitest';
import { words } from '../../../generator/desk/app/words/words.tsx';
import { axeIssues, openScreen } from '../../support/desk-screen.ts';
import { openDeskStub } from '../../support/desk-stub.ts';
import { openBrowser } from '../../support/page.ts';
import { addAuthenticator } from '../../support/virtual-authenticator.ts';

const { account: w, home } = words.ar;
const visit = openBrowser({ isWarm: true });
const stub = openDeskStub();

const last = () => stub.sent.at(-1)!;

test('the name is changed, everywhere on the page', async () => {
  const { page } = await openScreen(visit, stub, 'at=me');
  await page.getByLabel(w.name, { exact: true }).fill('   ');
  await page.getByRole('button', { name: w.saveName }).press('Enter');
  await page.getByText(w.nameMissing).waitFor();
  expect(stub.sent).toEqual([]);
  await page.getByLabel(w.name, { exact: true }).fill('سارة عبد الله');
  await page.getByLabel(w.name, { exact: true }).press('Enter');
  await page.getByRole('status').getByText(w.nameSaved).waitFor();
  expect(last()).toEqual({ operation: 'change-me', body: { name: 'سارة عبد الله' } });
  await expect.poll(() => page.locator('header').innerText()).toContain('سارة عبد الله');
});

test('the language is changed, and the page with it', async () => {
  const { page } = await openScreen(visit, stub, 'at=me');
  await page.getByRole('radio', { name: 'English' }).press('Enter');
  await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('ltr');
  await expect.poll(() => page.locator('h1').innerText()).toBe(words.en.names.me);
});

describe('a passkey', () => {
  const challenge = {
    challenge: 'AAECAwQFBgcICQoLDA0ODw',
    rp: { id: 'localhost', name: 'مدارس' },
    user: { id: 'cDE', name: 'sara', displayName: 'سارة' },
    algorithms: [-7, -257],
    exclude: [],
  };

  /** Opens the account at `localhost`, as browsers create passkeys for names only, with an authenticator. */
  async function openAccount() {
    const home = stub.url.replace('127.0.0.1', 'localhost');
    const { page, problems } = await visit('/_desk/?at=me', { home, isWhole: true });
    await addAuthenticator(page);
    return { page, problems };
  }

  test('is created by the browser, with a name', async () => {
    const { page, problems } = await openAccount();
    await page.route('**/_desk/new-passkey-challenge**', (route) => route.fulfill({ json: challenge }));
    await page.getByLabel(w.passkeyName).fill('حاسوب البيت');
    await page.getByRole('button', { name: w.addPasskey }).press('Enter');
    await page
      .getByRole('status')
      .getByText(/أُضيف مفتاح المرور/)
      .waitFor();
    const { name, clientDataJSON, attestationObject } = last().body as Record<string, string>;
    expect(name).toBe('حاسوب البيت');
    const clientData = JSON.parse(Buffer.from(clientDataJSON ?? '', 'base64url').toString());
    expect(clientData).toMatchObject({ type: 'webauthn.create', challenge: challenge.challenge });
    expect(Buffer.from(attestationObject ?? '', 'base64url').length).toBeGreaterThan(100);
    expect(problems).toEqual([]);
  });

  test('that the device has already is explained', async () => {
    const { page } = await openAccount();
    let exclude: string[] = [];
    await page.route('**/_desk/new-passkey-challenge**', (route) => route.fulfill({ json: { ...challenge, exclude } }));
    const add = page.getByRole('button', { name: w.addPasskey });
    await add.click();
    await page
      .getByRole('status')
      .getByText(/أُضيف مفتاح المرور/)
      .waitFor();
    const attestation = Buffer.from(String(last().body.attestationObject), 'base64url');
    // After the hash of the party, flags, counter and model: the length of the id, and the id.
    const at = attestation.indexOf('authData') + 8 + 2 + 53;
    const length = attestation.readUInt16BE(at);
    exclude = [attestation.subarray(at + 2, at + 2 + length).toString('base64url')];
    await add.click();
    await page.getByRole('alert').getByText(w.passkeyExists).waitFor();
  });

  test('is removed after a question; the last one only if the server agrees', async () => {
    stub.refusals.set('remove-passkey', { status: 409, message: 'هذا آخر مفتاح.' });
    const { page } = await openScreen(visit, stub, 'at=me');
    await page.getByRole('button', { name: /احذف المفتاح.*حاسوب المكتب/ }).press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: w.removePasskey }).press('Enter');
    await question.getByRole('alert').getByText('هذا آخر مفتاح.').waitFor();
    expect(await axeIssues(page)).toEqual([]);
    stub.refusals.clear();
    await question.getByRole('button', { name: w.removePasskey }).press('Enter');
    await page
      .getByRole('status')
      .getByText(/حُذف المفتاح/)
      .waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('more is asked for on the first screen until there are two', async () => {
    const { page } = await openScreen(visit, stub, 'at=home');
    await page.getByRole('region', { name: home.passkey.title }).getByRole('link').press('Enter');
    await expect.poll(() => page.locator('h1').innerText()).toBe(words.ar.names.me);
    stub.data.me.needsSecondPasskey = false;
    const { page: other } = await openScreen(visit, stub, 'at=home');
    expect(await other.getByRole('region', { name: home.passkey.title }).count()).toBe(0);
  });
});

describe('sessions', () => {
  test('are ended one by one, except this one', async () => {
    const { page } = await openScreen(visit, stub, 'at=me');
    const buttons = page.getByRole('button', { name: /أنهِ الجلسة في/ });
    expect(await buttons.count()).toBe(2);
    await page.getByRole('button', { name: /أنهِ الجلسة في.*iPhone/ }).press('Enter');
    await page
      .getByRole('status')
      .getByText(/أُنهيت الجلسة في/)
      .waitFor();
    expect(last()).toEqual({ operation: 'end-session', body: { id: 's2' } });
    await expect.poll(() => buttons.count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('are all ended after a question', async () => {
    stub.refusals.set('sign-in', { status: 200, message: '' });
    const { page } = await openScreen(visit, stub, 'at=me');
    await page.getByRole('button', { name: w.everywhere }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: w.everywhere }).press('Enter');
    await page.waitForURL('**/_desk/sign-in');
    expect(last().operation).toBe('sign-out-everywhere');
  });

  test('are ended by signing out', async () => {
    stub.refusals.set('sign-in', { status: 200, message: '' });
    const { page } = await openScreen(visit, stub, 'at=home');
    await page.getByRole('button', { name: words.ar.signOut }).press('Enter');
    await page.waitForURL('**/_desk/sign-in');
    expect(last().operation).toBe('sign-out');
  });
});
