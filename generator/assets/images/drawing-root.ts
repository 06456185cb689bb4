import type { CustomPlugin } from 'svgo';

/** Sides of a drawing, in its own units or in pixels. */
export interface Sides {
  width: number;
  height: number;
}

/** Longest side that a drawing may say of itself, in pixels: what is beyond it is no size to show anything at. */
const maxSide = 100_000;

/** The longer side of a drawing that says no size of its own to be shown at, in pixels. */
const defaultSide = 1000;

/** Pixels of the units of CSS, with letters as high as browsers have them. */
const pixelsOf: Record<string, number> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
};

/** A length in pixels; undefined for none, for a share of what is around, and for what browsers pass over. */
function lengthOf(text = ''): number | undefined {
  const [, number, unit = ''] = /^\s*\+?((?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(text) ?? [];
  const pixels = pixelsOf[unit.toLowerCase()];
  return number === undefined || pixels === undefined ? undefined : Number(number) * pixels;
}

/** What a view box shows, in units of the drawing; undefined for none, and for one that shows nothing. */
function boxOf(viewBox = ''): Sides | undefined {
  const numbers = viewBox
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0 ? { width, height } : undefined;
}

const isShown = (side: number) => side >= 1 && side <= maxSide;

/** The same ratio in whole pixels that something can be shown at. */
function toPixels({ width, height }: Sides): Sides {
  const scale = isShown(width) && isShown(height) ? 1 : defaultSide / Math.max(width, height);
  const whole = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: whole(width), height: whole(height) };
}

/** Decimals that tell places of a drawing apart as no screen needs them finer: two, more where all of it is a few units large. */
export function decimalsFor(text: string): number {
  const box = boxOf(/\sviewBox\s*=\s*["']([^"']*)/.exec(text)?.[1]);
  const longer = box ? Math.max(box.width, box.height) : 10;
  return Math.min(12, 2 + Math.max(0, Math.ceil(Math.log10(10 / longer))));
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** What the root of a drawing says that cannot be shown becomes what can be; what is right stays as it is. */
function fixSize(attributes: Record<string, string>, header: Partial<Sides>): Sides | undefined {
  const box = boxOf(attributes.viewBox);
  const said = { width: lengthOf(attributes.width), height: lengthOf(attributes.height) };
  const isRight = [said.width, said.height].every((side) => side === undefined || isShown(side));
  const isKnown = isShown(header.width ?? 0) && isShown(header.height ?? 0);
  if (isRight && isKnown && (box || attributes.viewBox === undefined)) return header as Sides;
  const { width = 0, height = 0 } = said;
  const whole = box ?? (width > 0 && height > 0 && Number.isFinite(width + height) ? { width, height } : undefined);
  if (!whole) return undefined;
  const size = toPixels(isShown(width) && isShown(height) ? { width, height } : whole);
  if (!box) attributes.viewBox = `0 0 ${whole.width} ${whole.height}`;
  attributes.width = String(size.width);
  attributes.height = String(size.height);
  return size;
}

/**
 * Gives the root of a drawing what browsers and programs need to show it: its namespace, and a size.
 * @param header the size that its head seems to say
 * @param onSize is told the size in pixels; undefined where nothing of the drawing says how large anything in it is
 */
export function fixRoot(header: Partial<Sides>, onSize: (size: Sides | undefined) => void): CustomPlugin {
  return {
    name: 'mend-root',
    fn: () => ({
      element: {
        enter: ({ name, attributes }, parent) => {
          if (parent.type !== 'root' || name !== 'svg') return;
          attributes.xmlns ??= svgNamespace;
          onSize(fixSize(attributes, header));
        },
      },
    }),
  };
}
