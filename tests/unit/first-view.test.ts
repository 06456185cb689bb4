import { expect, test } from 'vitest';
import { bundleTemplates } from '../../generator/bundle/bundle.ts';
import { classNameOf, splitStyles } from '../../generator/bundle/first-view.ts';

test('templates below the opening are known by their classes', () => {
  expect(classNameOf('c1x', 'templates/parts/card.tsx')).toBe('b-c1x');
  expect(classNameOf('c1x', 'templates/blocks/tabs/island.tsx')).toBe('b-c1x');
  expect(classNameOf('c1x', 'templates/blocks/hero/hero.tsx')).toBe('c1x');
  expect(classNameOf('c1x', 'templates/blocks/new-block/new-block.tsx')).toBe('c1x');
});

test('two styles never get one name', () => {
  expect(classNameOf('d1abcdef', 'templates/parts/card.tsx')).toBe('b-d1abc');
  expect(() => classNameOf('d1abcxyz', 'templates/parts/icon.tsx')).toThrow('d1abc');
});

test('every rule goes to one of the sheets, each selector of a list to its own, in order', () => {
  const styles =
    ':root{--a:1}.x,.b-y:hover{color:red}@media print{.b-y{display:none}.x{margin:0}}' +
    '@media (width>1rem){.x{margin:0}}@keyframes r{0%{opacity:0}}@view-transition{navigation:auto}';
  expect(splitStyles(styles)).toEqual({
    first:
      ':root{--a:1}.x{color:red}@media (width>1rem){.x{margin:0}}@keyframes r{0%{opacity:0}}@view-transition{navigation:auto}',
    below: '.b-y:hover{color:red}@media print{.b-y{display:none}.x{margin:0}}',
  });
});

test('the templates fill both sheets, and the first knows no class of the second', async () => {
  const { styles, stylesBelow } = await bundleTemplates();
  expect(styles).toContain('--section-space');
  expect(styles).not.toContain('.b-');
  expect(stylesBelow.length).toBeGreaterThan(5000);
  expect(stylesBelow).not.toContain('--section-space:');
});
