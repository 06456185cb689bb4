import { gzipSync } from 'node:zlib';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProject } from '../../generator/common/project.ts';
import { startPreview } from '../../generator/dev/server.ts';
import type { RunningServer } from '../../generator/hosts/serve.ts';
import { contrastPairs } from '../../generator/theme/palette-contrast.ts';
import { roles } from '../../generator/theme/palette-roles.ts';
import { themeOf } from '../../generator/theme/theme.ts';
import { iconNames, networkNames } from '../../templates/icons/names.ts';
import { axeScript, quicken, rulesOfColours } from '../support/axe.ts';
import { shippedSite } from '../support/build.ts';
import { htmlFaults } from '../support/html.ts';
import { machine } from '../support/machine.ts';
import { openBrowser } from '../support/page.ts';
import { readSite } from '../support/read-site.ts';

const visit = openBrowser();
let server: RunningServer;

/** One page for everything that is asked of it: it is the largest of all, and no test changes it for the next. */
let page: Page;
let problems: string[];

beforeAll(async () => {
  server = await startPreview({ machine, project: openProject(shippedSite), port: 0, language: undefined });
  ({ page, problems } = await visit('/_catalogue/design', { home: server.url }));
  await page.locator('html[data-preview]').waitFor();
});
afterAll(() => server.close());

const attributes = (page: Page, name: string, within = '') =>
  page.locator(`${within} [${name}]`).evaluateAll((all, attribute) => all.map((one) => one.getAttribute(attribute) ?? ''), name);

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('the catalogue leads to the design system', async () => {
  const { page: catalogue } = await visit('/_catalogue', { home: server.url });
  await catalogue.locator('header a[href$="_catalogue/design"]').click();
  expect(await catalogue.locator('h1').textContent()).toBe('نظام التصميم');
});

describe('the page of the design system', () => {
  test('is valid HTML and breaks no policy', async () => {
    expect(await htmlFaults(await (await fetch(`${server.url}_catalogue/design`)).text())).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('shows every role with its colours, and every pair with its measured contrast, in both schemes', async () => {
    const { light, dark } = themeOf((await readSite({ project: openProject(shippedSite) }, machine)).site);
    expect(await attributes(page, 'data-role')).toEqual([...roles]);
    for (const role of roles) {
      const text = await page.locator(`[data-role="${role}"] dl`).textContent();
      expect(text).toContain(light[role]);
      expect(text).toContain(dark[role]);
    }
    for (const scheme of ['light', 'dark']) {
      const shown = await attributes(page, 'data-pair', `.design-pairs [data-scheme="${scheme}"]`);
      expect(shown.toSorted()).toEqual(
        contrastPairs.map(({ foreground, background }) => `${foreground} ${background}`).toSorted(),
      );
    }
    expect(await page.locator('[data-level="fails"]').count()).toBe(0);
    // The swatch is painted with what is written below it.
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(dark.tint.slice(at, at + 2), 16));
    expect(await styleOf(page, '[data-role="tint"] [data-scheme="dark"] > span', 'background-color')).toBe(
      `rgb(${r}, ${g}, ${b})`,
    );
  });

  test('shows every token of the style sheet', async () => {
    const names = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const roots = rules.filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root') as CSSStyleRule[];
      return roots.flatMap(({ style }) => [...style].filter((property) => property.startsWith('--')));
    });
    const text = (await page.locator('main').textContent()) ?? '';
    const colours = new Set<string>(roles.map((role) => `--${role}`));
    const tokens = [...new Set(names)].filter((name) => !colours.has(name));
    expect(tokens.length).toBeGreaterThan(25);
    expect(tokens.filter((name) => !text.includes(name))).toEqual([]);
    for (const name of ['text-xs', 'text-4xl']) {
      const size = await page.evaluate((token) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.fontSize = `var(--${token})`;
        const { fontSize } = getComputedStyle(probe);
        probe.remove();
        return fontSize;
      }, name);
      expect(await styleOf(page, `[data-token="${name}"]`, 'font-size')).toBe(size);
    }
  });

  test('shows every icon, those marked that follow the direction, and the marks of networks', async () => {
    const shown = await attributes(page, 'data-icon-name', '#icons');
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toEqual(expect.arrayContaining([...iconNames, ...networkNames, 'menu', 'close', 'play', 'pause']));
    expect(await page.locator('[data-icon-name] > svg').count()).toBe(shown.length);
    const marked = await page
      .locator('[data-icon-name]:has(> .design-mark)')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-icon-name')));
    const mirrored = await page
      .locator('[data-icon-name]:has(> [data-turn])')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-icon-name')));
    expect(marked).toEqual(mirrored);
    expect(marked).toContain('arrow-forward');
  });

  test('shows every picture that the content names, with its weight', async () => {
    const { assets } = await readSite({ project: openProject(shippedSite) }, machine);
    const ready = [...assets].flatMap(([name, asset]) => (asset.state === 'ready' ? [{ name, ...asset }] : []));
    expect(await attributes(page, 'data-picture')).toEqual(ready.map(({ name }) => name));
    for (const { name, content } of [ready[0]!, ready.at(-1)!]) {
      const caption = await page.locator(`[data-picture="${name}"]`).textContent();
      const weight = content instanceof Uint8Array ? gzipSync(content, { level: 9 }).length : content.size;
      expect(caption).toContain(`${(weight / 1024).toFixed(1)} KB`);
    }
    const last = page.locator('[data-picture] img').last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
  });
});

describe('a forced state', () => {
  test('looks as the real one does', async () => {
    const panel = '[data-scheme="light"] .design-buttons a:not([data-look])';
    const real = page.locator(`${panel}[data-state="default"]`);
    const background = () => real.evaluate((button) => getComputedStyle(button).backgroundColor);
    const before = await background();
    const forced = await styleOf(page, `${panel}[data-state="hover"]`, 'background-color');
    expect(forced).not.toBe(before);
    await real.hover();
    await expect.poll(background).toBe(forced);
    const ring = await styleOf(page, `${panel}[data-state="focus-visible"]`, 'outline');
    await page.keyboard.press('Tab');
    await real.focus();
    expect(await real.evaluate((button) => getComputedStyle(button).outline)).toBe(ring);
    await real.blur();
    await page.mouse.move(-10, -10);
  });

  test('around a component reaches into it', async () => {
    const shadow = (state: string) => styleOf(page, `[data-scheme="light"] [data-inside^="${state}"] article`, 'box-shadow');
    expect(await shadow('hover')).not.toBe(await shadow('default'));
    expect(await styleOf(page, '[data-inside^="focus-visible"] article a', 'outline-style')).toBe('none');
  });
});

test.each([1280, 390])('axe finds nothing in either scheme, at %i px', async (width) => {
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

test('nothing is wider than a screen', async () => {
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
