import type { ThemeOptions } from '../theme-options.ts';
import { from, headerUnfolded } from '../tokens.ts';

type BarOptions = Pick<ThemeOptions, 'header' | 'buttons' | 'composition' | 'opening' | 'sections' | 'density'>;

const list = 'header nav[popover]>ul';
/** Item of the current page in the row, with the button that opens its sub-menu. */
const item = `${list}>li:has(>[aria-current])`;
const words = `${item}>:is(a,button)`;
/** Without the line below the words, which forced colours show in any case. */
const withoutLine = `${words}{--accent-mark:#0000}`;
const filled = `${withoutLine}${item}{background:var(--brand)}${words}{color:var(--on-brand);background:none}`;

/** Mark of the current page: a line below its words by default, a filled pill, a block as high as the row, or a dot. */
const marks: Record<ThemeOptions['buttons'], string> = {
  regular: '',
  pill: `${filled}${item},${words}{border-radius:2rem}${words}{padding-block:.5625rem}`,
  heavy:
    `${filled}${item}{display:flex;min-block-size:calc(var(--header-height) - 1px);border-radius:0}` +
    `${words}{display:flex;align-items:center;min-block-size:inherit;border-radius:0}` +
    `${words}:focus-visible{outline:3px solid;outline-offset:-6px;box-shadow:none}`,
  quiet:
    `${words}::after{inset-block-end:.125rem;inset-inline:calc(50% - .1875rem) auto;inline-size:.375rem;` +
    `block-size:.375rem;border-radius:50%}${words}{--accent-mark:var(--brand-ink)}`,
};

/** Links in the middle of the row, or at its end before the button; at its start by default. */
const middle = `${list}{justify-content:center}${list}:has(>li>a[class])>:first-child{margin-inline-start:auto}`;
const end = `${list}>:first-child{margin-inline-start:auto}${list}>:last-child:not(:first-child){margin-inline-start:0}`;
const places: Record<ThemeOptions['composition'], string> = { beside: '', centred: middle, cover: end, editorial: end };

const heights: Record<ThemeOptions['density'], string> = { regular: '', compact: '3.75rem', airy: '6rem' };

/** Background of the row: that of light openings, which then begin at the top of the window. */
function ground({ opening, sections }: BarOptions): string {
  const row = 'body>header[class]';
  if (opening !== 'paper' && opening !== 'tint') return '';
  const line = sections === 'rules' ? 'border-color:currentcolor' : 'border-color:#0000';
  return `${row}{background:var(--${opening === 'paper' ? 'page' : 'tint'});${line}}`;
}

/** Rules of a header in one row: mark of the current page, place of the links, height and background; empty for other headers. */
export function barRules(theme: BarOptions): string {
  if (theme.header !== 'bar') return '';
  const row = marks[theme.buttons] + places[theme.composition];
  const height = heights[theme.density];
  return (
    (row && `@container ${headerUnfolded}{${row}}`) +
    (height && `@media ${from.large}{:root{--header-height:${height}}}`) +
    ground(theme)
  );
}
