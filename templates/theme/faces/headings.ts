import type { HeadingsName, ThemeOptions } from '../theme-options.ts';
import { fluid, headingSizes } from '../tokens.ts';

/** Font weight of headings: that of their family, that of text, or the lightest or heaviest suitable weight. */
export type HeadingWeight = 'own' | 'regular' | 'light' | 'heavy';

interface HeadingStyle {
  /** Factors of the largest sizes: of page titles and of section headings. */
  scale: readonly [page: number, section: number];
  /** Added line height. */
  leading: number;
  weight: HeadingWeight;
  /** Letter spacing of Latin text in em; Arabic letters join. */
  tracking?: number;
  /** Small headings in Latin capitals. */
  hasCapitals?: true;
  /** Size in rem and line height of the lead paragraph. Absent: the default of components. */
  lead?: readonly [size: number, leading: number];
}

/** Heading styles. The first is the default of components. */
export const headingStyles: Record<HeadingsName, HeadingStyle> = {
  regular: { scale: [1, 1], leading: 1, weight: 'own' },
  light: { scale: [1.08, 1.04], leading: 1.04, weight: 'light', tracking: -0.01, lead: [1.15, 1.9] },
  heavy: { scale: [1.12, 1.06], leading: 0.95, weight: 'heavy', tracking: -0.02, lead: [1.2, 1.8] },
  display: { scale: [1.3, 1.16], leading: 0.92, weight: 'own', tracking: -0.025, lead: [1.4, 1.6] },
  small: { scale: [0.8, 0.78], leading: 1.02, weight: 'own', hasCapitals: true, lead: [1.125, 1.6] },
  classic: { scale: [1.06, 1.14], leading: 0.97, weight: 'regular', hasCapitals: true, lead: [1.3, 1.5] },
};

/** Heading weights if headings use the text font. */
export const sharedWeights = { own: 650, regular: 400, light: 400, heavy: 800 } as const;

/** The lead paragraph has a class, unlike paragraphs of buttons and of running text. */
const leads = 'main[id] :is(h1,div:has(>h1))+p[class]:not(:has(>[class]))';

const short = (value: number) => Number(value.toFixed(4));

/** Scales the largest value of a size; on phones, where a line has few words, by half as much. */
function scaled([least, start, growth, most]: (typeof headingSizes)[keyof typeof headingSizes], scale: number): string {
  const [from, to] = [(least - start) / growth, (most - start) / growth];
  const [low, high] = [(least * (1 + scale)) / 2, most * scale];
  const slope = (high - low) / (to - from);
  return fluid([short(low), short(low - slope * from), short(slope), short(high)]);
}

/** Rules of heading styles; empty for the default. */
export function headingRules({ headings }: Pick<ThemeOptions, 'headings'>): string {
  if (headings === 'regular') return '';
  const { scale, weight, tracking, hasCapitals, lead } = headingStyles[headings];
  const [page, section] = scale;
  const scales = { '2xl': section, '3xl': page, '4xl': page, statement: Math.min(section, 1) };
  const sizes = Object.entries(scales).map(
    ([name, by]) => `--text-${name}:${scaled(headingSizes[name as keyof typeof scales], by)}`,
  );
  const latin = ':where(:lang(en))';
  const tokens = weight === 'own' ? sizes : [...sizes, `--heading-weight:${sharedWeights[weight]}`];
  return (
    `:root{${tokens.join(';')}}` +
    (tracking ? `:where(h1,h2)${latin}{letter-spacing:${tracking}em}:where(h1,h2) :lang(ar){letter-spacing:0}` : '') +
    (lead ? `${leads}{font-size:${lead[0]}rem;line-height:${lead[1]}}` : '') +
    (hasCapitals ? `section[data-role=label] h2${latin}{text-transform:uppercase;letter-spacing:.08em}` : '')
  );
}
