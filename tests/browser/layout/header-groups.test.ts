import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { themeOptionValues } from '../../../templates/theme/theme-options.ts';
import { type GroupSite, giveGroups, kindOf, labelsOf, pathWithin } from '../../support/group-sites.ts';
import { openBrowser } from '../../support/page.ts';
import { serveMinimal } from '../../support/sites.ts';
import { overlapsInHeader } from '../measures/header.ts';
import { readRow, type SeenRow } from '../measures/row.ts';
import { adoptStyles, sidewaysOverflow } from '../measures/text.ts';
import { measureTogether } from '../measures/together.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });
const height = 800;
const widths = [1024, 1100, 1200, 1280, 1366, 1440, 1600, 1920];

/** Width at which every row fits all of its entries. */
const widest = 4000;
const unlimited = ':root { --content: 400rem }';

/** Every header form with 1 to 12 entries, alternating between the languages. */
const single = themeOptionValues.header.flatMap((form, at) =>
  Array.from(
    { length: 12 },
    (_unused, index): GroupSite => ({ form, count: index + 1, languages: [(index + at) % 2 === 0 ? 'ar' : 'en'] }),
  ),
);
const double = themeOptionValues.header.map((form): GroupSite => ({ form, count: 6, languages: ['ar', 'en'] }));
const sites = [...single, ...double].map((site) => ({
  ...site,
  named: `${site.form}, ${site.count} entries, ${site.languages}`,
}));

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Number of entries that fit in a row, by the widths of their labels in a wide window. The widths that the generator estimates
 * are larger by some percent (`tests/unit/pages/plan/header-row.test.ts`).
 */
function roomFor({ room, gap, after }: SeenRow, wide: SeenRow, moreWidth: number): number {
  const reserve = 1.13;
  const needs = wide.entries.map(({ width }) => width * reserve + gap);
  const end = after && after * reserve + gap;
  if (sum(needs) + end <= room) return needs.length;
  const more = moreWidth * reserve + gap;
  return needs.findLastIndex((_need, index) => sum(needs.slice(0, index + 1)) + more + end <= room) + 1;
}

/** Faults of a row. @param wide the same row in a window that fits all entries */
function rowFaults(row: SeenRow, wide: SeenRow, { labels, more }: { labels: string[]; more: number }): string[] {
  if (row.isFolded) return ['no row of links'];
  const shown = row.entries.filter(({ width }) => width > 0);
  const faults = row.entries.flatMap(({ text, isInRest, lines, width, contrast }, index) => {
    const name = labels[index];
    if (width === 0) return isInRest ? [] : [`${name}: neither in the row nor below its last button`];
    return [
      ...(text === name ? [] : [`${name} reads ${text}`]),
      ...(isInRest ? [`${name} is below the last button, too`] : []),
      ...(lines === 1 ? [] : [`${name} has ${lines} lines`]),
      ...(contrast >= 4.5 ? [] : [`${name} has a contrast of ${contrast.toFixed(1)}`]),
    ];
  });
  const least = roomFor(row, wide, more);
  return shown.length < least ? [...faults, `${shown.length} entries where there is room for ${least}`] : faults;
}

/** Entries with too little contrast on hover or while their panel is open. */
async function contrastFaults(page: Page, labels: string[]): Promise<string[]> {
  const faults: string[] = [];
  const entries = page.locator('body > header nav > ul > li');
  const note = async (index: number, state: string) => {
    const { contrast } = (await readRow(page)).entries[index]!;
    if (contrast < 4.5) faults.push(`${labels[index]}, ${state}: contrast of ${contrast.toFixed(1)}`);
  };
  for (const index of labels.keys()) {
    if (!(await entries.nth(index).isVisible())) continue;
    await entries.nth(index).locator('> a, > button').first().hover();
    await note(index, 'under the pointer');
    const opener = entries.nth(index).locator('> button');
    if (!(await opener.isVisible())) continue;
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.mouse.move(0, height - 1);
    await note(index, 'open');
    await page.keyboard.press('Escape');
  }
  return faults;
}

describe.each(sites)('$named', ({ named: _, ...site }) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await serveMinimal((content) => giveGroups(content, site));
  });
  afterAll(() => server?.close());

  test.each(site.languages)('shows each entry once, complete, readable and in the row while it fits: %s', async (language) => {
    const labels = labelsOf(site, language);
    const isOther = language !== site.languages[0];
    for (const current of [0, site.count - 1]) {
      const path = `${isOther ? `/${language}` : ''}${pathWithin(site, current)}`;
      const { page, problems, leave } = await visit(path, { home: server.url, width: widest, height });
      await page.evaluate(() => document.fonts.ready);
      await adoptStyles(page, unlimited);
      const wide = await readRow(page);
      await adoptStyles(page, '');
      await page.setViewportSize({ width: 1024, height });
      const { more } = await readRow(page);
      const faults: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        const found = rowFaults(await readRow(page), wide, { labels, more });
        found.push(...(await measureTogether(page, [sidewaysOverflow, overlapsInHeader])));
        faults.push(...found.map((fault) => `${width} px: ${fault}`));
      }
      expect(faults).toEqual([]);
      expect(problems).toEqual([]);
      await leave();
    }
  });

  test('without scripts keeps entries readable on hover and with an open panel', async () => {
    const { page } = await visit(pathWithin(site, 0), { home: server.url, width: 1920, height, javaScriptEnabled: false });
    const [language] = site.languages;
    expect(await contrastFaults(page, labelsOf(site, language))).toEqual([]);
  });
});

test('the tested sites have groups with and without a page and plain links, each as first and last entry', () => {
  const all = sites.map((site) => [kindOf(site, 0), kindOf(site, site.count - 1)]);
  for (const place of [0, 1]) expect(new Set(all.map((kinds) => kinds[place])).size).toBe(3);
});
