import { expect, test } from 'vitest';
import { checkLanguageList } from '../../../../generator/content/locales/language-list.ts';

test('reports two languages with one path at the second', () => {
  for (const second of [
    { tag: 'en', path: '/x' },
    { code: 'en', path: '/x' },
  ]) {
    const found = checkLanguageList({ site: { languages: [{ tag: 'ar', path: '/x' }, second] } });
    expect(found.at(-1)).toMatchObject({ code: 'language-path', path: ['site', 'languages', 1, 'path'] });
  }
});
