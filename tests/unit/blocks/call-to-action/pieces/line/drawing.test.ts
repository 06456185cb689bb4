import { expect, test } from 'vitest';
import { lineDrawing } from '../../../../../../templates/blocks/call-to-action/pieces/line/drawing.ts';
import { themePresets } from '../../../../../../templates/theme/theme-options.ts';

test('a call in a line is drawn as section heads and buttons are', () => {
  const { scholarly, civic, curated } = themePresets;
  expect(lineDrawing(scholarly)).toBe('ruled');
  expect(lineDrawing({ ...scholarly, buttons: 'quiet' })).toBe('linked');
  expect(lineDrawing(civic)).toBe('topped');
  expect(lineDrawing(curated)).toBe('plain');
});
