import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import type { Block } from '../../templates/blocks/schemas.ts';
import { openBrowser } from '../support/page.ts';
import { serveMinimal } from '../support/sites.ts';

const visit = openBrowser();
let server: RunningServer;

const items = ['إقرار الخطة السنوية.', 'متابعة تنفيذها.', 'مراجعة العقود.', 'رفع التقارير.', 'ترشيح المراجع.'];
const regulation: Block = {
  type: 'prose',
  id: 'regulation',
  heading: 'اللائحة',
  body: [
    { type: 'list', numbering: 'letters', items },
    {
      type: 'list',
      numbering: 'nested',
      items: [{ text: 'باب', items: [{ text: 'مادة', items: ['فقرة'] }, 'مادة أخرى'] }, 'باب آخر'],
    },
    {
      type: 'list',
      numbering: 'nested',
      start: 1118,
      items: [
        { text: 'باب', items: [{ text: 'مادة طويلة '.repeat(9), start: 110, items: ['فقرة '.repeat(30), 'فقرة'] }] },
        { text: 'باب '.repeat(30), paragraphs: ['فقرة تتمه.'] },
      ],
    },
    { type: 'quote', text: ['قول:', { type: 'list', numbering: 'letters', start: 3, items: ['ثالث', 'رابع'] }] },
  ],
};

beforeAll(async () => {
  server = await serveMinimal(({ routes }) => {
    const answer = [
      'تختص اللجنة بما يأتي:',
      { type: 'list' as const, numbering: 'letters' as const, items: ['الأولى', 'الثانية'] },
    ];
    routes[0]?.blocks.push(regulation, {
      type: 'faq',
      heading: 'أسئلة',
      items: [{ question: 'ما المهام؟', answer, id: 'duties' }],
    });
  });
});
afterAll(() => server?.close());

/** Numbers of list items, as attributes and as generated content. */
const numbersOn = (page: Page) =>
  page
    .locator('[data-number]')
    .evaluateAll((all) =>
      all.map((one) => ({ number: one.getAttribute('data-number'), content: getComputedStyle(one, '::before').content })),
    );

const wide = ['1118', '1118-1', '1118-1-110', '1118-1-111', '1119'];
const expected = ['أ-', 'ب-', 'ج-', 'د-', 'هـ-', '1', '1-1', '1-1-1', '1-2', '2', ...wide, 'ج-', 'د-', 'أ-', 'ب-'];

test('lists show letters and numbers of all levels, on narrow and wide screens and in print', async () => {
  for (const width of [390, 1280]) {
    const { page, problems, leave } = await visit('/', { home: server.url, width, javaScriptEnabled: false });
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      const shown = await numbersOn(page);
      expect(shown.map(({ number }) => number)).toEqual(expected);
      for (const { content, number } of shown) expect([`"${number}"`, 'attr(data-number)']).toContain(content);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
    expect(problems).toEqual([]);
    await leave();
  }
});

test('a list number is beside the first line of its item, at the start of the line', async () => {
  const { page } = await visit('/#duties', { home: server.url, width: 390, isDrawn: true });
  const boxes = await page.locator('#regulation [data-number]').evaluateAll((all) =>
    all.map((one) => {
      const before = getComputedStyle(one, '::before');
      const place = one.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(one.firstChild ?? one);
      // Start edge of the lines, minus the offset of the number.
      const edge = place.right - Number.parseFloat(getComputedStyle(one).paddingInlineStart);
      const start = edge - Number.parseFloat(before.marginInlineStart);
      const lines = Array.from(range.getClientRects(), ({ right }) => right);
      return {
        direction: before.direction,
        end: start - Number.parseFloat(before.inlineSize),
        words: lines[0] ?? 0,
        // Later lines begin at the same edge as other items.
        others: lines.slice(1).map((right) => Math.round(edge - right)),
        start,
      };
    }),
  );
  expect(boxes).toHaveLength(17);
  expect(boxes.flatMap(({ others }) => others).length).toBeGreaterThan(5);
  for (const { direction, end, words, start, others } of boxes) {
    expect(direction).toBe('rtl');
    expect(new Set([0, ...others])).toEqual(new Set([0]));
    expect(start).toBeLessThanOrEqual(390);
    expect(words - end).toBeLessThan(0.1);
  }
});

/** Accessibility tree of a page: texts in order, and the number of lists. */
async function readAccessibilityTree(page: Page): Promise<{ texts: string[]; lists: number }> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (id: string | undefined): typeof nodes => {
    const node = byId.get(id ?? '');
    return node ? [node, ...(node.childIds ?? []).flatMap(inOrder)] : [];
  };
  const read = inOrder(nodes[0]?.nodeId).filter(({ ignored }) => !ignored);
  const texts = read.filter(({ role }) => role?.value === 'StaticText').map(({ name }) => String(name?.value ?? '').trim());
  return { texts, lists: read.filter(({ role }) => role?.value === 'list').length };
}

test('screen readers read each number before its item, within a list', async () => {
  const { page } = await visit('/', { home: server.url, isDrawn: true });
  await page.getByText('ما المهام؟').click();
  const spokenNumbers = async () => (await readAccessibilityTree(page)).texts.filter((text) => expected.includes(text));
  await expect.poll(spokenNumbers).toEqual(expected);
  const { texts, lists } = await readAccessibilityTree(page);
  expect(lists).toBeGreaterThanOrEqual(6);
  expect(texts[texts.indexOf('هـ-') + 1]).toBe('ترشيح المراجع.');
});
