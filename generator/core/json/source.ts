import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { locateInPlainText, locateInTree, type NodeLocator } from './node-locations.ts';
import type { Path } from './path.ts';
import { readPlainJson } from './plain-json.ts';
import { type Repair, repair } from './repair/repair.ts';
import type { Slip } from './repair/slip.ts';
import { findTooDeep, maxDepth, toValue } from './tree.ts';
import { get } from './walk.ts';

/** A position in a text: line and column from 1, column in UTF-16 units as in editors. */
export interface Position {
  line: number;
  column: number;
}

/** Encoding error of a file and its position. */
export interface EncodingError {
  position: Position;
  parameters: { found?: string };
}

/** Number of characters quoted on each side of a position. */
const quotedAround = 300;

const parseOptions = { disallowComments: true, allowTrailingComma: false };

/** A line, possibly cropped, and the index of the position in it. */
export interface Quote {
  text: string;
  index: number;
}

/** Crops a line around an index. */
function cropLine(line: string, index: number): Quote {
  const from = Math.max(0, index - quotedAround);
  return { text: line.slice(from, from + 2 * quotedAround).replace(/\r$/, ''), index: index - from };
}

/** A JSON text with the positions of its values. */
export class Source {
  readonly file: string;
  /** Whether it is valid JSON without duplicate keys, and was read without a tree. */
  readonly isPlain: boolean;
  readonly syntaxErrors: ParseError[] = [];
  /** Repaired slips. */
  readonly slips: Slip[] = [];
  /** Offset at which the nesting exceeds `maxDepth`; the text is not read further. */
  readonly tooDeepAt: number | undefined;
  /** Ranges that cannot be interpreted, because of an unclosed bracket. */
  readonly broken: Repair['broken'] = [];
  encodingError: EncodingError | undefined;
  readonly text: string;
  readonly value: unknown;
  #finder: NodeLocator | undefined;
  /** Offsets of line starts found so far. */
  readonly #starts = [0];
  #root: Node | undefined;
  /** Last position in a string: lookups are usually ascending, and strings may be long. */
  #reached: { start: number; unit: number; offset: number } | undefined;

  /** @param file name shown in messages; @param text JSON text */
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
      // A file in another format is empty after the repair.
      const isRead = this.tooDeepAt === undefined && repaired.text.trim() !== '';
      this.#root = isRead ? parseTree(repaired.text, this.syntaxErrors, parseOptions) : undefined;
    }
    this.value = this.#root && toValue(this.#root);
    this.#finder = locateInTree(this.#root);
  }

  /** Value of a top-level key. */
  part(key: string): unknown {
    return get(this.value, key);
  }

  get #places(): NodeLocator {
    this.#finder ??= locateInPlainText(this.text);
    return this.#finder;
  }

  /** Syntax tree with positions; undefined if the text is unreadable. */
  get root(): Node | undefined {
    if (this.isPlain) this.#root ??= parseTree(this.text, [], parseOptions);
    return this.#root;
  }

  /** Finds the next line start. @returns whether there is one */
  #findLine(): boolean {
    const end = this.text.indexOf('\n', this.#starts.at(-1));
    if (end !== -1) this.#starts.push(end + 1);
    return end !== -1;
  }

  /** Offset of a line; undefined after the last line. */
  #startOfLine(line: number): number | undefined {
    while (this.#starts.length < line && this.#findLine());
    return this.#starts[line - 1];
  }

  /** The line at a position, cropped, and the index of the position in the result. */
  quote({ line, column }: Position): Quote {
    const start = this.#startOfLine(line) ?? 0;
    const end = (this.#startOfLine(line + 1) ?? this.text.length + 1) - 1;
    return cropLine(this.text.slice(start, end), column - 1);
  }

  /** Position of an offset. */
  positionAt(offset: number): Position {
    // Characters that the repair appended have no position in the file.
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

  /** Whether an offset is in a range that cannot be interpreted. */
  isBroken(offset: number): boolean {
    return this.broken.some(([from, to]) => offset > from && offset < to);
  }

  /** Offset of a position. */
  offsetAt({ line, column }: Position): number {
    return (this.#startOfLine(line) ?? 0) + column - 1;
  }

  /** Position of the value at a path, or of its nearest existing ancestor. */
  positionOf(path: Path): Position {
    return this.positionAt(this.#places.nearest(path)?.offset ?? 0);
  }

  /** Range of the value at a path; undefined if it does not exist. */
  spanOf(path: Path): [from: number, to: number] | undefined {
    const place = this.#places.find(path);
    return place && [place.offset, place.end];
  }

  /** Position of the key of a property. */
  positionOfKey(path: Path): Position {
    const keyOffset = this.#places.find(path)?.keyOffset;
    return keyOffset === undefined ? this.positionOf(path) : this.positionAt(keyOffset);
  }

  /** Position of a character in a string: the `index`th UTF-16 unit of its value, allowing for escapes. */
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
