/** Indentation of the lines of a text. Each line is measured once, in any order. */
export class LineIndents {
  readonly #text: string;
  readonly #starts: number[] = [0];
  readonly #widths = new Map<number, number>();

  constructor(text: string) {
    this.#text = text;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  #startOf(offset: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return this.#starts[low] ?? 0;
  }

  /** Width of the indentation of the line, and whether the offset is at its first other character. */
  at(offset: number): { width: number; isFirst: boolean } {
    const start = this.#startOf(offset);
    let whole = this.#widths.get(start);
    if (whole === undefined) {
      const spaces = /[ \t]*/y;
      spaces.lastIndex = start;
      whole = spaces.exec(this.#text)?.[0].length ?? 0;
      this.#widths.set(start, whole);
    }
    const width = Math.min(whole, offset - start);
    return { width, isFirst: start + width === offset };
  }
}
