import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { summariseSite } from '../../../../../generator/check/facts/site-summary.ts';
import { viewSite } from '../../../../../generator/check/facts/site-view.ts';
import { checkCode } from '../../../../../generator/check/rules/code.ts';
import { checkImages } from '../../../../../generator/check/rules/images.ts';
import { inspectCodePackage } from '../../../../../generator/content/site/code-colours.ts';
import { colouringOf } from '../../../../../generator/content/text/code/colouring.ts';
import { grammarsOf } from '../../../../../generator/content/text/code/languages.ts';
import { codeColors } from '../../../../../generator/content/theme/code-colours.ts';
import { createPalette } from '../../../../../generator/content/theme/palette.ts';
import { codePackage } from '../../../../../generator/core/diagnostics/optional.ts';
import { planCode } from '../../../../../generator/pages/plan/code.ts';
import { pageText } from '../../../../../generator/pages/render/page-text.ts';
import { areLines, countLines, rangesOf } from '../../../../../templates/blocks/code/rules.ts';
import { type CodeLine, codeRoles } from '../../../../../templates/model/planned/code.ts';
import { type CodeLanguage, codeLanguageNames } from '../../../../../templates/schema/code-languages.ts';
import { findForbidden, isCode } from '../../../../../templates/schema/rules.ts';
import { themeOptionValues } from '../../../../../templates/theme/theme-options.ts';

import { projectRoot } from '../../../../support/project-root.ts';

const colour = colouringOf(projectRoot);

const textOf = (lines: readonly CodeLine[]) =>
  lines.map((runs) => runs.map((run) => (typeof run === 'string' ? run : run[1])).join('')).join('\n');

describe('highlighted lines', () => {
  test.each([
    ['2', [[2, 2]]],
    [
      '2, 5-7',
      [
        [2, 2],
        [5, 7],
      ],
    ],
    [
      ' ٢،٥ – ٧ ',
      [
        [2, 2],
        [5, 7],
      ],
    ],
    ['۱۰', [[10, 10]]],
  ])('are parsed from %j', (lines, ranges) => {
    expect(areLines(lines)).toBe(true);
    expect(rangesOf(lines)).toEqual(ranges);
  });

  test.each(['', ' ', ',', '1,', '-1', '1-', '1--2', '1.5', 'one', '1 2', '1234567'])('are not parsed from %j', (lines) => {
    expect(areLines(lines)).toBe(false);
  });
});

test.each([
  ['a', 1],
  ['a\n', 1],
  ['a\n\n', 2],
  ['\na', 2],
  ['\n', 1],
])('counts in %j %i lines', (text, count) => {
  expect(countLines(text)).toBe(count);
});

test.each(['npm ci', 'a\n', '\n\na\n\n', '\tif (x) {\n\t}\n', ' \u2028<b>**x**</b> &amp; \\n ', '\n'])(
  'keeps every byte of %j',
  (text) => {
    const { lines, endsLine } = planCode({ text }, { text });
    expect(textOf(lines) + (endsLine ? '\n' : '')).toBe(text);
    expect(lines.length).toBe(countLines(text));
  },
);

test('allows tabs in code and in no other text', () => {
  expect([isCode('\tx\n'), findForbidden('\tx\n')]).toEqual([true, 0]);
  expect(['\0', '\r', '\u0007', '\ud800', '\ufffe'].filter(isCode)).toEqual([]);
});

/** The tokens of a text with a role. */
function inRole(text: string, language: CodeLanguage, role: string): string[] {
  const runs = (colour(text, language) ?? []).flat();
  return runs.flatMap((run) => (typeof run !== 'string' && run[0] === role ? [run[1]] : []));
}

/** Arbitrary text, independent of any grammar. */
const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.array(fc.constantFrom(...'<>{}[]()\'"`$#/*\\-=:;, \n\taب1'), { maxLength: 120 }).map((all) => all.join('')),
);

describe('syntax highlighting', () => {
  test('assigns roles line by line', () => {
    const text = "const a = 'x\ny'; // b\n/* c\nd */ f(1)";
    expect(inRole(text, 'javascript', 'keyword')).toEqual(['const']);
    expect(inRole(text, 'javascript', 'comment')).toEqual(['// b', '/* c', 'd */']);
    expect(inRole(text, 'javascript', 'number')).toEqual(['1']);
    expect(colour(text, 'javascript')).toHaveLength(4);
    expect(inRole('{ "اسم": "قيم" }', 'json', 'string')).toEqual(['"قيم"']);
    expect(inRole('<style>a { color: red }</style>', 'html', 'name')).toEqual(['color']);
    expect(inRole(`\`a \${b} c\``, 'typescript', 'string')).toEqual(['`a ', ' c`']);
  });

  test.each(codeLanguageNames)('keeps every byte of any %s text and is deterministic', (language) => {
    expect(grammarsOf(language)[0]).toBeTruthy();
    // Text highlighted earlier has no influence.
    const known = colour('a = 1', language);
    fc.assert(
      fc.property(odd, (text) => {
        const lines = colour(text, language);
        if (lines) expect(textOf(lines)).toBe(text);
        expect(colour(text, language)).toEqual(lines);
      }),
      { numRuns: 20 },
    );
    expect(colour('a = 1', language)).toEqual(known);
  });

  test('gives up on long texts but not on deep nesting', () => {
    expect(colour(`"${'a'.repeat(600)}"`, 'json')).toBeUndefined();
    expect(colour('a = 1\n'.repeat(10_000), 'python')).toBeUndefined();
    expect(colour(`\`\${`.repeat(160), 'typescript')).toHaveLength(1);
    expect(colour('<a \n'.repeat(9000), 'html')).toHaveLength(9001);
  });

  test('has sufficient contrast for any brand in both schemes on each background', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
    const paper = fc.constantFrom(...themeOptionValues.paper);
    fc.assert(
      fc.property(hex, hex, paper, (brand, accent, onPaper) => {
        const palette = createPalette({ brand, accent }, onPaper);
        for (const scheme of ['light', 'dark'] as const) {
          const colors = codeColors(palette[scheme], brand, scheme);
          for (const role of codeRoles) {
            for (const ground of ['band', 'tint'] as const)
              expect(wcagContrast(colors[role], palette[scheme][ground]), `${role} ${ground} ${scheme}`).toBeGreaterThanOrEqual(
                4.5,
              );
          }
          expect(new Set(Object.values(colors)).size).toBe(codeRoles.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('is skipped without the package, which is reported once with the command to install it', () => {
    const nowhere = '/no-packages-here';
    expect(colouringOf(nowhere)('a', 'json')).toBeUndefined();
    const code = (language?: string) => ({ type: 'code', text: 'a', ...(language && { language }) });
    const site = (...blocks: object[]) => ({ routes: [{ path: '/', blocks }] });
    const found = (content: object, root = nowhere) => {
      const [facts, assets] = [summariseSite(viewSite(content)), new Map([[codePackage, inspectCodePackage(root)]])];
      return [...checkImages(facts, assets), ...checkCode(facts, assets)];
    };
    const [remark, ...more] = found(site(code(), { type: 'prose', body: ['a', code('json'), code('css')] }, code('xml')));
    expect(more).toEqual([]);
    expect(remark).toMatchObject({ code: 'code-package', path: ['routes', 0, 'blocks', 1, 'body', 1, 'language'] });
    expect(remark?.parameters?.expected).toBe('npm run add -- code');
    expect(found(site(code()))).toEqual([]);
    expect(found(site(code('json')), projectRoot)).toEqual([]);
  });
});

test('indexes code for search without highlighting markup', () => {
  const body = '<main><p>قبل</p><pre><code><span>f</span>(<span>x</span>.y)\n<mark>z</mark></code></pre><p>بعد</p></main>';
  expect(pageText(body).sections.map(({ text }) => text)).toEqual(['قبل f(x.y) z بعد']);
});
