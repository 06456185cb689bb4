import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Path } from './path.ts';
import { type PlaceFinder, placesOfPlainText, placesOfTree } from './places.ts';
import { readPlainJson } from './plain-json.ts';
import { type Repair, repair } from './repair/repair.ts';
import type { Slip } from './repair/slip.ts';
import { deepest, findTooDeep, toValue } from './tree.ts';
import { get } from './walk.ts';

/** A place in the text: line and column from 1, column in UTF-16 units as editors count. */
export interface Position {
  line: number;
  column: number;
}

/** What is wrong with the encoding of a file, and where it shows. */
export interface EncodingFault {
  position: Position;
  parameters: { found?: string };
}

/** Characters of a line that are kept on each side of a place that is quoted. */
const quotedAround = 300;

const parseOptions = { disallowComments: true, allowTrailingComma: false };

/** Places of a text that was cut; each is undefined where the text as a whole is to be asked. */
export interface Pieces {
  positionOf: (path: Path) => Position | undefined;
  positionOfKey: (path: Path) => Position | undefined;
  positionInText: (path: Path, index: number) => Position | undefined;
  quote: (position: Position) => Quote | undefined;
}

/** A text that is known to be JSON without a fault; it is decoded and read when it is asked for. */
export interface KnownText {
  text: () => string;
  value: () => unknown;
  /** What stands under a key of the whole. */
  part: (key: string) => unknown;
  pieces: Pieces;
}

/** A line, perhaps cropped, and the index of a place in it. */
export interface Quote {
  text: string;
  index: number;
}

/** Crops a line around the index of a place. */
export function cropLine(line: string, index: number): Quote {
  const from = Math.max(0, index - quotedAround);
  return { text: line.slice(from, from + 2 * quotedAround).replace(/\r$/, ''), index: index - from };
}

/** A JSON text with the place of everything in it. */
export class Source {
  readonly file: string;
  /** Whether it is JSON without a fault, every key once: it was then read without a tree. */
  readonly isPlain: boolean;
  readonly syntaxErrors: ParseError[] = [];
  /** Slips that were read as what they mean. */
  readonly slips: Slip[] = [];
  /** Where the nesting becomes deeper than anything content needs; the text is then not read further. */
  readonly tooDeepAt: number | undefined;
  /** Stretches of which nothing can be told, because a bracket in them has no end of its own. */
  readonly broken: Repair['broken'] = [];
  encodingFault: EncodingFault | undefined;
  readonly #known: KnownText | undefined;
  #text: string | undefined;
  #value: { value: unknown } | undefined;
  #finder: PlaceFinder | undefined;
  #starts: number[] | undefined;
  #root: Node | undefined;
  /** The place last asked for within a text: most are asked for in their order, and a text may be long. */
  #reached: { start: number; unit: number; offset: number } | undefined;

  /** @param file name shown in messages; @param content the JSON */
  constructor(file: string, content: string | KnownText) {
    this.file = file;
    if (typeof content !== 'string') {
      this.isPlain = true;
      this.#known = content;
      return;
    }
    this.#text = content;
    const plain = readPlainJson(content, deepest);
    this.isPlain = plain !== undefined;
    if (plain) {
      this.#value = plain;
      return;
    }
    this.tooDeepAt = findTooDeep(content);
    if (this.tooDeepAt === undefined) this.#root = parseTree(content, this.syntaxErrors, parseOptions);
    if (this.syntaxErrors.length > 0) {
      const repaired = repair(content);
      this.slips = repaired.slips;
      this.broken = repaired.broken;
      this.syntaxErrors = [];
      this.tooDeepAt = findTooDeep(repaired.text);
      // Of a file of another kind nothing is left to be read.
      const isRead = this.tooDeepAt === undefined && repaired.text.trim() !== '';
      this.#root = isRead ? parseTree(repaired.text, this.syntaxErrors, parseOptions) : undefined;
    }
    this.#value = { value: this.#root && toValue(this.#root) };
    this.#finder = placesOfTree(this.#root);
  }

  get text(): string {
    this.#text ??= this.#known?.text() ?? '';
    return this.#text;
  }

  get value(): unknown {
    this.#value ??= { value: this.#known?.value() };
    return this.#value.value;
  }

  /** What stands under a key of the whole, without reading the rest where that is known to be right. */
  part(key: string): unknown {
    return this.#value || !this.#known ? get(this.value, key) : this.#known.part(key);
  }

  get #places(): PlaceFinder {
    this.#finder ??= placesOfPlainText(this.text);
    return this.#finder;
  }

  /** The tree of the text, with the place of everything in it; undefined where nothing could be read. */
  get root(): Node | undefined {
    if (this.isPlain) this.#root ??= parseTree(this.text, [], parseOptions);
    return this.#root;
  }

  get #lineStarts(): number[] {
    if (this.#starts) return this.#starts;
    this.#starts = [0];
    for (let at = this.text.indexOf('\n'); at !== -1; at = this.text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
    return this.#starts;
  }

  /** The line of a place, cropped around it, and the index of the place in what is left. */
  quote(position: Position): Quote {
    const quoted = this.#known?.pieces.quote(position);
    if (quoted) return quoted;
    const { line, column } = position;
    const start = this.#lineStarts[line - 1] ?? 0;
    const end = (this.#lineStarts[line] ?? this.text.length + 1) - 1;
    return cropLine(this.text.slice(start, end), column - 1);
  }

  /** Place of an offset into the text. */
  positionAt(offset: number): Position {
    // What repair added at the end is no place of the file.
    const at = Math.min(offset, this.text.length);
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#lineStarts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (this.#lineStarts[low] ?? 0) + 1 };
  }

  /** Whether an offset is where nothing can be told. */
  isBroken(offset: number): boolean {
    return this.broken.some(([from, to]) => offset > from && offset < to);
  }

  /** Offset of a place. */
  offsetAt({ line, column }: Position): number {
    return (this.#lineStarts[line - 1] ?? 0) + column - 1;
  }

  /** Place of a value; where the path does not exist, of the nearest thing around it. */
  positionOf(path: Path): Position {
    return this.#known?.pieces.positionOf(path) ?? this.positionAt(this.#places.nearest(path)?.offset ?? 0);
  }

  /** Where the text of a value begins and ends; undefined where the path does not exist. */
  spanOf(path: Path): [from: number, to: number] | undefined {
    const place = this.#places.find(path);
    return place && [place.offset, place.end];
  }

  /** Place of the key of a property. */
  positionOfKey(path: Path): Position {
    const known = this.#known?.pieces.positionOfKey(path);
    if (known) return known;
    const keyOffset = this.#places.find(path)?.keyOffset;
    return keyOffset === undefined ? this.positionOf(path) : this.positionAt(keyOffset);
  }

  /** Place of a character of a text: of the `index`th UTF-16 unit of its value, escapes taken into account. */
  positionInText(path: Path, index: number): Position {
    const known = this.#known?.pieces.positionInText(path, index);
    if (known) return known;
    const place = this.#places.find(path);
    if (!place?.isText) return this.positionOf(path);
    const start = place.offset;
    const isAhead = this.#reached?.start === start && this.#reached.unit <= index;
    let { unit, offset } = isAhead && this.#reached ? this.#reached : { unit: 0, offset: start + 1 };
    for (; unit < index; unit++) {
      if (this.text[offset] !== '\\') offset++;
      else offset += this.text[offset + 1] === 'u' ? 6 : 2;
    }
    this.#reached = { start, unit, offset };
    return this.positionAt(offset);
  }
}
