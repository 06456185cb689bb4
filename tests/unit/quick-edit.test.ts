import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeSite } from '../../generator/content/complete.ts';
import { Source } from '../../generator/content/source.ts';
import { readQuickEdit } from '../../generator/dev/quick-edit.ts';
import { specifiedContent } from '../support/build.ts';

const text = readFileSync(specifiedContent, 'utf8');
const source = new Source('site.json', text);
const site = completeSite(JSON.parse(text));

test('an edit within one route gives the same site as reading the whole file', () => {
  for (const [search, replacement] of [
    ['"subtitle": "برامج تجعل', '"subtitle": "برامج جديدة تجعل'],
    ['"title": "تسجيل الدخول"', '"title": "ت"'],
    ['"eyebrow": "مقياس', '"eyebrow": "مقياس مقياس'],
  ] as const) {
    expect(text).toContain(search);
    const edited = text.replace(search, replacement);
    expect(readQuickEdit(site, source, edited)).toEqual(completeSite(JSON.parse(edited)));
  }
});

test.each([
  ['outside the routes', '"breadcrumbHeight": 64', '"breadcrumbHeight": 65'],
  ['that changes a path', '"path": "/observatory"', '"path": "/observatories"'],
  ['that leaves the route wrong', '"subtitle": "برامج تجعل', '"subtitel": "برامج تجعل'],
  ['that is no JSON', '"subtitle": "برامج تجعل', '"subtitle": برامج تجعل'],
  ['that removes a route', '"path": "/observatory",', '"path": "/observatory" }, { "path": "/observatory-2",'],
  ['that changes nothing', '"path": "/observatory"', '"path": "/observatory"'],
])('an edit %s is left to the whole check', (_what, search, replacement) => {
  expect(text).toContain(search);
  expect(readQuickEdit(site, source, text.replace(search, replacement))).toBeUndefined();
});
