import { expect, test } from 'vitest';
import { forceState, readTokens, tokenRules } from '../../../../generator/editor/preview/design-page.ts';

test.each([
  ['hover', '.a:hover:not(b){}', '.a:is(:hover,*):not(b){}'],
  ['hover', '@media (hover:hover){.a:active{}}', '@media (hover:hover){.a:active{}}'],
  ['hover', ':hover{}.hover:hovered{}', ':is(:hover,*){}.hover:hovered{}'],
  ['default', '.a:hover{}', '.a:hover{}'],
] as const)('forces %s in %s', (state, css, expected) => {
  expect(forceState(css, state)).toBe(expected);
});

test('forces hover together with active, but not with focus-visible', () => {
  const css = 'a:hover{}a:active{}a:focus-visible{}a:focus-visible-within{}';
  expect(forceState(css, 'active')).toMatch(
    /^a:is\(:hover,\*\)\{\}a:is\(:active,[^{]+\{\}a:focus-visible\{\}a:focus-visible-within\{\}$/,
  );
  expect(forceState(css, 'focus-visible')).toMatch(
    /^a:hover\{\}a:active\{\}a:is\(:focus-visible,[^{]+\{\}a:focus-visible-within\{\}$/,
  );
});

const css =
  ':root{--ink:#000;--space-1:.25rem;--mark:url("data:a;b{c}");--name:\'a;b\'}p{color:red}' +
  '/*1*/:root{--space-1:.5rem}@media print{p{color:red}:root{--space-1:9rem}}.a:root{--x:1}:root .b{--y:1}';

test('reads tokens of :root outside media queries, without colours', () => {
  expect([...readTokens(css)]).toEqual([
    ['space-1', '.5rem'],
    ['mark', 'url("data:a;b{c}")'],
    ['name', "'a;b'"],
  ]);
  expect(tokenRules(css)).toBe('[data-token="space-1"]{inline-size:var(--space-1)}');
});
