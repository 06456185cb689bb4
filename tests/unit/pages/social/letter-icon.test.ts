import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../../../generator/assets/images/content.ts';
import { inspectImage } from '../../../../generator/assets/images/inspect.ts';
import { iconFile } from '../../../../generator/build/tasks/outputs.ts';
import { withDefaults } from '../../../../generator/content/site/defaults.ts';
import { letterIcon } from '../../../../generator/content/site/icon.ts';
import { contentHash } from '../../../../generator/core/util/hash.ts';
import { createPlanner } from '../../../../generator/pages/plan/plan.ts';
import { planIcons } from '../../../../generator/pages/social/icons.ts';
import { letterOf, withLetterIcon } from '../../../../generator/pages/social/letter-icon.ts';
import type { Site, WrittenSite } from '../../../../site.schema.ts';
import { fixtureSite } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { defaultFonts } from '../../../support/fonts.ts';

const written: WrittenSite = JSON.parse(readFileSync(fixtureSite('smallest'), 'utf8'));
const typefaces = { fonts: defaultFonts, name: 'fonts' };
const siteWith = (changes: Partial<WrittenSite['site']> = {}): Site =>
  withDefaults({ ...written, site: { ...written.site, ...changes } });

async function iconOf(site: Site): Promise<string> {
  const asset = (await withLetterIcon(site, new Map(), typefaces, machine)).get(letterIcon.src);
  if (asset?.state !== 'ready') throw new Error('No icon was drawn.');
  return new TextDecoder().decode(await readContent(asset.content));
}

test.each([
  ['مدرسة الواحة', 'م'],
  ['الجمعية الخيرية', 'ج'],
  ['qiyam', 'Q'],
  ['د. سارة', 'س'],
  ['2030', '2'],
])('takes for «%s» the letter %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

describe('site without an icon', () => {
  test('gets the letter of its name on its brand colour as an SVG icon', async () => {
    const icon = await iconOf(siteWith({ theme: { brand: '#1d3fbb', accent: '#f2a03d' } }));
    expect(icon).toContain('fill="#1d3fbb"');
    expect(icon).toContain('<path');
    expect(await inspectImage('icon.svg', new TextEncoder().encode(icon), contentHash(icon), machine.store)).toMatchObject({
      kind: 'vector',
      width: 64,
      height: 64,
    });
    expect(await iconOf(siteWith({ theme: { brand: '#1d3fbb', accent: '#f2a03d' } }))).toBe(icon);
    expect(await iconOf(siteWith({ name: 'قيم' }))).not.toBe(await iconOf(siteWith()));
  });

  test('gets a plain colour if the typeface lacks the letter', async () => {
    expect(await iconOf(siteWith({ name: '学校' }))).not.toContain('<path');
  });

  test('has all icon sizes, with a full background for home screens', async () => {
    const site = siteWith();
    const assets = await withLetterIcon(site, new Map(), typefaces, machine);
    expect(iconFile(site, assets)).toMatchObject({ iconType: 'image/svg+xml' });
    const { drawings } = planIcons(site, assets, 'code');
    expect(drawings.map(({ path }) => path.replace(/\.[^.]+\.png$/, ''))).toEqual([
      'favicon.ico',
      'apple-touch-icon.png',
      'assets/icon-192',
      'assets/icon-512',
      'assets/icon-maskable',
    ]);
    const { default: sharp } = await import('sharp');
    const touch = await drawings[1]?.draw();
    const { data } = await sharp(touch).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 4)]).toEqual([0x3a, 0x2f, 0x5c, 255]);
  });

  test('keeps a declared icon', async () => {
    const assets = new Map();
    expect(
      await withLetterIcon(siteWith({ icon: { src: 'mark.svg', alt: '', decorative: true } }), assets, typefaces, machine),
    ).toBe(assets);
  });

  test('can be planned without a logo', async () => {
    const site = siteWith();
    const { frame } = createPlanner(site, await withLetterIcon(site, new Map(), typefaces, machine));
    expect(frame.site.logo).toBeUndefined();
    expect(frame.site.icon.url).toMatch(/icon\.\w+\.svg$/);
  });
});
