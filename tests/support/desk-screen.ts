import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { words } from '../../generator/desk/app/words/words.tsx';
import { axeScript } from './axe.ts';
import type { DeskStub } from './desk-stub.ts';
import type { Visit, VisitOptions } from './page.ts';

/** Screens by the query of their address, with the name of each in the navigation. */
export const screenQueries = [
  'at=home',
  'at=proposals',
  'at=proposals&id=pr1',
  'at=proposals&id=pr3',
  'at=received',
  'at=received&id=r2',
  'at=feedback',
  'at=people',
  'at=me',
  'at=audit',
  'at=settings',
] as const;

type OpenVisit = (path: string, options?: VisitOptions) => Promise<Visit>;

/** Opens a screen of the desk, and waits for its answers. */
export async function openScreen(visit: OpenVisit, stub: DeskStub, query: string, options: VisitOptions = {}): Promise<Visit> {
  const visited = await visit(`/_desk/?${query}`, { home: stub.url, timezoneId: 'Asia/Riyadh', ...options });
  await waitForAnswers(visited.page, stub);
  return visited;
}

/** Waits until no part of a screen waits for its answer. */
export async function waitForAnswers(page: Page, { data }: DeskStub): Promise<void> {
  await page.getByText(data.me.site, { exact: true }).first().waitFor();
  const waiting = page.getByText(words[data.me.language].loading);
  await page.waitForFunction(
    (text) => !document.querySelector('main')?.textContent?.includes(text),
    words[data.me.language].loading,
  );
  await waiting.first().waitFor({ state: 'detached' });
}

/** What axe finds wrong with a page. */
export async function axeIssues(page: Page): Promise<string[]> {
  await page.evaluate(axeScript);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
  });
}

/** How much wider than the window a page is, in pixels. */
export const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
