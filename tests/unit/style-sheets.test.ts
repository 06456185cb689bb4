import { describe, expect, test } from 'vitest';
import { bundleTemplates } from '../../generator/bundle/bundle.ts';
import { divideStyles } from '../../generator/bundle/style-parts.ts';
import { classNameOf, createPartOf, splitStyles } from '../../generator/bundle/style-sheets.ts';
import { blockTypes, descriptorOf } from '../../templates/blocks/schemas.ts';

const style = (file: string) => ({ title: 'card', index: 0, file });

test('a class has a name of five characters, and two styles never get one name', () => {
  expect(classNameOf(style('templates/parts/card.tsx'))).toMatch(/^c[0-9a-z]{4}$/);
  expect(classNameOf(style('templates/parts/icon.tsx'), 1)).toBe('c');
  expect(() => classNameOf(style('templates/parts/picture.tsx'), 1)).toThrow('named c:');
});

test('a template goes with the blocks that show it; what more than they show is styled from the start', () => {
  const { partOf, needs } = divideStyles(
    new Map([
      ['templates/layout/layout.tsx', ['templates/layout/footer.tsx', 'templates/parts/button.tsx', 'templates/blocks/index.ts']],
      ['templates/layout/footer.tsx', ['templates/parts/mark.tsx', 'templates/parts/button.tsx']],
      [
        'templates/blocks/index.ts',
        ['templates/blocks/tabs/tabs.tsx', 'templates/blocks/map/map.tsx', 'templates/blocks/hero/hero.tsx'],
      ],
      [
        'templates/blocks/tabs/tabs.tsx',
        ['templates/blocks/tabs/island.tsx', 'templates/parts/card.tsx', 'templates/parts/mark.tsx'],
      ],
      ['templates/blocks/map/map.tsx', ['templates/parts/card.tsx', 'templates/parts/button.tsx']],
      ['templates/blocks/hero/hero.tsx', ['templates/parts/motif.tsx']],
    ]),
  );
  const files = [
    'blocks/tabs/island.tsx',
    'parts/card.tsx',
    'parts/mark.tsx',
    'parts/button.tsx',
    'parts/motif.tsx',
    'layout/footer.tsx',
  ];
  expect(files.map((file) => partOf(`templates/${file}`))).toEqual([
    'tabs',
    'templates/parts/card.tsx',
    'below',
    'first',
    'first',
    'below',
  ]);
  expect(needs.tabs).toEqual(['tabs', 'templates/parts/card.tsx']);
  expect(needs.map).toEqual(['map', 'templates/parts/card.tsx']);
  expect(needs.carousel).toEqual([]);
});

test('every rule goes to one of the parts, each selector of a list to its own, in order', () => {
  const [opening, below] = [classNameOf(style('templates/layout/x.tsx')), classNameOf(style('templates/layout/footer.tsx'))];
  const styles =
    `:root{--a:1}.${opening},.${below}:hover{color:red}@media print{.${below}{display:none}.${opening}{margin:0}}` +
    `@media (width>1rem){.${opening}{margin:0}}@keyframes r{0%{opacity:0}}@view-transition{navigation:auto}`;
  expect(
    splitStyles(
      styles,
      createPartOf((file) => (file.includes('footer') ? 'below' : 'first')),
    ),
  ).toEqual({
    first: `:root{--a:1}.${opening}{color:red}@media (width>1rem){.${opening}{margin:0}}@keyframes r{0%{opacity:0}}@view-transition{navigation:auto}`,
    below: `.${below}:hover{color:red}@media print{.${below}{display:none}.${opening}{margin:0}}`,
  });
});

describe('the styles of the templates', async () => {
  const { styles, stylesBelow } = await bundleTemplates();

  test('fill the first sheet, and each part has its own', () => {
    expect(styles).toContain('--section-space');
    for (const [name, part] of Object.entries(stylesBelow.parts)) expect(part.length, name).toBeGreaterThan(50);
    expect(Object.values(stylesBelow.parts).join('')).not.toContain('--section-space:');
  });

  test('are those of the page alone: every block below the opening has a part, which no other block brings', () => {
    const below = blockTypes.filter((type) => descriptorOf(type)?.styles === 'below');
    expect(Object.keys(stylesBelow.needs).sort()).toEqual([...below].sort());
    for (const type of below) expect(stylesBelow.needs[type]?.filter((part) => below.includes(part as never))).toEqual([type]);
  });
});
