import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AssetIndex } from '../../../../generator/content/site/assets.ts';
import { withDefaults } from '../../../../generator/content/site/defaults.ts';
import { roles } from '../../../../generator/content/theme/palette-roles.ts';
import { createPlanner } from '../../../../generator/pages/plan/plan.ts';
import { siteStyles } from '../../../../generator/pages/plan/styles.ts';
import { type Site, siteSchema } from '../../../../site.schema.ts';
import { fixtureSite, shippedSite } from '../../../support/build.ts';

type Theme = Site['site']['theme'];

const plain = withDefaults(siteSchema.parse(JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8'))));
const withTheme = (theme: Theme): Site => ({ ...plain, site: { ...plain.site, theme } });
const colors = { brand: '#0f5c48', accent: '#e0b25f' };

const assets: AssetIndex = {
  get: (source: string) => ({ state: 'ready', outputPath: `assets/${source}`, content: new Uint8Array(), width: 4, height: 3 }),
} as unknown as AssetIndex;

/** The declarations of the first `:root` in a style sheet. */
function declared(styles: string): Map<string, string> {
  const [, block = ''] = /:root\{([^}]*)\}/.exec(styles) ?? [];
  return new Map(block.split(';').map((one) => one.split(':') as [string, string]));
}

describe('theme style sheet', () => {
  test('starts with all colours, light first, dark ones for screens', () => {
    const styles = siteStyles(withTheme(colors));
    expect(styles).toMatch(/^:root\{color-scheme:light dark;--paper:#[0-9a-f]{6};/);
    const [light = '', dark = ''] = styles.split('@media screen and (prefers-color-scheme:dark)');
    for (const sheet of [light, dark]) {
      const values = declared(sheet);
      for (const role of roles) {
        expect(values.get(`--${role}`), role).toMatch(role === 'shadow' ? /^\d+ \d+ \d+$/ : /^#[0-9a-f]{6}$/);
      }
    }
    expect(declared(light).get('--brand')).toBe('#0f5c48');
    expect(declared(dark).get('--shadow')).toBe('0 0 0');
  });

  test('has no dark colours for a light-only site', () => {
    const styles = siteStyles(withTheme({ ...colors, scheme: 'light' }));
    expect(styles).toMatch(/^:root\{color-scheme:light;/);
    expect(styles).not.toContain('prefers-color-scheme');
  });

  test('uses the colours of the shipped site without a theme', () => {
    const { theme } = withDefaults(siteSchema.parse(JSON.parse(readFileSync(shippedSite, 'utf8')))).site;
    expect(theme).toBeDefined();
    expect(siteStyles(withTheme(undefined))).toBe(siteStyles(withTheme({ ...colors, scheme: 'auto' })));
  });

  test.each(['#0f5c4', '#0f5c48;}', 'red', 'url(x)', '#0f5c48\n'])('rejects the colour %j', (brand) => {
    expect(siteSchema.shape.site.shape.theme.safeParse({ ...colors, brand }).success).toBe(false);
  });
});

test('plans the optional logo for dark backgrounds like any picture', () => {
  const logoOnDark = { src: 'on-dark.svg', alt: 'موقع صغير' };
  const site = { ...plain, site: { ...plain.site, logoOnDark } };
  expect(createPlanner(site, assets).frame.site.logoOnDark).toEqual({
    url: '/assets/on-dark.svg',
    width: 4,
    height: 3,
    alt: 'موقع صغير',
  });
  expect(createPlanner(plain, assets).frame.site.logoOnDark).toBeUndefined();
});
