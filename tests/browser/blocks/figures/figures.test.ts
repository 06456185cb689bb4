import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../../generator/build/hosting/serve.ts';
import type { Site } from '../../../../site.schema.ts';
import { openBrowser } from '../../../support/page.ts';
import { serveMinimal } from '../../../support/sites.ts';
import { sidewaysOverflow } from '../../measures/text.ts';
import { type MeasuredPage, measureTogether } from '../../measures/together.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });
let server: RunningServer;

/** Figures of 1 to 14 characters in each script; the last of each kind are the widest. */
const kinds: Record<string, string[]> = {
  latin: [
    '4',
    '88',
    '312',
    '2024',
    '98.5%',
    '10,000',
    '140,000',
    '12,345.6',
    '2,140,000',
    '+966112000',
    '88,888,888+',
    '800,140,000',
    '2020/2024-25',
    '2,140,000.55',
    '8888888888888',
    '88888888888888',
  ],
  arabic: ['٤', '٨٨', '٣١٢', '٢٠٢٤', '٩٨٫٥٪', '١٠٬٠٠٠', '١٤٠٬٠٠٠', '٢٬١٤٠٬٠٠٠', '٨٠٠٬١٤٠٬٠٠٠', '٨٨٨٨٨٨٨٨٨٨٨٨٨٨'],
  units: [
    '5 كم',
    '98 %',
    '24 ساعة',
    '3 ملايين',
    '1.2 مليار',
    'ألف',
    '٢٬١٤٠ ريالًا',
    '15 متدربًا',
    '2,140,000 ريال',
    'SAR 2,140,000',
    'مئة وأربعون',
  ],
};

const labels = [
  'قيمة مؤسسية أساسية تغطيها الموسوعة وبنك المؤشرات',
  'أبعاد',
  'عمليات يقوم عليها التغيير الثقافي',
  'جهة',
  'مستفيدًا في مناطق المملكة كلها',
  'دورات',
];

/** A row of figures: the tested one first, short ones after it. */
function row(value: string, count: number) {
  const items = labels.slice(0, count).map((label, index) => ({ value: index === 0 ? value : String(index), label }));
  return { type: 'figures' as const, heading: `${count} أرقام`, text: 'أرقام تلخص ما نبني عليه خدماتنا.', items };
}

function addPages(site: Site): void {
  for (const [kind, values] of Object.entries(kinds)) {
    const rows = values.flatMap((value) => labels.map((_, index) => row(value, index + 1)));
    site.routes.push({
      path: `/${kind}`,
      title: kind,
      description: 'صفحة تعرض الأرقام بطريقة واحدة في الكتابة، واحدًا إلى ستة في الصف.',
      breadcrumb: [{ label: 'الرئيسية', href: '/' }, { label: kind }],
      blocks: [{ type: 'notice', titled: true, icon: 'ruler', heading: kind, text: [kind] }, ...rows],
    });
  }
}

beforeAll(async () => {
  server = await serveMinimal(addPages);
});
afterAll(() => server?.close());

/** Figures whose number breaks, overflows its column, touches its label or is smaller than it. */
function figureFaults(page: MeasuredPage): Promise<string[]> {
  return page.evaluate(() => {
    const boxesOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const lines = (boxes: DOMRect[]) => new Set(boxes.map(({ bottom }) => Math.round(bottom / 8))).size;
    const faults: string[] = [];
    for (const figure of document.querySelectorAll('dl > div')) {
      const [label, value] = [figure.querySelector('dt')!, figure.querySelector('dd')!];
      const name = `"${value.textContent}" of ${figure.parentElement?.children.length}`;
      const place = figure.getBoundingClientRect();
      // The wrapper of an unbroken value.
      const holder = value.querySelector(':scope > bdi') ?? value;
      const units = holder.children.length > 0 ? [...holder.children] : [value];
      if (units.some((unit) => lines(boxesOf(unit)) > 1)) faults.push(`${name} breaks`);
      const [digits, words] = [boxesOf(value), boxesOf(label)];
      if (digits.some(({ left, right }) => left < place.left - 1 || right > place.right + 1)) faults.push(`${name} sticks out`);
      const isTouching = digits.some((a) =>
        words.some((b) => a.bottom > b.top + 4 && b.bottom > a.top + 4 && a.left < b.right + 8 && b.left < a.right + 8),
      );
      if (isTouching) faults.push(`${name} touches its words`);
      const sizes = [value, label].map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      if ((sizes[0] ?? 0) < (sizes[1] ?? 0)) faults.push(`${name} is smaller than its words`);
    }
    return faults;
  });
}

test.each(Object.keys(kinds))('"%s" figures do not break or touch their labels at any width', async (kind) => {
  const { page } = await visit(`/${kind}`, { home: server.url });
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator('dl > div').count()).toBeGreaterThan(200);
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await measureTogether(page, [figureFaults, sidewaysOverflow]), `${width} px`).toEqual([]);
  }
});

test('figures of a row share one font size, large for short ones', async () => {
  const { page } = await visit('/latin', { home: server.url, width: 1440 });
  const rows = await page
    .locator('dl')
    .evaluateAll((all) =>
      all.map((list) => [...list.querySelectorAll('dd')].map((one) => Number.parseFloat(getComputedStyle(one).fontSize))),
    );
  for (const sizes of rows) expect(new Set(sizes).size).toBe(1);
  // A row of three short figures.
  expect(rows[2]?.[0]).toBeGreaterThan(80);
  expect(rows[14]?.[0]).toBeGreaterThan(60);
});
