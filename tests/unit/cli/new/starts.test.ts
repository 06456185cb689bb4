import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readStarter } from '../../../../generator/cli/new/folder-files.ts';
import { startNames } from '../../../../generator/cli/new/starts.ts';
import { resolveThemeOptions, type ThemeOptionsInput, themePresetNames } from '../../../../templates/theme/theme-options.ts';
import { projectRoot } from '../../../support/project-root.ts';

interface Starter {
  site: { theme: ThemeOptionsInput };
  routes: { path: string; blocks: { type: string; items?: { image?: { src: string } }[] }[] }[];
}

const starters = startNames.map((name) => ({ name, ...(readStarter(projectRoot, name) as unknown as Starter) }));

/** Options that change where things stand, and are seen without colour. */
const bones = ['composition', 'header', 'frame', 'heads', 'cards', 'calls', 'contacts', 'footer'] as const;

test('starters use every look, and each names its own', () => {
  const looks = starters.map(({ site }) => site.theme.look);
  expect(looks).not.toContain(undefined);
  expect(new Set(looks)).toEqual(new Set(themePresetNames));
});

test('any two starters differ in at least four of the options that are seen without colour', () => {
  const chosen = starters.map(({ name, site }) => ({ name, options: resolveThemeOptions(site.theme) }));
  const alike = chosen.flatMap((one, index) =>
    chosen.slice(index + 1).flatMap((other) => {
      const differing = bones.filter((key) => one.options[key] !== other.options[key]).length;
      return differing < 4 ? [`${one.name} and ${other.name}: ${differing}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

describe.each(starters)('$name', ({ name, routes }) => {
  const inner = routes.length === 1 ? routes : routes.filter(({ path }) => path !== '/');
  const typesOf = ({ blocks }: { blocks: { type: string }[] }) => blocks.map(({ type }) => type);

  test('has five to eight sections on each inner page, in different orders', () => {
    for (const route of inner)
      expect([route.path, route.blocks.length >= 5 && route.blocks.length <= 8]).toEqual([route.path, true]);
    const orders = routes.map((route) => typesOf(route).slice(1).join(' '));
    expect(new Set(orders).size).toBe(orders.length);
  });

  // Tiles of logos are light in both schemes.
  test('draws logos in the same colours in both schemes', () => {
    const logos = routes.flatMap(({ blocks }) => blocks.flatMap((block) => ('logos' === block.type ? (block.items ?? []) : [])));
    const files = logos.flatMap(({ image }) =>
      image ? [join(projectRoot, 'generator/cli/new/sites', name, 'assets', image.src)] : [],
    );
    for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toContain('prefers-color-scheme');
    if (name === 'event') expect(files.length).toBeGreaterThan(0);
  });

  test('ends only some of its pages with a call to action', () => {
    const calls = routes.filter((route) => typesOf(route).at(-1) === 'call-to-action');
    expect(calls.length).toBeLessThan(routes.length);
  });
});
