import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { contrastPairs } from '../../generator/content/theme/palette-contrast.ts';
import { roles } from '../../generator/content/theme/palette-roles.ts';
import { themeOf } from '../../generator/content/theme/theme.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { startPreview } from '../../generator/editor/server/server.ts';
import { axeScript, quicken, rulesOfColours } from '../support/axe.ts';
import { shippedSite } from '../support/build.ts';
import { machine } from '../support/environment.ts';
import { htmlErrors } from '../support/html.ts';
import { openBrowser } from '../support/page.ts';
import { readSite } from '../support/read-site.ts';

const visit = openBrowser();
let server: RunningServer;

/** One page shared by all tests, which leave it unchanged. */
let page: Page;
let problems: string[];

beforeAll(async () => {
  server = await startPreview({ environment: machine, project: openProject(shippedSite), port: 0, language: undefined });
  ({ page, problems } = await visit('/_catalogue/design', { home: server.url }));
  await page.locator('html[data-preview]').waitFor();
});
afterAll(() => server.close());

const attributes = (name: string) =>
  page.locator(`[${name}]`).evaluateAll((all, attribute) => all.map((one) => one.getAttribute(attribute) ?? ''), name);

test('the catalogue links to the design system', async () => {
  const { page: catalogue } = await visit('/_catalogue', { home: server.url });
  await catalogue.locator('header a[href$="_catalogue/design"]').click();
  expect(await catalogue.locator('h1').textContent()).toBe('نظام التصميم');
});

test('the design system is valid HTML and violates no policy', async () => {
  expect(await htmlErrors(await (await fetch(`${server.url}_catalogue/design`)).text())).toEqual([]);
  expect(problems).toEqual([]);
});

test('the design system shows every colour role and every contrast pair in both schemes', async () => {
  const { light, dark } = themeOf((await readSite({ project: openProject(shippedSite) }, machine)).site);
  expect(await attributes('data-role')).toEqual([...roles]);
  for (const role of roles) {
    const shown = page.locator(`[data-role="${role}"]`);
    expect(await shown.locator('code').allTextContents()).toEqual([role, light[role], dark[role]]);
    const fills = await shown.locator('rect').evaluateAll((all) => all.map((one) => one.getAttribute('fill')));
    expect(fills).toEqual([light[role], dark[role]]);
  }
  const pairs = contrastPairs.map(({ foreground, background }) => `${foreground} ${background}`);
  expect((await attributes('data-pair')).toSorted()).toEqual(pairs.toSorted());
  expect(await page.locator('[data-pair="ink paper"] bdi').allTextContents()).toHaveLength(2);
  expect(await page.locator('[data-pair] strong').count()).toBe(0);
});

test('the design system shows every design token, text and spaces in their size', async () => {
  const names = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const roots = rules.filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root') as CSSStyleRule[];
    return roots.flatMap(({ style }) => [...style].filter((property) => property.startsWith('--')));
  });
  const colours = new Set<string>(roles.map((role) => `--${role}`));
  const tokens = [...new Set(names)].filter((name) => !colours.has(name));
  expect(tokens.length).toBeGreaterThan(25);
  expect((await page.locator('tbody th').allTextContents()).toSorted()).toEqual(tokens.toSorted());
  const sizes = await page.evaluate(() => {
    const [text, space] = ['text-xs', 'space-5'].map((name) => document.querySelector(`[data-token="${name}"]`)!);
    return [getComputedStyle(text!).fontSize, getComputedStyle(space!).inlineSize];
  });
  expect(sizes).toEqual(['14px', '24px']);
});

test('the design system shows states as they really look', async () => {
  const styleIn = async (state: string, act: (page: Page) => Promise<void> = async () => {}) => {
    const { page: shown } = await visit(`/_catalogue/design/${state}`, { home: server.url });
    await act(shown);
    const button = shown.locator('main a').first();
    const read = () =>
      button.evaluate((element) => {
        const { backgroundColor, boxShadow, outlineStyle, outlineColor } = getComputedStyle(element);
        return [backgroundColor, boxShadow, outlineStyle, outlineColor].join(' ');
      });
    await shown.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const style = await read();
    await shown.close();
    return style;
  };
  const usual = await styleIn('default');
  const hovered = await styleIn('hover');
  const focused = await styleIn('focus-visible');
  expect(new Set([usual, hovered, focused]).size).toBe(3);
  expect(await styleIn('default', (shown) => shown.locator('main a').first().hover())).toBe(hovered);
  expect(await styleIn('default', (shown) => shown.keyboard.press('Tab'))).toBe(focused);
});

test.each([1280, 390])('the design system has no axe violations in either scheme at %i px', async (width) => {
  await page.evaluate(axeScript);
  await page.evaluate(quicken, rulesOfColours);
  await page.setViewportSize({ width, height: 900 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {});
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    });
    expect(violations, colorScheme).toEqual([]);
  }
});

test('the design system does not overflow at any width', async () => {
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
