import type { Site } from '../../../site.schema.ts';
import { barMeasures as bar, rowMeasures as row } from '../../../templates/layout/menu/row-measures.ts';
import type { AssetIndex } from '../../content/assets.ts';
import { logoWidth, rem, whenHeavy } from './header-row.ts';
import { textWidth } from './text-width.ts';

/** Whether the button of a header stays in sight where the menu is folded: without a menu it does so anyway. */
export const staysInBar = ({ header }: Site): boolean => header.action?.staysInBar === true && header.links.length > 0;

/** How wide a text is at least on no more than two lines, in sizes of its letters. */
function widthOnTwoLines(text: string): number {
  const words = text.split(/\s+/);
  const breaks = words.map((_, index) => {
    const lines = [words.slice(0, index + 1), words.slice(index + 1)];
    return Math.max(...lines.map((line) => textWidth(line.join(' '))));
  });
  return Math.min(...breaks);
}

/** Room in rem that is left to the logo, or to the name in its place, before the button moves below it. */
function leastLogo(site: Site, assets: AssetIndex): number {
  if (site.site.logo) return Math.min(bar.logo, logoWidth(site, assets) * bar.logoShrinks);
  return row.mark + widthOnTwoLines(site.site.name) * whenHeavy;
}

/**
 * The rules that say from which width on the button of a header stands beside the logo, and where below it: widths that follow
 * from the words, as those of the row do. A header of two rows says that it is higher, as what the focus comes to must not lie
 * below it (WCAG 2.4.11). Where the header is narrow for another reason than the window, because a style sheet of the visitor
 * makes all text larger, the button is in the menu.
 * @returns CSS text; empty for a site whose button is in the menu.
 */
export function barActionStyles(site: Site, assets: AssetIndex): string {
  const { action } = site.header;
  if (!action || !staysInBar(site)) return '';
  const button = widthOnTwoLines(action.label) * row.text * whenHeavy + bar.button;
  const least = `[data-bar]{min-inline-size:${rem(button)}}`;
  const parts =
    leastLogo(site, assets) + 2 * bar.gap + button + bar.gap + bar.toggle + (site.site.search ? bar.gap + bar.toggle : 0);
  const width = (parts + bar.gutters) / (1 - bar.guttersGrow);
  if (width <= bar.narrowest) return least;
  const inMenu = '[data-bar]{display:none}[data-bar]~[data-island] nav>ul>:last-child{display:list-item}';
  const below =
    'header>div:has(>[data-bar]){flex-wrap:wrap;row-gap:.5rem}[data-bar]{order:1;flex:1 0 100%}[data-bar]~[data-island]>button{margin-inline-start:auto}';
  return [
    least,
    `@media (width>=${rem(width)}){@container head (width<${rem(width)}){${inMenu}}}`,
    `@media (${bar.narrowest}rem<=width<${rem(width)}){:root{--header-height:8rem}@container head (width>=${bar.narrowest}rem){${below}}}`,
  ].join('');
}
