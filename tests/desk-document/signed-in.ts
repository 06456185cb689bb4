import { createHash, X509Certificate } from 'node:crypto';
import { chromium, type Page } from 'playwright-core';
import { signInWords } from '../../generator/desk/sign-in/words.ts';
import { findLightChromium, testArguments } from '../support/chromium.ts';

/** Value by which Chromium trusts a certificate: with errors of certificates that are only ignored there are no passkeys. */
const pinOf = (certificate: string) =>
  createHash('sha256')
    .update(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

interface Options {
  /** Name of the desk, at port 443 of this machine. */
  host: string;
  /** Certificates of the desk or of who issued them, PEM. */
  certificates: readonly string[];
}

/** Opens a browser for which a name of the Internet is this machine. */
export async function openBrowserOf({ host, certificates }: Options): Promise<{ page: Page; close: () => Promise<void> }> {
  const pins = certificates.map(pinOf).join(',');
  const trust = [`--host-resolver-rules=MAP ${host} 127.0.0.1`, `--ignore-certificate-errors-spki-list=${pins}`];
  const browser = await chromium.launch({ executablePath: findLightChromium(), args: [...testArguments, ...trust] });
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(60_000);
  return { page: await context.newPage(), close: () => browser.close() };
}

const { ar: w } = signInWords;

/**
 * Accepts an invitation with a new passkey of the browser's authenticator; the second one is added later.
 * @param name of a new person; a recovery asks for none
 */
export async function acceptInvitation(page: Page, link: string, name?: string): Promise<void> {
  await page.goto(`${link}?language=ar`);
  if (name !== undefined) await page.getByLabel(w.name, { exact: true }).fill(name);
  await page.getByRole('button', { name: w.create, exact: true }).click();
  await page.getByRole('heading', { name: w.second, level: 1 }).waitFor();
  await page.getByRole('link', { name: w.later, exact: true }).click();
  await page.waitForURL('**/_desk/');
}

/** Signs in with the passkey of the browser. */
export async function signInAgain(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/_desk/sign-in?language=ar`);
  await page.getByRole('button', { name: w.signIn, exact: true }).click();
  await page.waitForURL('**/_desk/');
}

/** Waits until the texts of the shown page are editable: the editor has its outline, and has styled the page. */
async function untilEditable(page: Page): Promise<void> {
  await page.locator('main [role="row"]').first().waitFor({ state: 'attached' });
  const frame = page.locator('main iframe');
  const styles = () => frame.evaluate((one) => (one as HTMLIFrameElement).contentDocument?.adoptedStyleSheets.length);
  while ((await styles()) !== 1) await page.waitForTimeout(100);
}

/** Types into the title of the home page, and waits until it is saved. */
export async function editHomePage(page: Page, url: string, words: string): Promise<void> {
  await page.goto(`${url}/_edit/?page=/&language=ar`);
  await untilEditable(page);
  const text = page.frameLocator('main iframe').locator('main h1, main p').first();
  await text.click();
  await page.keyboard.press('Control+End');
  const written = page.waitForResponse(
    async (response) => /\/_edit\/change\b/.test(response.url()) && (await response.json()).state === 'written',
  );
  await page.keyboard.insertText(` ${words}`);
  await written;
  await page.locator('output[data-writing="kept"]').waitFor();
}
