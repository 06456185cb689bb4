const head = 'xmlns="http://www.w3.org/2000/svg"';

/** Drawing filled with one green. */
const filled = (attributes: string, { width, height }: { width: number; height: number }) =>
  `<svg ${attributes}><path fill="#0f5c48" d="M0 0h${width}v${height}H0z"/></svg>`;

/** Drawings with unusual sizes, and the size that pages should use. */
export const oddSizes: Record<string, { svg: string; size: [width: number, height: number] }> = {
  long: { svg: filled(`${head} viewBox="0 0 3000 30"`, { width: 3000, height: 30 }), size: [3000, 30] },
  tall: { svg: filled(`${head} viewBox="0 0 30 3000"`, { width: 30, height: 3000 }), size: [30, 3000] },
  longest: { svg: filled(`${head} viewBox="0 0 300000 30"`, { width: 300_000, height: 30 }), size: [1000, 1] },
  map: { svg: filled(`${head} viewBox="0 0 20000 15000"`, { width: 20_000, height: 15_000 }), size: [20_000, 15_000] },
  world: { svg: filled(`${head} viewBox="0 0 2e6 1.5e6"`, { width: 2e6, height: 1.5e6 }), size: [1000, 750] },
  tiny: { svg: filled(`${head} viewBox="0 0 0.4 0.3"`, { width: 0.4, height: 0.3 }), size: [1000, 750] },
  narrow: { svg: filled(`${head} viewBox="0 0 40 30" width="0"`, { width: 40, height: 30 }), size: [40, 30] },
  none: { svg: filled(`${head} viewBox="0 0 40 30" width="0" height="0"`, { width: 40, height: 30 }), size: [40, 30] },
  vast: { svg: filled(`${head} viewBox="0 0 40 30" width="1e9" height="1e9"`, { width: 40, height: 30 }), size: [40, 30] },
  unboxed: { svg: filled(`${head} width="0.4" height="0.3"`, { width: 0.4, height: 0.3 }), size: [1000, 750] },
  commas: { svg: filled(`${head} viewBox="0,0,40,30"`, { width: 40, height: 30 }), size: [40, 30] },
  nameless: { svg: filled('viewBox="0 0 40 30"', { width: 40, height: 30 }), size: [40, 30] },
};

/** Nested references, ten each ("billion laughs"): 1.4 KB that expand to a billion squares. */
export function laughs(levels = 9): string {
  const groups = Array.from(
    { length: levels },
    (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
  );
  const inner = `<defs><rect id="a0" width="1" height="1"/>${groups.join('')}</defs><use href="#a${levels}"/>`;
  return `<svg ${head} viewBox="0 0 40 30">${inner}</svg>`;
}

/** Nested patterns, referenced only by their fills. */
export function patterns(levels = 20): string {
  const fill = (level: number) => (level === 0 ? 'red' : `url(#p${level - 1})`);
  const square = (level: number) => `<rect width="1" height="1" fill="${fill(level)}"/>`;
  const all = Array.from(
    { length: levels },
    (_, level) => `<pattern id="p${level}" width="1" height="1">${square(level).repeat(3)}</pattern>`,
  );
  return `<svg ${head} viewBox="0 0 40 30"><defs>${all.join('')}</defs>${square(levels)}</svg>`;
}

/** Chained filters over an area many times as large as the drawing. */
export const effects =
  `<svg ${head} viewBox="0 0 40 30"><filter id="f" x="-1000%" y="-1000%" width="3000%" height="3000%">` +
  '<feTurbulence numOctaves="10" baseFrequency=".01"/><feGaussianBlur stdDeviation="1000"/><feMorphology radius="500"/>'.repeat(
    40,
  ) +
  '</filter><rect width="100" height="100" filter="url(#f)"/></svg>';
