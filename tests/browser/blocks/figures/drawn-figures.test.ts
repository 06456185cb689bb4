import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../../generator/build/hosting/serve.ts';
import { openBrowser } from '../../../support/page.ts';
import { serveMinimal } from '../../../support/sites.ts';
import { clippedText, sidewaysOverflow } from '../../measures/text.ts';
import { measureTogether } from '../../measures/together.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });

const figures = {
  type: 'figures' as const,
  heading: 'أرقامنا',
  items: [
    { value: '100', drawing: 'dots' as const, label: 'قيمة مؤسسية أساسية تغطيها الموسوعة وبنك المؤشرات' },
    { value: '4', drawing: 'petals' as const, label: 'أبعاد ننظر منها' },
    { value: '5', drawing: 'steps' as const, label: 'عمليات يقوم عليها التغيير الثقافي' },
  ],
};

let server: RunningServer;
beforeAll(async () => {
  server = await serveMinimal(({ site, routes: [home] }) => {
    if (!home || !site.theme) throw new Error('The smallest site has no page.');
    site.theme = { ...site.theme, motif: 'sadu' };
    home.blocks = [...home.blocks, figures];
  });
});
afterAll(() => server?.close());

const open = async (width: number) => {
  const { page } = await visit('/', { width, height: 900, home: server.url });
  await page.evaluate(() => document.fonts.ready);
  return page;
};

/** Vertical extents of drawings and numbers. */
const extentsOf = () =>
  [...document.querySelectorAll('dd')].map((figure) => {
    const [drawing, number] = [figure.querySelector('svg'), figure.querySelector(':scope > :last-child')].map((one) => {
      const { top, bottom } = (one as Element).getBoundingClientRect();
      return { top, bottom };
    });
    return { drawing: drawing as { top: number; bottom: number }, number: number as { top: number; bottom: number } };
  });

test('a drawing is beside its number on phones, above it elsewhere', async () => {
  const phone = await open(390);
  const beside = await phone.evaluate(extentsOf);
  expect(beside).toHaveLength(3);
  for (const { drawing, number } of beside) {
    expect(drawing.top).toBeGreaterThan(number.top);
    expect(drawing.bottom).toBeLessThan(number.bottom);
  }
  await phone.setViewportSize({ width: 1280, height: 900 });
  for (const { drawing, number } of await phone.evaluate(extentsOf)) expect(drawing.bottom).toBeLessThanOrEqual(number.top);
});

test.each([320, 352, 390, 768])('drawn figures fit a window of %i px', async (width) => {
  expect(await measureTogether(await open(width), [sidewaysOverflow, clippedText])).toEqual([]);
});

test.each([390, 768, 1280])('the heading is below a row of marks in a window of %i px', async (width) => {
  const page = await open(width);
  const room = await page.evaluate(() => {
    const heading = [...document.querySelectorAll('h2')].find((one) => one.textContent === 'أرقامنا') as HTMLElement;
    const section = heading.closest('section') as HTMLElement;
    return heading.getBoundingClientRect().top - section.getBoundingClientRect().top;
  });
  expect(room).toBeGreaterThanOrEqual(80);
});
