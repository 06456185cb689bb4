import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import type { Site } from '../../site.schema.ts';
import { buildAndServe } from '../support/build.ts';
import { blockTypes, pagesOfExamples, siteOfExamples, writeExamples } from '../support/examples.ts';
import { longAddress, withLongWords } from '../support/long-words.ts';
import { openBrowser } from '../support/page.ts';
import { textBeyondEdges } from './measures/edges.ts';
import { brokenNumbers } from './measures/numbers.ts';
import { smallTargets } from './measures/targets.ts';
import { clippedText, overlappingText, sidewaysOverflow } from './measures/text.ts';
import { type Measure, measureTogether } from './measures/together.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });
const pages = pagesOfExamples();
const longTextPath = '/long';

/** Example pages of some blocks, unchanged and with a word of 40 letters before each text. */
function measuredSite(direction: 'rtl' | 'ltr', first: 0 | 1, types: string[]): Site {
  const plain = siteOfExamples(pages.filter(({ type }) => types.includes(type))) as Site;
  const long = withLongWords(plain, first);
  const routes = long.routes.map((route) => ({ ...route, path: route.path === '/' ? longTextPath : longTextPath + route.path }));
  // A breadcrumb of three levels, like those of service pages.
  for (const route of routes) {
    const [home, ...rest] = route.breadcrumb;
    const label = home?.label ?? '';
    route.breadcrumb = [{ label, href: '/' }, { label: `${label} 2`, href: '/' }, ...(rest.length > 0 ? rest : [{ label }])];
  }
  const { contact } = plain.site;
  if (contact.email) contact.email.value = longAddress;
  return {
    ...plain,
    header: long.header,
    footer: long.footer,
    routes: [...plain.routes, ...routes],
    site: { ...plain.site, direction },
  };
}

/** Opens a folded menu, so that its links are measured too. */
const unfoldMenu: Measure = (page) =>
  page.evaluate(() => {
    document.querySelector<HTMLElement>('header nav[popover]:not(:popover-open)')?.showPopover();
    return [];
  });

const foldMenu: Measure = (page) =>
  page.evaluate(() => {
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    return [];
  });

async function edgesAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  return [...new Set(await measureTogether(page, [sidewaysOverflow, textBeyondEdges, unfoldMenu, textBeyondEdges, foldMenu]))];
}

async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  return measureTogether(page, [sidewaysOverflow, textBeyondEdges, clippedText, overlappingText, brokenNumbers, smallTargets]);
}

const widths = [1920, 1280, 768, 390, 320];
const widthsOfLong = [768, 390, 320];

const directions = [
  ['rtl', 0, blockTypes],
  ['ltr', 1, blockTypes],
] as const;

describe.each(directions)('layout with any content, %s', (direction, first, types) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await buildAndServe(await writeExamples(measuredSite(direction, first, types)), { isDraft: true });
  });
  afterAll(() => server?.close());

  const faultsOf = async (path: string, widths: number[], measure: typeof faultsAt) => {
    const { page, leave } = await visit(path, { home: server.url, width: 1280 });
    await page.evaluate(() => document.fonts.ready);
    const faults: string[] = [];
    for (const width of widths) faults.push(...(await measure(page, width)).map((fault) => `${path}, ${width} px: ${fault}`));
    await leave();
    return faults;
  };

  test.each(types)('of %s has no overflow or overlap at any width', async (type) => {
    for (const { path } of pages.filter((one) => one.type === type)) {
      expect.soft(await faultsOf(path, widths, faultsAt)).toEqual([]);
      expect.soft(await faultsOf(longTextPath + path, widthsOfLong, edgesAt)).toEqual([]);
    }
  });
});
