import { formatHex, parse } from 'culori';
import sax from 'sax';
import type { IconDiagnostic } from '../../core/diagnostics/messages/words.ts';

const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,2})?`;
const isNumber = new RegExp(`^\\s*${number}\\s*$`);
const isPoints = new RegExp(`^\\s*${number}(?:[\\s,]+${number})*\\s*$`);
const isPath = /^\s*[Mm][\dMmLlHhVvCcSsQqTtAaZzEe\s,.+-]*$/;
const isTransform = new RegExp(
  String.raw`^\s*(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s*\(\s*${number}(?:[\s,]+${number})*\s*\)[\s,]*)*$`,
);
const isColour = /^(?:none|currentColor|#[0-9a-f]{3,8}|[a-z]{3,24}|rgb\([\d\s,.%]+\))$/i;
const isWord = /^[a-z]+$/;

/** Geometry attributes of the elements that draw. */
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

/** Further attributes of the root; they do not affect the shapes. */
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

/** Pattern for the value of an attribute; undefined if the attribute is not allowed. */
function patternOf(element: string, key: string, isRoot: boolean): RegExp | undefined {
  if (shapes[element]?.includes(key)) return patternOfShape(key);
  if (Object.hasOwn(paint, key)) return paint[key];
  return isRoot && Object.hasOwn(ofRoot, key) ? ofRoot[key] : undefined;
}

export type Attributes = Readonly<Record<string, string>>;

/** Inherited paint properties of an element. */
interface PaintContext {
  fill: string;
  stroke: string;
  rule: string;
  transform: string;
}

export interface IconShape extends PaintContext {
  element: string;
  geometry: Attributes;
}

export interface ParsedIcon {
  diagnostics: IconDiagnostic[];
  root: Attributes | undefined;
  shapes: IconShape[];
}

/** Default fill. */
const black = '#000000';

/** A colour in canonical form; transparent is `none`, and `currentColor` counts as black. */
function colourOf(written: string): string {
  if (/^currentcolor$/i.test(written)) return black;
  const colour = parse(written);
  return colour?.alpha === 0 ? 'none' : (formatHex(colour) ?? written.toLowerCase());
}

type Place = Pick<IconDiagnostic, 'line' | 'column'>;

/** Reads the allowed elements and attributes, and reports all others. */
class ElementReader {
  readonly reading: ParsedIcon = { diagnostics: [], root: undefined, shapes: [] };
  readonly #parser = sax.parser(true, { position: true, strictEntities: true });
  readonly #around: PaintContext[] = [{ fill: black, stroke: 'none', rule: 'nonzero', transform: '' }];
  /** Depth of nested elements that are skipped. */
  #skipped = 0;
  /** Position of the last start tag. */
  #start: Place = { line: 1, column: 1 };

  read(text: string): ParsedIcon {
    this.#listen();
    try {
      this.#parser.write(text.replace(/^\ufeff/, '')).close();
    } catch {
      if (this.reading.diagnostics.length === 0) this.#tell('syntax', '');
    }
    return this.reading;
  }

  #listen(): void {
    const parser = this.#parser;
    parser.onopentagstart = () => {
      this.#start = this.#place();
    };
    parser.onattribute = ({ name, value }) => this.#attribute(parser.tag.name, name, value);
    parser.onopentag = ({ name, attributes }) => this.#open(name, attributes as Attributes);
    parser.onclosetag = () => {
      if (this.#skipped > 0) this.#skipped--;
      else this.#around.pop();
    };
    parser.ondoctype = () => this.#tell('doctype', '<!DOCTYPE>');
    parser.oncdata = () => this.#tell('element', '<![CDATA[');
    parser.onprocessinginstruction = ({ name }) => {
      if (name !== 'xml') this.#tell('element', `<?${name}?>`);
    };
    parser.ontext = (found) => {
      if (this.#skipped === 0 && found.trim() !== '') this.#tell('element', found.trim());
    };
    parser.onerror = (error) => {
      this.#tell('syntax', error.message.split('\n')[0] ?? '');
      // Errors that follow a syntax error would be arbitrary.
      throw error;
    };
  }

  #place(): Place {
    return { line: this.#parser.line + 1, column: Math.max(1, this.#parser.column) };
  }

  #tell(reason: IconDiagnostic['reason'], found: string, place = this.#place()): void {
    this.reading.diagnostics.push({ reason, found: found.slice(0, 60), ...place });
  }

  #attribute(element: string, name: string, value: string): void {
    const isKnown = element === 'g' || (element === 'svg' && !this.reading.root) || Object.hasOwn(shapes, element);
    if (this.#skipped > 0 || !isKnown) return;
    const pattern = patternOf(element, name, element === 'svg');
    if (!pattern) this.#tell('attribute', `${name}="${value}"`);
    else if (!pattern.test(value)) this.#tell('value', `${name}="${value}"`);
  }

  #open(name: string, given: Attributes): void {
    const outer = this.#around.at(-1) as PaintContext;
    if (this.#skipped > 0 || name === 'title') {
      this.#skipped++;
      return;
    }
    const isRoot = !this.reading.root;
    if (name === 'svg' && isRoot) this.reading.root = given;
    else if (isRoot || (name !== 'g' && !Object.hasOwn(shapes, name))) {
      this.#tell('element', `<${name}>`, this.#start);
      this.#skipped++;
      return;
    }
    const inner: PaintContext = {
      fill: given.fill === undefined ? outer.fill : colourOf(given.fill),
      stroke: given.stroke === undefined ? outer.stroke : colourOf(given.stroke),
      rule: given['fill-rule'] ?? outer.rule,
      transform: `${outer.transform} ${given.transform ?? ''}`.trim(),
    };
    this.#around.push(inner);
    const keys = shapes[name];
    if (!keys) return;
    const geometry = Object.fromEntries(keys.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])));
    this.reading.shapes.push({ ...inner, element: name, geometry });
  }
}

export const readElements = (text: string): ParsedIcon => new ElementReader().read(text);
