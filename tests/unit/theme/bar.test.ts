import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { barRules } from '../../../templates/theme/faces/bar.ts';
import { resolveThemeOptions, type ThemeOptions, themeOptionValues } from '../../../templates/theme/theme-options.ts';

const rulesWith = (options: Partial<ThemeOptions>) => barRules(resolveThemeOptions(options));

describe('a header in one row', () => {
  test('needs no rules in the default theme, nor in other headers', () => {
    expect(rulesWith({})).toBe('');
    expect(rulesWith({ header: 'masthead', buttons: 'pill', opening: 'paper', density: 'airy' })).toBe('');
  });

  test('has valid rules, different ones for each kind of button', () => {
    const all = themeOptionValues.buttons.map((buttons) => rulesWith({ buttons }));
    expect(new Set(all).size).toBe(all.length);
    for (const rules of all) expect(() => postcss.parse(rules)).not.toThrow();
  });

  test('keeps the line below the current page for forced colours where the mark is a filled one', () => {
    for (const buttons of ['pill', 'heavy'] as const) {
      const rules = rulesWith({ buttons });
      expect(rules, buttons).toContain('{--accent-mark:#0000}');
      expect(rules, buttons).not.toMatch(/::after/);
    }
  });

  test('has its links where the composition has its words', () => {
    expect(rulesWith({ composition: 'centred' })).toContain('justify-content:center');
    for (const composition of ['cover', 'editorial'] as const)
      expect(rulesWith({ composition })).toContain('>:first-child{margin-inline-start:auto}');
  });

  test('has the background of light openings, and a line only between rules', () => {
    expect(rulesWith({ opening: 'tint' })).toContain('background:var(--tint);border-color:#0000');
    expect(rulesWith({ opening: 'paper', sections: 'rules' })).toContain('background:var(--page);border-color:currentcolor');
    expect(rulesWith({ opening: 'brand' })).toBe('');
  });

  test('is as high as the density asks for', () => {
    expect(rulesWith({ density: 'compact' })).toContain('--header-height:3.75rem');
    expect(rulesWith({ density: 'airy' })).toContain('--header-height:6rem');
  });
});
