import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { summariseSite } from '../../../../../generator/check/facts/site-summary.ts';
import { viewSite } from '../../../../../generator/check/facts/site-view.ts';
import { checkFormulas } from '../../../../../generator/check/rules/formulas.ts';
import { checkImages } from '../../../../../generator/check/rules/images.ts';
import { inspectMathPackage } from '../../../../../generator/content/site/formulas.ts';
import { planInline } from '../../../../../generator/content/text/inline/plan.ts';
import { plainWords } from '../../../../../generator/content/text/inline/read.ts';
import { planFormula, readFormula } from '../../../../../generator/content/text/math/formula.ts';
import { treeOf } from '../../../../../generator/content/text/math/tree.ts';
import { mathPackage } from '../../../../../generator/core/diagnostics/optional.ts';
import { renderFormula } from '../../../../../templates/components/formula.tsx';
import { inline } from '../../../../../templates/components/inline.tsx';
import { projectRoot } from '../../../../support/project-root.ts';

const plan = (text: string) => planInline(text, { resolveHref: (href) => href, annotate: (words) => words });
const render = (text: string) => renderToStaticMarkup(createElement('p', {}, inline(plan(text))));
const drawn = (tex: string) => renderToStaticMarkup(renderFormula(planFormula(tex, true), { display: 'block' }));

describe('inline formula', () => {
  test('is left-to-right MathML with TeX as plain words', () => {
    expect(render('لأن [E = mc^2](math:) دائمًا')).toBe(
      '<p>لأن <math dir="ltr"><mrow><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></mrow></math> دائمًا</p>',
    );
    expect(plainWords('لأن [E = mc^2](math:) دائمًا')).toBe('لأن E = mc^2 دائمًا');
  });

  test('may contain brackets and stars and nest in other marks', () => {
    expect(render('[\\sqrt[3]{x} * y*z](math:)')).toContain('<mroot>');
    expect(render('**أ [x](math:)** *ب [y](math:)*')).toMatch(/<strong>أ <math.*<em>ب <math/);
    expect(render('السعر $5 و$6، و[ ](math:) و[x] (math:)')).toBe('<p>السعر $5 و$6، و[ ](math:) و[x] (math:)</p>');
  });

  test('stays code if it is invalid TeX', () => {
    expect(render('[\\bad{x}](math:)')).toBe('<p><code dir="ltr">\\bad{x}</code></p>');
  });
});

describe('MathML output', () => {
  test('has no styles, classes, addresses or unescaped HTML', () => {
    const hostile = [
      '\\color{red}{x}',
      '\\text{<script>alert(1)</script>}',
      '\\begin{aligned} a &= b \\\\ &= c \\end{aligned}',
      '\\begin{cases} x & x>0 \\\\ -x & x<0 \\end{cases}',
      '\\text{السرعة} = \\frac{d}{t}',
      '\\overline{x} + \\underline{y}',
    ];
    for (const tex of hostile) {
      const html = drawn(tex);
      expect(html, tex).toMatch(/^<math dir="ltr" display="block">/);
      expect(html, tex).not.toMatch(/ style=|class=|href|<script|menclose/);
    }
    expect(drawn('\\overline{x}')).toContain('<mover><mrow><mi>x</mi></mrow><mo stretchy="true">\u203e</mo></mover>');
    expect(drawn('\\begin{aligned} a &= b \\end{aligned}')).toContain('<mtd data-side="end">');
  });

  test.each([
    '\\href{https://example.com}{x}',
    '\\class{a}{x}',
    '\\includegraphics{a}',
    '\\cancel{x}',
    '\\tag{1} x',
    '\\frac{a',
    '\\def\\a{\\a\\a}\\a',
  ])('rejects %s with a position', (tex) => {
    const read = readFormula(tex);
    expect(read).toHaveProperty('reason');
    if (!read || 'tree' in read) return;
    expect(read.reason).toMatch(/\S/);
    expect(read.reason).not.toContain('"');
    expect(read.index).toBeGreaterThanOrEqual(0);
    expect(read.index).toBeLessThanOrEqual(tex.length);
    expect(planFormula(tex)).toEqual({ tex });
  });

  test('throws for elements not on the list and drops other attributes', () => {
    expect(() => treeOf({ type: 'math', children: [{ type: 'a', attributes: { href: 'x' } }] })).toThrow(
      'Unsupported element: a',
    );
    const attributes = { href: 'x', onclick: 'y', width: '1em', height: 'expression(1)' };
    expect(treeOf({ type: 'mspace', attributes })).toEqual([{ element: 'mspace', attributes: { width: '1em' }, children: [] }]);
  });
});

test('reports a missing package once at the first formula', () => {
  const body = ['[x](math:)', { type: 'formula', tex: '\\bad' }];
  const found = (content: object, root: string) => {
    const [facts, assets] = [summariseSite(viewSite(content)), new Map([[mathPackage, inspectMathPackage(root)]])];
    return [...checkImages(facts, assets), ...checkFormulas(facts, assets)];
  };
  const site = { routes: [{ path: '/', blocks: [{ type: 'prose', body }] }] };
  const [remark, ...more] = found(site, '/no-packages-here');
  expect(more).toEqual([]);
  expect(remark).toMatchObject({ code: 'math-package', path: ['routes', 0, 'blocks', 0, 'body', 0] });
  expect(remark?.parameters?.expected).toBe('npm run add -- math');
  expect(found(site, projectRoot)).toMatchObject([{ code: 'bad-formula', path: ['routes', 0, 'blocks', 0, 'body', 1, 'tex'] }]);
  expect(found({ routes: [{ path: '/', blocks: [{ type: 'prose', body: ['x'] }] }] }, '/no-packages-here')).toEqual([]);
});
