import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { buildAndServe, fixtureSite } from '../support/build.ts';
import { pagesOfExamples, siteOfExamples, writeExamples } from '../support/examples.ts';
import { openBrowser, type VisitOptions } from '../support/page.ts';
import { everyPath } from '../support/screenshot-pages.ts';
import { adoptStyles, clippedText, doubleText, sidewaysOverflow } from './measures/text.ts';
import { measureTogether } from './measures/together.ts';
import { narrowColumns, splitWords } from './measures/words.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });
const measures = [splitWords, narrowColumns, sidewaysOverflow];

/** Expects no faults at a font size of 32 px on phones and desktops. */
async function expectWholeWords(path: string, options: VisitOptions): Promise<void> {
  const { page } = await visit(path, { isLargeText: true, ...options });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await measureTogether(page, measures), `${width} px`).toEqual([]);
  }
}

test.each(everyPath)('a font size of 32 px breaks no words on %s', async (path) => {
  await expectWholeWords(path, { site: 'shipped' });
});

describe('a font size of 32 px in block examples', () => {
  const pages = pagesOfExamples();
  let server: RunningServer;
  beforeAll(async () => {
    server = await buildAndServe(await writeExamples(siteOfExamples(pages)), { isDraft: true });
  });
  afterAll(() => server?.close());

  test.each(pages.map(({ path }) => path))('breaks no words: %s', async (path) => {
    await expectWholeWords(path, { home: server.url });
  });
});

test('the words at both ends of a reflection do not overlap at a font size of 32 px', async () => {
  const server = await buildAndServe(fixtureSite('museum'), { isDraft: true });
  try {
    const { page } = await visit('/learn', { home: server.url, isLargeText: true, width: 390 });
    const [first, last] = await page
      .locator('label > small')
      .evaluateAll((all) => all.slice(0, 2).map((one) => ({ ...one.getBoundingClientRect().toJSON() })));
    expect(first.right).toBeLessThanOrEqual(last.left + 1);
  } finally {
    await server.close();
  }
});

describe.each([
  { site: 'school', paths: ['/', '/activities', '/stages', '/contact', '/news'] },
  { site: 'museum', paths: ['/appeals', '/appeals/roof', '/journal/opening-night', '/learn'] },
])('a font size of 32 px in the site $site', ({ site, paths }) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await buildAndServe(fixtureSite(site), { isDraft: true });
  });
  afterAll(() => server?.close());

  test.each(paths)('clips no words: %s', async (path) => {
    const { page } = await visit(path, { home: server.url, isLargeText: true });
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await measureTogether(page, [sidewaysOverflow, clippedText]), `${width} px`).toEqual([]);
    }
  });

  test.each(paths)('breaks no words of titles: %s', async (path) => {
    const { page } = await visit(path, { home: server.url, isLargeText: true, width: 390 });
    const words = await splitWords(page);
    expect(words.filter((word) => /<(?:h1|h2) |<a class="">/.test(word))).toEqual([]);
  });
});

test('cards, captions and questions break no words at a font size of 32 px', async () => {
  const server = await buildAndServe(fixtureSite('museum'), { isDraft: true });
  try {
    for (const path of ['/', '/visit', '/exhibitions/glass-and-sand']) {
      const { page } = await visit(path, { home: server.url, isLargeText: true, width: 390 });
      const words = await splitWords(page);
      expect(
        words.filter((word) => /<(?:p|h3|figcaption|a class="") /.test(word)),
        path,
      ).toEqual([]);
    }
  } finally {
    await server.close();
  }
});

test.each(['documentation', 'organisation', 'page'])(
  'the start %s shows its whole name at a font size of 32 px',
  async (start) => {
    const server = await buildAndServe(`generator/cli/new/sites/${start}/site.json`, { isDraft: true });
    try {
      for (const path of ['/', '/en']) {
        const { page } = await visit(path, { home: server.url, isLargeText: true, width: 390 });
        const name = page.locator('header a > span').first();
        const [height, shown] = await name.evaluate((one) => [one.scrollHeight, one.clientHeight]);
        expect(height, path).toBeLessThanOrEqual(Number(shown) + 8);
      }
    } finally {
      await server.close();
    }
  },
);

/** Media queries do not follow a user style sheet, so columns must depend on container queries. */
test.each(['/services/measurements', '/services/benchmarking', '/products/IndicatorsMeasuring', '/about-us'])(
  'text at 200 % at 1280 px breaks no words on %s',
  async (path) => {
    const { page } = await visit(path, { width: 1280 });
    await adoptStyles(page, doubleText);
    expect(await measureTogether(page, measures)).toEqual([]);
  },
);

test('splitWords and narrowColumns find faults', async () => {
  const { page } = await visit('/about-us', { isLargeText: true });
  await adoptStyles(page, 'main h2 { max-inline-size: 2em }');
  expect(await splitWords(page)).not.toEqual([]);
  expect(await narrowColumns(page)).not.toEqual([]);
});
