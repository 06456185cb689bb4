/** Words with their number. */
export class Bag {
  readonly #counts = new Map<string, number>();

  constructor(words: Iterable<string> = []) {
    this.add(words);
  }

  add(words: Iterable<string>): void {
    for (const word of words) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
  }

  /** Takes one of a word. @returns whether there was one */
  take(word: string): boolean {
    const count = this.#counts.get(word) ?? 0;
    if (count > 0) this.#counts.set(word, count - 1);
    return count > 0;
  }

  /** Takes what is there of some words. @returns the others, in order */
  takeAll(words: readonly string[]): string[] {
    return words.filter((word) => !this.take(word));
  }

  /** Words that are left, each as often as it is there. */
  *left(): Generator<string> {
    for (const [word, count] of this.#counts) for (let at = 0; at < count; at++) yield word;
  }
}

/** Words without others, each as often as it is among them. */
export const withoutWords = (words: readonly string[], removed: readonly string[]): string[] => new Bag(removed).takeAll(words);
