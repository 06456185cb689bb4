import { join } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

/** Lints the text of a file: line and rule of each warning. */
async function lint(code: string, file: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: join(projectRoot, file) });
  return results.flatMap(({ warnings }) => warnings.map(({ line, rule }) => `${line} ${rule}`));
}

const declared = (declaration: string) =>
  `import { css } from '@linaria/core';\nexport const one = css\`\n  ${declaration};\n\`;\n`;

describe('style rules', () => {
  test.each([
    ['margin-left: 1px', 'property-layout-mappings'],
    ['padding-top: 1px', 'property-layout-mappings'],
    ['left: 0', 'property-layout-mappings'],
    ['bottom: 0', 'property-layout-mappings'],
    ['width: 1rem', 'property-layout-mappings'],
    ['max-height: 1rem', 'property-layout-mappings'],
    ['border-right: 0', 'property-layout-mappings'],
    ['border-top-left-radius: 1rem', 'property-layout-mappings'],
    ['text-align: left', 'value-keyword-layout-mappings'],
    ['float: right', 'value-keyword-layout-mappings'],
    ['padding: 1px 2px 3px 4px', 'declaration-property-value-disallowed-list'],
    ['inset: 0 auto calc(1px + (2px * 3)) 0', 'declaration-property-value-disallowed-list'],
    ['border-radius: 1rem 0', 'declaration-property-value-disallowed-list'],
    ['font-style: italic', 'declaration-property-value-disallowed-list'],
    ['letter-spacing: 0.1em', 'property-disallowed-list'],
  ])('reject %s', async (declaration, rule) => {
    expect(await lint(declared(declaration), 'templates/components/one.tsx')).toEqual([`3 ${rule}`]);
  });

  test.each([
    'margin-inline-start: 1px',
    'inset-block: 0 auto',
    'margin: 0 auto',
    'padding: calc(1rem + 1vw) min(1.5rem, 6vw)',
    'border-radius: min(1rem, 3vw)',
    'text-align: start',
    'overflow-x: auto',
    'font-style: normal',
  ])('allow %s', async (declaration) => {
    expect(await lint(declared(declaration), 'templates/components/one.tsx')).toEqual([]);
  });

  test('check styles behind script values at any depth', async () => {
    const code = `const one = css\`\n  @media \${from.large} {\n    &:hover {\n      right: 0;\n    }\n  }\n\`;\n`;
    expect(await lint(code, 'templates/theme/one.ts')).toEqual(['4 property-layout-mappings']);
  });

  test('apply to style sheets too', async () => {
    expect(await lint('p {\n  left: 0;\n}\n', 'generator/editor/server/one.css')).toEqual(['2 property-layout-mappings']);
  });
});
