import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/hosts/serve.ts';
import type { Site } from '../../site.schema.ts';
import { buildAndServe } from '../support/build.ts';
import { blockTypes, examplesSite, readExamples, writeExamples } from '../support/examples.ts';
import { withLongWords } from '../support/long-words.ts';
import { openBrowser } from '../support/page.ts';
import { textBeyondEdges } from './measures/edges.ts';
import { sidewaysOverflow } from './measures/text.ts';

const visit = openBrowser();

async function serve(site: Site): Promise<RunningServer> {
  return buildAndServe(await writeExamples(site));
}

/** Opens the menu where it is folded, so that its links are seen too. */
async function unfoldMenu(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('header nav[popover]:not(:popover-open)')?.showPopover());
}

async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const closed = [...(await sidewaysOverflow(page)), ...(await textBeyondEdges(page))];
  await unfoldMenu(page);
  const open = await textBeyondEdges(page);
  await page.evaluate(() => document.querySelector<HTMLElement>(':popover-open')?.hidePopover());
  return [...new Set([...closed, ...open])].map((fault) => `${width} px: ${fault}`);
}

describe.each([
  ['rtl', 0],
  ['ltr', 1],
] as const)('a word of 40 letters in every text, %s', (direction, first) => {
  let server: RunningServer;
  beforeAll(async () => {
    const site = withLongWords(examplesSite(), first);
    site.site.direction = direction;
    // A trail of three, as pages of services have it.
    for (const { path, breadcrumb } of site.routes) {
      const [home] = breadcrumb;
      if (path !== '/' && home) breadcrumb.splice(1, 0, { ...home, label: `${home.label} 2` });
    }
    server = await serve(site);
  });
  afterAll(() => server?.close());

  test.each(blockTypes)('nothing is cut off in %s', async (type) => {
    const { page } = await visit('/', { home: server.url, width: 768 });
    const faults: string[] = [];
    for (const { path, name } of readExamples(type)) {
      await page.goto(server.url + path.slice(1));
      await page.evaluate(() => document.fonts.ready);
      for (const width of [768, 390, 320]) faults.push(...(await faultsAt(page, width)).map((fault) => `${name}, ${fault}`));
    }
    await page.context().close();
    expect(faults).toEqual([]);
  });
});
