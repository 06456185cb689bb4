import { sampleShape } from '../../content/site/samples.ts';

/** Common shapes; a picture that is nearly one of them gets its placeholder. */
const shapes: readonly [width: number, height: number][] = [
  [1, 1],
  [4, 3],
  [3, 2],
  [16, 9],
  [2, 1],
  [3, 1],
  [4, 1],
  [3, 4],
  [2, 3],
  [9, 16],
  [1, 2],
  [1, 3],
];

/** Longer side in pixels. */
const longest = 1200;

const distance = (one: number, other: number) => Math.abs(Math.log(one / other));

/** Placeholder of a picture that is missing. */
export interface Placeholder {
  /** Name under `assets/`; the check knows it by that name, and a strict one refuses it. */
  asset: string;
  width: number;
  height: number;
  svg: string;
}

const drawingOf = (width: number, height: number) => {
  const size = Math.round(Math.min(width, height) / 3);
  const frame = { x: Math.round((width - size * 1.3) / 2), y: Math.round((height - size) / 2), width: Math.round(size * 1.3) };
  const at = (across: number, down: number) =>
    `${frame.x + Math.round(frame.width * across)} ${frame.y + Math.round(size * down)}`;
  const [x, y] = at(0.28, 0.32).split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="#e5e7eb"/>
  <g fill="none" stroke="#6b7280" stroke-width="${Math.max(4, Math.round(size / 16))}" stroke-linejoin="round">
    <rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${size}" rx="${Math.round(size / 10)}"/>
    <circle cx="${x}" cy="${y}" r="${Math.round(size / 9)}"/>
    <path d="M${at(0.06, 0.9)} L${at(0.4, 0.5)} L${at(0.6, 0.74)} L${at(0.78, 0.56)} L${at(0.96, 0.86)}"/>
  </g>
</svg>
`;
};

/** Placeholder of the nearest shape; 3:2 if none is known. */
export function placeholderFor(width?: number, height?: number): Placeholder {
  const isKnown = width !== undefined && height !== undefined && width > 0 && height > 0;
  const ratio = isKnown ? width / height : 3 / 2;
  const [across, down] = shapes.reduce((best, shape) =>
    distance(shape[0] / shape[1], ratio) < distance(best[0] / best[1], ratio) ? shape : best,
  );
  const unit = longest / Math.max(across, down);
  const [pixelsAcross, pixelsDown] = [Math.round(across * unit), Math.round(down * unit)];
  return {
    asset: sampleShape(across, down),
    width: pixelsAcross,
    height: pixelsDown,
    svg: drawingOf(pixelsAcross, pixelsDown),
  };
}
