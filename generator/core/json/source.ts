import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { locateInPlainText, locateInTree, type NodeLocator } from './node-locations.ts';
import type { Path } from './path.ts';
import { readPlainJson } from './plain-json.ts';
import { type Repair, repair } from './repair/repair.ts';
import type { Slip } from './repair/slip.ts';
import { findTooDeep, maxDepth, toValue } from './tree.ts';
import { get } from './walk.ts';

/** A place in the text: line and column from 1, column in UTF-16 units as editors count. */
export interface Position {
  line: number;
  column: number;
}

/** What is wrong with the encoding of a file, and where it shows. */
export interface EncodingError {
  position: Position;
  parameters: { found?: string };
}

/** Characters of a line that are kept on each side of a place that is quoted. */
const quotedAround = 300;

const parseOptions = { disallowComments: true, allowTrailingComma: false };

/** A line, perhaps cropped, and the index of a place in it. */
export interface Quote {
  text: string;
  index: number;
}

/** Crops a line around the index of a place. */
function cropLine(line: string, index: number): Quote {
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
  encodingFault: EncodingError | undefined;
  readonly text: string;
  readonly value: unknown;
  #finder: NodeLocator | undefined;
  /** Where lines begin, as far as they were looked for. */
  readonly #starts = [0];
  #root: Node | undefined;
  /** The place last asked for within a text: most are asked for in their order, and a text may be long. */
  #reached: { start: number; unit: number; offset: number } | undefined;

  /** @param file name shown in messages; @param text the JSON */
  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
    const plain = readPlainJson(text, maxDepth);
    this.isPlain = plain !== undefined;
    if (plain) {
      this.value = plain.value;
      return;
    }
    this.tooDeepAt = findTooDeep(text);
    if (this.tooDeepAt === undefined) this.#root = parseTree(text, this.syntaxErrors, parseOptions);
    if (this.syntaxErrors.length > 0) {
      const repaired = repair(text);
      this.slips = repaired.slips;
      this.broken = repaired.broken;
      this.syntaxErrors = [];
      this.tooDeepAt = findTooDeep(repaired.text);
      // Of a file of another kind nothing is left to be read.
      const isRead = this.tooDeepAt === undefined && repaired.text.trim() !== '';
      this.#root = isRead ? parseTree(repaired.text, this.syntaxErrors, parseOptions) : undefined;
    }
    this.value = this.#root && toValue(this.#root);
    this.#finder = locateInTree(this.#root);
  }

  /** What stands under a key of the whole. */
  part(key: string): unknown {
    return get(this.value, key);
  }

  get #places(): NodeLocator {
    this.#finder ??= locateInPlainText(this.text);
    return this.#finder;
  }

  /** The tree of the text, with the place of everything in it; undefined where nothing could be read. */
  get root(): Node | undefined {
    if (this.isPlain) this.#root ??= parseTree(this.text, [], parseOptions);
    return this.#root;
  }

  /** Looks for one line more. @returns whether there is one */
  #findLine(): boolean {
    const end = this.text.indexOf('\n', this.#starts.at(-1));
    if (end !== -1) this.#starts.push(end + 1);
    return end !== -1;
  }

  /** Where a line begins; undefined behind the last. */
  #startOfLine(line: number): number | undefined {
    while (this.#starts.length < line && this.#findLine());
    return this.#starts[line - 1];
  }

  /** The line of a place, cropped around it, and the index of the place in what is left. */
  quote({ line, column }: Position): Quote {
    const start = this.#startOfLine(line) ?? 0;
    const end = (this.#startOfLine(line + 1) ?? this.text.length + 1) - 1;
    return cropLine(this.text.slice(start, end), column - 1);
  }

  /** Place of an offset into the text. */
  positionAt(offset: number): Position {
    // What repair added at the end is no place of the file.
    const at = Math.min(offset, this.text.length);
    while ((this.#starts.at(-1) ?? 0) <= at && this.#findLine());
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (this.#starts[low] ?? 0) + 1 };
  }

  /** Whether an offset is where nothing can be told. */
  isBroken(offset: number): boolean {
    return this.broken.some(([from, to]) => offset > from && offset < to);
  }

  /** Offset of a place. */
  offsetAt({ line, column }: Position): number {
    return (this.#startOfLine(line) ?? 0) + column - 1;
  }

  /** Place of a value; where the path does not exist, of the nearest thing around it. */
  positionOf(path: Path): Position {
    return this.positionAt(this.#places.nearest(path)?.offset ?? 0);
  }

  /** Where the text of a value begins and ends; undefined where the path does not exist. */
  spanOf(path: Path): [from: number, to: number] | undefined {
    const place = this.#places.find(path);
    return place && [place.offset, place.end];
  }

  /** Place of the key of a property. */
  positionOfKey(path: Path): Position {
    const keyOffset = this.#places.find(path)?.keyOffset;
    return keyOffset === undefined ? this.positionOf(path) : this.positionAt(keyOffset);
  }

  /** Place of a character of a text: of the `index`th UTF-16 unit of its value, escapes taken into account. */
  positionInText(path: Path, index: number): Position {
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
