import type { Site } from '../../../../site.schema.ts';
import { rowMeasures as row } from '../../../../templates/layout/menu/row-measures.ts';
import { hasRowOfLinks } from '../../../../templates/theme/theme-options.ts';
import type { AssetIndex } from '../../../content/site/assets.ts';
import { wideningOf } from '../../../content/theme/site-fonts.ts';
import { siteFace } from '../../../content/theme/theme.ts';
import { textWidth } from './text-width.ts';

type NavItem = Site['header']['links'][number];

/** Widths in rem: of each item with the gap after it, and of what is at the end of the row. */
interface RowWidths {
  navItems: number[];
  action: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const wordsWidth = (words: string, widening: number) => textWidth(words) * row.text * widening;

/** Width factor of the heaviest weight, which the link of the current page and the button at the end of the row have. */
export const boldWidthFactor = 1.06;

function navItemWidth({ label, links }: NavItem, widening: number): number {
  return wordsWidth(label, widening) + (links ? row.toggle : row.link) + row.gap;
}

/** Width factor of the row compared with the table of letter widths, for the typeface and for letter spacing. */
function wideningOfRow(site: Site, assets: AssetIndex): number {
  return wideningOf(site, assets) * (siteFace(site).header === 'masthead' ? row.spaced : 1);
}

function measure(site: Site, assets: AssetIndex): RowWidths {
  const { links } = site.header;
  const action = hasRowOfLinks(siteFace(site)) ? undefined : site.header.action;
  const widening = wideningOfRow(site, assets);
  // At most one link is that of the current page.
  const widest = Math.max(0, ...links.map(({ label }) => wordsWidth(label, widening)));
  return {
    navItems: links.map((entry, index) => navItemWidth(entry, widening) + (index === 0 ? widest * (boldWidthFactor - 1) : 0)),
    action: action ? wordsWidth(action.label, widening) * boldWidthFactor + row.button + (action.icon ? row.icon : 0) : 0,
  };
}

/** Width of the logo at header height, or of its replacement. In rem. */
export function logoWidth(content: Site, assets: AssetIndex): number {
  const { site } = content;
  if (!site.logo)
    return Math.min(
      row.wordmark,
      row.mark + textWidth(site.name) * row.name * boldWidthFactor * wideningOf(content, assets, 'headings'),
    );
  const asset = assets.get(site.logo.src);
  return asset?.state === 'ready' ? (row.logoHeight * asset.width) / asset.height : 0;
}

/** Width in rem of the language links, with the gap before them. */
function languagesWidth({ site, edition }: Site): number {
  const others = (edition?.languages ?? []).filter(({ url }) => url !== site.url);
  return others.length === 0 ? 0 : row.language + sum(others.map(({ name }) => textWidth(name) * row.text + row.language));
}

/** Width in rem of everything else in the row of links, in the narrowest header that has one, with its padding. */
function besideLinks(site: Site, assets: AssetIndex): number {
  const face = siteFace(site);
  if (hasRowOfLinks(face)) return 0;
  const inset = face.header === 'floating' ? row.inset : 0;
  return logoWidth(site, assets) + (site.site.search ? row.search : 0) + languagesWidth(site) + inset;
}

/**
 * Whether the menu of a site is grouped: it has sub-menus, or more links than fit in the narrowest row. Other sites have the
 * plain menu, which needs no "more" button and no styles for it.
 */
export function isMenuGrouped(site: Site, assets: AssetIndex): boolean {
  const { links } = site.header;
  if (links.some((entry) => entry.links)) return true;
  const { navItems, action } = measure(site, assets);
  return sum(navItems) + action > row.narrowest - besideLinks(site, assets);
}

/** CSS width, rounded up. */
export const rem = (width: number) => `${Math.ceil(width * 100) / 100}rem`;

const atLeast = (width: string, rule: string) => `@container row (width>=${width}){${rule}}`;
const below = (width: string, rules: string) => `@container row (width<${width}){${rules}}`;

/**
 * Rules for the width from which each link is in the row instead of behind the "more" button. Widths are computed from the
 * words of the links, so no script measures, moves or hides anything.
 * @returns critical CSS (`first`) and the CSS of what the button opens (`below`); empty for a plain menu
 */
export function rowStyles(site: Site, assets: AssetIndex): { first: string; below: string } {
  if (!isMenuGrouped(site, assets)) return { first: '', below: '' };
  const { navItems, action } = measure(site, assets);
  const more = wordsWidth(site.site.labels.more, wideningOfRow(site, assets)) + row.toggle + row.gap;
  const all = sum(navItems) + action;
  const rules = navItems.map((_, index) => {
    const width = rem(Math.min(sum(navItems.slice(0, index + 1)) + more + action, all));
    const nth = `:nth-child(${index + 1})`;
    const hide = `[data-row]>${nth}{display:none}`;
    const mark = `[data-row]:has(>${nth} [aria-current]){--rest-mark:var(--accent-mark)}`;
    return { first: below(width, hide), below: below(width, mark) + atLeast(width, `[data-rest]>${nth}{display:none}`) };
  });
  const first = rules.map((rule) => rule.first).join('');
  return {
    first: first + atLeast(rem(all), '[data-row]>[data-more]{display:none}'),
    below: rules.map((rule) => rule.below).join(''),
  };
}
