import { formatHex, parse } from 'culori';
import sax from 'sax';
import { optimize } from 'svgo';
import type { OwnIcon } from '../../templates/icons/own-icon.ts';
import { iconLimits } from '../diagnostics/messages/icon-faults.ts';
import type { IconFault } from '../diagnostics/messages/words.ts';

const side = 24;
const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,2})?`;
const isNumber = new RegExp(`^\\s*${number}\\s*$`);
const isPoints = new RegExp(`^\\s*${number}(?:[\\s,]+${number})*\\s*$`);
const isPath = /^\s*[Mm][\dMmLlHhVvCcSsQqTtAaZzEe\s,.+-]*$/;
const isTransform = new RegExp(
  String.raw`^\s*(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s*\(\s*${number}(?:[\s,]+${number})*\s*\)[\s,]*)*$`,
);
const isColour = /^(?:none|currentColor|#[0-9a-f]{3,8}|[a-z]{3,24}|rgb\([\d\s,.%]+\))$/i;
const isWord = /^[a-z]+$/;

/** What the elements that draw are measured by. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
};

const paint: Readonly<Record<string, RegExp>> = {
  fill: isColour,
  stroke: isColour,
  transform: isTransform,
  'stroke-width': isNumber,
  'stroke-linecap': isWord,
  'stroke-linejoin': isWord,
  'stroke-miterlimit': isNumber,
  'fill-rule': /^(?:nonzero|evenodd)$/,
  'clip-rule': /^(?:nonzero|evenodd)$/,
};

/** Of the root, besides; what says nothing of the drawing. */
const ofRoot: Readonly<Record<string, RegExp>> = {
  viewBox: isPoints,
  width: /^[\d.]+(?:px|%|em|rem)?$/,
  height: /^[\d.]+(?:px|%|em|rem)?$/,
  xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
  version: /^[\d.]+$/,
  role: isWord,
  'aria-hidden': isWord,
};

const patternOfShape = (key: string) => (key === 'd' ? isPath : key === 'points' ? isPoints : isNumber);

/** The rule of an attribute; undefined where it is not allowed. */
function patternOf(element: string, key: string, isRoot: boolean): RegExp | undefined {
  if (shapes[element]?.includes(key)) return patternOfShape(key);
  if (Object.hasOwn(paint, key)) return paint[key];
  return isRoot && Object.hasOwn(ofRoot, key) ? ofRoot[key] : undefined;
}

type Attributes = Readonly<Record<string, string>>;

/** What is drawn so far, and how what stands inside is. */
interface Around {
  fill: string;
  stroke: string;
  rule: string;
  transform: string;
}

interface Shape extends Around {
  element: string;
  geometry: Attributes;
}

interface Reading {
  faults: IconFault[];
  root: Attributes | undefined;
  shapes: Shape[];
}

/** What is filled where nothing else is said. */
const black = '#000000';

/** A colour in one form, however it is written; what is not seen is none, and the colour of the words around it stands for black. */
function colourOf(written: string): string {
  if (/^currentcolor$/i.test(written)) return black;
  const colour = parse(written);
  return colour?.alpha === 0 ? 'none' : (formatHex(colour) ?? written.toLowerCase());
}

/** Reads the elements and attributes of the list, and tells of every other. */
function readElements(text: string): Reading {
  const parser = sax.parser(true, { position: true, strictEntities: true });
  const reading: Reading = { faults: [], root: undefined, shapes: [] };
  const around: Around[] = [{ fill: black, stroke: 'none', rule: 'nonzero', transform: '' }];
  let [skipped, start] = [0, { line: 1, column: 1 }];
  const tell = (
    reason: IconFault['reason'],
    found: string,
    place = { line: parser.line + 1, column: Math.max(1, parser.column) },
  ) => reading.faults.push({ reason, found: found.slice(0, 60), ...place });
  parser.onopentagstart = () => {
    start = { line: parser.line + 1, column: Math.max(1, parser.column) };
  };
  parser.onattribute = ({ name, value }) => {
    const element = parser.tag.name;
    const isKnown = element === 'g' || (element === 'svg' && !reading.root) || Object.hasOwn(shapes, element);
    if (skipped > 0 || !isKnown) return;
    const pattern = patternOf(element, name, element === 'svg');
    if (!pattern) tell('attribute', `${name}="${value}"`);
    else if (!pattern.test(value)) tell('value', `${name}="${value}"`);
  };
  parser.onopentag = ({ name, attributes }) => {
    const given = attributes as Attributes;
    const outer = around.at(-1) as Around;
    if (skipped > 0 || name === 'title') {
      skipped++;
      return;
    }
    const isRoot = !reading.root;
    if (name === 'svg' && isRoot) reading.root = given;
    else if (isRoot || (name !== 'g' && !Object.hasOwn(shapes, name))) {
      tell('element', `<${name}>`, start);
      skipped++;
      return;
    }
    const inner: Around = {
      fill: given.fill === undefined ? outer.fill : colourOf(given.fill),
      stroke: given.stroke === undefined ? outer.stroke : colourOf(given.stroke),
      rule: given['fill-rule'] ?? outer.rule,
      transform: `${outer.transform} ${given.transform ?? ''}`.trim(),
    };
    around.push(inner);
    const keys = shapes[name];
    if (!keys) return;
    const geometry = Object.fromEntries(keys.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])));
    reading.shapes.push({ ...inner, element: name, geometry });
  };
  parser.onclosetag = () => {
    if (skipped > 0) skipped--;
    else around.pop();
  };
  parser.ondoctype = () => tell('doctype', '<!DOCTYPE>');
  parser.oncdata = () => tell('element', '<![CDATA[');
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') tell('element', `<?${name}?>`);
  };
  parser.ontext = (found) => {
    if (skipped === 0 && found.trim() !== '') tell('element', found.trim());
  };
  parser.onerror = (error) => {
    tell('syntax', error.message.split('\n')[0] ?? '');
    // What follows a fault of syntax would be told of at random.
    throw error;
  };
  try {
    parser.write(text.replace(/^\ufeff/, '')).close();
  } catch {
    if (reading.faults.length === 0) tell('syntax', '');
  }
  return reading;
}

const first = { line: 1, column: 1 };

/** What moves a drawing to the middle of the grid, as large as it holds; undefined where nothing says how large it is. */
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

/** A rectangle as a path, which the library makes of it only where its corners are sharp. */
function toPath(shape: Shape): Shape {
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

/** Path data of shapes on the grid. What is given to the library is written by us, of values that passed their patterns. */
function pathData(found: readonly Shape[], placed: string): string {
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

function faultsOfWhole({ root, shapes: found, faults }: Reading): IconFault[] {
  if (!root) return faults.length > 0 ? [] : [{ reason: 'element', found: '', ...first }];
  const colours = new Set(found.flatMap(({ fill, stroke }) => [fill, stroke].filter(isPainted)));
  const points =
    found.reduce((sum, { geometry }) => sum + (`${geometry.d ?? ''}${geometry.points ?? ''}`.match(/[\d.]+/g)?.length ?? 8), 0) /
    2;
  return [
    ...(placement(root) === undefined ? [{ reason: 'size', found: root.viewBox ?? '', ...first } as const] : []),
    ...(colours.size > 1 && faults.length === 0
      ? [{ reason: 'colours', found: [...colours].slice(0, 4).join(', '), ...first } as const]
      : []),
    ...(colours.size === 0 && faults.length === 0 ? [{ reason: 'empty', found: '', ...first } as const] : []),
    ...(points > iconLimits.points ? [{ reason: 'points', found: String(Math.round(points)), ...first } as const] : []),
  ];
}

/**
 * Takes an icon from an SVG file: what is on a list of elements and attributes, drawn anew as path data, in the one colour of the
 * words around it; lines are as thick as those of the set. Never throws for what a file holds.
 * @returns the icon, or everything that keeps the file from being one.
 */
export function readOwnIcon(bytes: Uint8Array): OwnIcon | IconFault[] {
  if (bytes.length > iconLimits.bytes) return [{ reason: 'bytes', found: `${Math.ceil(bytes.length / 1024)} KB`, ...first }];
  const reading = readElements(new TextDecoder().decode(bytes));
  const faults = [...reading.faults, ...faultsOfWhole(reading)];
  const placed = reading.root && placement(reading.root);
  if (faults.length > 0 || placed === undefined) return faults;
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
