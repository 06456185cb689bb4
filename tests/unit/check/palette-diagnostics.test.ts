import { describe, expect, test } from 'vitest';
import { viewSite } from '../../../generator/check/facts/site-view.ts';
import { checkColours } from '../../../generator/check/rules/colours.ts';
import { messages } from '../../../generator/core/diagnostics/messages/messages.ts';

const findings = (theme: unknown) => checkColours(viewSite({ site: { theme } }));

describe('contrast of theme colours', () => {
  test('is reported in both languages with the pair, the ratio, the minimum and a correction', () => {
    const [finding, ...others] = findings({ brand: '#f2c94c', accent: '#e0b25f' });
    expect(others).toEqual([]);
    const parameters = finding?.parameters ?? {};
    expect(messages['brand-contrast'].en.message(parameters)).toBe(
      'with the brand colour "#f2c94c" the contrast of buttons and the current item (brand "#f2c94c" on paper "#fffdf9") is 1.56; at least 4.5 is needed.',
    );
    expect(messages['brand-contrast'].en.hint(parameters)).toBe('The nearest colour that works is "#8e7000".');
    const arabic = `${messages['brand-contrast'].ar.message(parameters)} ${messages['brand-contrast'].ar.hint(parameters)}`;
    for (const part of ['#f2c94c', '#fffdf9', '1.56', '4.5', '#8e7000']) expect(arabic).toContain(part);
  });

  test('is valid once both corrections are applied', () => {
    const both = findings({ brand: '#ffffea', accent: '#890417' });
    expect(both.map(({ code, path }) => [code, path.join('.')])).toEqual([
      ['brand-contrast', 'site.theme.brand'],
      ['accent-contrast', 'site.theme.accent'],
    ]);
    const [brand, accent] = both.map(({ parameters }) => parameters?.nearest);
    expect(findings({ brand, accent })).toEqual([]);
  });

  test.each([undefined, null, {}, { brand: '#0f5c48' }, { brand: 7, accent: '#e0b25f' }, { brand: 'green', accent: '#e0b25f' }])(
    'is not checked for %j',
    (theme) => {
      expect(findings(theme)).toEqual([]);
    },
  );
});
