import type { Browser, BrowserContext, Page, Request, Response } from 'playwright-core';
import { words as wordsOfEditor } from '../../generator/editor/app/words/words.tsx';
import { count, keep, type Ledger, lastStep, markUndone } from './ledger.ts';
import { type Random, uniqueWord, wordsIn } from './random.ts';
import { pageCount, pathOf, textsOf } from './site.ts';

/** Person with a browser of their own. */
export interface TeamMember {
  index: number;
  name: string;
  context: BrowserContext;
  page: Page;
  /** Does something: mostly writes, sometimes undoes or goes to another page. */
  act: () => Promise<void>;
  /** Waits until everything typed is in the file. */
  isKept: (timeout: number) => Promise<boolean>;
  publish: () => Promise<string>;
}

interface Options {
  index: number;
  name: string;
  browser: Browser;
  url: string;
  ledger: Ledger;
  random: Random;
  /** Signs a new browser in. */
  signIn: (page: Page) => Promise<void>;
}

const w = wordsOfEditor.ar;

/** Milliseconds; a machine with many builds is slow. */
const patience = 30_000;
const longestPublishing = 120_000;

const isUndoing = (request: Request) => new URL(request.url()).pathname === '/_edit/undo';

/** Records what the server says about changes. */
function listen(page: Page, ledger: Ledger, person: number): void {
  const mark = (request: Request, isUndone: true | 'unknown') =>
    markUndone(ledger, person, isUndone, JSON.parse(request.postData() ?? '{}').id);
  const answered = async (response: Response) => {
    const path = new URL(response.url()).pathname;
    if (!path.startsWith('/_edit/') || response.request().method() !== 'POST') return;
    if (response.status() >= 500 && isUndoing(response.request())) mark(response.request(), 'unknown');
    if (!response.ok()) return;
    const result = await response.json().catch(() => undefined);
    if (path === '/_edit/change') {
      count(ledger, `change ${result?.state ?? 'without answer'}`);
      if (result?.state === 'written') keep(ledger, person, wordsIn(response.request().postData() ?? ''));
    } else if (path === '/_edit/undo') {
      count(ledger, `undo ${result?.state ?? 'of nothing'}`);
      if (result?.state === 'written') mark(response.request(), true);
    }
  };
  page.on('response', (response) => void answered(response));
  page.on('requestfailed', (request) => {
    if (isUndoing(request)) mark(request, 'unknown');
  });
}

/** Waits for the editor; loads the page again where it says that it is late, because the server was away. */
async function untilOpened(page: Page): Promise<void> {
  const late = page.locator('#late a');
  for (let tries = 0; (await page.locator('main [role="row"]').count()) === 0; tries++) {
    if (tries === 600) throw new Error('The editor does not open.');
    if (await late.isVisible()) await late.click();
    await page.waitForTimeout(200);
  }
}

/** Opens a person's browser with the editor. */
export async function openMember(options: Options): Promise<TeamMember> {
  const { index, name, browser, url, ledger, random, signIn } = options;
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  listen(page, ledger, index);
  await signIn(page);
  const frame = page.frameLocator('main iframe');
  let written = 0;
  let shown = 0;

  const goTo = async (target: number) => {
    shown = target;
    await page.goto(`${url}/_edit/?page=${pathOf(target)}&language=ar`, { timeout: 120_000 });
    await untilOpened(page);
    await frame
      .locator(`[data-pointer="${textsOf(target)[0]}"]`)
      .first()
      .waitFor({ timeout: 120_000 });
  };

  /** Keeps the version of the others in each conflict, so that no word of theirs is given up. */
  const settle = async () => {
    const conflict = page.getByRole('alertdialog');
    while (await conflict.isVisible()) {
      const text = (await conflict.textContent()) ?? '';
      for (const word of wordsIn(text)) {
        if (ledger.typed[index]?.delete(word)) ledger.givenUp.add(word);
      }
      count(ledger, 'conflict');
      const choices = conflict.getByRole('button', { name: new RegExp(`^(?:${w.clash.takeTheirs}|${w.clash.letGo})$`) });
      await choices.first().click();
      await page.waitForTimeout(200);
    }
  };

  const write = async () => {
    const pointer = random.oneOf(textsOf(shown));
    const text = frame.locator(`[data-pointer="${pointer}"]`).first();
    await text.click();
    await page.waitForTimeout(100);
    await page.keyboard.press('Control+End');
    await text.evaluate((element) => {
      const selection = element.ownerDocument.getSelection();
      selection?.selectAllChildren(element.querySelector('[contenteditable]') ?? element);
      selection?.collapseToEnd();
    });
    await page.waitForTimeout(50);
    const word = uniqueWord(index, written++);
    ledger.typed[index]?.add(word);
    await page.keyboard.insertText(` ${word}`);
    count(ledger, 'typed');
    const isShown = await text.evaluate((element, part) => element.textContent?.includes(part) === true, word);
    // E.g. a question about a conflict was opened a moment before.
    if (!isShown) {
      count(ledger, 'typed beside the text');
      ledger.typed[index]?.delete(word);
      ledger.beside[index]?.add(word);
    }
    await page.waitForTimeout(300 + random.below(1500));
  };

  const isKept = async (timeout: number) => {
    const end = performance.now() + timeout;
    await comeBack();
    while (performance.now() < end) {
      await settle();
      if (await page.locator('output[data-writing="kept"]').isVisible()) return true;
      await page.waitForTimeout(100);
    }
    return false;
  };

  const undo = async () => {
    if (!(await isKept(patience)) || !lastStep(ledger, index)) return;
    const button = page.getByRole('button', { name: /^تراجع/ }).first();
    if (!(await button.isEnabled())) return;
    const answered = page
      .waitForResponse((response) => isUndoing(response.request()) && response.ok(), { timeout: 10_000 })
      .catch(() => undefined);
    await button.click();
    await answered;
    await isKept(patience);
  };

  /** Opens the editor again if the browser shows an error, as a person would who reloads. */
  const comeBack = async () => {
    if ((await page.locator('main iframe').count()) === 0) await goTo(shown);
  };

  const act = async () => {
    await comeBack();
    await settle();
    const choice = random.next();
    if (choice < 0.1) await undo();
    else if (choice < 0.2) {
      await isKept(patience);
      await goTo(random.next() < 0.5 ? 0 : random.below(pageCount));
    } else await write();
  };

  const publishClash = page.getByRole('alertdialog', { name: w.publish.clash.title });

  /** Publishes the own values where others published different ones; theirs are given up. */
  const publishOwn = async () => {
    count(ledger, 'conflict of publishing');
    const texts = await publishClash.locator('section').allTextContents();
    const [own = [], others = []] = [true, false].map((isOwn) =>
      texts.filter((text) => text.startsWith(w.publish.clash.mine) === isOwn).flatMap(wordsIn),
    );
    for (const word of others) if (!own.includes(word)) ledger.givenUp.add(word);
    await publishClash.getByRole('button', { name: w.publish.clash.takeMine, exact: true }).click();
    await publishClash.waitFor({ state: 'detached' });
  };

  /** Waits for the end of a publication. @returns what the editor says about it */
  const untilPublished = async (): Promise<string> => {
    const status = page.getByRole('dialog').getByRole('status').first();
    const end = performance.now() + longestPublishing;
    while (performance.now() < end) {
      if (await publishClash.isVisible()) await publishOwn();
      else if ((await page.locator('button[data-pending]').count()) === 0) {
        const words = (await status.textContent({ timeout: 1000 }).catch(() => undefined)) ?? '';
        if (words !== '') return words;
      }
      await page.waitForTimeout(200);
    }
    throw new Error('Publishing does not end.');
  };

  const publish = async () => {
    if (!(await isKept(patience))) return 'unsaved';
    await page.getByRole('button', { name: w.changes.title, exact: true }).click();
    const button = page.getByRole('button', { name: w.publish.publish, exact: true });
    try {
      await button.waitFor({ timeout: longestPublishing });
      if (await button.isDisabled()) return 'nothing';
      await button.click();
      return (await untilPublished()).slice(0, 80);
    } finally {
      await page.keyboard.press('Escape');
    }
  };

  await goTo(0);
  return { index, name, context, page, act, isKept, publish };
}
