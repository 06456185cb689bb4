import { optimize } from 'svgo';
import type { CustomIcon } from '../../../templates/theme/icons/custom-icon.ts';
import { iconLimits } from '../../core/diagnostics/messages/icon-messages.ts';
import type { IconDiagnostic } from '../../core/diagnostics/messages/words.ts';
import { type Attributes, type IconShape, type ParsedIcon, readElements } from './icon-elements.ts';

const side = 24;
const first = { line: 1, column: 1 };

/** Transform that scales a drawing to the grid and centres it; undefined if its size is unknown. */
function placement({ viewBox, width = '', height = '' }: Attributes): string | undefined {
  const sides = [width, height].map((text) => (/^[\d.]+(?:px)?$/.test(text) ? Number.parseFloat(text) : 0));
  const [x = 0, y = 0, wide = 0, high = 0] =
    viewBox === undefined
      ? [0, 0, ...sides]
      : viewBox
          .trim()
          .split(/[\s,]+/)
          .map(Number);
  if (!(wide > 0 && high > 0 && Math.max(wide, high) <= 1e5)) return undefined;
  const scale = side / Math.max(wide, high);
  const [left, top] = [(side - wide * scale) / 2 - x * scale, (side - high * scale) / 2 - y * scale];
  return `translate(${left} ${top}) scale(${scale})`;
}

const isPainted = (colour: string) => colour !== 'none';

/** Converts a rectangle to a path: SVGO converts only rectangles with sharp corners. */
function toPath(shape: IconShape): IconShape {
  if (shape.element !== 'rect') return shape;
  const { x = '0', y = '0', width = '0', height = '0', rx, ry } = shape.geometry;
  const [wide, high] = [Number(width), Number(height)];
  const round = (radius: string | undefined, most: number) => Math.min(Number(radius ?? 0), most / 2);
  const [across, down] = [round(rx ?? ry, wide), round(ry ?? rx, high)];
  if (!(wide > 0 && high > 0)) return { ...shape, element: 'path', geometry: {} };
  const corner = (right: number, below: number) => (across > 0 && down > 0 ? `a${across} ${down} 0 0 1 ${right} ${below}` : '');
  const [h, v] = across > 0 && down > 0 ? [wide - 2 * across, high - 2 * down] : [wide, high];
  const start = `M${Number(x) + (wide - h) / 2} ${Number(y)}`;
  const d = `${start}h${h}${corner(across, down)}v${v}${corner(-across, down)}h${-h}${corner(-across, -down)}v${-v}${corner(across, -down)}z`;
  return { ...shape, element: 'path', geometry: { d } };
}

/**
 * Path data of shapes on the grid. The SVG passed to SVGO is written here, from values that were matched against their
 * patterns.
 */
function pathData(found: readonly IconShape[], placed: string): string {
  const elements = found.map(toPath).map(({ element, geometry, transform }) => {
    const values = Object.entries(geometry).map(([key, value]) => ` ${key}="${value}"`);
    return `<${element}${values.join('')} transform="${`${placed} ${transform}`.trim()}"/>`;
  });
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${elements.join('')}</svg>`, {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      { name: 'convertPathData', params: { floatPrecision: 3, applyTransforms: true, forceAbsolutePath: true } },
    ],
  });
  if (/transform=/.test(data)) throw new Error('A transform of an icon was not applied.');
  return [...data.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join('');
}

function iconDiagnosticsOf({ root, shapes: found, diagnostics }: ParsedIcon): IconDiagnostic[] {
  if (!root) return diagnostics.length > 0 ? [] : [{ reason: 'element', found: '', ...first }];
  const colours = new Set(found.flatMap(({ fill, stroke }) => [fill, stroke].filter(isPainted)));
  const points =
    found.reduce((sum, { geometry }) => sum + (`${geometry.d ?? ''}${geometry.points ?? ''}`.match(/[\d.]+/g)?.length ?? 8), 0) /
    2;
  return [
    ...(placement(root) === undefined ? [{ reason: 'size', found: root.viewBox ?? '', ...first } as const] : []),
    ...(colours.size > 1 && diagnostics.length === 0
      ? [{ reason: 'colours', found: [...colours].slice(0, 4).join(', '), ...first } as const]
      : []),
    ...(colours.size === 0 && diagnostics.length === 0 ? [{ reason: 'empty', found: '', ...first } as const] : []),
    ...(points > iconLimits.points ? [{ reason: 'points', found: String(Math.round(points)), ...first } as const] : []),
  ];
}

/**
 * Reads an icon from an SVG file: allowed elements and attributes become path data in the text colour, with the line width of
 * the icon set. Never throws because of the content of a file.
 * @returns the icon, or every reason why the file cannot be one
 */
export function readIconFile(bytes: Uint8Array): CustomIcon | IconDiagnostic[] {
  if (bytes.length > iconLimits.bytes) return [{ reason: 'bytes', found: `${Math.ceil(bytes.length / 1024)} KB`, ...first }];
  const reading = readElements(new TextDecoder().decode(bytes));
  const diagnostics = [...reading.diagnostics, ...iconDiagnosticsOf(reading)];
  const placed = reading.root && placement(reading.root);
  if (diagnostics.length > 0 || placed === undefined) return diagnostics;
  const areas = reading.shapes.filter(({ fill, element }) => isPainted(fill) && element !== 'line');
  try {
    const icon = {
      lines: pathData(
        reading.shapes.filter(({ stroke }) => isPainted(stroke)),
        placed,
      ),
      areas: pathData(
        areas.filter(({ rule }) => rule !== 'evenodd'),
        placed,
      ),
      evenOddAreas: pathData(
        areas.filter(({ rule }) => rule === 'evenodd'),
        placed,
      ),
    };
    const isEmpty = Object.values(icon).every((data) => data === '');
    return isEmpty ? [{ reason: 'empty', found: '', ...first }] : icon;
  } catch {
    return [{ reason: 'value', found: '', ...first }];
  }
}
