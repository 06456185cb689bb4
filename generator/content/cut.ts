import type { Path } from './path.ts';

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

/** A text that is no JSON, or whose entries are not where they are expected. */
class Unlike extends Error {}

/** Where the quotation mark stands that ends the text that begins at a place. */
function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  for (; bytes[at] !== quote; at++) {
    if (bytes[at] === backslash) at++;
    if (at >= bytes.length) throw new Unlike();
  }
  return at;
}

/** Goes through the bytes of a file once. What is wrong in an entry is not its concern, as long as it ends. */
class Cutter {
  readonly #bytes: Uint8Array;
  readonly entries: CutEntry[] = [];
  #at = 0;
  #line = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  #skipSpace(): void {
    for (; isSpace(this.#bytes[this.#at]); this.#at++) if (this.#bytes[this.#at] === newline) this.#line++;
  }

  /** Goes behind a list or an object: only its brackets and texts are looked at. */
  #skipNested(): void {
    const bytes = this.#bytes;
    let at = this.#at;
    let depth = 0;
    do {
      const byte = bytes[at];
      if (byte === quote) at = endOfText(bytes, at);
      else if (byte === openObject || byte === openList) depth++;
      else if (byte === closeObject || byte === closeList) depth--;
      else if (byte === newline) this.#line++;
      else if (byte === undefined) throw new Unlike();
      at++;
    } while (depth > 0);
    this.#at = at;
  }

  #skipValue(): void {
    const byte = this.#bytes[this.#at];
    if (byte === quote) this.#at = endOfText(this.#bytes, this.#at) + 1;
    else if (byte === openObject || byte === openList) this.#skipNested();
    else {
      const start = this.#at;
      while (this.#isOfLiteral()) this.#at++;
      if (this.#at === start) throw new Unlike();
    }
  }

  #isOfLiteral(): boolean {
    const byte = this.#bytes[this.#at];
    return byte !== undefined && byte !== comma && byte !== closeList && byte !== closeObject && !isSpace(byte);
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
    const [from, line] = [this.#at, this.#line];
    this.#skipValue();
    this.entries.push({ path, keyFrom, from, to: this.#at, line });
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
      const keyFrom = isObject ? this.#at : undefined;
      visit(isObject ? this.#readKey() : index, keyFrom);
      this.#skipSpace();
    }
    this.#at++;
  }

  run(): void {
    this.#skipSpace();
    if (this.#bytes[this.#at] !== openObject) throw new Unlike();
    this.#eachChild(true, (key, keyFrom) => {
      const first = this.#bytes[this.#at];
      if (first !== cutFurther.get(String(key))) this.#cutEntry([key], keyFrom);
      else this.#eachChild(first === openObject, (inner, innerFrom) => this.#cutEntry([key, inner], innerFrom));
    });
  }
}

function skeletonOf(bytes: Uint8Array, entries: readonly CutEntry[]): string {
  const zero = Buffer.from('0');
  const parts: Uint8Array[] = [];
  let end = 0;
  for (const { from, to } of entries) {
    parts.push(bytes.subarray(end, from), zero);
    end = to;
  }
  return Buffer.concat([...parts, bytes.subarray(end)]).toString();
}

/**
 * Cuts a file into its entries, without reading what is in them. The file is JSON exactly when its skeleton is, and each
 * entry by itself.
 * @param bytes UTF-8 without a byte order mark; @returns undefined where the bytes cannot be those of a site.
 */
export function cutFile(bytes: Uint8Array): Cut | undefined {
  const cutter = new Cutter(bytes);
  try {
    cutter.run();
  } catch (error) {
    if (error instanceof Unlike || error instanceof SyntaxError) return undefined;
    throw error;
  }
  return { entries: cutter.entries, skeleton: skeletonOf(bytes, cutter.entries) };
}
