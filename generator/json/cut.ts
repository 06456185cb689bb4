import { isUtf8 } from 'node:buffer';
import { bytesInMemory, type FileBytes } from './file-bytes.ts';
import type { Path } from './path.ts';
import type { Nesting } from './plain-json.ts';

/**
 * A part of a file that is right or wrong by itself: a page, a collection, or what else stands under a key of the whole.
 * Places are counted in bytes.
 */
export interface CutEntry {
  path: Path;
  /** Of its key; undefined for an item of a list. */
  keyFrom: number | undefined;
  from: number;
  /** Behind its last byte. */
  to: number;
  /** Lines that end before it. */
  line: number;
  /** Lines that end in it. */
  lines: number;
}

/** A file cut into its entries. */
export interface Cut {
  entries: CutEntry[];
  /** What is left of the file, with a 0 in the place of each entry. */
  skeleton: string;
}

/** What is cut further: a list into its items, an object into its members. */
const cutFurther = new Map([
  ['routes', '['.charCodeAt(0)],
  ['collections', '{'.charCodeAt(0)],
]);

const newline = 10;
const quote = 34;
const comma = 44;
const colon = 58;
const openList = 91;
const backslash = 92;
const closeList = 93;
const openObject = 123;
const closeObject = 125;

const isSpace = (byte: number | undefined) => byte === 32 || byte === newline || byte === 13 || byte === 9;

/** Whether a value is cut further that begins with a byte. */
const isCutFurther = (path: Path, first: number | undefined) =>
  path.length === 1 && first !== undefined && first === cutFurther.get(String(path[0]));

/** A text that is no JSON, or whose entries are not where they are expected. */
class Unlike extends Error {
  /** Whatever follows. */
  readonly isCertain: boolean;

  constructor(isCertain = false) {
    super();
    this.isCertain = isCertain;
  }
}

/**
 * Is shown each entry with its bytes, which are others afterwards, and with what is in it if it is JSON; false where nothing
 * more is to be cut.
 */
export type VisitEntry = (entry: CutEntry, bytes: Buffer, nesting: Nesting) => boolean;

export interface CutOptions {
  visit?: VisitEntry;
  /** Bytes that are in memory at a time; more where an entry has more. */
  windowSize?: number;
}

const usualWindow = 1 << 20;

/** Bytes that are there at least where a key begins: what stands between two entries is far shorter. */
const lookAhead = 1 << 12;

/**
 * Where the quotation mark stands that ends the text that begins at a place. Never looks behind the last byte: where that has
 * happened once, each further look takes five times as long.
 */
function endOfText(bytes: Uint8Array, start: number): number {
  const end = bytes.length;
  for (let at = start + 1; at < end; at++) {
    const byte = bytes[at];
    if (byte === quote) return at;
    if (byte === backslash) at++;
  }
  throw new Unlike();
}

/**
 * Goes through the bytes of a file once, a window at a time. What is wrong in an entry is not its concern, as long as it
 * ends.
 */
class Cutter {
  readonly entries: CutEntry[] = [];
  readonly #file: FileBytes;
  readonly #visit: VisitEntry;
  readonly #windowSize: number;
  #bytes: Buffer;
  /** Holds one window after another. */
  #room = Buffer.alloc(0);
  /** Where the window begins in the file. */
  #base = 0;
  #at = 0;
  #line = 0;
  #nesting: Nesting = { members: 0, depth: 0 };
  /** What stands between the entries, up to `#gap`. */
  #skeleton = '';
  #gap = 0;

  constructor(file: FileBytes, { visit = () => true, windowSize = usualWindow }: CutOptions) {
    this.#file = file;
    this.#visit = visit;
    this.#windowSize = Math.max(windowSize, 2 * lookAhead);
    this.#bytes = file.whole ?? file.read(0, this.#windowSize);
  }

  get #isLast(): boolean {
    return this.#base + this.#bytes.length >= this.#file.size;
  }

  /** Moves the window so that it begins at a place in it, and makes it longer where that is its beginning. */
  #moveTo(place: number): void {
    this.#keepGap(place);
    const size = place === 0 ? Math.max(this.#windowSize, 2 * this.#bytes.length) : this.#windowSize;
    this.#base += place;
    this.#at -= place;
    this.#gap -= place;
    if (size > this.#room.length) this.#room = Buffer.allocUnsafe(size);
    this.#bytes = this.#file.read(this.#base, this.#base + size, this.#room);
  }

  #keepGap(to: number): void {
    if (to <= this.#gap) return;
    const between = this.#bytes.subarray(this.#gap, to);
    if (!isUtf8(between)) throw new Unlike();
    this.#skeleton += between.toString();
    this.#gap = to;
  }

  #skipSpace(): void {
    for (; isSpace(this.#bytes[this.#at]); this.#at++) if (this.#bytes[this.#at] === newline) this.#line++;
  }

  /** Goes behind a list or an object: only its brackets and texts are looked at. */
  #skipNested(): void {
    const bytes = this.#bytes;
    const end = bytes.length;
    let at = this.#at;
    let [depth, deepest, members, lines] = [0, 0, 0, 0];
    do {
      if (at >= end) throw new Unlike();
      const byte = bytes[at];
      if (byte === quote) at = endOfText(bytes, at);
      else if (byte === openObject || byte === openList) deepest = Math.max(deepest, ++depth);
      else if (byte === closeObject || byte === closeList) depth--;
      else if (byte === newline) lines++;
      else if (byte === colon) members++;
      at++;
    } while (depth > 0);
    this.#at = at;
    this.#line += lines;
    this.#nesting = { members, depth: deepest };
  }

  #skipValue(): void {
    this.#nesting = { members: 0, depth: 0 };
    const byte = this.#bytes[this.#at];
    if (byte === quote) this.#at = endOfText(this.#bytes, this.#at) + 1;
    else if (byte === openObject || byte === openList) this.#skipNested();
    else {
      const start = this.#at;
      while (this.#isOfLiteral()) this.#at++;
      if (this.#at === start) throw new Unlike(byte !== undefined);
    }
  }

  #isOfLiteral(): boolean {
    const byte = this.#bytes[this.#at];
    return byte !== undefined && byte > 32 && byte !== comma && byte !== closeList && byte !== closeObject;
  }

  /** Whether a value ends in the window; of one that may go on behind it nothing is told. */
  #skipsWithin(): boolean {
    try {
      this.#skipValue();
      return this.#at < this.#bytes.length || this.#isLast;
    } catch (error) {
      if (error instanceof Unlike && !error.isCertain && !this.#isLast) return false;
      throw error;
    }
  }

  #readKey(): string {
    const start = this.#at;
    if (this.#bytes[start] !== quote) throw new Unlike();
    this.#at = endOfText(this.#bytes, start) + 1;
    const key: unknown = JSON.parse(new TextDecoder().decode(this.#bytes.subarray(start, this.#at)));
    this.#skipSpace();
    if (this.#bytes[this.#at++] !== colon) throw new Unlike();
    this.#skipSpace();
    return String(key);
  }

  #cutEntry(path: Path, keyFrom?: number): void {
    const line = this.#line;
    let start = this.#at;
    while (!this.#skipsWithin()) {
      this.#at = start;
      this.#line = line;
      this.#moveTo(start);
      start = 0;
    }
    const entry = { path, keyFrom, from: this.#base + start, to: this.#base + this.#at, line, lines: this.#line - line };
    this.#keepGap(start);
    this.#skeleton += '0';
    this.#gap = this.#at;
    this.entries.push(entry);
    if (!this.#visit(entry, this.#bytes.subarray(start, this.#at), this.#nesting)) throw new Unlike();
  }

  /** Calls back at each child of the list or object that begins here. */
  #eachChild(isObject: boolean, visit: (key: string | number, keyFrom: number | undefined) => void): void {
    const close = isObject ? closeObject : closeList;
    this.#at++;
    this.#skipSpace();
    for (let index = 0; this.#bytes[this.#at] !== close; index++) {
      if (index > 0) {
        if (this.#bytes[this.#at++] !== comma) throw new Unlike();
        this.#skipSpace();
      }
      if (this.#bytes.length - this.#at < lookAhead && !this.#isLast) this.#moveTo(this.#at);
      const keyFrom = isObject ? this.#base + this.#at : undefined;
      visit(isObject ? this.#readKey() : index, keyFrom);
      if (this.#bytes.length - this.#at < lookAhead && !this.#isLast) this.#moveTo(this.#at);
      this.#skipSpace();
    }
    this.#at++;
  }

  run(): string {
    this.#skipSpace();
    if (this.#bytes[this.#at] !== openObject) throw new Unlike();
    this.#eachChild(true, (key, keyFrom) => {
      const first = this.#bytes[this.#at];
      if (!isCutFurther([key], first)) this.#cutEntry([key], keyFrom);
      else this.#eachChild(first === openObject, (inner, innerFrom) => this.#cutEntry([key, inner], innerFrom));
    });
    if (!this.#isLast) this.#moveTo(this.#at);
    this.#keepGap(this.#bytes.length);
    if (!this.#isLast) throw new Unlike();
    return this.#skeleton;
  }
}

/**
 * Cuts a file into its entries, without reading what is in them. The file is JSON exactly when its skeleton is, and each
 * entry by itself.
 * @param file UTF-8 without a byte order mark; @returns undefined where it cannot be that of a site.
 */
export function cutFile(file: Buffer | FileBytes, options: CutOptions = {}): Cut | undefined {
  const cutter = new Cutter(Buffer.isBuffer(file) ? bytesInMemory(file) : file, options);
  try {
    const skeleton = cutter.run();
    return { entries: cutter.entries, skeleton };
  } catch (error) {
    if (error instanceof Unlike || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
