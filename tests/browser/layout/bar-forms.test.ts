import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import type { ThemeOptions } from '../../../templates/theme/theme-options.ts';
import { giveForm } from '../../support/form-sites.ts';
import { openBrowser } from '../../support/page.ts';
import { serveMinimal } from '../../support/sites.ts';
import { overlapsInHeader } from '../measures/header.ts';
import { smallTargets } from '../measures/targets.ts';
import { adoptStyles, clippedText, doubleText, overlappingText, sidewaysOverflow } from '../measures/text.ts';
import { measureTogether } from '../measures/together.ts';

const visit = openBrowser({ isReused: true, isWarm: true });
const height = 800;
const measures = [sidewaysOverflow, clippedText, overlappingText, smallTargets, overlapsInHeader];

/** A very long site name ends in an ellipsis; a button beside the link of its entry may be narrower. */
const isAllowed = (fault: string) => /^"[^"]{40}" by [\d.]+ px in <span |^<button> "[^"]+" in [^:]+: [34]\d/.test(fault);

type Bar = Pick<ThemeOptions, 'buttons' | 'composition' | 'opening' | 'sections' | 'density'>;

/** Every mark of the current page, place of the links, background and height. */
const bars: Bar[] = [
  { buttons: 'pill', composition: 'centred', opening: 'paper', sections: 'cards', density: 'airy' },
  { buttons: 'heavy', composition: 'beside', opening: 'tint', sections: 'bands', density: 'compact' },
  { buttons: 'quiet', composition: 'editorial', opening: 'paper', sections: 'rules', density: 'regular' },
];
const cases = bars.flatMap((bar) => ([2, 12] as const).map((links) => ({ ...bar, links })));

describe.each(cases)('a bar with $buttons buttons and $links links', ({ links, ...bar }) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await serveMinimal((content) => {
      giveForm(content, 'bar', { links, direction: 'rtl' });
      Object.assign(content.site.theme ?? {}, bar);
    });
  });
  afterAll(() => server?.close());

  test('has no layout faults at any width, nor with text at 200 %', async () => {
    const { page, problems } = await visit('/page-2', { home: server.url, height });
    await page.evaluate(() => document.fonts.ready);
    const faults: string[] = [];
    for (const width of [320, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height });
      const found = (await measureTogether(page, measures)).filter((fault) => !isAllowed(fault));
      faults.push(...found.map((fault) => `${width} px: ${fault}`));
    }
    await adoptStyles(page, doubleText);
    await page.setViewportSize({ width: 1280, height });
    faults.push(...(await measureTogether(page, [sidewaysOverflow, overlapsInHeader])));
    expect(faults).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('marks the current page by more than a colour, also in forced colours', async () => {
    const { page } = await visit('/page-2', { home: server.url, width: 1280, height });
    const readMark = () =>
      page.evaluate(() => {
        const link = document.querySelector('header nav > ul > li > [aria-current]') as HTMLElement;
        const { backgroundColor, blockSize, inlineSize } = getComputedStyle(link, '::after');
        const item = getComputedStyle(link.parentElement as HTMLElement).backgroundColor;
        return { line: backgroundColor, item, isThere: Number.parseFloat(blockSize) > 2 && Number.parseFloat(inlineSize) > 2 };
      });
    const clear = 'rgba(0, 0, 0, 0)';
    const { line, item } = await readMark();
    expect([line, item].filter((colour) => colour !== clear)).toHaveLength(1);
    await page.emulateMedia({ forcedColors: 'active' });
    const forced = await readMark();
    expect(forced.isThere).toBe(true);
    expect(forced.line).not.toBe(clear);
  });
});
