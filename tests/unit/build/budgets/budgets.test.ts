import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFontReader, createPictureReader, readFaces } from '../../../../generator/build/budgets/page-resources.ts';
import { chooseCandidate, matchesMedia, screens, sizeOn } from '../../../../generator/build/budgets/screens.ts';
import { sumOf } from '../../../../generator/build/budgets/sent-files.ts';
import { budgetKinds, createSizeReporter } from '../../../../generator/build/budgets/size-report.ts';
import { messages } from '../../../../generator/core/diagnostics/messages/messages.ts';
import { mergeVisibleCharacters, visibleCharactersIn, visibleText } from '../../../../generator/pages/render/visible-text.ts';
import type { Manifest, PageResources } from '../../../../templates/model/page/page-plan.ts';

const [phone = { width: 0, density: 0 }, desktop = phone] = screens;

describe('file selection for a screen', () => {
  test('takes the width from the first matching entry of `sizes` and evaluates CSS math', () => {
    const sizes = '(min-width: 100rem) 36rem, (min-width: 64rem) and (max-width: 1500px) 40vw, min(94vw - 2.3rem, 38.5rem)';
    expect(sizeOn(sizes, desktop)).toBe(576);
    expect(sizeOn(sizes, { width: 1400, density: 1 })).toBe(560);
    expect(sizeOn(sizes, phone)).toBeCloseTo(350.48);
    expect(sizeOn('calc((100vw - 2 * clamp(1rem, 0.4rem + 3vw, 2.5rem) + 1.5rem) / 2 - 1.5rem)', phone)).toBeCloseTo(175.24);
    expect(sizeOn('(min-width: 999rem) 10px', phone)).toBe(412);
  });

  test('treats bounds of width queries as inclusive', () => {
    expect(matchesMedia('(max-width: 412px)', phone)).toBe(true);
    expect(matchesMedia('(min-width: 26rem)', phone)).toBe(false);
    expect(matchesMedia('', phone)).toBe(true);
  });

  test('takes the smallest candidate that is large enough, or else the largest', () => {
    const srcset = '/a-320.avif 320w, /a-960.avif 960w, /a-640.avif 640w';
    expect(chooseCandidate(srcset, '100vw', { width: 320, density: 2 })).toBe('/a-640.avif');
    expect(chooseCandidate(srcset, '100vw', { width: 321, density: 2 })).toBe('/a-960.avif');
    expect(chooseCandidate(srcset, '100vw', desktop)).toBe('/a-960.avif');
    expect(chooseCandidate(srcset, '10rem', desktop)).toBe('/a-320.avif');
  });
});

describe('resources of a page', () => {
  test('include the best format of each picture and its dark variant', () => {
    const pictures = [
      [{ url: '/dark.svg', media: 'screen and (prefers-color-scheme: dark)' }, { url: '/light.svg' }],
      [
        { srcSet: '/a-320.avif 320w, /a-640.avif 640w', sizes: '200px' },
        { srcSet: '/a-320.webp 320w' },
        { url: '/a-320.jpg', srcSet: '/a-320.jpg 320w', sizes: '200px' },
      ],
      [{ url: '/plain.png' }],
    ];
    const read = createPictureReader();
    expect(read(pictures, phone, false)).toEqual(['/light.svg', '/a-640.avif', '/plain.png']);
    expect(read(pictures, desktop, true)).toEqual(['/dark.svg', '/a-320.avif', '/plain.png']);
  });

  test('include fonts whose characters are drawn, with all white space as a space', () => {
    const faces = readFaces(
      '@font-face{font-family:"A";src:url(ar.woff2) format("woff2");unicode-range:U+0600-06FF}' +
        '@font-face{font-family:"A";src:url("la.woff2");unicode-range:U+0020,U+0041-005A,U+0061-007A}' +
        '@font-face{font-family:"B";src:local("Arial")}',
    );
    expect(createFontReader(faces)({ characters: 'قيم' })).toEqual([{ url: 'ar.woff2', character: 'ق' }]);
    expect(createFontReader(faces)({ characters: '1"Z' })).toEqual([{ url: 'la.woff2', character: 'Z' }]);
    expect(createFontReader(faces)({ characters: '\n' })).toEqual([{ url: 'la.woff2', character: ' ' }]);
  });
});

describe('visible text of a page', () => {
  test('includes values of fields that are shown, without tags and with entities decoded', () => {
    const body =
      '<p class="latin" title="x">a &lt; b &amp; c</p><input placeholder="&quot;Z&quot;" value="v"/><div data-value="n" value="n"></div>';
    expect(visibleText(body).split(/\s+/).filter(Boolean)).toEqual(['a', '<', 'b', '&', 'c', '"Z"', 'v']);
    expect(visibleText('plain')).toBe('plain');
    expect(visibleText('')).toBe('');
  });

  test('lists each character once in order of appearance, including astral ones', () => {
    expect(mergeVisibleCharacters([visibleCharactersIn('<b>بابا</b>🌿<i>ab🌿a</i>')])).toBe('با ab🌿');
    const pieces = fc.constantFrom(
      '<b>',
      '</b>',
      '<input value="v&amp;w"/>',
      'ب',
      'a',
      '&lt;',
      '&amp;',
      '&#x27;',
      '&',
      ';',
      '&zz;',
      '🌿',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), fc.array(pieces, { maxLength: 12 }), (first, second) => {
        const parts = [`<div>${first.join('')}</div>`, `<p>${second.join('')}</p>`];
        const body = parts.join('');
        const [narrow, wide] = [[], []] as [string[], string[]];
        for (const one of new Set(visibleText(body))) (one.length > 1 ? wide : narrow).push(one);
        expect(mergeVisibleCharacters(parts.map(visibleCharactersIn))).toBe([...narrow, ...wide].join(''));
      }),
    );
  });
});

test('gives hints on budgets that a content maintainer can act on', () => {
  const { en, ar } = messages['over-budget'];
  for (const kind of budgetKinds) {
    const parameters = { budget: { kind, page: '/' }, found: '2', expected: '1', list: ['blocks'] };
    expect(`${en.hint(parameters)} ${ar.hint(parameters)}`, kind).not.toMatch(/engineer|مهندس/);
  }
});

describe('size of a page', () => {
  const manifest = {
    styles: '/base/assets/s.css',
    deferredStyles: { tabs: '/base/assets/t.css' },
    loader: '/base/assets/a.js',
    hydrate: '/base/assets/h.js',
    react: '/base/assets/r.js',
    islands: { tabs: '/base/assets/tabs.js' },
    preloadFonts: ['/base/assets/p.woff2'],
  } as unknown as Manifest;
  const files = [
    { path: 'index.html', content: 'x'.repeat(100) },
    { path: 'index.html.br', content: 'x'.repeat(50) },
    { path: 'assets/s.css', content: '@font-face{src:url(p.woff2);unicode-range:U+0041}' },
    { path: 'assets/t.css', content: '@font-face{src:url(q.woff2);unicode-range:U+0042}'.padEnd(900) },
    { path: 'assets/a.js', content: 'import{b}from"./b.js";import"./c.js"' },
    { path: 'assets/b.js', content: 'import"./c.js"' },
    { path: 'assets/c.js', content: '1' },
    { path: 'assets/h.js', content: 'import"./r.js"' },
    { path: 'assets/r.js', content: '12' },
    { path: 'assets/tabs.js', content: 'import"./r.js"' },
    { path: 'assets/p.woff2', content: '1234' },
    { path: 'assets/q.woff2', content: '123' },
    { path: 'assets/x.svg', content: '<svg/>' },
  ];
  const page = (resources: Partial<PageResources> = {}) => ({
    outputPath: 'index.html',
    resources: { islands: [], pictures: [], characters: '', ...resources },
  });
  const scalesOf = (all: typeof files) => createSizeReporter({ files: all, base: '/base/', manifest });
  const weigh = (resources?: Partial<PageResources>, all = files) => scalesOf(all).weighPage(page(resources));
  const names = (parts: { file: string }[]) => parts.map(({ file }) => file);

  test('counts the compressed copy if there is one', () => {
    const weight = weigh({ deferredStyles: '/base/assets/t.css' });
    expect(weight.html).toEqual([{ file: 'index.html', bytes: 50 }]);
    expect(weight.styles.map(({ bytes }) => bytes)).toEqual([49, 900]);
    expect(weight.firstFlight.map(({ bytes }) => bytes)).toEqual([50, 49]);
    expect(names(weigh().styles)).toEqual(['assets/s.css']);
  });

  test('counts each imported script once, and no scripts without an island', () => {
    const weight = weigh({ islands: ['tabs', 'tabs'] });
    expect(names(weight.scripts)).toEqual(['assets/a.js', 'assets/b.js', 'assets/c.js']);
    expect(names(weight.scriptsInUse)).toEqual([...names(weight.scripts), 'assets/h.js', 'assets/r.js', 'assets/tabs.js']);
    expect(weight.scriptsInUse.at(-1)).toMatchObject({ island: 'tabs' });
    expect(weigh().scripts).toEqual([]);
    expect(weigh().scriptsInUse).toEqual([]);
  });

  test('counts each font once, preloaded or needed by a character, also from deferred styles in use', () => {
    expect(weigh().fonts).toEqual([{ file: 'assets/p.woff2', bytes: 4 }]);
    expect(names(weigh({ characters: 'AB' }).fonts)).toEqual(['assets/p.woff2']);
    expect(weigh({ characters: 'AB', deferredStyles: '/base/assets/t.css' }).fonts.at(-1)).toEqual({
      file: 'assets/q.woff2',
      bytes: 3,
      character: 'B',
    });
  });

  test('has an upper bound for fonts that depends on style sheets only', () => {
    const most = (resources: Partial<PageResources>) => scalesOf(files).mostOfPage(page(resources)).fonts;
    expect(most({ characters: 'B' })).toBe(4);
    expect(most({ characters: '', deferredStyles: '/base/assets/t.css' })).toBe(7);
  });

  test('has an upper bound that is never below the actual size', () => {
    const scales = scalesOf(files);
    const picture = [
      { media: '(min-width: 99rem)', srcSet: '/base/assets/p.woff2 9w, /base/assets/s.css 90w' },
      { url: '/base/assets/x.svg' },
    ];
    for (const resources of [{}, { pictures: [picture, picture] }, { characters: 'AB', deferredStyles: '/base/assets/t.css' }]) {
      const most = scales.mostOfPage(page(resources));
      const weight = scales.weighPage(page(resources));
      for (const kind of budgetKinds) expect(most[kind]).toBeGreaterThanOrEqual(sumOf(weight[kind]));
    }
    expect(scales.mostOfPage({ ...page({}), transferSize: 100 })).toMatchObject({ html: 100, images: 0 });
  });

  test('counts a picture once', () => {
    const picture = [{ url: '/base/assets/x.svg' }];
    expect(weigh({ pictures: [picture, picture] }).images).toEqual([{ file: 'assets/x.svg', bytes: 6 }]);
  });

  test('throws if a page names a file that does not exist', () => {
    expect(() => weigh({}, files.slice(0, 2))).toThrow(/assets\/s\.css/);
  });
});
