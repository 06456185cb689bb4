import type { Site } from '../../../../site.schema.ts';
import { barMeasures as bar, rowMeasures as row } from '../../../../templates/layout/menu/row-measures.ts';
import { hasRowOfLinks } from '../../../../templates/theme/theme-options.ts';
import type { AssetIndex } from '../../../content/site/assets.ts';
import { wideningOf } from '../../../content/theme/site-fonts.ts';
import { siteFace } from '../../../content/theme/theme.ts';
import { boldWidthFactor, logoWidth, rem } from './header-row.ts';
import { textWidth } from './text-width.ts';

/** Whether the header button is in the bar: on phones if the site asks for it, and always if there is no menu. */
export const hasBarAction = ({ header: { action, links } }: Site): boolean =>
  action !== undefined && (links.length === 0 || action.staysInBar === true);

/** Whether the header button is above the row of links, if there is such a row. */
export const hasWideAction = (site: Site): boolean =>
  site.header.action !== undefined && site.header.links.length > 0 && hasRowOfLinks(siteFace(site));

/** Minimum width of a text on at most two lines, in em. */
function widthOnTwoLines(text: string): number {
  const words = text.split(/\s+/);
  const breaks = words.map((_, index) => {
    const lines = [words.slice(0, index + 1), words.slice(index + 1)];
    return Math.max(...lines.map((line) => textWidth(line.join(' '))));
  });
  return Math.min(...breaks);
}

/** Width in rem reserved for the logo, or the site name, before the button moves below it. */
function leastLogo(site: Site, assets: AssetIndex): number {
  if (site.site.logo) return Math.min(bar.logo, logoWidth(site, assets) * bar.logoShrinks);
  return row.mark + widthOnTwoLines(site.site.name) * boldWidthFactor * wideningOf(site, assets, 'headings');
}

/**
 * Widths in rem: of the button on at most two lines, of the end of the row, and of the narrowest window with room for
 * everything.
 */
function measure(site: Site, assets: AssetIndex) {
  const button =
    widthOnTwoLines(site.header.action?.label ?? '') * row.text * boldWidthFactor * wideningOf(site, assets) + bar.button;
  const others = Number(site.header.links.length > 0) + Number(site.site.search !== undefined);
  const end = bar.gap + others * (bar.gap + bar.toggle);
  const inset = siteFace(site).header === 'floating' ? bar.inset : 0;
  const parts = leastLogo(site, assets) + bar.gap + button + end + inset;
  return { button: rem(button), end: rem(end), width: (parts + bar.gutters) / (1 - bar.guttersGrow) };
}

/**
 * Styles for the button in a second row: its neighbours move to the end of the first row, and the logo gets the remaining
 * width.
 */
const belowLogo = (end: string) =>
  [
    'header>div:has(>[data-bar]){flex-wrap:wrap;gap:.5rem;padding-block:.5rem}',
    `header>div:has(>[data-bar])>:first-child{max-inline-size:calc(100% - ${end})}`,
    '[data-bar]{order:1;flex:1 0 100%;padding-inline:.5rem}',
    '[data-bar]~[data-island]>button,[data-bar]+[data-search]{margin-inline-start:auto}',
  ].join('');

const inMenu = '[data-bar]{display:none}[data-bar]~[data-island] nav>ul>:last-child{display:list-item}';

/**
 * Rules for the widths at which the header button is next to the logo or below it. Like those of the link row, the widths are
 * computed from the words. A header with two rows announces its larger height, so that it never covers the focused element
 * (WCAG 2.4.11). If the header is narrow for another reason than the window, because the visitor enlarged the text, the button
 * is in the menu; without a menu the header scrolls away at large text sizes.
 * @returns CSS; empty if the button is in the menu
 */
export function barActionStyles(site: Site, assets: AssetIndex): string {
  if (!hasBarAction(site)) return '';
  const { button, end, width } = measure(site, assets);
  const below = belowLogo(end);
  const least = `[data-bar]{min-inline-size:min(100%,${button})}`;
  const narrow = `width<${rem(width)}`;
  const high = ':root{--header-height:8.5rem}';
  if (site.header.links.length === 0) {
    const scrollsAway = `@media (width<${bar.narrowest}rem){header{position:static}}`;
    return `${least}@container head (${narrow}){${below}}@media (${narrow}){${high}}${scrollsAway}`;
  }
  if (width <= bar.narrowest) return least;
  return [
    least,
    `@media (width>=${rem(width)}){@container head (${narrow}){${inMenu}}}`,
    `@media (${bar.narrowest}rem<=${narrow}){${high}@container head (width>=${bar.narrowest}rem){${below}}}`,
  ].join('');
}
