import { toCssImage } from '../css-image.ts';
import { iconImage } from '../icons/icon-image.ts';
import { chamferClip, chamferOutline } from '../khatam.ts';
import { motifs } from '../motifs/list.ts';
import type { Motif, Placement, Repeated } from '../motifs/motif.ts';
import type { ThemeOptions } from '../theme-options.ts';

/** Custom properties without dashes. Options that are missing keep the default of components. */
export type Tokens = Record<string, string>;
export type TokenTable<Key extends keyof ThemeOptions> = Record<ThemeOptions[Key], Tokens>;

const imageOf = ({ side, content }: Repeated) => toCssImage(side, content);

const nothing = 'linear-gradient(#0000,#0000)';

type Direction = 'rtl' | 'ltr';

const placed: Record<Placement, (side: number, direction: Direction) => string> = {
  over: () => '',
  head: () => ' repeat-x',
  foot: () => ' bottom repeat-x',
  corner: (side, direction) => ` ${direction === 'ltr' ? `right -${side / 2}px top` : `-${side / 2}px`} -${side / 2}px no-repeat`,
};

/** Mask layers before the fading one; a positioned drawing needs one that hides nothing. */
function groundMask(tile: Motif['tile'], direction: Direction): string {
  if (!tile) return nothing;
  return tile.at ? `${imageOf(tile)}${placed[tile.at](tile.side, direction)},${nothing}` : imageOf(tile);
}

/** Frame without an outline; `shape` is a clip-path and `radius` the matching border radius. */
const plainFrame = (shape: string): Tokens => ({
  frame: shape,
  'frame-room': '0',
  'frame-fill': 'none',
  'frame-line': 'none',
  'frame-mark': 'none',
  panel: 'inset(0 round var(--radius-lg))',
  'panel-fill': 'none',
  'panel-line': 'none',
  portrait: 'inset(0 round var(--radius-md))',
});

const arch = '50% 50% 0 0/66% 66% 0 0';

const frames: TokenTable<'frame'> = {
  chamfer: {
    chamfer: 'clamp(1.25rem,0.75rem + 1.5vw,2rem)',
    'frame-cut': 'calc(var(--chamfer) + 0.44rem)',
    'panel-cut': 'calc(var(--chamfer)*1.25)',
    'panel-inner': 'calc(var(--chamfer)*1.25 - 0.37rem)',
    frame: chamferClip('var(--chamfer)'),
    'frame-line': chamferOutline('var(--frame-cut)', 1.5),
    'mark-at': 'calc(var(--chamfer)/2 - 0.9rem)',
    panel: chamferClip('var(--panel-cut)'),
    'panel-line': chamferOutline('var(--panel-inner)', 1.5),
    portrait: chamferClip('16.5%'),
  },
  arch: {
    ...plainFrame(`inset(0 round ${arch})`),
    'frame-room': '0.625rem 0.625rem 0',
    'frame-border': '1.5px',
    'frame-radius': arch,
    portrait: 'inset(0 round 50% 50% 0 0)',
  },
  round: { ...plainFrame('inset(0 round clamp(1.5rem,1rem + 2vw,2.5rem))'), portrait: 'circle()' },
  square: { ...plainFrame('none'), portrait: 'none' },
  bleed: plainFrame('none'),
};

const corners: TokenTable<'corners'> = {
  soft: { 'radius-sm': '0.375rem', 'radius-md': '0.625rem', 'radius-lg': '0.875rem' },
  sharp: { 'radius-sm': '0', 'radius-md': '0', 'radius-lg': '0' },
  round: { 'radius-sm': '0.75rem', 'radius-md': '1.125rem', 'radius-lg': '1.75rem' },
};

const densities: TokenTable<'density'> = {
  regular: {
    'section-space': 'clamp(3rem,2.1rem + 3.6vw,6rem)',
    'column-gap': 'clamp(2rem,1rem + 4vw,5rem)',
    'panel-space': 'clamp(1.25rem,0.75rem + 2.5vw,3rem)',
  },
  compact: {
    'section-space': 'clamp(2rem,1.5rem + 2vw,3.75rem)',
    'column-gap': 'clamp(1.5rem,1rem + 2.5vw,3.5rem)',
    'panel-space': 'clamp(1rem,0.75rem + 1.5vw,2rem)',
  },
  airy: {
    'section-space': 'clamp(3.5rem,2rem + 6vw,8.5rem)',
    'column-gap': 'clamp(2rem,1rem + 5vw,6.5rem)',
    'panel-space': 'clamp(1.5rem,0.75rem + 3vw,3.5rem)',
  },
};

const arrow = iconImage('arrow-forward');

/** Cards that are links: marks after their titles, in place of the notch with an arrow on the picture. */
const titleMarks: Record<'arrow' | 'disc' | 'line', Tokens> = {
  arrow: {
    'card-notch': 'none',
    'title-after': "''",
    'title-mark': `${arrow} 50%/contain no-repeat`,
    'title-room': '1.5em',
    'title-mark-space': '0.4em -1.5em',
  },
  disc: {
    'card-notch': 'none',
    'title-row': 'flex',
    'title-after': "''",
    'title-mark': `${arrow} 50%/58% no-repeat exclude,radial-gradient(closest-side,#000 97%,#0000)`,
    'title-mark-size': '2.125rem',
  },
  line: { 'card-notch': 'none', 'title-line': 'underline 1px' },
};

/** `room` is the horizontal padding. These buttons have no arrow, unlike the default. */
const button = (radius: string, weight: number, line: string, height: string, room: string): Tokens => ({
  'button-radius': radius,
  'button-weight': String(weight),
  'button-line': line,
  'button-height': height,
  'button-room': room,
  'button-arrow': 'none',
});

const buttons: TokenTable<'buttons'> = {
  regular: {},
  pill: { ...button('2rem', 600, '2px', '3.25rem', '1.875rem'), ...titleMarks.disc },
  heavy: { ...button('var(--radius-sm)', 650, '3px', '3.5rem', '1.75rem'), ...titleMarks.arrow },
  quiet: { ...button('var(--radius-sm)', 450, '1px', '2.875rem', '1.375rem'), ...titleMarks.line },
};

const tile = (stroke: number, ground: string, ink: string): Tokens => ({
  'icon-stroke': String(stroke),
  'tile-ground': `var(--${ground})`,
  'tile-ink': `var(--${ink})`,
});

const icons: TokenTable<'icons'> = {
  regular: {},
  thin: tile(1.2, 'tint-soft', 'brand-ink'),
  bold: tile(2.2, 'tint', 'brand-ink'),
  filled: { ...tile(1.7, 'brand', 'on-brand'), 'icon-fill': '.3' },
};

const sections: TokenTable<'sections'> = {
  bands: { page: 'var(--paper)', 'section-even': 'var(--band)' },
  cards: { page: 'var(--band)' },
  rules: { page: 'var(--paper)', 'section-line': 'var(--line)' },
};

/** Whether the column of headings at the side has its own ground, in place of bands. */
const hasRail = ({ sections: kind, heads }: Pick<ThemeOptions, 'sections' | 'heads'>): boolean =>
  kind === 'bands' && heads === 'side';

const wave = toCssImage(20, "><path d='M0 20v-9q5-10 10 0t10 0v9z'/>");

const edges = (row: string): TokenTable<'edge'> => ({
  dots: { edge: row },
  rule: { 'edge-size': '4px', edge: 'none' },
  wave: { edge: wave },
  none: { 'edge-size': '0px', edge: nothing },
});

/** Tile of a row of the motif's marks, as a mask. */
export const rowOfMarks = ({ motif }: Pick<ThemeOptions, 'motif'>): string => imageOf(motifs[motif].row);

/**
 * Custom properties of the root for the design options; only those that differ from the default.
 * @param direction of text, since some motifs are drawn at its end
 * @returns declarations without braces
 */
export function themeTokens(themeOptions: ThemeOptions, direction: Direction = 'rtl'): string {
  const motif = motifs[themeOptions.motif];
  const tokens: Tokens = {
    ...corners[themeOptions.corners],
    ...densities[themeOptions.density],
    ...buttons[themeOptions.buttons],
    ...icons[themeOptions.icons],
    ...sections[themeOptions.sections],
    ...(hasRail(themeOptions) ? { 'section-even': 'none', 'section-line': 'var(--line)' } : {}),
    ...frames[themeOptions.frame],
    ...edges(imageOf(motif.row))[themeOptions.edge],
    'motif-tile': groundMask(motif.tile, direction),
    ...(motif.tile?.at === 'head' ? { 'row-start': 'var(--edge-size,20px)', 'row-size': `${motif.tile.side}px` } : {}),
    mark: motif.mark,
    ...(motif.badge === motif.mark ? {} : { badge: motif.badge }),
    ...(motif.isOrnate ? {} : { ornament: 'none' }),
  };
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
