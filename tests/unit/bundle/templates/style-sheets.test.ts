import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deferredStylesOf } from '../../../../generator/build/tasks/outputs.ts';
import { bundleTemplates } from '../../../../generator/bundle/templates/bundle.ts';
import { createShorten, longNameOf } from '../../../../generator/bundle/templates/class-names.ts';
import {
  cardParts,
  compositionParts,
  contactParts,
  divideStyles,
  embeddedParts,
  footerParts,
  footParts,
  frameParts,
  headerParts,
  headParts,
  layoutParts,
  openingParts,
  printPartOf,
} from '../../../../generator/bundle/templates/style-parts.ts';
import { createPartOf, splitStyles } from '../../../../generator/bundle/templates/style-sheets.ts';
import { roles } from '../../../../generator/content/theme/palette-roles.ts';
import { contentsStyles, deferredStyleSetOf, searchStyles } from '../../../../generator/pages/plan/deferred-styles.ts';
import { blockTypes, descriptorOf } from '../../../../templates/blocks/descriptors.ts';
import { codeRoles } from '../../../../templates/model/planned/code.ts';
import { blockRule } from '../../../../templates/theme/faces/blocks.ts';
import { headerRule } from '../../../../templates/theme/faces/header.ts';
import { themeTokens } from '../../../../templates/theme/faces/tokens.ts';
import { resolveThemeOptions, type ThemeOptionsInput } from '../../../../templates/theme/theme-options.ts';
import { allThemeOptions } from '../../../support/all-theme-options.ts';
import { machine } from '../../../support/environment.ts';
import { productFiles } from '../../../support/imports.ts';
import { projectRoot } from '../../../support/project-root.ts';

const nameIn = (file: string, index = 0) => longNameOf({ index, file });

test('shortens class names independently of order, and throws for a class in no page', () => {
  const [one, two] = [nameIn('templates/components/card.tsx'), nameIn('templates/components/card.tsx', 1)];
  expect(one).not.toBe(two);
  const shorten = createShorten([`.${one}{}`, `"${two} ${one}"`]);
  expect(createShorten([two, one])(one)).toBe(shorten(one));
  expect(new Set([shorten(one), shorten(two)])).toEqual(new Set(['a', 'b']));
  expect(shorten(`class="${one} active"`)).toBe(`class="${shorten(one)} active"`);
  expect(() => shorten(nameIn('templates/components/icon.tsx'))).toThrow('templates/components/icon.tsx is in no page');
});

test('gives two thousand classes different names that no ad blocker matches', () => {
  const long = Array.from({ length: 2000 }, (_, index) => nameIn('templates/components/card.tsx', index));
  const short = long.map(createShorten(long));
  expect(new Set(short).size).toBe(2000);
  expect(short.filter((name) => !/^[a-z][0-9a-z]{0,2}$/.test(name) || name.startsWith('ad'))).toEqual([]);
});

test('assigns styles of a template to its block, a shared part, the CSS of every page or the deferred CSS', () => {
  const { partOf, needs } = divideStyles(
    new Map([
      [
        'templates/layout/layout.tsx',
        ['templates/layout/footer.tsx', 'templates/components/button.tsx', 'templates/blocks/index.ts'],
      ],
      ['templates/layout/footer.tsx', ['templates/components/mark.tsx', 'templates/components/button.tsx']],
      [
        'templates/blocks/index.ts',
        ['templates/blocks/tabs/tabs.tsx', 'templates/blocks/map/map.tsx', 'templates/blocks/hero/hero.tsx'],
      ],
      [
        'templates/blocks/tabs/tabs.tsx',
        ['templates/blocks/tabs/island.tsx', 'templates/components/card.tsx', 'templates/components/mark.tsx'],
      ],
      [
        'templates/blocks/map/map.tsx',
        ['templates/components/card.tsx', 'templates/components/button.tsx', 'templates/components/picture.tsx'],
      ],
      [
        'templates/blocks/hero/hero.tsx',
        ['templates/components/motif.tsx', 'templates/components/picture.tsx', 'templates/blocks/reflection/reflection-form.tsx'],
      ],
      ['templates/blocks/reflection/reflection-form.tsx', ['templates/components/icon.tsx']],
    ]),
  );
  const files = [
    'blocks/tabs/island.tsx',
    'components/card.tsx',
    'components/mark.tsx',
    'components/button.tsx',
    'components/picture.tsx',
    'components/motif.tsx',
    'layout/footer.tsx',
    'blocks/hero/hero.tsx',
  ];
  expect(files.map((file) => partOf(`templates/${file}`))).toEqual([
    'tabs',
    'templates/components/card.tsx',
    'below',
    'first',
    'first',
    'templates/components/motif.tsx',
    'below',
    'hero',
  ]);
  expect(needs.tabs).toEqual(['tabs', 'templates/components/card.tsx']);
  expect(needs.map).toEqual(['map', 'templates/components/card.tsx']);
  expect(needs.hero).toEqual(['hero', 'templates/components/motif.tsx']);
  expect(needs.carousel).toEqual([]);
});

test('computes needed parts independently of the order of modules', () => {
  const modules: [string, string[]][] = [
    [
      'templates/blocks/tabs/tabs.tsx',
      ['templates/components/card.tsx', 'templates/components/anchor.ts', 'templates/components/list.tsx'],
    ],
    ['templates/blocks/tabs/island.tsx', ['templates/components/icon.tsx', 'templates/components/card.tsx']],
  ];
  const backwards = modules.toReversed().map(([file, imports]): [string, string[]] => [file, imports.toReversed()]);
  const { needs } = divideStyles(new Map(modules));
  expect(needs.tabs).toHaveLength(5);
  expect(divideStyles(new Map(backwards)).needs).toEqual(needs);
});

test('splits selectors of a rule into their parts and keeps the order', () => {
  const [opening, below] = [nameIn('templates/layout/x.tsx'), nameIn('templates/layout/footer.tsx')];
  const styles =
    `:root{--a:1}.${opening},.${below}:hover{color:red}@media print{.${below}{display:none}.${opening}{margin:0}}` +
    `@media (width>1rem){.${opening}{margin:0}}@keyframes r{0%{opacity:0}}@keyframes r-${below}{0%{opacity:0}}@view-transition{navigation:auto}`;
  expect(
    splitStyles(
      styles,
      createPartOf((file) => (file.includes('footer') ? 'below' : 'first')),
      (text) => text,
    ),
  ).toEqual({
    first: `:root{--a:1}.${opening}{color:red}@media (width>1rem){.${opening}{margin:0}}@keyframes r{0%{opacity:0}}@view-transition{navigation:auto}`,
    below: `.${below}:hover{color:red}@media print{.${below}{display:none}.${opening}{margin:0}}@keyframes r-${below}{0%{opacity:0}}`,
  });
});

describe('styles of the templates', async () => {
  const { styles, deferredStyles } = await bundleTemplates(machine);

  test('fill the critical CSS and every deferred part', () => {
    expect(styles).toContain('--section-space');
    for (const [name, part] of Object.entries(deferredStyles.parts)) {
      // Print styles of optional frame parts may be only one rule that hides something.
      expect(part.length, name).toBeGreaterThan(name.endsWith(' on paper') ? 25 : 50);
    }
    const { [frameParts.strips]: _, ...others } = deferredStyles.parts;
    expect(Object.values(others).join('')).not.toContain('--section-space:');
  });

  test('use no custom property that is never set', () => {
    const all = [styles, ...Object.values(deferredStyles.parts)].join('');
    // Rules that depend on the content of a page are in no style sheet of the bundle.
    const sources = productFiles().map((file) => readFileSync(join(projectRoot, file), 'utf8'));
    const set = [
      all,
      ...sources,
      ...allThemeOptions.map((face) => themeTokens(face) + blockRule(face, all) + headerRule(face, true)),
    ]
      .join('')
      .matchAll(/(--[\w-]+):/g);
    const known = new Set([
      ...roles.map((role) => `--${role}`),
      ...codeRoles.map((role) => `--code-${role}`),
      ...[...set].map(([, name = '']) => name),
    ]);
    const used = [...all.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    expect(used.length).toBeGreaterThan(500);
    expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
  });

  test('keep optional parts of the frame out of the critical CSS', () => {
    for (const [file, own] of [
      [frameParts.announcement, 'anchor(end)'],
      [frameParts.wordmark, '-webkit-line-clamp'],
      [frameParts.menuGroups, 'anchor-name'],
      [footParts.menuPanels, '@starting-style'],
      [printPartOf(frameParts.barAction), 'attr(href)'],
      [headerParts.masthead, '[data-spaced]'],
      [headerParts.banded, 'var(--on-bar)'],
      [headerParts.floating, 'var(--top)'],
      [footParts.contactsOnPhones, 'auto-fit'],
      [frameParts.contactLine, 'position-anchor'],
      [printPartOf(frameParts.contactLine), '@media print{'],
      [footerParts.field, '[data-many]'],
      [footerParts.quiet, 'mask-repeat'],
      [footerParts.paper, 'columns:12rem'],
      [footerParts.statement, '--voice'],
      [contactParts.strip, 'var(--strip)'],
      [contactParts.footer, 'footer>'],
      [contactParts.card, 'var(--lap,0px)'],
      [cardParts.tiles, '--lap:4rem'],
      [cardParts.business, '2.75rem),6vw)'],
      [cardParts.cells, 'auto-fit'],
      [contactParts.none, '@media print{'],
      ...Object.values(layoutParts).map((file) => [file, '[data-part=facts]'] as const),
      ...[...Object.values(compositionParts), ...Object.values(openingParts)].map((file) => [file, '[data-part=row]'] as const),
    ] as const) {
      expect(deferredStyles.parts[file], file).toContain(own);
      expect(styles, file).not.toContain(own);
    }
  });

  test('keep animations, print rules and closed panels out of the critical CSS and in the deferred CSS', () => {
    const frame = [...Object.values(frameParts), ...Object.values(headerParts)]
      .map((file) => deferredStyles.parts[file])
      .join('');
    expect((styles + frame).match(/@keyframes \w+/g)).toEqual(['@keyframes reveal']);
    expect(styles + frame).not.toContain('@media print{');
    expect(frame).not.toContain('position-anchor:--entry');
    const below = deferredStylesOf(deferredStyles);
    for (const rule of ['@keyframes more-', '@media print{', 'position-anchor:--entry']) expect(below).toContain(rule);
    // A site without these parts does not get their deferred styles either.
    expect(deferredStylesOf(deferredStyles, ['tabs'], [])).not.toContain('attr(href) ")";direction');
  });

  test('have one part per block, which includes no other block', () => {
    const pieces = blockTypes.flatMap((type) => Object.keys(descriptorOf(type)?.pieces ?? {}).map((name) => `${type}/${name}`));
    expect(Object.keys(deferredStyles.needs).sort()).toEqual(
      [...blockTypes, ...pieces, ...embeddedParts.keys(), searchStyles, contentsStyles].sort(),
    );
    for (const piece of pieces) expect(deferredStyles.needs[piece], piece).toContain(piece);
    const includedBlocks = (type: string) =>
      deferredStyles.needs[type]?.filter((part) => blockTypes.includes(part as never)).sort();
    for (const type of blockTypes) expect(includedBlocks(type)).toEqual([type]);
  });

  test('include the list filter only for filtered lists', () => {
    const setOf = (block: object) => deferredStyleSetOf({ blocks: [block] as never }, resolveThemeOptions());
    expect(setOf({ type: 'people' })).toBe('people people/grid');
    expect(setOf({ type: 'people', secondFilterLabel: 'أ' })).toBe('parts/list-filter people people/grid');
    expect(setOf({ type: 'downloads', yearLabel: 'أ' })).toBe('downloads parts/list-filter');
    const file = 'templates/components/list-filter.tsx';
    expect(deferredStyles.needs['parts/list-filter']).toContain(file);
    expect(deferredStyles.parts[file]).toContain(':checked');
    for (const [type, needs] of Object.entries(deferredStyles.needs))
      if (!type.startsWith('parts/')) expect(needs).not.toContain(file);
  });

  test('include the form of cards and calls only where it is shown', () => {
    const setOf = (block: object, theme: ThemeOptionsInput = {}, page: object = {}) =>
      deferredStyleSetOf({ blocks: [block] as never, ...page }, resolveThemeOptions(theme));
    expect(setOf({ type: 'card-grid' })).toBe('card-grid card-grid/grid');
    expect(setOf({ type: 'card-grid' }, { cards: 'list' })).toBe('card-grid parts/card-rows');
    expect(setOf({ type: 'card-grid', layout: 'grid' }, { cards: 'list' })).toBe('card-grid card-grid/grid');
    expect(setOf({ type: 'people' }, { cards: 'list' })).toBe('people people/rows');
    expect(setOf({ type: 'people' }, { cards: 'lead' })).toBe('people people/lead people/rows');
    expect(setOf({ type: 'posts' }, { cards: 'lead' })).toBe('parts/card-lead parts/card-rows posts');
    expect(setOf({ type: 'pages' }, { cards: 'lead' })).toBe('pages parts/card-rows');
    expect(setOf({ type: 'pages', look: 'contents' })).toBe('pages');
    expect(setOf({ type: 'projects', filterLabel: 'أ' }, { cards: 'lead' })).toBe('parts/card-rows parts/list-filter projects');
    expect(setOf({ type: 'call-to-action' })).toBe('call-to-action call-to-action/band');
    expect(setOf({ type: 'call-to-action', layout: 'line' }, { calls: 'full' })).toBe('call-to-action call-to-action/line');
    expect(setOf({ type: 'call-to-action' }, { calls: 'full' })).toBe('call-to-action call-to-action/full');
    // Pages with a layout have its forms, whatever the theme.
    const shaped = { layout: 'ruler' };
    expect(setOf({ type: 'card-grid' }, { cards: 'lead' }, shaped)).toBe('card-grid card-grid/grid');
    expect(setOf({ type: 'call-to-action' }, { calls: 'full' }, shaped)).toBe('call-to-action call-to-action/line');
    const { needs } = deferredStyles;
    expect(needs['card-grid']).not.toContain('templates/components/card.tsx');
    expect(needs['card-grid/grid']).toContain('templates/components/card.tsx');
    for (const type of ['card-grid', 'posts', 'pages', 'projects'])
      expect(needs[type]).not.toContain('templates/components/card-rows.tsx');
    expect(needs['parts/card-rows']).not.toContain('templates/components/card-lead.tsx');
  });

  test('include the form of section heads only for sites that use it', () => {
    for (const file of Object.values(headParts)) {
      expect(deferredStyles.parts[file]).toBeTruthy();
      expect(deferredStylesOf(deferredStyles, ['card-grid'], [])).not.toContain(deferredStyles.parts[file]);
      for (const needs of Object.values(deferredStyles.needs)) expect(needs).not.toContain(file);
    }
  });

  test('include the links to sections only on pages that show them', () => {
    const file = 'templates/layout/page-contents.tsx';
    const blocks = [{ type: 'points' }];
    expect(deferredStyleSetOf({ blocks }, resolveThemeOptions())).toBe('points');
    expect(deferredStyleSetOf({ blocks, contents: 'أ' }, resolveThemeOptions())).toBe(`${contentsStyles} points`);
    for (const [type, needs] of Object.entries(deferredStyles.needs)) expect(needs.includes(file)).toBe(type === contentsStyles);
  });

  test('include parts of prose only where it contains them', () => {
    const rows = { columns: ['أ'], rows: [['1']], caption: 'ب' };
    const pageOf = (...body: unknown[]) =>
      deferredStyleSetOf({ blocks: [{ type: 'prose', body }] as never }, resolveThemeOptions());
    expect(pageOf('فقرة')).toBe('prose');
    expect(pageOf({ type: 'table', ...rows }, { type: 'video' }, { type: 'download' })).toBe('downloads prose table video');
    expect(pageOf({ type: 'list', items: [{ text: 'أ', paragraphs: ['ب'] }] })).toBe('prose prose/lists');
    expect(pageOf({ type: 'callout', text: ['أ', { type: 'list', items: ['ب'] }] })).toBe('prose prose/lists');
    expect(pageOf({ type: 'list', start: 2, items: ['أ', { text: 'ب', items: ['ج'] }] }, { type: 'callout', text: ['أ'] })).toBe(
      'prose',
    );
    const answers = (...answer: unknown[]) =>
      deferredStyleSetOf({ blocks: [{ type: 'faq', items: [{ answer }] }] as never }, resolveThemeOptions());
    expect(answers('أ')).toBe('faq');
    expect(answers('أ', { type: 'list', items: ['ب'] })).toBe('faq faq/lists prose prose/lists');
    expect(pageOf('أ^[ب].')).toBe('prose prose/notes');
    expect(answers('أ^[ب].')).toBe('faq prose/notes');
    expect(pageOf({ type: 'tasks' })).toBe('prose prose/tasks');
    expect(pageOf({ type: 'details', text: ['أ'] })).toBe('prose prose/details');
    expect(pageOf({ type: 'minor-heading' })).toBe('prose prose/minor-heading');
    expect(pageOf({ type: 'paragraph-heading' })).toBe('prose prose/minor-heading prose/paragraph-heading');
    expect(deferredStyles.needs.prose).not.toContain('prose/minor-heading');
    const sheetOf = (set: string) => deferredStylesOf(deferredStyles, set.split(' ')).length;
    expect(sheetOf('prose video')).toBeGreaterThan(sheetOf('prose'));
    expect(sheetOf('prose table')).toBeGreaterThan(
      sheetOf('prose') + (deferredStyles.parts['templates/components/data-table.tsx']?.length ?? 0),
    );
  });
});
