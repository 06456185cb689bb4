import { describe, expect, test } from 'vitest';
import { linkedStyles, pageFonts, pagePictures, pageScripts } from '../../generator/budgets/page-resources.ts';
import { chooseCandidate, matchesMedia, screens, sizeOn } from '../../generator/budgets/screens.ts';
import { inlineStyles, visibleText } from '../../generator/budgets/tags.ts';
import { createScales } from '../../generator/budgets/weigh.ts';

const [phone = { width: 0, density: 0 }, desktop = phone] = screens;

describe('the file that a screen takes', () => {
  test('the width comes from the first entry of `sizes` that matches, with the sums of CSS', () => {
    const sizes = '(min-width: 100rem) 36rem, (min-width: 64rem) and (max-width: 1500px) 40vw, min(94vw - 2.3rem, 38.5rem)';
    expect(sizeOn(sizes, desktop)).toBe(576);
    expect(sizeOn(sizes, { width: 1400, density: 1 })).toBe(560);
    expect(sizeOn(sizes, phone)).toBeCloseTo(350.48);
    expect(sizeOn('calc((100vw - 2 * clamp(1rem, 0.4rem + 3vw, 2.5rem) + 1.5rem) / 2 - 1.5rem)', phone)).toBeCloseTo(175.24);
    expect(sizeOn('(min-width: 999rem) 10px', phone)).toBe(412);
  });

  test('queries of widths hold up to their bounds', () => {
    expect(matchesMedia('(max-width: 412px)', phone)).toBe(true);
    expect(matchesMedia('(min-width: 26rem)', phone)).toBe(false);
    expect(matchesMedia('', phone)).toBe(true);
  });

  test('is the smallest that is large enough, or the largest there is', () => {
    const srcset = '/a-320.avif 320w, /a-960.avif 960w, /a-640.avif 640w';
    expect(chooseCandidate(srcset, '100vw', { width: 320, density: 2 })).toBe('/a-640.avif');
    expect(chooseCandidate(srcset, '100vw', { width: 321, density: 2 })).toBe('/a-960.avif');
    expect(chooseCandidate(srcset, '100vw', desktop)).toBe('/a-960.avif');
    expect(chooseCandidate(srcset, '10rem', desktop)).toBe('/a-320.avif');
  });
});

describe('what a page names', () => {
  test('pictures: the best format, and what takes its place in the dark', () => {
    const html =
      '<picture><source srcSet="/dark.svg" media="screen and (prefers-color-scheme: dark)"/><img src="/light.svg" alt=""/></picture>' +
      '<picture><source type="image/avif" srcSet="/a-320.avif 320w, /a-640.avif 640w" sizes="200px"/>' +
      '<source type="image/webp" srcSet="/a-320.webp 320w"/><img src="/a-320.jpg" srcSet="/a-320.jpg 320w" sizes="200px"/></picture>' +
      '<img src="/plain.png"/>';
    expect(pagePictures(html, phone, false)).toEqual(['/light.svg', '/a-640.avif', '/plain.png']);
    expect(pagePictures(html, desktop, true)).toEqual(['/dark.svg', '/a-320.avif', '/plain.png']);
  });

  test('scripts before interaction, and those that islands bring', () => {
    const html =
      '<script type="module" src="/loader.js" data-hydrate="/h.js" data-react="/r.js"></script><script type="application/ld+json">{"a":"<img>"}</script>' +
      '<div data-island="tabs" data-src="/tabs.js" data-props="{&quot;a&quot;:1}"></div>';
    expect(pageScripts(html)).toEqual({
      before: ['/loader.js'],
      shared: ['/h.js', '/r.js'],
      islands: [{ name: 'tabs', url: '/tabs.js' }],
    });
  });

  test('fonts: those preloaded, and those whose characters stand on the page', () => {
    const styles =
      '@font-face{font-family:"A";src:url(ar.woff2) format("woff2");unicode-range:U+0600-06FF}' +
      '@font-face{font-family:"A";src:url("la.woff2");unicode-range:U+0041-005A,U+0061-007A}' +
      '@font-face{font-family:"B";src:local("Arial")}';
    const head = '<head><title>Latin</title><link rel="preload" href="/ar.woff2" as="font"/></head>';
    expect(pageFonts(`${head}<body><p class="latin">قيم</p></body>`, styles)).toEqual([
      { url: '/ar.woff2' },
      { url: 'ar.woff2', character: 'ق' },
    ]);
    expect(pageFonts(`${head}<body><input placeholder="&quot;Z&quot;"/></body>`, styles)).toEqual([
      { url: '/ar.woff2' },
      { url: 'la.woff2', character: 'Z' },
    ]);
  });

  test('styles inline and linked, and words as they are read', () => {
    const html = '<head><style>a>b{}</style><link rel="stylesheet" href="/s.css"/></head><body>a &lt; b &amp; c</body>';
    expect(inlineStyles(html)).toEqual(['a>b{}']);
    expect(linkedStyles(html)).toEqual(['/s.css']);
    expect(visibleText(html).trim()).toBe('a < b & c');
  });
});

describe('the weight of a page', () => {
  const html =
    '<head><link rel="stylesheet" href="/base/assets/s.css"/><script src="/base/assets/a.js"></script></head><body></body>';
  const files = [
    { path: 'index.html', content: html },
    { path: 'index.html.br', content: 'x'.repeat(50) },
    { path: 'assets/s.css', content: 'x'.repeat(900) },
    { path: 'assets/a.js', content: 'import{b}from"./b.js";import"./c.js"' },
    { path: 'assets/b.js', content: 'import"./c.js"' },
    { path: 'assets/c.js', content: '1' },
  ];

  test('counts the compressed copy where there is one, and every script once that another imports', () => {
    const weight = createScales(files, '/base/')('index.html');
    expect(weight.html).toEqual([{ file: 'index.html', bytes: 50 }]);
    expect(weight.styles).toEqual([{ file: 'assets/s.css', bytes: 900 }]);
    expect(weight.firstFlight.map(({ bytes }) => bytes)).toEqual([50, 900]);
    expect(weight.scripts.map(({ file }) => file)).toEqual(['assets/a.js', 'assets/b.js', 'assets/c.js']);
  });

  test('inline styles count as styles, not as HTML, and once in the first flight', () => {
    const styles = 'a{color:red}';
    const inline = [{ path: 'index.html', content: `<head><style>${styles}</style></head><body>${'و'.repeat(40)}</body>` }];
    const weight = createScales(inline, '/')('index.html');
    const [all = 0, css = 0, text = 0] = [weight.firstFlight, weight.styles, weight.html].map(([part]) => part?.bytes);
    expect(css).toBeGreaterThan(0);
    expect(text + css).toBe(all);
  });

  test('a page that names a file which is not there is a bug', () => {
    expect(() => createScales(files.slice(0, 2), '/base/')('index.html')).toThrow(/assets\/s\.css/);
  });
});
