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

test('the drawings are those of the icon set (npm run icons)', () => {
  expect(read(iconDrawingsFile)).toBe(createIconDrawings(projectRoot));
});

test('the former name of X is taken, and has the mark of X', () => {
  expect(renderToStaticMarkup(IconDrawing({ name: 'twitter' }))).toBe(renderToStaticMarkup(IconDrawing({ name: 'x' })));
  const site = JSON.parse(read('tests/fixtures/sites/specification/site.json'));
  for (const profile of site.site.social) if (profile.network === 'x') profile.network = 'twitter';
  expect(site.site.social.map(({ network }: { network: string }) => network)).toContain('twitter');
  expect(siteSchema.safeParse(site).success).toBe(true);
});

test('the licence of the icon set stands beside them, as it is there', () => {
  const licence = read('templates/theme/icons/drawings.LICENSE');
  expect(licence).toBe(read('node_modules/@tabler/icons/LICENSE'));
  const [copyright = ''] = /Copyright \(c\).*/.exec(licence) ?? [];
  expect(read(iconDrawingsFile)).toContain(copyright);
});

/** The steps of all paths of an icon, however they are written: one along an axis may have a letter of its own. */
function stepsOf(svg: string): string | undefined {
  const path = [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d).join('');
  const steps = path.replaceAll(/h(-?[\d.]+)/g, 'l$1 0').replaceAll(/v(-?[\d.]+)/g, 'l0 $1');
  return steps.match(/[a-z]|-?(?:\d*\.\d+|\d+)/gi)?.join(' ');
}

const ofSet = [...iconNames, ...networkNames, 'menu', 'close'].filter((name) => Object.hasOwn(iconSources, name));

test.each(ofSet as (keyof typeof iconSources)[])('%s has the strokes of its source', (name) => {
  const source = read(`node_modules/@tabler/icons/icons/outline/${iconSources[name]}.svg`);
  const drawn = renderToStaticMarkup(IconDrawing({ name }));
  expect(stepsOf(drawn)).toBe(stepsOf(source));
  expect(drawn).toContain('aria-hidden="true"');
});

test('no two icons are called alike in either language', () => {
  for (const language of ['ar', 'en'] as const) {
    const called = Object.values(iconKeywords).map((words) => words[language][0]);
    expect(called.filter((name, index) => called.indexOf(name) !== index)).toEqual([]);
  }
});

test.each(Object.entries(handDrawn))('%s, drawn by hand, stays on the grid of the set', (_, drawing) => {
  // The places where strokes begin; curves between them bulge by less than the margin.
  const starts = [...drawing.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(starts.length).toBeGreaterThan(0);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(2);
  expect(Math.max(...starts)).toBeLessThanOrEqual(22);
  expect(drawing).toMatch(/^(?:M[\d. -]+(?:[ahlcsv][\d. -]+)+)+$/);
});
