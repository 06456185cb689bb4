import type { Face, HeadingsName } from '../face.ts';
import { fluid, headingSizes } from '../tokens.ts';

/** How heavy headings are: as it suits their family, as its texts, or the lightest or heaviest that it is good in. */
export type HeadingWeight = 'own' | 'regular' | 'light' | 'heavy';

interface HeadingStyle {
  /** What the largest of their sizes is multiplied by: of the first of a page, of those of sections. */
  scale: readonly [page: number, section: number];
  /** How much higher their lines are. */
  leading: number;
  weight: HeadingWeight;
  /** Between Latin letters, in em; Arabic ones join. */
  tracking?: number;
  /** Small headings in Latin capitals. */
  hasCapitals?: true;
  /** Of what is said below the first heading of a page, in rem, and how high its lines are. Absent: as components have it. */
  lead?: readonly [size: number, leading: number];
}

/** How headings are set. The first is that of components. */
export const headingStyles: Record<HeadingsName, HeadingStyle> = {
  regular: { scale: [1, 1], leading: 1, weight: 'own' },
  light: { scale: [1.08, 1.04], leading: 1.04, weight: 'light', tracking: -0.01, lead: [1.15, 1.9] },
  heavy: { scale: [1.12, 1.06], leading: 0.95, weight: 'heavy', tracking: -0.02, lead: [1.2, 1.8] },
  display: { scale: [1.3, 1.16], leading: 0.92, weight: 'own', tracking: -0.025, lead: [1.4, 1.6] },
  small: { scale: [0.8, 0.78], leading: 1.02, weight: 'own', hasCapitals: true, lead: [1.125, 1.6] },
  classic: { scale: [1.06, 1.14], leading: 0.97, weight: 'regular', hasCapitals: true, lead: [1.3, 1.5] },
};

/** The weights that headings in the family of texts are set in. */
export const sharedWeights = { own: 650, regular: 400, light: 400, heavy: 800 } as const;

/** The paragraph below the first heading, which has a class, unlike those of buttons and of running text. */
const leads = 'main[id] :is(h1,div:has(>h1))+p[class]:not(:has(>[class]))';

const short = (value: number) => Number(value.toFixed(4));

/** A size whose most is multiplied; on phones, where a line is a few words, it changes by half as much. */
function scaled([least, start, growth, most]: (typeof headingSizes)[keyof typeof headingSizes], scale: number): string {
  const [from, to] = [(least - start) / growth, (most - start) / growth];
  const [low, high] = [(least * (1 + scale)) / 2, most * scale];
  const slope = (high - low) / (to - from);
  return fluid([short(low), short(low - slope * from), short(slope), short(high)]);
}

/** The rules of headings that are not as components have them; nothing for those. */
export function headingRules({ headings }: Pick<Face, 'headings'>): string {
  if (headings === 'regular') return '';
  const { scale, weight, tracking, hasCapitals, lead } = headingStyles[headings];
  const [page, section] = scale;
  const scales = { '2xl': section, '3xl': page, '4xl': page, statement: Math.min(section, 1) };
  const sizes = Object.entries(scales).map(
    ([name, by]) => `--text-${name}:${scaled(headingSizes[name as keyof typeof scales], by)}`,
  );
  const latin = ':where(:lang(en))';
  return (
    `:root{${sizes.join(';')}}` +
    (weight === 'own' ? '' : `:where(h1,h2,h3,h4){font-weight:${sharedWeights[weight]}}`) +
    (tracking ? `:where(h1,h2)${latin}{letter-spacing:${tracking}em}:where(h1,h2) :lang(ar){letter-spacing:0}` : '') +
    (lead ? `${leads}{font-size:${lead[0]}rem;line-height:${lead[1]}}` : '') +
    (hasCapitals ? `section[data-role=label] h2${latin}{text-transform:uppercase;letter-spacing:.08em}` : '')
  );
}
