import { describe, expect, test } from 'vitest';
import { listEmbeds, listForm, placeOf } from '../../../../templates/components/lists/form.ts';
import { resolveThemeOptions, type ThemeOptionsInput } from '../../../../templates/theme/theme-options.ts';

describe('The form of lists', () => {
  test.each([
    [{ look: 'scholarly' }, 'plain'],
    [{ look: 'playful' }, 'row'],
    [{ look: 'civic' }, 'ledger'],
    [{ look: 'gentle', heads: 'centred' }, 'stack'],
    [{ look: 'gentle' }, 'panel'],
    [{ look: 'rooted' }, 'poster'],
    [{ look: 'curated' }, 'columns'],
  ] as const satisfies [ThemeOptionsInput, string][])('of %o is %s', (input, form) => {
    const theme = resolveThemeOptions(input);
    expect(listForm(theme)).toBe(form);
    const loaded = Object.entries(listEmbeds()).filter(([, isShown]) => isShown({}, theme));
    expect(loaded.map(([name]) => name)).toEqual(form === 'plain' || form === 'row' ? [] : [`parts/lists/${form}`]);
  });

  test('content is always beside its heading only in the default form', () => {
    expect(placeOf('plain')).toBe('always');
    expect(placeOf('panel')).toBe('side');
  });
});
