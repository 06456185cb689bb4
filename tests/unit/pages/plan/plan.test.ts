import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AssetIndex } from '../../../../generator/content/site/assets.ts';
import { outputPathOf } from '../../../../generator/content/site/page-url.ts';
import { createPlanner } from '../../../../generator/pages/plan/plan.ts';
import { siteStyles } from '../../../../generator/pages/plan/styles.ts';
import type { Site } from '../../../../site.schema.ts';
import type { Block } from '../../../../templates/blocks/schemas.ts';
import type { PagePlan } from '../../../../templates/model/page/page-plan.ts';
import type { Planned } from '../../../../templates/model/planned/planned.ts';
import { fixtureSite, specifiedContent } from '../../../support/build.ts';

const assets: AssetIndex = {
  get: (source: string) => ({ state: 'ready', outputPath: `assets/${source}`, content: new Uint8Array(), width: 4, height: 3 }),
} as unknown as AssetIndex;

const read = (file: string): Site => JSON.parse(readFileSync(file, 'utf8'));
const shipped = read(specifiedContent);
const variants = read(fixtureSite('variants'));

test.each([
  ['/', 'index.html'],
  ['/services', 'services.html'],
  ['/products/IndicatorsMeasuring', 'products/IndicatorsMeasuring.html'],
  ['/مقالات/قيمة', 'مقالات/قيمة.html'],
])('maps the path %s to the file %s', (path, file) => {
  expect(outputPathOf(path)).toBe(file);
});

test('prefixes internal addresses with the base path', () => {
  const { planAll, frame } = createPlanner(variants, assets);
  const pages = planAll();
  expect(frame.home).toBe('/sub/folder/');
  expect(pages.map(({ href }) => href)).toEqual([
    '/sub/folder/',
    `/sub/folder/${encodeURI('مقالات/قيمة')}`,
    '/sub/folder/forms',
    '/sub/folder/login',
    '/sub/folder/404.html',
  ]);
  expect(pages[1]?.canonical).toBe(`https://www.example.com/sub/folder/${encodeURI('مقالات/قيمة')}`);
  expect(pages.at(-1)?.canonical).toBe(null);
  expect(frame.site.logo?.url).toBe('/sub/folder/assets/logo.svg');
  const [intro] = pages[1]?.blocks ?? [];
  expect(intro).toMatchObject({ action: { href: '/sub/folder/#strip' } });
});

/** The blocks of a page, typed by kind. */
const blocksOf = (page: PagePlan | undefined) => (page?.blocks ?? []) as Planned<Block>[];

test('orders cards by their names in the block and takes content from the collection', () => {
  const pages = createPlanner(shipped, assets).planAll();
  const grid = blocksOf(pages[0]).find((block) => block.type === 'card-grid');
  expect(grid?.cards.map((card) => (card.kind === 'link' ? [card.href, card.title] : []))).toEqual([
    ['/products/enablement-tools', 'أدوات المؤشرات والقياس'],
    ['/products/posts-news', 'النشرات والمنشورات الشهرية'],
    ['/products/IndicatorsMeasuring', 'أدوات تمكين القيم'],
    ['/products/professional-certificates', 'الشهادات المهنية'],
  ]);
});

test('formats dates in the language and numerals of the site', () => {
  const dateOf = (site: Site) => {
    const [home] = createPlanner(site, assets).planAll();
    const carousel = blocksOf(home).find((block) => block.type === 'carousel' && block.cards[0]?.kind === 'event');
    const card = carousel?.type === 'carousel' ? carousel.cards[0] : undefined;
    return card?.kind === 'event' ? card.date : undefined;
  };
  expect(dateOf(shipped)).toEqual({ iso: '2023-03-29', text: '29\u00a0مارس\u00a02023' });
  const arabicDigits = structuredClone(shipped);
  arabicDigits.site.numerals = 'arab';
  expect(dateOf(arabicDigits)?.text).toBe('٢٩\u00a0مارس\u00a0٢٠٢٣');
});

test('is deterministic and does not mutate its input', () => {
  const before = JSON.stringify(shipped);
  const plan = () => {
    const { frame, planAll } = createPlanner(shipped, assets);
    return JSON.stringify([frame, planAll()]);
  };
  expect(plan()).toBe(plan());
  expect(JSON.stringify(shipped)).toBe(before);
});

test('adds rules for focus points only to sites and pages with cropped pictures that have one', () => {
  expect(siteStyles(shipped)).not.toContain('object-position');
  expect(JSON.stringify(createPlanner(shipped, assets).planAll())).not.toContain('"focus"');
  const focused = structuredClone(shipped);
  const [services] = Object.values(focused.collections);
  const card = services?.type === 'link-cards' ? services.cards[0] : undefined;
  if (card) card.image.focus = { left: 30, top: 0 };
  const [login] = focused.routes.flatMap(({ blocks }) => blocks.filter((block) => block.type === 'login'));
  if (login) login.image.focus = { left: 100, top: 45 };
  expect(
    [...siteStyles(focused).matchAll(/img\[data-focus="([^"]+)"\]:not\(dialog \*\)\{([^}]+)\}/g)].map((one) => one.slice(1)),
  ).toEqual([
    ['100-45', 'object-position:100% 45%'],
    ['30-0', 'object-position:30% 0%'],
  ]);
  expect(JSON.stringify(createPlanner(focused, assets).planAll())).toContain('"focus":"30-0"');
});

test('writes rules with the numbers of the content', () => {
  const styles = siteStyles(shipped);
  expect(styles).toContain('--breadcrumb-height:64px');
  expect(styles).toContain('--reveal-duration:1200ms');
  expect(styles).toContain('[data-stagger]{--reveal-duration:1000ms}');
  for (let id = 1; id <= 9; id++) expect(styles).toContain(`[data-stagger="${id}"]{--reveal-delay:${id * 100}ms}`);
  expect(styles).toMatch(/@media \(max-width:768px\)\{\.slides-[\w-]+\{--slides:1\.5;--bleed:1\}\}/);
});
