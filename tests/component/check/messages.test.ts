import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSite } from '../../../generator/check/check.ts';
import { report } from '../../../generator/cli/commands/options.ts';
import type { AssetIndex } from '../../../generator/content/site/assets.ts';
import { crop } from '../../../generator/core/diagnostics/crop.ts';
import { formats } from '../../../generator/core/diagnostics/diagnostics.ts';
import { groupMissingGlyphs } from '../../../generator/core/diagnostics/group-missing-glyphs.ts';
import { counted } from '../../../generator/core/diagnostics/messages/counts.ts';
import { Source } from '../../../generator/core/json/source.ts';
import { fixtureSite } from '../../support/build.ts';
import { readInvalidSite, textOf } from '../../support/invalid-sites.ts';

const original = readFileSync(fixtureSite('variants'), 'utf8');

function errorOf(search: string, replacement: string, assets: AssetIndex = new Map()) {
  expect(original).toContain(search);
  const source = new Source('site.json', original.replace(search, replacement));
  const [error, ...others] = checkSite(source, assets).diagnostics.filter(({ severity }) => severity === 'error');
  expect(others).toEqual([]);
  return {
    ar: `${error?.message.ar} ${error?.hint.ar}`,
    en: `${error?.message.en} ${error?.hint.en}`,
  };
}

describe('diagnostic messages name what was found and what is allowed', () => {
  test.each<[search: string, replacement: string, ar: RegExp, en: RegExp]>([
    [
      '"breadcrumbHeight": 64',
      '"breadcrumbHeight": 6400',
      /قيمة "breadcrumbHeight" \(ارتفاع [^)]+\) هي 6400، والمسموح به من 32 إلى 160\./,
      /"breadcrumbHeight" \(height [^)]+\) is 6400; allowed is from 32 to 160\./,
    ],
    [
      '"names": [\n              "login",\n              "values"\n            ]',
      '"names": []',
      /القائمة "names" \([^)]+\) فارغة، والمطلوب عنصر واحد على الأقل\./,
      /the list "names" \([^)]+\) is empty; needed is 1 item at least\./,
    ],
    [
      '"action": "https://login.example.com/session"',
      '"action": "mailto:info@example.com"',
      /يبدأ بـ https:\/\//,
      /^"mailto:info@example\.com" cannot stand here: .* mailto: and tel: belong in links\.$/,
    ],
    [
      '"path": "/forms",',
      '"path": "/forms", "draft": [],',
      /المتوقع هنا true لا قائمة/,
      /true is expected here, not a list \[ \]\..*without quotes/,
    ],
    [
      '"collections": {',
      '"collections": { "team": { "type": "people", "entries": [{ "name": "a", "title": "أ", "page": {} }] },',
      /المتوقع هنا false لا كائن/,
      /false is expected here, not an object \{ \}\./,
    ],
    ['"network": "linkedin"', '"network": {"toString": 1}', /المتوقع هنا نص لا كائن/, /text is expected here, not an object/],
  ])('%s -> %s', (search, replacement, ar, en) => {
    const texts = errorOf(search, replacement);
    expect(texts.ar).toMatch(ar);
    expect(texts.en).toMatch(en);
  });

  test('a link to a moved page is answered with the new address', () => {
    const text = original.replace('"path": "/forms",', '"path": "/forms", "movedFrom": ["/staff"],');
    const source = new Source('site.json', text.replace('"href": "/#strip"', '"href": "/staff/"'));
    const [error] = checkSite(source, new Map()).diagnostics.filter(({ code }) => code === 'dead-link');
    expect([error?.message.en, error?.hint.en]).toEqual(['"/staff/" has moved to "/forms".', 'Link there: write "/forms".']);
    expect(error?.message.ar).toBe('انتقلت "/staff/" إلى "/forms".');
  });

  test.each<[source: string, nearest: string, word: string]>([
    ['trainng.svg', 'training.svg', 'Did you mean "training.svg"?'],
    ['Training.svg', 'training.svg', 'upper and lower case differ'],
  ])('a missing picture %s is answered with the similar name %s', (name, nearest, word) => {
    const assets: AssetIndex = new Map([[name, { state: 'missing', nearest }]]);
    expect(errorOf('"src": "picture.svg"', `"src": "${name}"`, assets).en).toContain(word);
  });

  test.each([
    ['صورة الفريق.jpg', 'holds spaces', 'حروف غير لاتينية'],
    ['team photo.jpg', 'holds spaces', 'مسافات'],
    ['IMG_0001.HEIC', 'Most Compatible', 'الأكثر توافقًا'],
    ['photo.tiff', 'Export it as JPEG', 'JPEG'],
    ['https://example.com/a.jpg', 'Save the picture under assets/', 'assets'],
  ])('a picture name that cannot be used is explained: %s', (name, en, ar) => {
    const texts = errorOf('"src": "picture.svg"', `"src": "${name}"`);
    expect(texts.en).toContain(en);
    expect(texts.ar).toContain(ar);
  });
});

test.each<[number, Parameters<typeof counted>[1], string]>([
  [0, 'error', 'لا أخطاء'],
  [1, 'error', 'خطأ واحد'],
  [2, 'error', 'خطآن'],
  [3, 'error', '3 أخطاء'],
  [11, 'error', '11 خطأً'],
  [100, 'error', '100 خطأ'],
  [103, 'error', '103 أخطاء'],
  [1, 'item', 'عنصر واحد'],
  [2, 'item', 'عنصران'],
  [12, 'item', '12 عنصرًا'],
  [102, 'character', '102 حرف'],
  [5, 'otherPlace', '5 مواضع أخرى'],
])('counts %d nouns in Arabic: %s', (count, noun, words) => {
  expect(counted(count, noun, 'ar')).toBe(words);
});

describe('quoted content in messages', () => {
  test.each([
    ['short', 'short'],
    ['x'.repeat(80), 'x'.repeat(80)],
    ['x'.repeat(81), `${'x'.repeat(80)}…`],
    ['👩‍💻'.repeat(90), /^(?:👩‍💻)+…$/u],
    ['قِ'.repeat(100), `${'قِ'.repeat(80)}…`],
  ])('is cropped by grapheme: %j', (text, shown) => {
    if (typeof shown === 'string') expect(crop(text)).toBe(shown);
    else expect(crop(text)).toMatch(shown);
  });

  test('is cropped within endless combining marks, never inside a surrogate pair', () => {
    const cut = crop(`a${'\u0651'.repeat(1_000_000)}`);
    expect(cut.length).toBeLessThan(400);
    expect(crop(`a${'\u0651'.repeat(318)}😀😀`).isWellFormed()).toBe(true);
  });

  test('keeps messages and reports bounded', () => {
    const long = 'ق'.repeat(300_000);
    for (const [search, replacement] of [
      ['"language": "en"', `"language": "${long}"`],
      ['"breadcrumbHeight": 64', `"breadcrumbHeight": 64, "${long}": 1`],
      ['"href": "/#strip"', `"href": "/${long}"`],
      ['"href": "/#strip"', `"href": {"${long}": "${long}"}`],
      ['"src": "picture.svg"', `"src": "${long}.svg"`],
      ['"collection": "articles"', `"collection": "${long}"`],
      ['"path": "/forms"', `"path": "/${long} x"`],
    ] as const) {
      const source = new Source('site.json', original.replace(search, replacement));
      const { diagnostics } = checkSite(source, new Map());
      expect(diagnostics.length).toBeGreaterThan(0);
      for (const { message, hint, place } of diagnostics) {
        for (const text of [message.ar, message.en, hint.ar, hint.en, place]) expect(text.length).toBeLessThan(1500);
      }
      expect(report(diagnostics, { language: 'ar' }).length).toBeLessThan(30_000);
    }
  });

  test('keeps a report of thousands of diagnostics bounded in every format and states how many are hidden', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `"key${index}": 1`).join(', ');
    const source = new Source('site.json', original.replace('"breadcrumbHeight": 64', `"breadcrumbHeight": 64, ${many}`));
    const { diagnostics } = checkSite(source, new Map());
    expect(diagnostics.length).toBeGreaterThan(5000);
    for (const format of formats) expect(report(diagnostics, { format, language: 'en' }).length).toBeLessThan(1_000_000);
    expect(report(diagnostics, { language: 'en' }).length).toBeLessThan(30_000);
    expect(report(diagnostics, { format: 'github', language: 'en' })).toMatch(/::notice::\d+ more are not shown, --all\n$/);
    expect(JSON.parse(report(diagnostics, { format: 'json', isAll: true }))).toHaveLength(diagnostics.length);
  });

  test('never points beyond the end of its line in repaired text', () => {
    for (let end = 1; end < original.length; end += 97) {
      const text = original.slice(0, end);
      const lines = text.split('\n');
      for (const { line, column, quote } of checkSite(new Source('site.json', text), new Map()).diagnostics) {
        if (!quote) continue;
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
      }
    }
  });

  test('is never "undefined" or "[object Object]"', () => {
    for (const value of ['{"a": 1}', '[]', 'null', '7', 'true', '{"toString": 1}']) {
      for (const key of ['name', 'href', 'collection', 'path', 'src', 'type', 'id', 'filters', 'label', 'url', 'alt']) {
        const text = original.replaceAll(new RegExp(`"${key}": "[^"]*"`, 'g'), `"${key}": ${value}`);
        const gone = original.replaceAll(new RegExp(`"${key}": "[^"]*",?`, 'g'), '');
        for (const one of [text, gone]) {
          for (const { message, hint } of checkSite(new Source('site.json', one), new Map()).diagnostics) {
            for (const words of [message.ar, message.en, hint.ar, hint.en]) {
              expect(words).not.toMatch(/undefined|\[object|""|NaN/);
            }
          }
        }
      }
    }
  });
});

describe('hints', () => {
  /** Messages and hints of a fault fixture, in order. */
  const textsOf = (name: string) => {
    const source = new Source('site.json', textOf(readInvalidSite(name)));
    return groupMissingGlyphs(checkSite(source, new Map()).diagnostics).map(({ code, message, hint }) => ({
      code,
      en: `${message.en} ${hint.en}`,
      ar: `${message.ar} ${hint.ar}`,
    }));
  };

  test('suggest the mark that literal markup stands for', () => {
    const texts = textsOf('literal-markup-meant-as-mark').filter(({ code }) => code === 'literal-markup');
    const strong = ['**words**', '**كلمات**'];
    const link = ['[words](/address)', '[كلمات](/address)'];
    const emphasis = [': *words*', ': *كلمات*'];
    const advice = [
      strong,
      emphasis,
      link,
      ['`code`'],
      ['\\\\\\n'],
      ['fields', 'حقولها'],
      ['fields', 'حقولها'],
      ['[words](del:)', '[كلمات](del:)'],
      ['character'],
      ['a tag of HTML', '`<div>`'],
    ];
    for (const [index, words] of advice.entries()) {
      for (const word of words) expect(`${texts[index]?.en} ${texts[index]?.ar}`).toContain(word);
    }
  });

  test('report a character missing in the typeface once, with the number of texts', () => {
    const [first] = textsOf('missing-glyph').filter(({ code }) => code === 'missing-glyph');
    expect(first?.en).toMatch(/lack "語" \(U\+8A9E\) and "中", "文", and the like stands in 1 other text;/);
    expect(first?.ar).toContain('ومثله في نص آخر،');
  });

  test.each<[fault: string, code: string, en: string, ar: string]>([
    ['bad-former-path-of-post', 'bad-former-path', 'Did you mean "/diary/crescent"?', 'هل تقصد "/diary/crescent"؟'],
    ['description-length-of-post', 'description-length', 'the summary of a post has 50 to 160', 'طول خلاصة المقال من 50 إلى 160'],
    ['description-short', 'description-length', 'the description of a page has 50 to 160', 'طول وصف الصفحة من 50 إلى 160'],
    ['duplicate-heading', 'duplicate-heading', 'which name the place in line 121 too', 'الموضع الذي في السطر 121'],
    ['duplicate-id', 'duplicate-id', 'stands in line 192 of this page already', 'وقد سبق في السطر 192'],
    ['news-in-events', 'news-in-events', 'all 3 cards of this collection', 'مجموعة نوعها "posts"'],
    [
      'prose-pieces',
      'missing-key',
      'Allowed: heading, subheading, minor-heading, paragraph-heading, list,',
      'المسموح به: heading، subheading، minor-heading، paragraph-heading، list،',
    ],
    [
      'prose-pieces',
      'unknown-type',
      'Allowed: heading, subheading, minor-heading, paragraph-heading, list,',
      'المسموح به: heading، subheading، minor-heading، paragraph-heading، list،',
    ],
  ])('are specific for %s', (fault, code, en, ar) => {
    const texts = textsOf(fault).find((one) => one.code === code);
    expect(texts?.en).toContain(en);
    expect(texts?.ar).toContain(ar);
  });

  test('list all known keys after an unknown key, including those in use', () => {
    const texts = errorOf('"network": "linkedin"', '"network": "linkedin", "colour": "blue"');
    expect(texts.en).toMatch(/Known: network, .*label.*\.$/);
  });
});
