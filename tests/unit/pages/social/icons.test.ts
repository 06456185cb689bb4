import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createIconDrawings, iconDrawingsFile } from '../../../../generator/pages/social/icon-set.ts';
import { siteSchema } from '../../../../site.schema.ts';
import { IconDrawing } from '../../../../templates/components/icon.tsx';
import { handDrawn } from '../../../../templates/theme/icons/hand-drawn.ts';
import { iconKeywords } from '../../../../templates/theme/icons/keywords.ts';
import { iconNames, networkNames } from '../../../../templates/theme/icons/names.ts';
import { iconSources } from '../../../../templates/theme/icons/sources.ts';
import { projectRoot } from '../../../support/project-root.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

test('matches the drawings of the icon set (npm run icons)', () => {
  expect(read(iconDrawingsFile)).toBe(createIconDrawings(projectRoot));
});

test('accepts the former name of X and shows its icon', () => {
  expect(renderToStaticMarkup(IconDrawing({ name: 'twitter' }))).toBe(renderToStaticMarkup(IconDrawing({ name: 'x' })));
  const site = JSON.parse(read('tests/fixtures/sites/specification/site.json'));
  for (const profile of site.site.social) if (profile.network === 'x') profile.network = 'twitter';
  expect(site.site.social.map(({ network }: { network: string }) => network)).toContain('twitter');
  expect(siteSchema.safeParse(site).success).toBe(true);
});

test('includes the licence of the icon set', () => {
  const licence = read('templates/theme/icons/drawings.LICENSE');
  expect(licence).toBe(read('node_modules/@tabler/icons/LICENSE'));
  const [copyright = ''] = /Copyright \(c\).*/.exec(licence) ?? [];
  expect(read(iconDrawingsFile)).toContain(copyright);
});

/** The path commands of an icon, normalised: horizontal and vertical lines may have their own command. */
function stepsOf(svg: string): string | undefined {
  const path = [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d).join('');
  const steps = path.replaceAll(/h(-?[\d.]+)/g, 'l$1 0').replaceAll(/v(-?[\d.]+)/g, 'l0 $1');
  return steps.match(/[a-z]|-?(?:\d*\.\d+|\d+)/gi)?.join(' ');
}

const ofSet = [...iconNames, ...networkNames, 'menu', 'close'].filter((name) => Object.hasOwn(iconSources, name));

test.each(ofSet as (keyof typeof iconSources)[])('has for %s the strokes of its source', (name) => {
  const source = read(`node_modules/@tabler/icons/icons/outline/${iconSources[name]}.svg`);
  const drawn = renderToStaticMarkup(IconDrawing({ name }));
  expect(stepsOf(drawn)).toBe(stepsOf(source));
  expect(drawn).toContain('aria-hidden="true"');
});

test('has unique icon names in both languages', () => {
  for (const language of ['ar', 'en'] as const) {
    const called = Object.values(iconKeywords).map((words) => words[language][0]);
    expect(called.filter((name, index) => called.indexOf(name) !== index)).toEqual([]);
  }
});

test.each(Object.entries(handDrawn))('keeps the hand-drawn %s on the grid of the set', (_, drawing) => {
  // The starting points of strokes; curves exceed them by less than the margin.
  const starts = [...drawing.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(starts.length).toBeGreaterThan(0);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...starts)).toBeLessThanOrEqual(22);
  expect(drawing).toMatch(/^(?:M[\d. -]+(?:[ahlcsv][\d. -]+)+)+$/);
});
