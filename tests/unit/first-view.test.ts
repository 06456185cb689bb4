import { expect, test } from 'vitest';
import { bundleTemplates } from '../../generator/bundle/bundle.ts';
import { classNameOf, splitStyles } from '../../generator/bundle/first-view.ts';

const style = (file: string) => ({ title: 'card', index: 0, file });

test('templates below the opening are known by their classes', () => {
  expect(classNameOf(style('templates/parts/card.tsx'))).toMatch(/^b-c[0-9a-z]{4}$/);
  expect(classNameOf(style('templates/blocks/tabs/island.tsx'))).toMatch(/^b-c[0-9a-z]{4}$/);
  expect(classNameOf(style('templates/blocks/hero/hero.tsx'))).toMatch(/^c[0-9a-z]{4}$/);
  expect(classNameOf(style('templates/blocks/new-block/new-block.tsx'))).toMatch(/^c[0-9a-z]{4}$/);
});

test('two styles never get one name', () => {
  expect(classNameOf(style('templates/parts/icon.tsx'), 1)).toBe('c');
  expect(() => classNameOf(style('templates/parts/picture.tsx'), 1)).toThrow('named c:');
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
