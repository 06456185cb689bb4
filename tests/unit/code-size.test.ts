import { expect, test } from 'vitest';
import { functionSizes, sizesOfFiles, sizesOfFunctions } from '../support/code-size.ts';
import { productFiles } from '../support/imports.ts';

const files = productFiles();

/** Files of more than 300 lines: tables of messages, of options, of schema builders and of styles. */
const tables = [
  'generator/cli/commands/option-list.ts',
  'generator/core/diagnostics/messages/images.ts',
  'generator/core/diagnostics/messages/messages.ts',
  'generator/core/diagnostics/messages/site.ts',
  'generator/core/diagnostics/messages/usage.ts',
  'generator/core/diagnostics/messages/values.ts',
  'generator/core/diagnostics/messages/warnings.ts',
  'templates/blocks/sky/styles.ts',
  'templates/schema/fields.ts',
  'templates/theme/base.ts',
];

test('counts lines per function', () => {
  const text = 'export const one = () => 1;\nfunction two() {\n  return [1].map((n) => {\n    return n;\n  });\n}\n';
  expect(functionSizes('x.ts', text)).toEqual([
    { place: 'x.ts:1', lines: 1 },
    { place: 'x.ts:2', lines: 5 },
    { place: 'x.ts:3', lines: 3 },
  ]);
});

test('allows only tables to be longer than 300 lines', () => {
  const long = sizesOfFiles(files).filter(({ lines }) => lines > 300);
  expect(long.map(({ place }) => place).sort()).toEqual(tables);
});

test('allows at most 15 functions longer than 40 lines', () => {
  const long = sizesOfFunctions(files).filter(({ lines }) => lines > 40);
  expect(long.length, long.map(({ place, lines }) => `${place} (${lines})`).join('\n')).toBeLessThanOrEqual(15);
});
