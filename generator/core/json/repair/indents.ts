/** How the lines of a text are moved in. Each line is measured once, wherever in it is asked for. */
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

  /** Width of the white space before the first sign of the line of an offset, and whether that is the sign at the offset. */
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
