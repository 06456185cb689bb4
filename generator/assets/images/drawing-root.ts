import type { CustomPlugin } from 'svgo';

/** Sides of a drawing, in its own units or in pixels. */
export interface Sides {
  width: number;
  height: number;
}

/** Longest side that a drawing may declare, in pixels. */
const maxSide = 100_000;

/** Longer side of a drawing without a usable size, in pixels. */
const defaultSide = 1000;

/** CSS units in pixels, with the letter height that browsers assume. */
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

/** A length in pixels; undefined if absent, a percentage, or invalid. */
function lengthOf(text = ''): number | undefined {
  const [, number, unit = ''] = /^\s*\+?((?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(text) ?? [];
  const pixels = pixelsOf[unit.toLowerCase()];
  return number === undefined || pixels === undefined ? undefined : Number(number) * pixels;
}

/** Size of a view box, in units of the drawing; undefined if absent, invalid or empty. */
function boxOf(viewBox = ''): Sides | undefined {
  const numbers = viewBox
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0 ? { width, height } : undefined;
}

const isShown = (side: number) => side >= 1 && side <= maxSide;

/** The same ratio in whole pixels, at a size that can be shown. */
function toPixels({ width, height }: Sides): Sides {
  const scale = isShown(width) && isShown(height) ? 1 : defaultSide / Math.max(width, height);
  const whole = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: whole(width), height: whole(height) };
}

/** Decimals for coordinates that are precise enough for any screen: two, more for drawings a few units wide. */
export function decimalsFor(text: string): number {
  const box = boxOf(/\sviewBox\s*=\s*["']([^"']*)/.exec(text)?.[1]);
  const longer = box ? Math.max(box.width, box.height) : 10;
  return Math.min(12, 2 + Math.max(0, Math.ceil(Math.log10(10 / longer))));
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Corrects a size or view box of the root that cannot be shown; valid values stay unchanged. */
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
 * SVGO plugin that gives the root what browsers and programs need to show it: a namespace and a size.
 * @param header size that was read from the start of the file
 * @param onSize called with the size in pixels; undefined if nothing in the drawing tells its size
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
